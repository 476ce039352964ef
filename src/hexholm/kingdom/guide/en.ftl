# The guide to Kingdom Builder in English: how the game works. An entry is a paragraph and a few points.

guide-aim-title = What it’s about
guide-aim = You found a kingdom of settlements. Three Kingdom Builder cards, different in every game, say what earns gold: being next to water, filling a row, linking castles. Read them before you build anything. Whoever has the most gold at the end wins.
guide-aim-1 = Do castles always pay? Each castle you touch earns 3 gold in every game, whatever the cards say.
guide-aim-2 = What about a tie? Players with the same amount of gold share the victory.

guide-setup-title = Setting up
guide-setup-also = who starts, first player, preparing
guide-setup = Four sections make the board. Every location hex gets two tiles, and three Kingdom Builder cards are turned up. Each player takes 40 settlements and one terrain card, which stays hidden until their turn.
guide-setup-1 = Which sections can be used? Any four sections of the boxes you own can be used, and each may be turned around.
guide-setup-2 = Can boxes be mixed? The boxes mix freely: all their sections are one pool, and all their Kingdom Builder cards one deck.
guide-setup-3 = Does it change with the number of players? Nothing depends on the number of players.
guide-setup-4 = What is good for a first game? The first game the rulebook suggests uses the sections Tavern, Paddock, Oasis and Farm, and the cards Fishermen, Knights and Merchants.
guide-setup-5 = Who begins? The oldest player begins, and play goes clockwise.

guide-board-title = The board
guide-board = The board has 20 rows of 20 hexes. A hex touches up to six others, across the borders of sections too. Rows run from left to right; lines run in three directions, along the rows and along the two diagonals.
guide-board-1 = What can be built on? You can build on grass, canyon, desert, flower fields and forest. Water, mountains, castles and locations can’t be built on.
guide-board-2 = What is an area? Connected settlements of one player are an area. A settlement on its own is an area too.
guide-board-3 = What is the edge of the board? The edge of the board is its first and last row and its first and last column. A corner hex belongs to two edges.
guide-board-4 = Do the bridges matter? Bridges drawn on the board mean nothing.

guide-turn-title = Your turn
guide-turn = Show your terrain card and build three settlements on that terrain: this is the mandatory action. Before it or after it you may use your location tiles, each of them once. Then discard the card and draw a new one.
guide-turn-1 = May I use a tile between the three settlements? The three settlements are built directly one after the other. You can’t use a tile in between.
guide-turn-2 = Do I have to use my tiles? You never have to use a tile.
guide-turn-3 = How often can a tile be used? Used tiles are ready again on your next turn.
guide-turn-4 = Do the three have to be together? The three may go to different areas of yours, as long as each is next to one of your settlements if possible.
guide-turn-5 = What if the draw pile is empty? When the draw pile is empty, the discard pile is shuffled.

guide-building-title = Where you may build
guide-building-also = allowed, forbidden, occupied, legal
guide-building = A settlement goes on an empty hex of the terrain you are playing. There is never more than one piece on a hex, and nobody builds on special hexes such as castles and locations.
guide-building-1 = Can I ever build anywhere else? An extra action can name another place: water, the edge of the board, the end of a line.
guide-building-2 = What does “any terrain” mean? Where an action allows any terrain, it means terrain that can be built on: never water or mountains, unless it says so.

guide-adjacency-title = Next to your own
guide-adjacency-also = adjacent, touching, adjoining, must, obligation
guide-adjacency = If you can build next to one of your settlements, you must. Look only at the hexes this very action allows: if one of them touches a settlement of yours, build on such a hex. If none does, you may build on any of them. That is why a first settlement that touches few terrains keeps you free.
guide-adjacency-1 = When is it checked? It is checked for each settlement at the moment it is built: where the first of your three goes decides where the second may go.
guide-adjacency-2 = What if no hex is next to my own? In the mandatory action you then have to build somewhere. With an extra action you may, but don’t have to.
guide-adjacency-3 = Does it hold for every action? Some actions name a place instead, such as the end of a line. Without such a hex they can’t be used.
guide-adjacency-4 = Do only settlements count? Other pieces that count as settlements count here too.
guide-adjacency-5 = And my very first settlement? As long as you have nothing on the board, every hex of your terrain is open to you.

guide-terrain-card-title = When your terrain is full
guide-terrain-card-also = blocked, occupied, no hex left, another card, stuck
guide-terrain-card = If your card’s terrain has no empty hex left, show the card, take it out of the game and draw another one, until you have one you can use. This also happens in the middle of a turn: the rest of your settlements go on the new terrain.
guide-terrain-card-1 = Do I build more or fewer then? The number of settlements stays the same.
guide-terrain-card-2 = Which card counts for my tiles? From then on the new card is your card for everything else in this turn.
guide-terrain-card-3 = What if I hold several cards? If you hold several cards, a useless one is passed over as long as another can be used.
guide-terrain-card-4 = What if no card is any use? If no usable card is left anywhere, the rest of your settlements for this turn are lost.

guide-supply-title = When settlements run short
guide-supply-also = run out, no settlements left, last settlements
guide-supply = Do as much as you can. With two settlements left you build two. With none left you skip the mandatory action; moves are still allowed.
guide-supply-1 = What about extra actions that build several? The same goes for an extra action that builds several settlements: as many as there are settlements and hexes.

guide-tiles-title = Location tiles
guide-tiles-also = take, get, token
guide-tiles = Build next to a location, or move a settlement there, and you take one of its tiles at once, if one is left. From your next turn on it gives you an extra action every turn, before or after your mandatory action.
guide-tiles-1 = May I use it at once? You can’t use a tile in the turn you took it.
guide-tiles-2 = Can I get two tiles of the same location? Each location hex gives you one tile, once in the whole game. Another hex of the same location gives you another one, and then you can use both every turn.
guide-tiles-3 = What if it touches several locations? A settlement that touches several locations takes a tile from each.
guide-tiles-4 = What if no tile is left? No tile left, no tile.

guide-losing-title = Losing a tile
guide-losing-also = lose, lost, give up, give back
guide-losing = You keep a tile as long as one of your settlements is next to its hex. When the last one leaves, the tile goes out of the game, and you can never take another one there.
guide-losing-1 = What if another player removed it? It doesn’t matter why the settlement left: you moved it, or somebody removed it.
guide-losing-2 = When is it checked? It is checked after each completed move, not at the end of the turn.
guide-losing-3 = One move loses a tile and takes one: what comes first? If a move both loses and takes a tile, the loss comes first.
guide-losing-4 = I have two of a kind and lose one: which? If you lose one of two identical tiles, you choose which one goes: you can give up the used one.

guide-moving-title = Moving a settlement
guide-moving-also = move, adjacent
guide-moving = Pick the settlement up first, then look where it may go. While it is in your hand it isn’t next to anything, and its old hex is empty. If the action says “next to your own if possible”, only the settlements that remain on the board count.
guide-moving-1 = May I put it back where it was? It can’t be put back where it was. If no settlement could go anywhere, the action can’t be used.
guide-moving-2 = Does a move take tiles? A settlement that arrives next to a location takes a tile, just as if it had been built there.
guide-moving-3 = Can settlements leave water or mountains? Settlements on water or mountains can be moved like any others.
guide-moving-4 = And pieces that go step by step? Pieces that go step by step may step back to where they came from. One that ends where it began neither takes nor loses location tiles.

guide-end-title = The end of the game
guide-end-also = finish, last round, game over
guide-end = When a player has built their last settlement, the round is finished: everybody has had the same number of turns. Then the gold is counted.
guide-end-1 = The Sword gives a settlement back: does the game go on? Nothing stops the end once the supply was empty, even if a settlement comes back.
guide-end-2 = What if nobody can build? On a very small board it can happen that nobody is able to build. Such a round is the last one too.

guide-scoring-title = Counting the gold
guide-scoring-also = points, score, winner
guide-scoring = Add up what each Kingdom Builder card pays you, 3 gold for each castle you touch, and the gold you collected during the game. The order doesn’t matter.
guide-scoring-1 = Does a settlement count only once? A settlement can count for several cards at once.
guide-scoring-2 = Do red cards pay again? Cards that paid during the game pay nothing more at the end.

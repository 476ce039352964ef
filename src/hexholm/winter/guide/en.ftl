# The guide to Winter Kingdom in English: how the game works. An entry is a paragraph and a few points.

guide-aim-title = What it’s about
guide-aim = You build houses and forts in the snow, earn coins with them, and buy talents that let you do more. Three scoring cards, different in every game, say what earns points. Whoever has the most points at the end wins.
guide-aim-1 = What else is on the table? An economy card says what earns coins, and a twist may change a rule.
guide-aim-2 = Do castles always pay? Each castle pays 3 points to the player with the most houses next to it, whatever the cards say.
guide-aim-3 = What about a tie? Players with the same number of points share the victory.

guide-setup-title = Setting up
guide-setup-also = who starts, first player, preparing
guide-setup = Seven boards make the land: one in the centre and one at each of its sides. Turn up three scoring cards, an economy card and a twist. Each player takes 32 houses, 4 forts, a tunnel card, five talents and a terrain card; talents and terrain card stay hidden.
guide-setup-1 = How many coins at the start? The players start with 1 and 2 coins, with 1, 1 and 2, or with 1, 1, 2 and 2, the start player first.
guide-setup-2 = What is good for a first game? Play your first game without a twist.
guide-setup-3 = What has to be agreed on? Some cards need something to be agreed on: a top board, a bottom board, a direction. It is drawn or chosen at the start and marked on the board.
guide-setup-4 = Who begins? By the rulebook the youngest player begins; play goes clockwise.

guide-boards-title = The boards
guide-boards = Each board is a hexagon of 61 hexes and can be turned. Together they have 427 hexes and one outer edge. A hex touches its neighbours on other boards too.
guide-boards-1 = What can be built on? You can build on flower fields, grassland, tundra, fell fields, snowscape and forest. You can build on ice too, but no terrain card shows it: that takes a talent.
guide-boards-2 = Where can’t anything stand? Nothing stands on tunnels, villages and castles, and only the upgraded Mine builds on mountains.
guide-boards-3 = What is the outer edge? A hex at the outer edge has fewer than six neighbours on the whole board.
guide-boards-4 = Is a house on ice next to ice? A hex isn’t next to itself: a house on ice is next to ice only if another ice hex touches it.
guide-boards-5 = What is a group? Connected buildings of one player are a group. A building on its own is a group too.

guide-turn-title = Your turn
guide-turn = Show your terrain card and build three buildings on that terrain: this is the mandatory action. Before it or after it you may use your talents and the tunnel card, each of them once. Then comes the purchase step. At the end you draw a new terrain card.
guide-turn-1 = May I use a talent between the three buildings? Talents are never used between the three buildings, and not once you have begun to buy.
guide-turn-2 = May I build fewer than three? You build fewer than three only if your supply or the terrain runs out.
guide-turn-3 = May I use a talent in the turn I buy it? A talent you have bought or upgraded can be used that way from your next turn on.

guide-adjacency-title = Next to your own
guide-adjacency-also = adjacent, touching, adjoining, must, obligation
guide-adjacency = If you can build next to one of your buildings, you must. Look only at the hexes this very action allows: if one of them touches a building of yours, build on such a hex. If none does, you may build on any of them.
guide-adjacency-1 = Does it hold for every talent? Some talents name a place instead, such as the end of a line or next to a group. Without such a hex they can’t be used.
guide-adjacency-2 = And moves? Moves never have to end next to your own.

guide-suitable-title = Suitable hexes
guide-suitable-also = allowed, forbidden, where to build, legal
guide-suitable = A hex is suitable if it is empty, is ice or one of the six terrains of the cards, and isn’t closed by the twist. Buildings are built, and moves end, on suitable hexes only.
guide-suitable-1 = What about mountains? A mountain is suitable for the lower action of the Mine only.

guide-house = Your ordinary building: each player has 32. Whatever says “building” means houses and forts; only houses can be moved.
guide-house-1 = May I build a fort instead? Yes, at any time, as long as you have one left.

guide-fort-also = cost, price
guide-fort = Whenever you build a house, you may build a fort instead, as long as you have one left. A fort is one building on one hex, but for coins and points it counts as two houses there.
guide-fort-1 = Can it be moved? It never moves.
guide-fort-2 = Does it count double in a line? In a line of buildings it is one building.
guide-fort-3 = What does it cost? A fort costs no coins, only one of your four forts.

guide-coins-title = Coins
guide-coins = The economy card says which buildings earn coins. They are paid at once, for each building by itself.
guide-coins-1 = Which buildings earn coins? Only the buildings of your terrain card and extra buildings of talents earn coins. The guest of Hospitality and the building of the Caravan earn none.
guide-coins-2 = Do moves earn coins? Moves never earn coins.
guide-coins-3 = What does a fort earn? A fort earns as much as two houses.

guide-buying-title = The purchase step
guide-buying-also = cost, price, five coins, shop
guide-buying = At the end of your turn, do one of three things: buy one of your talents, upgrade one you have bought, or pay 5 coins to use one of your talents up to three times in a row.
guide-buying-1 = What do I get? A bought talent has its upper action. Upgraded, it has the lower one too.
guide-buying-2 = What may the five coins repeat? The five-coin option works even if you have used the talent this turn, and on the tunnel card too. It doesn’t repeat the mandatory action.
guide-buying-3 = And Guide and Crossroads? Of Guide and Crossroads only the upper action can be repeated.
guide-buying-4 = What do the others see? Talents you haven’t bought are hidden; coins and bought talents are open.

guide-talents-title = A talent’s two actions
guide-talents = A talent card has an upper action and, once upgraded, a lower one. How they go together depends on the card: you choose one of the two each turn, or the lower one may follow the upper one, or you may use both.
guide-talents-1 = How does a lower action follow? Where the lower action follows, it is about the same house and comes directly after. After building a fort, the house can’t be moved further, because there is none.
guide-talents-2 = Do I have to use it? You never have to use a talent, nor its lower action.
guide-talents-3 = Does buying make it usable at once? No, from your next turn on, unless the twist says otherwise.

guide-terrain-card-title = When your terrain is full
guide-terrain-card-also = blocked, occupied, no hex left, another card
guide-terrain-card = If your card’s terrain has no empty hex left, it is replaced: when you draw it, and again when you show it.
guide-terrain-card-1 = What about hexes a twist forbids? Hexes that only a twist forbids count as empty here.

guide-castle-title = Castle
guide-castle = Nobody builds on a castle. At the end, each castle pays 3 points to the player with the most houses next to it.
guide-castle-1 = Who is paid in a tie? All who tie get 3 points. Without a house next to it you get nothing.
guide-castle-2 = What does a fort count? A fort counts as two houses.

guide-village-title = Village
guide-village = Nobody builds on a village. By itself it pays nothing, but some cards pay for what stands next to it.
guide-village-1 = Is it an obstacle? Yes, for everything that slides or goes step by step; jumps pass over it.

guide-end-title = The end of the game
guide-end-also = finish, last round, game over
guide-end = When a player has no house and no fort left, the round is finished. Then the points are counted: the three scoring cards and the castles.
guide-end-1 = What if nobody builds? A round in which nobody built anything is the last one too.
guide-end-2 = Do removed houses come back? Buildings that left the game don’t come back.
guide-end-3 = What are coins worth? Coins are worth nothing at the end.

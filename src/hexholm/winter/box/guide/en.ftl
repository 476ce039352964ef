# The guide to the cards of Winter Kingdom in English. A fort counts as two houses.

## The card that everybody has
guide-tunnel = Everybody has this card from the start: once per turn, move a house next to a tunnel to a suitable hex next to another tunnel.
guide-tunnel-1 = It has to be another tunnel. Every board has one.
guide-tunnel-2 = It can be used for five coins too.

## Talents: the upper action, then the lower one
guide-pasture = Build one more building on grassland, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-sawmill = Build one more building in a forest, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-garden = Build one more building on a flower field, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-monastery = Build one more building on a fell field, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-hot-springs = Build one more building on tundra, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-hunting-lodge = Build one more building on a snowscape, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-port = Build one more building on the terrain of your card, next to your own if possible. Upgraded: or build it on ice instead.
guide-mine = Build one more building next to a mountain, next to your own if possible. Upgraded: or build it on a mountain.
guide-mine-1 = A house on a mountain is next to a mountain only if another mountain hex touches it.
guide-market = Build one more building next to a castle, next to your own if possible. Upgraded: or next to any building of a group of yours that touches a castle.
guide-market-1 = Forts belong to the group.
guide-farm = Build one more building next to a village, next to your own if possible. Upgraded: or next to any building of a group of yours that touches a village.
guide-farm-1 = Forts belong to the group.
guide-barracks = Build one more building next to one of your forts. Upgraded: or next to any building of a group of yours that has a fort in it.
guide-barracks-1 = Without a fort on the board it can’t be used.
guide-tavern = Build one more building at either end of a straight, unbroken line of three or more of your buildings. Upgraded: or at the end of such a line of one other player.
guide-tavern-1 = The line may run in any of the three directions. Forts count as one building.
guide-outpost = Build one more building next to exactly one of your buildings. Upgraded: or next to at most three of them.
guide-outpost-1 = The lower action builds next to your own if possible; if no such hex is, it may build on a suitable hex anywhere.
guide-tower = Build one more building at the outer edge, on one of the six terrains of the cards, next to your own if possible. Upgraded: afterwards you may move that house one hex, to a suitable hex.
guide-tower-1 = It doesn’t build on ice.
guide-homestead = Build one more building on the centre board, next to your own if possible. Upgraded: afterwards you may move that house over empty hexes to another place on the centre board.
guide-homestead-1 = On its way it may cross any hex of the centre board without a building.
guide-crossroads = Build one more building on the terrain to the right of your card’s, next to your own if possible. Upgraded: before your first building you may also decide to build all three on that terrain instead.
guide-crossroads-1 = The order: flower field, grassland, tundra, fell field, snowscape, forest, and then flower field again.
guide-crossroads-2 = The upper action, and the Port, still follow your card.
guide-caravan = Move a house two hexes in a straight line, over anything. Upgraded: afterwards you may build on the hex it left.
guide-caravan-1 = That building earns no coins.
guide-mule = Move a house one hex. Upgraded: and then one hex further.
guide-toboggan = Move a house one hex. Upgraded: or two hexes in a straight line, over anything.
guide-horse = Move a house two hexes in a straight line, over anything. Upgraded: or to any hex exactly two hexes away.
guide-guide = Move a house across a mountain area next to it or under it, to a suitable hex next to a mountain hex it crossed. Upgraded: your tunnel card may also move a house that isn’t next to a tunnel.
guide-guide-1 = It crosses empty hexes of one mountain area and never ends on a mountain.
guide-guide-2 = You may use both in the same turn.
guide-dog-sled = Move a house across the ice to another ice hex. Upgraded: or to a suitable hex on the ice or next to it.
guide-dog-sled-1 = It crosses empty hexes of one ice area that is under the house or next to it.
guide-wagon = Move a house to another hex next to its own group. Upgraded: or next to the connected buildings of all players that it belongs to.
guide-wagon-1 = The new hex has to touch a building of the group other than the house itself.
guide-wagon-2 = There has to be a way there over empty hexes. Ice and mountains can be crossed; castles, villages and tunnels can’t.
guide-sleigh = Slide a house in a straight line to the last hex before something stops it. Upgraded: or stop wherever you like on the way.
guide-sleigh-1 = Buildings, ice, mountains, tunnels, villages, castles and the edge stop it.
guide-sleigh-2 = It may start from ice, but it can’t slide onto ice.
guide-carriage = Move a house any distance over connected empty hexes of the terrain it stands on. Upgraded: and then one hex further, to any suitable hex.

## Economy cards
guide-agriculture = 1 coin for each house you build next to a village, 2 for a fort.
guide-weapons = 1 coin for each house you build next to one of your forts, 2 for a fort.
guide-weapons-1 = A new fort needs another fort beside it.
guide-fur = 1 coin for each house you build on the top board, 2 for a fort.
guide-fur-1 = Which board is the top one is drawn or chosen at the start and marked on the board.
guide-export = 1 coin for each house you build at the outer edge of the whole board, 2 for a fort.
guide-cattle = 1 coin for each house you build with no empty hex of its own terrain next to it, 2 for a fort.
guide-cattle-1 = A hex that touches no other hex of its terrain counts too.
guide-hunting = 1 coin for each house you build with no building of yours next to it, 2 for a fort.
guide-marble = 2 coins if the three buildings of your terrain card stand side by side in a straight line, and one coin more for each fort among them.
guide-marble-1 = Only those three count, not buildings you had before.
guide-salvage = Before you buy, you may take any number of your buildings off the board, out of the game: 1 coin for a house, 2 for a fort.

## Twists
guide-overreach = If you have built more than four buildings in a turn, one of your houses leaves the game at the end of that turn.
guide-overreach-1 = Buildings of talents and of the five-coin option count; moves don’t.
guide-overreach-2 = You choose the house. It can’t be a fort.
guide-keep-away = No building may be built, or end a move, next to another player’s building.
guide-keep-away-1 = Passing by is allowed.
guide-keep-away-2 = When you check whether you can build next to your own, only the hexes that are still allowed count.
guide-long-reach = For the buildings of your terrain card, two hexes away from one of your buildings counts as next to it.
guide-long-reach-1 = It is about where you may build; for cards and coins, next to still means next to.
guide-quick-study = A talent you buy or upgrade may be used once at once, unless you have already used it this turn.
guide-quick-study-1 = The lower action of the Crossroads comes too late: your three buildings are already built.
guide-hospitality = Each building of your terrain card next to a village lets you build one more at once, on any suitable hex next to one of your buildings.
guide-hospitality-1 = The guest earns no coins and doesn’t count for Marble.
guide-long-tunnels = After a move with the tunnel card the house may go one hex further.
guide-long-tunnels-1 = That goes for tunnel moves by the upgraded Guide and for five coins, too.
guide-separate-lands = The boards don’t touch: nothing is next to, connected to or in line with anything on another board, and no move crosses the border. Tunnels still lead from board to board.
guide-separate-lands-1 = The outer edge stays the same.
guide-bargain = Talents and upgrades cost 1 coin less, and you may buy as many as you like in one turn.
guide-bargain-1 = You may upgrade a talent you have just bought.
guide-bargain-2 = The five-coin option still costs 5, and then you buy nothing.

## Scoring cards
guide-wanderers = { card-pays } for each of your groups. A building on its own is a group; buildings that touch are one group together.
guide-followers = { card-pays } for each of your houses next to another player’s building.
guide-crowd = { card-pays } for every two houses in your largest group.
guide-crowd-1 = The largest group is the one with the most houses, with a fort as two.
guide-loners = { card-pays } for each of your houses with no other building of yours next to it.
guide-mountaineers = { card-pays } for each of your houses next to two or more mountain hexes.
guide-travellers = { card-pays } for each board on which you have two or more houses, except the first two of them.
guide-travellers-1 = With two or more houses on five boards, three boards pay.
guide-knights = { card-pays } for each of your houses on your best line. All lines run in the direction marked on the board.
guide-knights-1 = The line crosses the whole land; the houses don’t have to be side by side.
guide-bureaucrats = { card-pays } for each village with two or more of your houses next to it.
guide-bureaucrats-1 = A single fort next to it is enough.
guide-celebrities = { card-pays } for each village that you have the most houses next to.
guide-celebrities-1 = All who tie are paid; without a house next to it you get nothing.
guide-nature-lovers = { card-pays } for each of your houses next to a forest hex, but not in the forest.
guide-ice-fishers = { card-pays } for each of your houses on ice.
guide-pioneers = { card-pays } for each of your houses on the bottom board, which is marked.
guide-farmers = { card-pays } for each of your houses outside your two strongest boards, those with the most of your houses.
guide-spelunkers = { card-pays } for each tunnel with a house of yours next to it.
guide-royalty = { card-pays } for each castle that one of your groups links to another castle.
guide-royalty-1 = Linked means that a single group of yours touches both.
guide-merchants = { card-pays } for each village that one of your groups links to another village.
guide-merchants-1 = Linked means that a single group of yours touches both.
guide-scouts = { card-pays } for each of your houses at the outer edge of the whole board.
guide-miners = { card-pays } for each mountain area with a house of yours next to it. A mountain area is a connected group of mountain hexes, whatever its size.

# What to take out of the box, in English.

item-terrain-cards = Terrain cards, shuffled
item-terrain-cards-out = Terrain cards that stay in the box
item-talents = Talents, dealt face down
item-coins = Coins

drawn-for = { $game } for { $n } players
step-land = Lay the boards
step-cards = Put the cards beside them
step-items = Take out of the box
step-begin = Begin
laid-beside = beside the board
laid-over = turned upside down
laid-turned = turned clockwise by { $degrees }°
laid-own = your board
item-each = for each player
item-by-turn = { $numbers } in turn order
item-on = on { $hexes }
shown-tasks = Task
shown-economy = { economy-title }
shown-twist = { twist-title }
begin-name = { $name } begins. Play clockwise.
begin-kingdom-builder = The oldest player begins. Play clockwise.
begin-winter-kingdom = The youngest player begins. Play clockwise.

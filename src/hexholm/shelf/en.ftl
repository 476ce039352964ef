# What to take out of the box, in English.

item-terrain-cards = Terrain cards, shuffled
item-terrain-cards-out = Terrain cards that stay in the box
item-talents = Talents, dealt face down
item-coins = Coins

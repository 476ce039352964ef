# Was aus der Schachtel kommt, auf Deutsch.

item-terrain-cards = Geländekarten, gemischt
item-terrain-cards-out = Geländekarten, die in der Schachtel bleiben
item-talents = Talente, verdeckt ausgeteilt
item-coins = Münzen

# Wat uit de doos komt, in het Nederlands.

item-terrain-cards = Terreinkaarten, geschud
item-terrain-cards-out = Terreinkaarten die in de doos blijven
item-talents = Talenten, gedekt uitgedeeld
item-coins = Munten

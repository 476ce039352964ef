# Wat uit de doos komt, in het Nederlands.

item-terrain-cards = Gebiedskaarten, geschud
item-terrain-cards-out = Gebiedskaarten die in de doos blijven
item-talents = Talenten, gedekt uitgedeeld
item-coins = Munten

drawn-for = { $game } voor { $n } spelers
step-land = Leg het bord neer
step-cards = Leg de kaarten ernaast
step-items = Neem uit de doos
step-begin = Beginnen
laid-beside = naast het bord
laid-over = ondersteboven gedraaid
laid-turned = { $degrees }° met de klok mee gedraaid
laid-own = je eigen bord
item-each = voor elke speler
item-by-turn = { $numbers } in speelvolgorde
item-on = op { $hexes }
shown-tasks = Opdracht
shown-economy = { economy-title }
shown-twist = { twist-title }
begin-name = { $name } begint. Speel met de klok mee.
begin-kingdom-builder = De oudste speler begint. Speel met de klok mee.
begin-winter-kingdom = De jongste speler begint. Speel met de klok mee.

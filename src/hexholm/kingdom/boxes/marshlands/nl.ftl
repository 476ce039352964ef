# Marshlands in het Nederlands.

box-marshlands = Marshlands
box-marshlands-text = Moerassen en kaarten met twee gebieden, paleizen, en een bonus voor twee dezelfde tegels.
terrain-swamp = Moeras
    .on = moeras
    .a = moeras
    .word = moeras
    .card = moeraskaart
    .letter = M
terrain-swamp-grass = Moeras/gras
    .word = moeras/gras
    .card = moeras/gras-kaart
terrain-swamp-canyon = Moeras/ravijn
    .word = moeras/ravijn
    .card = moeras/ravijn-kaart
terrain-swamp-desert = Moeras/woestijn
    .word = moeras/woestijn
    .card = moeras/woestijn-kaart
terrain-swamp-flower-field = Moeras/bloemen
    .word = moeras/bloemen
    .card = moeras/bloemen-kaart
terrain-swamp-forest = Moeras/bos
    .word = moeras/bos
    .card = moeras/bos-kaart
terrain-palace = Paleis
    .a = een paleis
site-palace-text = Wie er aan het einde de meeste nederzettingen naast heeft, krijgt 5 goud.
rules-marshlands = Bij een kaart met twee gebieden bouw je twee nederzettingen op moeras, of drie op het andere gebied. Twee dezelfde Marshlands-tegels geven je een bonusactie.

location-temple = Tempel
    .de = de
    .word = tempel
    .tile = tempeltegel
location-temple-text = Haal een nederzetting van het speelbord; in je volgende beurt bouw je die extra.
location-temple-bonus = Tempelbonus
    .de = de
    .word = tempelbonus
    .tile = tempelbonustegel
location-temple-bonus-text = De eerste nederzetting van je kaart mag je op dat gebied bouwen waar je wilt.
location-refuge = Schuilplaats
    .de = de
    .word = schuilplaats
    .tile = schuilplaatstegel
    .code = Shp
location-refuge-text = Verplaats een nederzetting naar een aangrenzend veld.
location-refuge-bonus = Schuilplaatsbonus
    .de = de
    .word = schuilplaatsbonus
    .tile = schuilplaatsbonustegel
location-refuge-bonus-text = Verplaats een nederzetting in een rechte lijn naar het eerstvolgende vrije veld, over alles wat ertussen ligt heen.
location-canoe = Kano
    .de = de
    .word = kano
    .tile = kanotegel
location-canoe-text = Pakt een andere speler de laatste tegel van een stad, dan mag jij meteen op moeras of water bouwen.
location-canoe-bonus = Kanobonus
    .de = de
    .word = kanobonus
    .tile = kanobonustegel
location-canoe-bonus-text = Bouw nog een nederzetting op moeras of water.
location-fountain = Fontein
    .de = de
    .word = fontein
    .tile = fonteintegel
location-fountain-text = Bouw nog een nederzetting naast precies één van jou en geen enkele van een ander.
location-fountain-bonus = Fonteinbonus
    .de = de
    .word = fonteinbonus
    .tile = fonteinbonustegel
location-fountain-bonus-text = Met je fonteinen mag je ook op bergen bouwen.

card-geologists = Geologen
card-geologists-text = 2 goud voor elke berg die je nederzettingen met een andere berg verbinden
card-messengers = Koeriers
card-messengers-text = 2 goud voor elk veld van de kortste route tussen je twee verbonden nederzettingen die het verst uit elkaar liggen
card-noblewomen = Jonkvrouwen
card-noblewomen-text = Steden, kastelen en nomadenvelden tellen als paleizen: elk 5 goud voor de meeste nederzettingen ernaast
card-vassals = Vazallen
card-vassals-text = 1 goud voor elke nederzetting op de grens tussen twee kwadranten
card-captains = Kapiteins
card-captains-text = 1 goud voor elke nederzetting naast minstens drie andere van jou
card-scouts = Verkenners
card-scouts-text = 1 goud voor elke nederzetting naast het verwijderde gebied, maar niet erop
card-scouts-removed = 1 goud voor elke nederzetting naast { $terrain_on }, maar niet erop
card-palaces = Paleizen
card-palaces-text = 5 goud voor elk paleis waar jij de meeste nederzettingen naast hebt; ook bij gelijke stand

ask-take-temple = Tempel: haal een { ask-piece } van het speelbord

log-build-canoe = { log-who } bouwt met de <b>kano</b> op { $where }
log-end-canoe = { log-who } laat de <b>kano</b> aan wal
log-take-temple = { log-who } brengt { log-way } naar de <b>tempel</b>
log-use-temple-bonus = { log-who } gebruikt de <b>tempelbonus</b>
log-event-bonus-taken = pakt de bonus van { $tile_de } <b>{ $tile_word }</b>
log-event-bonus-lost = verliest de bonus van { $tile_de } <b>{ $tile_word }</b>
label-bonus-taken = levert de bonus van { $tile_de } { $tile_word } op
label-bonus-lost = kost je de bonus van { $tile_de } { $tile_word }

player-owed = { $n ->
    [one] 1 nederzetting wacht in de tempel
   *[other] { $n } nederzettingen wachten in de tempel
}
player-owed-piece = { $n ->
    [one] 1 { $piece } wacht in de tempel
   *[other] { $n } { $piece_many } wachten in de tempel
}
ask-due = { $n } uit de tempel
ask-due-piece = nu { $piece_de } uit de tempel
choice-swamp = Moeras: bouw er twee
reason-no-pair = Voor { $tile_de } { $tile_word } heb je twee tegels van die stad nodig, allebei uit een eerdere beurt
preset-marshlands = Alleen Marshlands
option-crossroads_removed_terrain = Twee dezelfde kaarten als verwijderd gebied
option-crossroads_removed_terrain-text = Met de kaart Verkenners mag een speler met twee dezelfde gebiedskaarten in plaats daarvan het verwijderde gebied spelen. Standaard aan.
option-canoe_own = Kano in je eigen beurt
option-canoe_own-text = Met je kano mag je ook bouwen als je zelf de laatste tegel van een stad pakt. Standaard uit: alleen als een ander dat doet.
option-swamp_cards = Moeraskaarten zonder moeras
option-swamp_cards-text = De moeraskaarten zitten ook in de stapel als er geen Marshlands-kwadrant meedoet; aan de moerashelft heb je dan niets. Standaard aan.
part-removed = gebied dat de verkenners verwijderen

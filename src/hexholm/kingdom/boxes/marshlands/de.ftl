# Marshlands auf Deutsch.

box-marshlands = Marshlands
box-marshlands-text = Sümpfe und Karten mit zwei Geländearten, Paläste und ein Bonus für zwei gleiche Plättchen.
terrain-swamp = Sumpf
    .on = Sumpf
    .a = Sumpf
    .card = Sumpfkarte
terrain-swamp-grass = Sumpf/Gras
    .card = Sumpf/Gras-Karte
terrain-swamp-canyon = Sumpf/Canyon
    .card = Sumpf/Canyon-Karte
terrain-swamp-desert = Sumpf/Wüste
    .card = Sumpf/Wüsten-Karte
terrain-swamp-flower-field = Sumpf/Blumen
    .card = Sumpf/Blumen-Karte
terrain-swamp-forest = Sumpf/Wald
    .card = Sumpf/Wald-Karte
terrain-palace = Palast
    .a = ein Palast
site-palace-text = Wer am Ende daneben die meisten Siedlungen hat, bekommt 5 Gold.
rules-marshlands = Zeigt die Karte zwei Geländearten, baust du zwei Siedlungen auf Sumpf oder drei auf dem anderen Gelände. Zwei gleiche Marshlands-Plättchen bringen dir eine Bonusaktion.

location-temple = Tempel
    .den = den
    .dem = dem
    .tile = Tempelplättchen
location-temple-text = Nimm eine Siedlung vom Spielplan; im nächsten Zug baust du sie zusätzlich in deiner Pflichtaktion.
location-temple-bonus = Tempelbonus
    .den = den
    .dem = dem
    .tile = Tempelbonusplättchen
location-temple-bonus-text = Die erste Siedlung deiner Pflichtaktion muss nicht an deine anderen grenzen.
location-refuge = Hort
    .den = den
    .dem = dem
    .tile = Hortplättchen
location-refuge-text = Versetze eine Siedlung auf ein Nachbarfeld.
location-refuge-bonus = Hortbonus
    .den = den
    .dem = dem
    .tile = Hortbonusplättchen
location-refuge-bonus-text = Versetze eine Siedlung in gerader Linie auf das nächste freie Feld, über alles hinweg, was dazwischenliegt.
location-canoe = Kanu
    .den = das
    .dem = dem
    .tile = Kanuplättchen
location-canoe-text = Nimmt jemand anderes das letzte Plättchen eines Ortes, darfst du sofort auf Sumpf oder Wasser bauen.
location-canoe-bonus = Kanubonus
    .den = den
    .dem = dem
    .tile = Kanubonusplättchen
location-canoe-bonus-text = Baue eine weitere Siedlung auf Sumpf oder Wasser.
location-fountain = Brunnen
    .den = den
    .dem = dem
    .tile = Brunnenplättchen
location-fountain-text = Baue eine weitere Siedlung neben genau einer deiner Siedlungen und keiner fremden.
location-fountain-bonus = Brunnenbonus
    .den = den
    .dem = dem
    .tile = Brunnenbonusplättchen
location-fountain-bonus-text = Deine Brunnen dürfen auch auf Bergen bauen.

card-geologists = Geologen
card-geologists-text = 2 Gold für jedes Gebirge, das deine Siedlungen mit einem anderen verbinden
card-messengers = Boten
card-messengers-text = 2 Gold für jedes Feld auf dem Weg zwischen deinen beiden entferntesten verbundenen Siedlungen
card-noblewomen = Adel
card-noblewomen-text = Orte, Burgen und Nomadenfelder zahlen wie Paläste: je 5 Gold für die meisten Siedlungen daneben
card-vassals = Vasallen
card-vassals-text = 1 Gold für jede Siedlung an der Grenze zwischen zwei Quadranten
card-captains = Hauptmänner
card-captains-text = 1 Gold für jede Siedlung neben mindestens drei deiner anderen
card-scouts = Späher
card-scouts-text = 1 Gold für jede Siedlung neben dem entfernten Gelände, aber nicht darauf
card-scouts-removed = 1 Gold für jede Siedlung neben { $terrain_on }, aber nicht darauf
card-palaces = Paläste
card-palaces-text = 5 Gold für jeden Palast, neben dem du die meisten Siedlungen hast; Gleichstand zählt

ask-take-temple = Tempel: Nimm eine { ask-piece } vom Spielplan

log-build-canoe = { log-who } mit dem <b>Kanu</b> auf { $where } gebaut
log-end-canoe = { log-who } das <b>Kanu</b> am Ufer gelassen
log-take-temple = { log-who } { log-way } in den <b>Tempel</b> gebracht
log-use-temple-bonus = { log-who } den <b>Tempelbonus</b> genutzt
log-event-bonus-taken = den Bonus für { $tile_den } <b>{ $tile }</b> genommen
log-event-bonus-lost = den Bonus für { $tile_den } <b>{ $tile }</b> verloren
label-bonus-taken = bringt den Bonus für { $tile_den } { $tile }
label-bonus-lost = kostet den Bonus für { $tile_den } { $tile }

player-owed = { $n ->
    [one] 1 Siedlung wartet im Tempel
   *[other] { $n } Siedlungen warten im Tempel
}
player-owed-piece = { $n ->
    [one] 1 { $piece } wartet im Tempel
   *[other] { $n } { $piece_many } warten im Tempel
}
ask-due = { $n } aus dem Tempel
ask-due-piece = jetzt { $piece_der } aus dem Tempel
choice-swamp = Sumpf: zwei bauen
reason-no-pair = Für { $tile_den } { $tile } brauchst du zwei Plättchen des Ortes, beide aus früheren Zügen
preset-marshlands = Nur Marshlands
option-crossroads_removed_terrain = Entferntes Gelände mit zwei gleichen Karten
option-crossroads_removed_terrain-text = Liegt die Karte Späher aus, darfst du mit zwei gleichen Geländekarten stattdessen das entfernte Gelände spielen. Normalerweise an.
option-canoe_own = Kanu im eigenen Zug
option-canoe_own-text = Dein Kanu darf auch bauen, wenn du selbst das letzte Plättchen eines Ortes nimmst. Normalerweise aus: nur, wenn es jemand anderes tut.
option-swamp_cards = Sumpfkarten ohne Sumpf
option-swamp_cards-text = Die Sumpfkarten sind auch im Stapel, wenn kein Marshlands-Quadrant ausliegt; ihre Sumpfhälfte nützt dann nichts. Normalerweise an.
part-removed = von den Spähern entferntes Gelände

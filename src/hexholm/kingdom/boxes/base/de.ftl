# Das Basisspiel auf Deutsch.

## Orte und was ihr Plättchen tut
location-oracle = Orakel
    .den = das
    .dem = dem
    .tile = Orakelplättchen
location-oracle-text = Baue eine weitere Siedlung auf dem Gelände deiner Karte.
location-farm = Farm
    .den = die
    .dem = der
    .tile = Farmplättchen
location-farm-text = Baue eine weitere Siedlung auf Gras.
location-oasis = Oase
    .den = die
    .dem = der
    .tile = Oasenplättchen
location-oasis-text = Baue eine weitere Siedlung auf Wüste.
location-tower = Turm
    .den = den
    .dem = dem
    .tile = Turmplättchen
location-tower-text = Baue eine weitere Siedlung am Rand des Spielplans.
location-tavern = Taverne
    .den = die
    .dem = der
    .tile = Tavernenplättchen
location-tavern-text = Baue eine weitere Siedlung ans Ende einer geraden Linie aus mindestens drei deiner Siedlungen.
location-barn = Scheune
    .den = die
    .dem = der
    .tile = Scheunenplättchen
location-barn-text = Versetze eine Siedlung auf das Gelände deiner Karte.
location-harbor = Hafen
    .den = den
    .dem = dem
    .tile = Hafenplättchen
location-harbor-text = Versetze eine Siedlung auf Wasser.
location-paddock = Koppel
    .den = die
    .dem = der
    .tile = Koppelplättchen
location-paddock-text = Versetze eine Siedlung in gerader Linie zwei Felder weit.

## Kingdom-Builder-Karten
card-fishermen = Fischer
card-fishermen-text = 1 Gold für jede Siedlung neben Wasser
card-merchants = Händler
card-merchants-text = 4 Gold für jeden Ort, jede Burg und jedes andere Sonderfeld, das du mit weiteren verbindest
card-discoverers = Entdecker
card-discoverers-text = 1 Gold für jede horizontale Linie, auf der du eine Siedlung hast
card-hermits = Einsiedler
card-hermits-text = 1 Gold für jede einzelne Siedlung und jedes getrennte Siedlungsgebiet
card-citizens = Bürger
card-citizens-text = 1 Gold für je 2 Siedlungen in deinem größten Siedlungsgebiet
card-miners = Bergleute
card-miners-text = 1 Gold für jede Siedlung neben einem Berg
card-workers = Arbeiter
card-workers-text = 1 Gold für jede Siedlung neben einem Ort, einer Burg oder einem anderen Sonderfeld
card-knights = Ritter
card-knights-text = 2 Gold für jede Siedlung auf der horizontalen Linie, auf der du die meisten hast
card-lords = Lords
card-lords-text = In jedem Quadranten 12 Gold für die meisten Siedlungen, 6 für die zweitmeisten
card-farmers = Bauern
card-farmers-text = 3 Gold für jede Siedlung in dem Quadranten, in dem du die wenigsten hast
card-castles = Burgen
card-castles-text = 3 Gold für jede Burg, neben der du eine Siedlung hast
fact-earns-castles = Grenzt an { $n ->
    [3] eine Burg
    [6] zwei Burgen
   *[other] mehrere Burgen
}.

site-castle-text = 3 Gold am Ende, wenn du daneben eine Siedlung hast.
preset-first-game = Erste Partie
box-base = Basisspiel
box-base-text = Acht Quadranten, acht Orte, zehn Karten.
option-lords_need_settlement = Lords nur mit Siedlung
option-lords_need_settlement-text = Nur wer in einem Quadranten eine Siedlung hat, kann dort auf Rang eins oder zwei kommen. Normalerweise aus: Auch wer keine hat, zählt mit.

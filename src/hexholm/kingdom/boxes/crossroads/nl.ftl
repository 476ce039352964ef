# Crossroads in het Nederlands.

box-crossroads = Crossroads
box-crossroads-text = Twee steden per kwadrant, opdrachtkaarten, soldaten, koetsen, schepen en stedentegels.
rules-crossroads = Aan het einde levert elke opdrachtkaart goud op voor iedereen die de opdracht heeft vervuld.

location-lighthouse = Vuurtoren
    .de = de
    .word = vuurtoren
    .tile = vuurtorentegel
location-lighthouse-text = Zet je schip op water, vaar er maximaal drie velden mee, of neem het terug.
location-foresters-lodge = Boshut
    .de = de
    .word = boshut
    .tile = boshuttegel
location-foresters-lodge-text = Bouw nog een nederzetting op bos.
location-barracks = Kazerne
    .de = de
    .word = kazerne
    .tile = kazernetegel
location-barracks-text = Zet een soldaat in of roep er een terug: niemand mag naast een soldaat bouwen.
location-crossroads = Kruispunt
    .de = het
    .word = kruispunt
    .tile = kruispunttegel
location-crossroads-text = Trek aan het einde van je beurt een extra gebiedskaart; in je volgende beurt kies je een van beide.
location-city-hall = Raadshuis
    .de = het
    .word = raadshuis
    .tile = raadshuistegel
location-city-hall-text = Eén keer per spel: leg je stedentegel op zeven vrije velden naast een van je nederzettingen.
location-fort = Buitenpost
    .de = de
    .word = buitenpost
    .tile = buitenposttegel
location-fort-text = Trek een gebiedskaart en bouw nog een nederzetting op dat gebied.
location-monastery = Klooster
    .de = het
    .word = klooster
    .tile = kloostertegel
location-monastery-text = Bouw nog een nederzetting op ravijn.
location-wagon = Koets
    .de = de
    .word = koets
    .tile = koetstegel
location-wagon-text = Zet je koets op land of een berg, rijd er maximaal drie velden mee, of neem hem terug.

card-home-country = Vaderland
card-home-country-text = 5 goud als je één aaneengesloten gebied helemaal hebt bebouwd
card-fortress = Vesting
card-fortress-text = 6 goud als een van je nederzettingen door zes eigen nederzettingen is omringd
card-road = Straat
card-road-text = 7 goud voor een aaneengesloten diagonale lijn van minstens zeven nederzettingen
card-place-of-refuge = Toevluchtsoord
card-place-of-refuge-text = 8 goud als een stad, kasteel of nomadenveld door zes van je nederzettingen is omringd
card-advance = Vooruitgang
card-advance-text = 9 goud voor minstens zeven nederzettingen aan één rand van het speelbord
card-compass-points = Windrichtingen
card-compass-points-text = 10 goud als je aan elk van de vier randen een nederzetting hebt

reason-city-hall-stays = Een stedentegel kun je niet verplaatsen

piece-warrior = soldaat
    .many = soldaten
    .title = Soldaat
    .sign = ♞
    .de = de soldaat
piece-wagon = koets
    .many = koetsen
    .title = Koets
    .sign = ⊕
    .de = de koets
piece-ship = schip
    .many = schepen
    .title = Schip
    .sign = △
    .de = het schip
piece-city-hall = stedentegel
    .many = stedentegels
    .title = Stedentegel
    .sign = ▣
    .de = de stedentegel

ask-build-barracks = Kazerne: zet een soldaat in of roep er een terug
ask-take-barracks = Kazerne: roep een soldaat terug
ask-build-wagon = Koets: kies een veld voor je koets
ask-put-wagon = { $lifts ->
    [0] Koets: rijd veld voor veld
   *[other] Koets: rijd veld voor veld, of neem de koets terug
}
ask-build-lighthouse = Vuurtoren: zet je schip in het water
ask-put-lighthouse = { $lifts ->
    [0] Vuurtoren: vaar veld voor veld
   *[other] Vuurtoren: vaar veld voor veld, of neem het schip terug
}
ask-build-city-hall = Raadshuis: kies het midden van je stedentegel
ask-build-fort = Buitenpost: je trok { $terrain_or_word }; bouw daarop

log-build-barracks = { log-who } zet een <b>soldaat</b> op { $where }
log-take-barracks = { log-who } roept de <b>soldaat</b> op { $where } terug
log-build-wagon = { log-who } zet de <b>koets</b> op { $where }
log-put-wagon = { log-who } rijdt met de <b>koets</b> naar { $where }
log-take-wagon = { log-who } neemt de <b>koets</b> terug
log-build-lighthouse = { log-who } zet het <b>schip</b> op { $where } in het water
log-put-lighthouse = { log-who } vaart met het <b>schip</b> naar { $where }
log-take-lighthouse = { log-who } neemt het <b>schip</b> terug
log-build-city-hall = { log-who } legt de <b>stedentegel</b> rond { $where }

tasks-title = Opdrachtkaarten
hex-blocked = geblokkeerd door een soldaat
reason-blocked = Een soldaat naast { $hex } blokkeert dit veld
preset-crossroads = Alleen Crossroads
new-tasks-text = { $n ->
    [0] Er ligt geen Crossroads-kwadrant, dus er zijn geen opdrachten.
    [one] Eén per Crossroads-kwadrant: hier één. Kies je niets, dan wordt die getrokken.
   *[other] Eén per Crossroads-kwadrant: hier maximaal { $n }. De rest wordt getrokken.
}
new-tasks-text-by-hand = { $n ->
    [0] Er ligt geen Crossroads-kwadrant, dus er zijn geen opdrachten.
    [one] Eén per Crossroads-kwadrant: hier één.
   *[other] Eén per Crossroads-kwadrant: hier { $n }.
}
option-pieces_move_as_settlements = Tegels verplaatsen ook andere speelstukken
option-pieces_move_as_settlements-text = De schuur, haven, weide en dergelijke verplaatsen ook je soldaten, koetsen en schepen. Standaard uit: die verplaats je alleen met hun eigen tegel.
part-tasks = opdrachtkaarten

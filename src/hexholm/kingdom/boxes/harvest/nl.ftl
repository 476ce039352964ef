# Harvest in het Nederlands.

box-harvest = Harvest
box-harvest-text = Landbouwgrond voor iedereen, silo’s aan het einde, en de bazaar die een actie herhaalt.
terrain-farmland = Landbouwgrond
    .on = landbouwgrond
    .a = landbouwgrond
    .word = landbouwgrond
    .card = landbouwkaart
    .letter = L
terrain-silo = Silo
    .a = een silo
site-silo-text = Na de laatste beurt mag iedereen die ernaast staat, maximaal drie nederzettingen bouwen of verplaatsen.
rules-harvest = Eén keer per beurt mag je op landbouwgrond bouwen, naast een eigen nederzetting. Na de laatste beurt mag je voor elke silo waar je naast staat, maximaal drie nederzettingen bouwen of verplaatsen.

location-bazaar = Bazaar
    .de = de
    .word = bazaar
    .tile = bazaartegel
location-bazaar-text = Gebruik een van je andere stadstegels deze beurt nog een keer.
location-water-mill = Watermolen
    .de = de
    .word = watermolen
    .tile = watermolentegel
location-water-mill-text = Bouw nog een nederzetting naast water.
location-mountain-station = Bergstation
    .de = het
    .word = bergstation
    .tile = bergstationtegel
location-mountain-station-text = Bouw nog een nederzetting naast een berg.
location-scout-cabin = Verkennershut
    .de = de
    .word = verkennershut
    .tile = verkennershuttegel
location-scout-cabin-text = Zet twee verkenners naast je nederzettingen: deze beurt mag je ook daarnaast bouwen.
location-cathedral = Kathedraal
    .de = de
    .word = kathedraal
    .tile = kathedraaltegel
location-cathedral-text = Pak een nederzettingsfiche, of lever er zoveel in als je wilt en bouw evenveel nederzettingen op het gebied van je kaart.
location-watchtower = Uitkijktoren
    .de = de
    .word = uitkijktoren
    .tile = uitkijktorentegel
location-watchtower-text = Bouw nog een nederzetting naast die van een andere speler.
location-university = Universiteit
    .de = de
    .word = universiteit
    .tile = universiteitstegel
location-university-text = Bouw nog een nederzetting naast een stad, kasteel, nomadenveld, paleis of silo.
location-palisade = Palissade
    .de = de
    .word = palissade
    .tile = palissadetegel
location-palisade-text = Verplaats een nederzetting naar een ander veld naast hetzelfde nederzettingengebied.
location-farmland = Landbouwactie
    .de = de
    .word = landbouwactie
    .tile = landbouwtegel
location-farmland-text = Eén keer per beurt: bouw nog een nederzetting op landbouwgrond, naast een van jou.
location-silo = Silo
    .de = de
    .word = silo
    .tile = silotegel
location-silo-text = Bouw of verplaats maximaal drie nederzettingen, steeds naast andere van jou.

card-rangers = Woudloper
card-rangers-text = 2 goud voor elke horizontale lijn met precies één nederzetting van jou
card-mayors = Burgemeester
card-mayors-text = 4 goud voor elke horizontale lijn waarop jij als eerste vier nederzettingen had
card-chainers = Waard
card-chainers-text = 1 goud voor elke nederzetting naast precies twee andere van jou
card-travellers = Avonturier
card-travellers-text = 1 goud voor elke nederzetting aan de rand van het speelbord
card-homesteaders = Landeigenaar
card-homesteaders-text = 1 goud voor elke nederzetting in het kwadrant waar je er de meeste hebt
card-rovers = Vagebond
card-rovers-text = Meteen 1 goud voor elk kwadrant waarin je deze beurt bouwt

reason-scout-stays = Een verkenner kun je niet verplaatsen
reason-no-number = De tweede keer kun je met { $tile_de } { $tile_word } alleen bouwen; een nederzettingsfiche krijg je dan niet

ask-build-farmland = Bouw op landbouwgrond, naast je nederzettingen
ask-build-scout-cabin = Verkennershut: zet een verkenner in
ask-choose-bazaar = Bazaar: kies de actie die je herhaalt
ask-numbers = Kathedraal: pak een nederzettingsfiche
ask-build-cathedral = { $choices ->
    [0] Kathedraal: bouw met je nederzettingsfiches
   *[other] Kathedraal: bouw met je nederzettingsfiches, of pak er nog een
}
ask-choose-row = Je kunt ze niet allemaal markeren: kies een lijn
ask-silo = Silo: bouw of verplaats maximaal drie nederzettingen
ask-put-silo = Silo: kies het doelveld
ask-waiting-silo = { $name } gebruikt een silo
choice-number = Pak een nederzettingsfiche
choice-row = Lijn { $row }
choice-row-island = Eiland, lijn { $row }
end-silo = Silo klaar

log-build-farmland = { log-who } bouwt op landbouwgrond ({ $where })
log-build-scout-cabin = { log-who } zet <b>verkenners</b> op { $where }
log-build-silo = { log-who } bouwt dankzij een <b>silo</b> op { $where }
log-put-silo = { log-who } verplaatst dankzij een <b>silo</b> { log-way }
log-end-silo = { log-who } laat een <b>silo</b> ongebruikt
log-choose-cathedral = { log-who } pakt een <b>nederzettingsfiche</b>
log-choose-bazaar = { log-who } gebruikt op de <b>bazaar</b> { $tile_de } <b>{ $tile_word }</b> nog een keer
log-choose-row = { log-who } markeert lijn { $where }
log-event-row-marked = markeert lijn { $where }
label-row-marked = markeert lijn { $where }

player-numbers = nederzettingsfiches ter waarde van { $n }
player-marks = gemarkeerde lijnen: { $rows }
piece-scout = verkenner
    .many = verkenners
    .title = Verkenner
    .sign = ♦
    .de = de verkenner
preset-harvest = Alleen Harvest

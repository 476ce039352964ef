# Winter Kingdom in het Nederlands: het spel in het algemeen. Wat hier staat, gaat voor dezelfde ids elders.

## Terrein
terrain-flower-field = Bloemenweide
    .on = bloemenweiden
    .a = een bloemenweide
    .word = bloemenweide
    .card = bloemenweidekaart
    .letter = B
terrain-grassland = Grasland
    .on = grasland
    .a = grasland
    .word = grasland
    .card = graslandkaart
terrain-tundra = Toendra
    .on = toendra
    .a = toendra
    .word = toendra
    .card = toendrakaart
    .letter = T
terrain-fell-field = Hoogveen
    .on = hoogveen
    .a = hoogveen
    .word = hoogveen
    .card = hoogveenkaart
    .letter = H
terrain-snowscape = Sneeuwlandschap
    .on = sneeuwlandschap
    .a = sneeuwlandschap
    .word = sneeuwlandschap
    .card = sneeuwlandschapskaart
terrain-forest = Bos
    .on = bos
    .a = bos
    .word = bos
    .card = boskaart
    .letter = O
terrain-ice = IJs
    .on = ijs
    .a = ijs
    .word = ijs
    .card = ijskaart
terrain-mountain = Berg
    .on = bergen
    .a = een berg
    .word = berg
    .card = bergkaart
    .letter = E
terrain-tunnel = Tunnel
    .on = een tunnel
    .a = een tunnel
    .word = tunnel
    .card = tunnelkaart
terrain-village = Dorp
    .on = een dorp
    .a = een dorp
    .word = dorp
    .card = dorpskaart
    .letter = D
terrain-castle = Kasteel
    .on = een kasteel
    .a = een kasteel
    .word = kasteel
    .card = kasteelkaart
site-tunnel-text = Met de tunnelkaart kan een huis ernaast naar een veld naast een andere tunnel.
site-village-text = Hier kan niemand bouwen; sommige kaarten belonen huizen ernaast.
site-castle-text = Wie er aan het einde de meeste huizen naast heeft, krijgt 3 punten; bij gelijke stand krijgt elk er 3.
site-ice-text = Geen terreinkaart toont ijs: alleen met talenten kom je daar.
item-terrain-cards = Terreinkaarten, geschud

## De terreinborden
place-0 = in het midden
place-1 = bovenaan
place-2 = rechtsboven
place-3 = rechtsonder
place-4 = onderaan
place-5 = linksonder
place-6 = linksboven
board-0 = het bord in het midden
board-1 = het bord bovenaan
board-2 = het bord rechtsboven
board-3 = het bord rechtsonder
board-4 = het bord onderaan
board-5 = het bord linksonder
board-6 = het bord linksboven
direction-horizontal = horizontaal
direction-falling = van linksboven naar rechtsonder
direction-rising = van linksonder naar rechtsboven

## Winter Kingdom-kaarten; een fort telt als twee huizen
cards-title = Winter Kingdom-kaarten
kb-gold-now = { $n ->
    [one] { $n } punt tot nu toe
   *[other] { $n } punten tot nu toe
}
card-pays = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## Economie
economy-title = Economie

## Twist
twist-title = Twist
twist-clash = Niet samen met ‘{ $twist }’: { $why }

## Waar een kaart vandaan komt
source-printed = gedrukt
source-inferred = afgeleid
source-house = onze versie
source-printed-text = Zoals gedrukt in de spelregels.
source-inferred-text = Afgeleid uit de spelregels en hun voorbeelden.
source-house-text = We kennen de gedrukte kaart niet; dit is onze eigen versie.
source-points = punten: { $source }
with-source = { $text } [{ $source }]
source-actions = acties: { $source }
source-costs = prijs: { $source }
source-upgrades = opwaardering: { $source }

## Talenten: eerst de bovenste actie, dan de onderste

combine-choose = Opgewaardeerd: kies elke beurt een van de twee.
combine-arrow = Opgewaardeerd: de tweede mag op de eerste volgen.
combine-free = Opgewaardeerd: elke beurt allebei.

## Mijn kaarten
talent-both = { $upper } / { $lower }
talent-line = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}, opwaardering { $upgrade }: { $text } { $combine } { $source }
talent-upgrade-for = Opwaarderen voor { $n }: { $text }
talent-next-turn = Vanaf je volgende beurt: { $text }
mark-top = Bovenste terreinbord: { $board }
mark-bottom = Onderste terreinbord: { $board }
mark-direction = De lijnen lopen { $direction }
economy-line = Economie: { $name }
twist-line = Twist: { $name }
talents-own = Je talenten:
talents-to-buy = Te koop:
talents-title = Je talenten
talents-title-other = Talenten van { $name }
talents-hidden = { $n ->
    [0] Geen talent op hand
    [one] 1 talent op hand, verborgen
   *[other] { $n } talenten op hand, verborgen
}
talents-hand = Op hand, te koop
talents-bought = Gekocht
talent-second = Onderaan:
tile-affordable = dit kun je betalen
talent-upgraded = opgewaardeerd
talent-upgraded-now = opgewaardeerd, vanaf je volgende beurt
talent-price = kost { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
talent-missing = { $n ->
    [one] 1 munt te weinig
   *[other] { $n } munten te weinig
}
talent-use = Gebruiken
talent-buy = Kopen
talent-upgrade = Opwaarderen
talent-repeat = 3× gebruiken
talent-repeat-text = Vijf munten: gebruik het maximaal drie keer achter elkaar
coins-amount = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
purse-houses = { $n ->
    [one] nog 1 huis
   *[other] nog { $n } huizen
}
purse-forts = { $n ->
    [one] nog 1 fort
   *[other] nog { $n } forten
}
purse-out = { $n } uit het spel
player-supply = { $n ->
    [one] nog { $n } huis
   *[other] nog { $n } huizen
}
player-gold = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} tot nu toe
player-tiles = Talenten: { $tiles }
player-no-tiles = Nog geen talenten
player-hand = { $n ->
    [one] 1 talent op hand
   *[other] { $n } talenten op hand
}
tiles-title-short = Talenten

## Huis of fort
build-what = Wat je met een klik bouwt
build-house = Huis
build-fort = Fort
fort-key = F
fort-text = Een fort telt op zijn veld als twee huizen en wordt nooit verplaatst. Je hebt er vier.
help-fort = Een huis of een fort bouwen
help-letters = Een talent gebruiken met zijn letter; met Shift de onderste actie

## De beurt
turn-steps = De beurt
turn-build = Bouwen
turn-buy = Kopen
turn-end = Einde
ask-over-won = { $person ->
    [you] Het spel is afgelopen: jij wint met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
   *[other] Het spel is afgelopen: { $name } wint met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
}
ask-over-tied = Het spel is afgelopen: { $names } delen de overwinning met elk { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ask-mandatory-near = Bouw op { $terrain_or_on }, naast je gebouwen
ask-mandatory-reach = Bouw op { $terrain_or_on }, op maximaal twee velden van je gebouwen
ask-build = { $tile }: bouw een extra huis of fort
ask-take = { $tile }: kies een huis om te verplaatsen
ask-then-put = { $tile }: verplaats het huis nog één veld, of stop
ask-then-put-homestead = { $tile }: verplaats het huis op het middelste bord, of stop
ask-then-build = { $tile }: bouw op het verlaten veld, of stop
ask-repeat = { $tile }: nog een keer, of stop
ask-study = Snelle leerling: gebruik { $tile_de } { $tile_word } meteen, of stop
ask-guest = Gastvrijheid: bouw nog een gebouw naast een van jou, of stop
ask-remove = Overmoed: kies een huis dat uit het spel gaat
ask-purchase = Laatste stap: koop een talent, waardeer er een op, of beëindig je beurt
ask-purchase-more = Gebruik talenten, koop er een, waardeer er een op, of beëindig je beurt
ask-purchase-use = Gebruik talenten, of beëindig je beurt
ask-purchase-none = Niets meer te doen: beëindig je beurt
ask-purchase-again = Koopje: koop er nog een, of beëindig je beurt
ask-detail-coins = { $n ->
    [0] geen munten
    [one] 1 munt
   *[other] { $n } munten
}
ask-detail-salvage = of haal gebouwen van het speelbord in ruil voor munten
ask-detail-five = vijf munten: gebruik een talent drie keer
ask-detail-uses = { $n ->
    [one] nog één keer
   *[other] nog { $n } keer
}
ask-detail-right = het terrein rechts van dat van je kaart
ask-detail-blocked = Op het terrein van je kaart mag je nergens bouwen
ask-waiting-purchase = { $name } mag een talent kopen
ask-waiting-end = { $name } beëindigt de beurt
ask-waiting-remove = { $name } haalt een huis uit het spel
ask-waiting-guest = { $name } bouwt nog een gebouw dankzij Gastvrijheid
ask-waiting-repeat = { $name } gebruikt { $tile_de } { $tile_word } nog een keer
ask-waiting-study = { $name } mag { $tile_de } { $tile_word } meteen gebruiken
end-confirm-tiles = { $n ->
    [one] Eén talent kun je nog gebruiken: { $tiles }.
   *[other] Deze talenten kun je nog gebruiken: { $tiles }.
}
hand-right = Nu bouw je op { $terrain_on }

## Het speelbord
verb-fort = Fort bouwen
hex-act-fort = druk om een fort te bouwen
moves-of-build = Huizen
moves-of-fort = Forten
moves-of-use = Talenten en tunnel
moves-of-buy = Een talent kopen
moves-of-upgrade = Een talent opwaarderen
moves-of-repeat = Een talent drie keer gebruiken
label-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
label-guest = Gastvrijheid: nog een gebouw
label-overreach = Overmoed: kost een huis aan het einde van de beurt
label-nothing = geen verschil in punten
piece-settlement = huis
    .many = huizen
    .title = Huis
    .de = het huis
piece-house = huis
    .many = huizen
    .title = Huis
    .de = het huis
piece-coin = munt
    .many = munten
    .title = Munten
    .de = de munt
piece-fort = fort
    .many = forten
    .title = Fort
    .de = het fort

## Verloop
log-fort = { log-who } bouwt een fort op { $where }
log-fort-by = { log-who } bouwt met { $tile_de } <b>{ $tile_word }</b> een fort op { $where }
log-build-guest = { log-who } bouwt dankzij <b>Gastvrijheid</b> op { $where }
log-fort-guest = { log-who } bouwt dankzij <b>Gastvrijheid</b> een fort op { $where }
log-put-by = { log-who } verplaatst met { $tile_de } <b>{ $tile_word }</b> een huis ({ $way })
log-take-by = { log-who } pakt met { $tile_de } <b>{ $tile_word }</b> het huis van { $where } op
log-take = { log-who } verkoopt het gebouw op { $where }
log-take-remove = { log-who } verliest door <b>Overmoed</b> het huis op { $where }
log-use-crossroads-2 = { log-who } slaat op het <b>kruispunt</b> rechtsaf
log-buy = { log-who } koopt { $tile_de } <b>{ $tile_word }</b>
log-upgrade = { log-who } waardeert { $tile_de } <b>{ $tile_word }</b> op
log-repeat = { log-who } betaalt vijf munten om { $tile_de } <b>{ $tile_word }</b> drie keer te gebruiken
log-end-guest = { log-who } bouwt geen extra gebouw
log-end-study = { log-who } gebruikt het talent niet meteen
log-event-card-drawn = trekt een { $terrain_card }
log-event-coins = verdient { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
log-they-card-removed = { $person ->
    [you] Geen vrij veld meer: <b>jouw</b> { $terrain_card } is vervangen
   *[other] Geen vrij veld meer: de { $terrain_card } van <b>{ $name }</b> is vervangen
}

## Het einde
end-table = Punten per kaart en speler
replay-gold = Punten bij deze stap

## Hulp
rules-turn = In je beurt bouw je één voor één drie gebouwen op het terrein van je kaart; elk mag een huis of een fort zijn.
rules-near = Bouw als het kan naast je eigen gebouwen; anders waar je wilt op dat terrein.
rules-tiles = Gebruik elk talent één keer per beurt, voor of na deze drie gebouwen; de tunnel heb je vanaf het begin.
rules-buy = Tot slot koop je een talent, waardeer je er een op voor de onderste actie, of gebruik je er een drie keer voor vijf munten. Wat je koopt, werkt vanaf je volgende beurt.
rules-coins = De economiekaart bepaalt welke gebouwen meteen munten opleveren.
rules-gold = De drie Winter Kingdom-kaarten bepalen waarmee je punten verdient; een kasteel levert 3 op voor wie er de meeste huizen naast heeft. Wijs een kaart aan en je velden lichten op.
rules-fort = Een fort bouw je als een huis, maar het telt als twee. Het wordt nooit verplaatst.
rules-end = Zodra een speler alle huizen en forten heeft gebouwd, wordt de ronde uitgespeeld. Wie de meeste punten heeft, wint.
help-locations = Talenten

## Waarom niet
reason-unknown-card = Er is geen kaart ‘{ $name }’. Kies uit { $names }
reason-not-suitable = Op { $hex } kan niemand bouwen: dat is { $ground_a }
reason-wrong-terrain = { $hex } is { $ground_a }, maar je moet op { $terrain_on } bouwen
reason-no-path = Er loopt geen pad van lege velden naar { $hex }
reason-keep-away = Afstand houden: naast { $hex } staat een { $piece } van { $owner ->
    [known] { $name }
   *[other] een andere speler
}
reason-not-adjacent = Je moet als het kan naast je eigen gebouwen bouwen
reason-no-house = Je hebt geen huizen meer in je voorraad
reason-no-fort = Je hebt geen forten meer in je voorraad
reason-all-built = Je hebt alle gebouwen voor deze beurt al gebouwd
reason-not-own = Je hebt op { $hex } geen huis om te verplaatsen
reason-take-first = Kies eerst het huis dat je verplaatst
reason-put-first = Zet eerst het huis van { $hex } neer
reason-no-move = Er wordt nu geen huis verplaatst
reason-finish-first = Maak eerst af waar je aan begonnen bent
reason-between-builds = Maak eerst je verplichte actie af
reason-must-build = Voer eerst je verplichte actie uit
reason-not-bought = Je hebt { $tile_de } { $tile_word } nog niet gekocht
reason-not-upgraded = De onderste actie van { $tile_de } { $tile_word } kun je pas gebruiken vanaf de beurt na het opwaarderen
reason-card-new = Je hebt { $tile_de } { $tile_word } pas deze beurt gekocht; gebruiken kan vanaf je volgende beurt
reason-card-used = Je hebt { $tile_de } { $tile_word } deze beurt al gebruikt
reason-card-useless = Voor { $tile_de } { $tile_word } is er nu geen geschikt veld
reason-purchase-begun = Na het kopen kun je geen talenten meer gebruiken
reason-no-purchase = Deze beurt kun je niets meer kopen
reason-not-in-hand = Je hebt { $tile_de } { $tile_word } niet op hand
reason-too-dear = Voor { $tile_de } { $tile_word } heb je { $price ->
    [one] 1 munt
   *[other] { $price } munten
} nodig; je hebt er { $coins }
reason-is-upgraded = Je hebt { $tile_de } { $tile_word } al opgewaardeerd
reason-before-building = Kopen kan pas na je verplichte actie

## Nieuwe tafel
new-cards = Winter Kingdom-kaarten
new-land = De terreinborden
new-economy = Economiekaart
new-twist = Twistkaarten
new-twist-drawn = { $n ->
    [-1] Er wordt er willekeurig één getrokken, zoals de spelregels aanraden. Kies er zelf een, of meer voor een wilder spel.
    [0] De gewone regels: ideaal voor een eerste spel.
    [one] Eén gekozen, zoals de spelregels aanraden. Je kunt er meer bij kiezen.
   *[other] { $n } gekozen; de spelregels raden er één aan.
}
new-agree = Vooraf afgesproken
new-direction = Richting van de lijnen voor de ridders
new-top = Bovenste terreinbord, voor Bont
new-bottom = Onderste terreinbord, voor de pioniers
new-pick = Terreinbord { $place } kiezen
new-place-act = Kies een ander terreinbord
new-turn-sixth = Draai { $section } 60°
new-land-random = De zeven terreinborden worden bij het begin getrokken en gedraaid. Tik op een plek om het bord te kiezen.
new-land-hint = Tik op een terreinbord om een ander te kiezen; de ronde pijl draait het een zesde slag.
new-side = Bord { $board }, kant { $side }
laid-names = Een kant heet naar het begin van de bovenste rij: 3fe is drie velden hoogveen, fl is bloemenweide, fo bos, g grasland, i ijs, m berg, s sneeuw, t toendra.
new-back = de andere kant ligt { $place }; ze wisselen van plaats
new-own = eigen
new-own-side = Eigen bordkant uit een bestand
new-own-side-text = Een tekstbestand: een regel zoals [hills] board=A, dan negen regels van 5, 6, 7, 8, 9, 8, 7, 6 en 5 letters.
new-random-one = Willekeurig getrokken
new-rules = Economie en twist
new-agreed = vooraf geloot

unit = { $n ->
    [one] punt
   *[other] punten
}
scores-from = waar de punten vandaan komen
scores-from-columns = speler | kaart | punten | velden

typing =
    Je speelt door een actie te typen:
      build k12    een huis bouwen; k12 is genoeg
      fort k12     daar een fort bouwen: telt als twee huizen en wordt nooit verplaatst
      use mine     een talent of de tunnel gebruiken; mine is genoeg als het duidelijk is
      use port-2   de onderste actie van een opgewaardeerd talent gebruiken
      take k12     het huis oppakken dat je verplaatst, of het gebouw dat je verkoopt ...
      put l13      ... en neerzetten; ook hier is het veld genoeg
      buy mine     na je gebouwen: een talent kopen
      upgrade mine ... of het opwaarderen: de onderste actie vanaf je volgende beurt
      repeat mine  ... of vijf munten betalen en het maximaal drie keer gebruiken
      end          je beurt of een actie beëindigen, of iets overslaan
    Je kunt ook typen:
      why k12      welke regel een actie verbiedt
      talents      je talenten, wat ze kosten en wat je kunt betalen
      undo         je laatste actie van deze beurt terugnemen
      score        de punten tot nu toe, per kaart
      board        het speelbord opnieuw tekenen
      log          wat er tot nu toe is gebeurd
      save BESTAND de partij opslaan
      quit         stoppen (net als Ctrl-D en Ctrl-C)

figure-cards = Punten per kaart
figure-tiles = Talenten
figure-tiles-columns = gekocht | ronde | keren
figure-tiles-note = { $unit } door dit talent te krijgen in plaats van een gemiddeld talent; kopers, eerste ronde, keren gebruikt per partij
figure-tiles-few = te weinig partijen om de waarde te schatten; kopers, eerste ronde, keren gebruikt per partij

## Tips en beoordelingen
fact-takes = Geeft munten uit aan { $tile }.
fact-earns-any = Levert meteen { fact-points } op voor { $card }.
fact-more = Levert aan het einde ongeveer { fact-points } meer op voor { $card }.
fact-less = Levert aan het einde ongeveer { fact-points } minder op voor { $card }.
fact-denies = { $person ->
    [you] Kost je ongeveer { fact-points } voor { $card }.
   *[other] Kost { $name } ongeveer { fact-points } voor { $card }.
}
fact-feeds = { $person ->
    [you] Laat je ongeveer { fact-points } meer voor { $card }.
   *[other] Laat { $name } ongeveer { fact-points } meer voor { $card }.
}
fact-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
rated-gold = Ongeveer { fact-points } weggegeven
gold-curve = Punten in de loop van het spel
gold-curve-label = Punten beurt voor beurt; aan het einde: { $label }

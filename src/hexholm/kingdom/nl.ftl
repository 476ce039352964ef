# Kingdom Builder in het Nederlands: het spel in het algemeen.

cards-title = Kingdom Builder-kaarten
rules-turn = In je beurt bouw je drie nederzettingen op het gebied van je kaart.
rules-near = Bouw als het kan naast je eigen nederzettingen; anders waar je wilt op dat gebied.
rules-tiles = Bouw naast een stad en pak de tegel: een speciale actie in elke volgende beurt, voor of na je drie nederzettingen.
rules-gold = De drie Kingdom Builder-kaarten bepalen waarmee je goud verdient; elk kasteel waar je naast staat, levert 3 op. Wijs een kaart aan en je velden lichten op.
rules-end = Zodra iemand de laatste nederzetting heeft gebouwd, wordt de ronde uitgespeeld. Wie het meeste goud heeft, wint.

## Gebieden: de naam; “op bergen”; “dat is een berg”; “je kaart toont berg”; “een bergkaart”
terrain-grass = Gras
    .on = gras
    .a = gras
    .word = gras
    .card = graskaart
terrain-forest = Bos
    .on = bos
    .a = bos
    .word = bos
    .card = boskaart
    .letter = O
terrain-flower-field = Bloemen
    .on = bloemenvelden
    .a = een bloemenveld
    .word = bloemen
    .card = bloemenkaart
    .letter = B
terrain-desert = Woestijn
    .on = woestijn
    .a = woestijn
    .word = woestijn
    .card = woestijnkaart
    .letter = W
terrain-canyon = Ravijn
    .on = ravijn
    .a = ravijn
    .word = ravijn
    .card = ravijnkaart
    .letter = R
terrain-water = Water
    .on = water
    .a = water
    .word = water
    .card = waterkaart
    .letter = A
terrain-mountain = Berg
    .on = bergen
    .a = een berg
    .word = berg
    .card = bergkaart
    .letter = E
terrain-castle = Kasteel
    .a = een kasteel
terrain-location = Stad
    .a = een stad
piece-settlement = nederzetting
    .many = nederzettingen
    .title = Nederzetting
    .sign = ⌂
    .de = de nederzetting

## Wat je nu doet
ask-over-won = { $person ->
    [you] Het spel is afgelopen: jij wint met { $n } goud
   *[other] Het spel is afgelopen: { $name } wint met { $n } goud
}
ask-over-tied = Het spel is afgelopen: { $names } delen de overwinning met elk { $n } goud
ask-mandatory-near = Bouw op { $terrain_or_on }, naast je nederzettingen
ask-build = { $tile }: bouw nog een nederzetting
ask-take = { $tile }: kies een { ask-piece } om te verplaatsen
ask-piece = { $piece_id ->
    [any] speelstuk
   *[settlement] nederzetting
}
ask-step = { $tile }: ga veld voor veld
ask-place = { $tile }: kies een veld
ask-choose-terrain = Kies op welk gebied je bouwt
ask-end-tiles = Beëindig je beurt of gebruik een speciale actie
ask-choose = { $tile }: maak een keuze
ask-give-up = Kies welke { $tile_tile } je inlevert
ask-interrupt = Bouw met je { $tile_word }, of sla over
ask-waiting-interrupt = { $name } mag bouwen met { $tile_de } { $tile_word }
ask-detail-free = Deze mag je bouwen waar je wilt
ask-detail-interrupt = { $name } is aan de beurt en gaat daarna verder
ask-detail-goes-on = Daarna gaat je beurt verder
choice-ready = De beschikbare
choice-used = De gebruikte
choice-new = De nieuwe
end-interrupt = Overslaan
banner-interrupt = { $name } mag bouwen met { $tile_de } { $tile_word }. Daarna gaat je beurt verder.
cover-interrupt = { $name } mag tussendoor bouwen. Tot dan blijven de handkaarten verborgen.

## Wat er gebeurt
log-build-piece = { log-who } zet <b>{ $piece_de }</b> op { $where }
log-way = { $piece_id ->
    [settlement] een nederzetting ({ $way })
   *[other] <b>{ $piece_de }</b> ({ $way })
}
log-put-by = { log-who } verplaatst met { $tile_de } <b>{ $tile_word }</b> { log-way }
log-take-by = { log-who } pakt met { $tile_de } <b>{ $tile_word }</b> { log-way } op
log-choose-give-up = { log-who } levert de { $what ->
    [ready] beschikbare
    [used] gebruikte
   *[new] nieuwe
} { $tile_id ->
    [unknown] tegel
   *[other] <b>{ $tile_tile }</b>
} in en houdt de { $what ->
    [ready] andere
   *[other] beschikbare
}
log-event-tile-taken = pakt een <b>{ $tile_tile }</b>
log-event-tile-lost = verliest de <b>{ $tile_tile }</b>
log-event-card-drawn = trekt een { $terrain_card }
log-event-gold = verdient <b>{ $n } goud</b> ({ $card })
log-they-card-removed = Geen vrij veld meer: { $person ->
    [you] <b>jouw</b>
   *[other] de
} { $terrain_card }{ $person ->
    [you] {""}
   *[other] {" "}van <b>{ $name }</b>
} is uit het spel
log-they-removed = { $person ->
    [you] <b>Jouw</b> nederzetting op { $where } is van het speelbord gehaald
   *[other] De nederzetting van <b>{ $name }</b> op { $where } is van het speelbord gehaald
}

## Het kleine label bij een veld
label-tile-taken = levert een { $tile_tile } op
label-tile-lost = kost je de { $tile_tile }
label-nothing = geen verschil in goud

## Waarom niet
reason-choose-first = Kies eerst welke van je twee { $tile_tile }s je inlevert
reason-choose-terrain = Kies eerst het gebied voor deze beurt: { $terrain_or_word }
reason-choose-what = Kies eerst: { $choices_or }
reason-not-there = Op { $hex } kun je { $tile_de } { $tile_word } niet gebruiken
reason-no-action = In deze partij speel je zonder { $tile_de } { $tile_word }
reason-action-used = Je hebt { $tile_de } { $tile_word } deze beurt al gebruikt
reason-not-by-itself = Dat gaat vanzelf: { $tile_de } { $tile_word } hoef je niet te gebruiken
reason-finish-first = Je bent nog bezig met { $tile_de } { $tile_word }
reason-no-choice = Er valt nu niets te kiezen
reason-unknown-choice = Kies { $choices_or }
reason-no-move = Er wordt nu geen nederzetting verplaatst
reason-take-first = Kies eerst de nederzetting die je verplaatst
reason-put-first = Zet eerst { $piece_de } van { $hex } neer
reason-not-own = Je hebt geen nederzetting op { $hex }
reason-no-target = Er is geen veld waar { $piece_de } op { $hex } naartoe kan
reason-same-hex = Je kunt { $piece_de } niet op hetzelfde veld terugzetten
reason-one-step = Je verplaatst { $piece_de } veld voor veld, steeds naar een aangrenzend veld
reason-stands-there = Op { $hex } staat { $piece_de } al
reason-not-buildable = Op { $hex } kan niemand bouwen: dat is { $ground_a }
reason-on-location = Op { $hex } zelf kan niemand bouwen: dat is een stad. Bouw ernaast, dan krijg je de tegel
reason-on-castle = Op { $hex } zelf kan niemand bouwen: dat is een kasteel. Bouw ernaast, dan levert het 3 goud op
reason-wrong-terrain = { $hex } is { $ground_a }, maar je kaart toont { $terrain_word }
reason-not-adjacent = Je moet als het kan naast je eigen nederzettingen bouwen
reason-all-built = Je hebt al je nederzettingen voor deze beurt gebouwd
reason-no-supply = Je hebt geen nederzettingen meer in je voorraad
reason-no-card = Er is geen gebiedskaart meer met een vrij veld
reason-must-build = Voer eerst je verplichte actie uit
reason-between-builds = Maak eerst je verplichte actie af
reason-not-held = Je hebt geen { $tile_tile }
reason-tile-used = Je hebt je { $tile_tile } deze beurt al gebruikt
reason-tile-new = Je hebt de { $tile_tile } pas deze beurt gepakt; je kunt hem vanaf je volgende beurt gebruiken
reason-tile-useless = Voor { $tile_de } { $tile_word } is er nu geen geschikt veld
reason-only-back = Met { $tile_de } { $tile_word } kun je nu alleen een nederzetting op hetzelfde veld terugzetten
reason-unknown-tile = Er is geen tegel ‘{ $name }’. Kies uit { $names }
reason-piece-placed = Je { $piece } is al op het speelbord, op { $hex }
reason-on-its-way = Je hebt { $piece_de } op { $hex } al verplaatst; terugnemen kan nu niet
reason-no-piece = Je hebt geen { $piece } op { $hex }
reason-own-action = Je kunt { $piece_de } alleen met de bijbehorende tegel verplaatsen of terugnemen

typing =
    Je speelt door een actie te typen:
      build c4     op een veld bouwen of er een speelstuk inzetten; c4 is genoeg
      use farm     een tegel of een andere actie gebruiken; farm is genoeg
      take c4      de nederzetting oppakken die je wilt verplaatsen ...
      put d6       ... en neerzetten; ook hier is het veld genoeg
      choose swamp de gevraagde keuze maken; swamp is genoeg
      end          je beurt of een actie beëindigen, of iets overslaan
    De velden van het eiland heten i.a1, i.b1 ...
    Je kunt ook typen:
      why c5       welke regel een actie verbiedt
      undo         je laatste actie van deze beurt terugnemen
      score        het goud tot nu toe, per kaart
      board        het speelbord opnieuw tekenen
      log          wat er tot nu toe is gebeurd
      save BESTAND de partij opslaan
      quit         stoppen (net als Ctrl-D en Ctrl-C)

# hexholm in het Nederlands: wat beide spellen delen.

game-kingdom-builder = Kingdom Builder
game-kingdom-builder-text = Steden, uitbreidingen en kaarten
game-winter-kingdom = Winter Kingdom
game-winter-kingdom-text = Talenten, munten, forten en tunnels

## Opsommingen, en vormen van namen die er zelf geen meebrengen.
## Steden: “gebruikt de (toren)”, “toren” midden in een zin, “een torentegel”.
## Terrein: “op bergen”, “dat is een berg”, “je kaart toont berg”, “een bergkaart”. Stukken: “de soldaat”
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
list-comma = { $rest }, { $last }
list-sentences = { $rest }; { $last }
list-news = { $rest }. { $last }
location-any = { $name }
    .de = de tegel
    .word = { $name }
    .tile = { $name }-tegel
terrain-any = { $name }
    .a = { $name }
    .on = { $name }
    .word = { $name }
    .card = { $name }-kaart
piece-any = { $name }
    .many = { $name }
    .title = { $name }
    .de = het speelstuk { $name }

## Spelers
you = Jij
player-number = Speler { $number }
player-and-bot = Speler { $number } ({ $level })
colour-blue = Blauw
colour-orange = Oranje
colour-green = Groen
colour-purple = Paars
colour-red = Rood
mark-blue = stip
mark-orange = balk
mark-green = ring
mark-purple = kruis
mark-red = pijlpunt
level-beginner = beginner
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
level-expert = expert
level-master = meester
level-random = willekeurig
level-greedy = gulzig

## Wat je nu doet
ask-mandatory-free = Bouw waar je wilt op { $terrain_or_on }
ask-put = { $tile }: kies het doelveld
ask-end = Alles gebouwd: beëindig je beurt
ask-other = Jij bent aan de beurt
ask-waiting = { $name } is aan de beurt
ask-waiting-mandatory = { $name } bouwt op { $terrain_or_on }
ask-waiting-choose-terrain = { $name } kiest een gebied
ask-waiting-by = { $name } gebruikt { $tile_de } { $tile_word }
ask-label = Wat je nu kunt doen
ask-open = Wachten op spelers
ask-detail-hexes = { $n ->
    [one] 1 veld mogelijk
   *[other] { $n } velden mogelijk
}
ask-detail-left = nog { $n }
ask-detail-last-round = Laatste ronde
ask-detail-watching = Je kijkt mee
ask-dots = { $done } van { $all } gebouwd

## Wat er gebeurt: “Jij bouwt”, “Anna bouwt”
log-who = { $person ->
    [you] <b>Jij</b>
    [again] {""}
   *[other] <b>{ $name }</b>
}
log-build = { log-who } bouwt op { $where }
log-build-by = { log-who } bouwt met { $tile_de } <b>{ $tile_word }</b> op { $where }
log-use = { log-who } gebruikt { $tile_de } <b>{ $tile_word }</b>
log-choose = { log-who } kiest { $tile_de } { $tile_word }
log-choose-terrain = { log-who } kiest { $terrain_word }
log-end = { log-who } beëindigt de beurt
log-end-by = { log-who } laat het daarbij
log-other = { log-who } speelt ‘{ $action }’
log-they = { log-who } { $deed }
log-takeback = { log-who } neemt de laatste beurt terug
log-joined = <b>{ $name }</b> schuift aan
log-left = <b>{ $name }</b> verlaat de tafel
log-back = <b>{ $name }</b> is terug
log-begun = Het spel begint
log-replaced = Een bot neemt het over van <b>{ $name }</b>
log-returned = { $person ->
    [you] <b>Jij</b> neemt je plaats weer over van de bot
   *[other] <b>{ $name }</b> neemt de plaats weer over van de bot
}
log-shared = { $person ->
    [you] <b>Jij</b> hebt een link van het spel gemaakt, met alle kaarten erin
   *[other] <b>{ $name }</b> heeft een link van het spel gemaakt, met alle kaarten erin
}
log-late = { $person ->
    [you] De tijd is om: een bot speelt deze beurt voor <b>jou</b>
   *[other] De tijd is om: een bot speelt deze beurt voor <b>{ $name }</b>
}
log-bot-failed = De bot van <b>{ $name }</b> laat het afweten; de makkelijke bot speelt deze beurt

## Het speelbord
verb-build = Bouwen
verb-take = Oppakken
verb-put = Neerzetten
hex-act-build = druk om te bouwen
hex-act-take = druk om op te pakken
hex-act-put = druk om neer te zetten
hex-act-other = druk om dit veld te kiezen

## Het kleine label bij een veld
label-gold = { $card } <b>{ $n }</b>
label-take = Pak { $piece_de } op
label-piece = { $person ->
    [you] Je { $piece }
   *[other] { $piece_title } van { $name }
}
label-tiles = { $n ->
    [0] geen tegels meer
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}

## Waarom niet
reason-game-over = Het spel is afgelopen
reason-occupied = { $hex } is bezet
reason-wrong-place = Op { $hex } kun je { $tile_de } { $tile_word } niet gebruiken
reason-builds-elsewhere = { $hex } is { $ground_a }; { $tile_de } { $tile_word } bouwt op { $terrain_on }
reason-moves-elsewhere = { $hex } is { $ground_a }; { $tile_de } { $tile_word } verplaatst naar { $terrain_on }
reason-unknown-verb = ‘{ $action }’ is geen actie; gebruik { $verbs_or }
reason-unknown-hex = Dit speelbord heeft geen veld { $hex }
reason-needs-hex = Bij ‘{ $action }’ hoort een veld, bijvoorbeeld { $example }
reason-no-argument = Achter ‘end’ mag niets meer staan

unit = goud

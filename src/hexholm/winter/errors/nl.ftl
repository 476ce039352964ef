# Wat er aan een opstelling, een opgeslagen partij of een bestand niet klopt, in het Nederlands: Winter Kingdom. De pagina leest dit niet.

setup-side-turns = bord { $side } kan 0 tot 5 keer worden gedraaid, niet { $got }
setup-boards = een spel heeft { $number } terreinborden, het middelste eerst
setup-board-twice = bord { $letter } (kant { $side }) is twee keer gebruikt
setup-own-side = het terreinbord in de opstelling: { $why }
setup-scoring-cards = een spel heeft 3 Winter Kingdom-kaarten, niet { $got }
setup-no-twist = twist: { $none } gaat niet samen met een twist; de twists zijn: { $names }
setup-outer-board = { $what } moet een van de buitenste borden zijn, 1 tot 6, niet { $got }
setup-talent-hands = talents: elk van de { $players } spelers heeft een hand nodig
setup-talents = talents: een speler heeft er { $number }, niet { $got }
setup-talent-twice = talents: { $name } is twee keer uitgedeeld
side-header = regel { $line }, kolom 1: verwacht een kopregel zoals [3fe] board=A
side-name = regel { $line }, kolom 1: een naam bestaat uit woorden in kleine letters met koppeltekens, niet { $got }
side-lines = regel { $line }, kolom 1: verwacht { $lines } regels met letters, niet { $got }
text-packed = deze stellingtekst van Winter Kingdom is onvolledig, of onderweg veranderd: hij is { $tag }: en ingepakte gegevens
save-two-buildings = { $what }: twee gebouwen op { $hex }
save-one-card = { $what }: er moet 1 terreinkaart zijn, niet { $got }
save-mover-only = { $what }: dit kan alleen voor de plaats to_move
save-task-mover = { $what }: dit hoort bij de plaats to_move
save-task-left = { $what }: left moet een getal van 0 tot { $most } zijn
save-unknown-card = { $what }: onbekende kaart { $got }
save-talent-twice = talents: { $name } is twee keer in bezit
save-last-round-winter = last_round: die is begonnen, want iemand heeft geen gebouwen meer (W-10)
save-buildings = player { $seat }: { $used } { $key } gebruikt en { $left } over is meer dan { $most }
save-terrain = turn: terrain: er is geen terreinkaart { $got }
save-terrain-card = turn: terrain: { $terrain_id } staat niet op de kaart op hand
save-left-buildings = turn: left: er kunnen maximaal { $most } gebouwen worden gebouwd
save-left-none = turn: left: { $left } kunnen niet worden gebouwd: er is geen gebouw of geen veld meer (W-8)
save-line-built = turn: line: meer gebouwen dan built ({ $built }) toelaat
save-used = turn: used: { $got } is geen kaart van wie aan de beurt is; verwacht een van: { $names }
save-step = turn: step: { $got } hoort niet bij de koopstap

## Hoe de stellingeneditor dingen noemt, en wat hij zegt van wat niet kan

field-coins = Munten
field-out = Huizen uit het spel
field-out-forts = Forten uit het spel
field-talents = Talenten in de hand
field-bought = Gekochte talenten
field-bought-used = gekocht, gebruikt
field-bought-new = in deze beurt gekocht
field-upgraded = opgewaardeerd
field-upgraded-used = opgewaardeerd, gebruikt
field-upgraded-now = in deze beurt opgewaardeerd
field-common-used = Tunnel in deze beurt gebruikt

problem-save-special = Op { $hex } kan niemand bouwen: daar is { $ground_a } (W-1)
problem-save-two-buildings = Op { $hex } staan twee gebouwen (W-1)
problem-save-buildings = { $used } { $key ->
    [forts] forten
   *[other] huizen
} zijn in gebruik en { $left } in de voorraad: een speler heeft er maar { $most }
problem-save-one-card = Een speler heeft één terreinkaart, niet { $got }
problem-save-talent-twice = { $name } is er twee keer: elk talent is er maar één keer
problem-save-mover-only = Alleen talenten van wie aan de beurt is, kunnen gebruikt of nieuw zijn
problem-save-used = In deze beurt kunnen alleen eigen talenten gebruikt zijn
problem-save-last-round-winter = De laatste ronde is begonnen: iemand heeft geen gebouwen meer (W-10)
problem-save-terrain-card = Het terrein van deze beurt staat niet op de kaart in de hand
problem-save-left-buildings = In een beurt worden hoogstens { $most } gebouwen gebouwd
problem-save-left-none = { $left } kunnen niet gebouwd worden: er is geen gebouw of veld meer (W-8)
problem-save-line-built = In deze beurt is meer gebouwd dan ‘nog te bouwen’ toelaat

## What no game can lead to

impossible-ground-talent = { $piece_title } op { $hex } ({ $ground }): deze speler heeft geen talent dat daar bouwt (W-1)
impossible-closed = { $piece_title } op { $hex }: ernaast staat een gebouw van een ander, en dat verbiedt een twist van dit spel
impossible-supply = De voorraad moet { $left } zijn: { $n } van de { $of } { $what ->
    [forts] forten
   *[other] huizen
} zijn in gebruik of uit het spel
impossible-out = In dit spel gaan er geen { $what ->
    [forts] forten
   *[other] huizen
} uit het spel
impossible-talents = Een speler heeft in totaal { $of } talenten, in de hand of gekocht: niet { $n }
impossible-new-talent = Er kan nog niets gekocht zijn: dat komt aan het einde van de beurt (W-6)
impossible-one-purchase = In een beurt wordt maar één talent gekocht of opgewaardeerd, niet { $n } (W-6)
impossible-no-hand = Elke speler heeft een terreinkaart (W-9)
impossible-begun = In deze beurt is er gebouwd, maar wie aan de beurt is, heeft niets op het bord
impossible-not-over = Het spel kan niet afgelopen zijn: iedereen heeft nog gebouwen (W-10)
impossible-no-last-round = De laatste ronde kan niet begonnen zijn: iedereen heeft nog gebouwen (W-10)

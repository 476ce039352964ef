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
text-packed = een stellingtekst van Winter Kingdom is { $tag }: en ingepakte gegevens
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

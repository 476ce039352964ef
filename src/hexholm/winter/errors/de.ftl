# Was an einem Aufbau, Spielstand oder einer Datei nicht stimmt: Winter Kingdom. Die Seite liest das nicht.

setup-side-turns = Tafel { $side } lässt sich 0- bis 5-mal drehen, nicht { $got }
setup-boards = eine Partie hat { $number } Tafeln, die mittlere zuerst
setup-board-twice = Tafel { $letter } (Seite { $side }) kommt zweimal vor
setup-own-side = die Tafel im Aufbau: { $why }
setup-scoring-cards = eine Partie hat 3 Wertungskarten, nicht { $got }
setup-no-twist = twist: { $none } verträgt sich mit keinem Twist; die Twists sind: { $names }
setup-outer-board = { $what } muss eine der äußeren Tafeln sein, 1 bis 6, nicht { $got }
setup-talent-hands = talents: alle { $players } Spieler brauchen eine Hand
setup-talents = talents: jeder hat { $number }, nicht { $got }
setup-talent-twice = talents: { $name } ist zweimal ausgeteilt
side-header = Zeile { $line }, Spalte 1: erwartet wird ein Kopf wie [3fe] board=A
side-name = Zeile { $line }, Spalte 1: ein Name besteht aus kleingeschriebenen Wörtern mit Bindestrichen, nicht { $got }
side-lines = Zeile { $line }, Spalte 1: erwartet werden { $lines } Zeilen mit Buchstaben, nicht { $got }
text-packed = dieser Stellungstext von Winter Kingdom ist unvollständig oder wurde unterwegs verändert: er besteht aus { $tag }: und gepackten Daten
save-two-buildings = { $what }: zwei Gebäude auf { $hex }
save-one-card = { $what }: es muss 1 Geländekarte sein, nicht { $got }
save-mover-only = { $what }: das ist nur für den Platz to_move möglich
save-task-mover = { $what }: gehört dem Platz to_move
save-task-left = { $what }: left muss eine Zahl von 0 bis { $most } sein
save-unknown-card = { $what }: unbekannte Karte { $got }
save-talent-twice = talents: { $name } ist zweimal vorhanden
save-last-round-winter = last_round: sie hat begonnen, denn jemand hat keine Gebäude mehr (W-10)
save-buildings = Spieler { $seat }: { $used } { $key } verwendet und { $left } übrig, das sind mehr als { $most }
save-terrain = turn: terrain: eine Geländekarte { $got } gibt es nicht
save-terrain-card = turn: terrain: { $terrain_id } steht nicht auf der Karte in der Hand
save-left-buildings = turn: left: höchstens { $most } Gebäude können gebaut werden
save-left-none = turn: left: { $left } können nicht gebaut werden: Es gibt kein Gebäude oder kein Feld mehr (W-8)
save-line-built = turn: line: mehr Gebäude, als built ({ $built }) erlaubt
save-used = turn: used: { $got } gehört nicht dem Spieler, der am Zug ist; möglich: { $names }
save-step = turn: step: { $got } gehört nicht zum Kaufschritt

## Wie der Stellungseditor die Dinge nennt, und was er zu Unmöglichem sagt

field-coins = Münzen
field-out = Häuser aus dem Spiel
field-out-forts = Forts aus dem Spiel
field-talents = Talente auf der Hand
field-bought = Gekaufte Talente
field-bought-used = gekauft, genutzt
field-bought-new = in diesem Zug gekauft
field-upgraded = aufgewertet
field-upgraded-used = aufgewertet, genutzt
field-upgraded-now = in diesem Zug aufgewertet
field-common-used = Tunnel in diesem Zug genutzt

problem-save-special = Auf { $hex } kann niemand bauen: Dort ist { $ground_a } (W-1)
problem-save-two-buildings = Auf { $hex } stehen zwei Gebäude (W-1)
problem-save-buildings = { $used } { $key ->
    [forts] Forts
   *[other] Häuser
} sind im Einsatz und { $left } im Vorrat: Jeder hat nur { $most }
problem-save-one-card = Jeder hat eine Geländekarte, nicht { $got }
problem-save-talent-twice = { $name } ist zweimal da: Jedes Talent gibt es nur einmal
problem-save-mover-only = Nur Talente dessen, der am Zug ist, können genutzt oder neu sein
problem-save-used = In diesem Zug können nur eigene Talente genutzt worden sein
problem-save-last-round-winter = Die letzte Runde läuft: Jemand hat keine Gebäude mehr (W-10)
problem-save-terrain-card = Das Gelände dieses Zugs steht nicht auf der Handkarte
problem-save-left-buildings = In einem Zug werden höchstens { $most } Gebäude gebaut
problem-save-left-none = { $left } können nicht gebaut werden: Es fehlt an Gebäuden oder Feldern (W-8)
problem-save-line-built = In diesem Zug wurde mehr gebaut, als „Noch zu bauen“ erlaubt

## What no game can lead to

impossible-ground-talent = { $piece } auf { $hex } ({ $ground }): Dieser Spieler hat kein Talent, das dort baut (W-1)
impossible-closed = { $piece } auf { $hex }: Daneben steht ein fremdes Gebäude, und das verbietet ein Twist dieser Partie
impossible-supply = Im Vorrat müssen { $left } sein: { $n } von { $of } { $what ->
    [forts] Forts
   *[other] Häusern
} sind im Einsatz oder aus dem Spiel
impossible-out = In dieser Partie kommen keine { $what ->
    [forts] Forts
   *[other] Häuser
} aus dem Spiel
impossible-talents = Jeder hat insgesamt { $of } Talente, auf der Hand oder gekauft: nicht { $n }
impossible-new-talent = Es kann noch nichts gekauft worden sein: Das kommt am Ende des Zugs (W-6)
impossible-one-purchase = In einem Zug wird nur ein Talent gekauft oder aufgewertet, nicht { $n } (W-6)
impossible-no-hand = Jeder hat eine Geländekarte (W-9)
impossible-begun = In diesem Zug wurde gebaut, aber wer am Zug ist, hat nichts auf dem Plan
impossible-not-over = Das Spiel kann nicht zu Ende sein: Alle haben noch Gebäude (W-10)
impossible-no-last-round = Die letzte Runde kann nicht begonnen haben: Alle haben noch Gebäude (W-10)

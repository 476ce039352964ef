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
text-packed = ein Stellungstext von Winter Kingdom besteht aus { $tag }: und gepackten Daten
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

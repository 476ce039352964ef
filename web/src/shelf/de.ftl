# Am echten Tisch: alle Werkzeuge, und Aufbauten aus dem, was im Regal steht.

shelf-lead = Ihr spielt auf den echten Spielplänen? hexholm lost den Aufbau aus, zählt die Punkte und kennt jede Regel.

## Die Werkzeuge
tool-count = Punkte zählen
tool-count-text = Siedlungen aufmalen, jede Karte gewertet sehen, das Ergebnis aufbewahren
tool-position = Stellungseditor
tool-position-text = Jede Stellung aufbauen: Was würdest du spielen? Weiterspielen, teilen, ein Rätsel daraus machen
tool-rules = Regeln
tool-rules-text = Jede Karte, jedes Plättchen, jeder Sonderfall, mit Bild

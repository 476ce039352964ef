# Am echten Tisch: alle Werkzeuge, und Aufbauten aus dem, was im Regal steht.

shelf-lead = Ihr spielt auf den echten Spielplänen? hexholm lost den Aufbau aus, zählt die Punkte und kennt jede Regel.

## Die Werkzeuge
tool-boards = Spielpläne
tool-boards-text = Gib deine gedruckten Pläne ein oder male eigene
tool-count = Punkte zählen
tool-count-text = Alle Siedlungen aufmalen, die Wertung jeder Karte sehen, das Ergebnis aufbewahren
tool-position = Stellungseditor
tool-position-text = Jede Stellung aufbauen: Was würdest du spielen? Weiterspielen, teilen, ein Rätsel daraus machen
tool-rules = Regeln
tool-rules-text = Jede Karte, jedes Plättchen, jeder Sonderfall, mit Bild
tool-setup = Aufbau auslosen
tool-setup-text = Aus deinen Schachteln und nach deinen Wünschen, mit einem Bild zum Auslegen

## Was ich besitze und wie ich es mag
shelf-owned = Was ich besitze
shelf-single = { $what ->
    [boards] Fehlt eine Tafelseite?
   *[sections] Fehlt ein Quadrant?
}
shelf-single-text = Nimm den Haken weg bei dem, was du nicht hast.
shelf-players = Wie viele spielen?
shelf-names = Namen, wie ihr sitzt
shelf-name = Spieler { $n }
shelf-wishes = Wünsche
shelf-draw = Auslosen
shelf-had = Was wir schon hatten
shelf-forget = Aufbau mit { $cards } vergessen
wish-balanced = Karten, die zum Spielplan passen
wish-balanced-text = Jede Karte bringt auf diesem Plan etwa so viel wie auf anderen, oder mehr.
wish-fresh = Nichts aus unseren letzten Aufbauten
wish-last = { $n ->
    [0] aus
    [one] letzter
   *[other] letzte { $n }
}
wish-at-least = Mindestens so viele Quadranten einer Schachtel
least-less = { $name }: einer weniger
least-more = { $name }: einer mehr
wish-tap = Einmal tippen: immer dabei. Zweimal: nie.
wish-always = { $name }: immer
wish-never = { $name }: nie
wish-maybe = { $name }: vielleicht
wish-of-sections = Quadranten
wish-of-sides = Seiten der Insel
wish-of-boards = Tafelseiten
wish-of-cards = Karten
wish-of-tasks = Aufgaben
wish-of-tiles = Nomadenplättchen
wish-of-boxes = Schachteln
wish-of-economy = Wirtschaftskarten
wish-of-twist = Twists

## Was ausgelost wurde
drawn-title = Aufbau
drawn-again = Neu auslosen
drawn-own = Selbst einen auslosen
drawn-other = { $what ->
    [land] Anderer Plan, gleiche Karten
    [cards] Andere Karten, gleicher Plan
   *[other] Das neu auslosen
}
drawn-count = Punkte zählen
drawn-rules = Regeln zu diesem Aufbau
drawn-play-bots = Hier gegen Bots spielen
drawn-play-here = Hier zusammen spielen
drawn-share = Teilen und drucken
drawn-link = Link zu diesem Aufbau
drawn-qr = QR-Code des Links
drawn-scan = Mit dem Handy scannen, dann hast du den Aufbau am Tisch zur Hand.
drawn-print = Auf eine Seite drucken

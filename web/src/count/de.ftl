# Counting the points of a real game, in German.

count-lead = Lege den Aufbau so aus, wie er auf deinem Tisch liegt. Dann male die Siedlungen aller Spieler auf den Plan, und hexholm zählt.
count-players = Spieler
count-name = Name von Spieler { $number }
count-missing = Noch zu wählen: { $what }
count-more = Außerdem nötig
count-start = Figuren eintragen
count-over = Neu beginnen
count-over-title = Neu beginnen?
count-over-text = Was du bisher eingetragen hast, wird entfernt.
count-taken-off = Was in diesem Aufbau keinen Platz hat, wurde entfernt.
part-sections = Quadranten
part-boards = Tafeln
part-cards = Karten
part-twist = Twist
part-direction = Richtung der Linien
part-bottom_board = untere Tafel
part-any = { $name }

## Where nothing is left to chance
new-random-by-hand = Wählen
new-random-one-by-hand = Wählen
new-land-random-by-hand = Tippe auf jede Stelle und wähle, was dort liegt.
new-cards-chosen-by-hand = { $left ->
    [0] Alle drei sind gewählt.
   *[other] Noch { $left } zu wählen.
}

## Entering
count-setup = Aufbau
count-results = Ergebnisse
count-left = { $n ->
    [0] keine übrig
   *[other] { $most } − { $used } = { $n }
}
count-brush = Was gesetzt wird
count-piece = { $piece_title }
count-rest = noch { $n }
count-erase = Entfernen
count-sections = Vergrößern
count-whole = Alles
count-section = Teil { $n }
count-next-section = Nächster Teil
count-next = Nächster Spieler
count-score = Auszählen
count-less = { $name }: eins weniger
count-one-more = { $name }: eins mehr
count-rows = Tippe die markierten Linien an
count-row = Linie { $row }
count-no-points = Am Ende keine Punkte; wird mit dem Ergebnis aufbewahrt

## The result
count-tie = Je { $n }: Bei Gleichstand teilt man sich den Sieg.
count-tap-figure = Tippe auf eine Zahl, um zu sehen, woher sie kommt.
count-entered = Während der Partie bezahlt: so, wie du es eingetragen hast.
count-none = Nichts auf dem Plan bringt hier etwas ein.
count-none-there = dort keine einzige
count-compared = Wie viel jeder hat
count-tied = gleich viele
count-back = Zurück zu den Figuren

## Keeping
count-keep-title = Verlauf
count-day = Tag der Partie
count-keep = Ergebnis aufbewahren
count-keep-change = Änderungen speichern
count-kept = Aufbewahrt
count-no-results = Noch keine Partien. Zähle eine aus, und sie steht hier, mit Statistik nach Spielern und Karten.
count-games = Partien
count-edit = Ändern
count-remove = Löschen
count-leave-title = Angefangene Zählung verwerfen?
count-leave = Ergebnis öffnen
count-remove-title = Dieses Ergebnis löschen?
count-remove-text = Es verschwindet auch aus der Statistik.
count-removed = Gelöscht
count-statistics = Statistik
count-by-player = Nach Spielern
count-by-card = Nach Karten
count-mean = Schnitt
count-best = Bestes
count-files = Dateien
count-files-text = Die Ergebnisse sind in diesem Browser und, wenn du eins hast, bei deinem Profil. Speichere eine Kopie als Datei oder nimm sie in einen anderen Browser mit.
count-import = Importieren
count-bad-file = { $name } ist keine Datei mit Ergebnissen von hexholm.
count-brought = { $n ->
    [0] Diese sind alle schon da.
    [one] 1 Ergebnis importiert
   *[other] { $n } Ergebnisse importiert
}

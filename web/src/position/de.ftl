# Der Stellungseditor.

position-title = Stellungseditor
position-lead = Baue jede Stellung beider Spiele auf: Setze die Figuren, wähle Handkarten, Plättchen und wer am Zug ist. Dann frag, was zu spielen ist, spiel weiter oder schick sie jemandem.
position-new = Neue Stellung
position-back = Zurück zu meiner Stellung
position-from-nothing = Von Grund auf
position-first-game = Empfohlene erste Partie, 2 Spieler
position-choose = Spieler, Pläne und Karten wählen
position-begin = Diesen Plan aufbauen
position-from-file = Aus einer Datei
position-file-text = Ein Spielstand, eine Aufzeichnung, eine Stellung, ein Rätsel oder ein Fall für einen Fehlerbericht.
position-open = Datei öffnen
position-from-link = Aus einem Link
position-link-text = Der Link einer Stellung oder einer Partie, oder eine Stellung in einer Zeile Text.
position-link = Link
position-open-link = Öffnen
error-no-position = Darin steht keine Stellung. Es muss ein Spielstand, eine Aufzeichnung, eine Stellung, ein Rätsel, ein Fall oder der Link einer Partie sein.

## Das Brett und die Pinsel
position-brushes = Pinsel
position-brush = { $name }: { $n } von { $of } auf dem Plan
position-erase = Löschen
position-note = Notiz
position-fine = Diese Stellung ist spielbar.
position-over = In dieser Stellung ist die Partie zu Ende.
position-wrong = Was nicht stimmt
position-wrong-count = { $n ->
    [one] Eine Angabe stimmt nicht
   *[other] { $n } Angaben stimmen nicht
}
position-mend = Richtigstellen, was aus dem Plan folgt
position-made-up = Erdacht: auch zulassen, was in keiner Partie vorkommt

## Felder
position-turn = Zug
position-turn-start = Zurück zum Beginn des Zugs
position-piles = Stapel
position-to-draw = { $n ->
    [one] 1 Karte zu ziehen
   *[other] { $n } Karten zu ziehen
}
position-score = Stand { $n }
position-add = Hinzufügen …
position-add-to = Hinzufügen: { $label }
position-remove = { $label } entfernen
position-state = Zustand von { $label }
position-auto = { $label }: wie es sich vom Plan ergibt
position-less = { $label }: weniger
position-more = { $label }: mehr

## Rat
position-advice = Rat
position-ask = Was würdest du spielen?

## Von hier weiter
position-next = Von hier weiter
position-play = Weiterspielen
position-play-text = Ein neuer Tisch beginnt mit dieser Stellung. Die kommenden Karten werden gemischt.
position-share = Teilen
position-share-text = Wer diesen Link öffnet, sieht die Stellung mit allen Handkarten.
position-share-draft = Die Stellung ist noch nicht spielbar; der Link enthält sie, wie sie ist.
position-svg = Bild (SVG)
position-png = Bild (PNG)
position-file = Datei
position-puzzle = Als Rätsel speichern
position-puzzle-text = hexholm sucht den besten Zug; wer das Rätsel öffnet, spielt einen Zug und erfährt, wie gut er ist.
position-puzzle-name = Name
position-puzzle-save = Rätsel erstellen
position-puzzle-unclear = Hier gibt es keinen klar besten Zug: Andere sind etwa gleich gut und lösen das Rätsel auch.
position-puzzle-anyway = Trotzdem speichern
position-puzzle-made = Fertig: Es steht bei deinen Rätseln und in einer Datei.
position-puzzle-solve = Öffnen
position-case = Fehlerbericht
position-case-text = Eine Datei mit dieser Stellung, der Version von hexholm und deinem Text. Häng sie an deinen Bericht an; „hexholm edit DATEI“ öffnet sie.
position-case-note = Was passiert, und was sollte passieren?
position-case-save = Fall speichern

# Der Spielplan-Editor

boards-title = Spielpläne
boards-lead = Du hast einen Plan, dessen gedruckte Seite wir nicht kennen? Gib ihn hier ein, dann ersetzt er unseren in deinen Partien. Oder male ein eigenes Land.

## Meine Pläne
boards-mine = Deine Pläne
boards-none = Noch nichts hier. Was du malst, bleibt in diesem Browser und bei deinem Profil.
boards-use-replaces = Ersetzt unseren
boards-use-added = Spielbereit
boards-use-not = Noch nicht fertig
boards-use-ours = Nicht in Gebrauch: Einer unserer Pläne heißt so
boards-use-newer = Nicht in Gebrauch: Ein neuerer von dir heißt so
boards-duplicate = { $name } duplizieren
boards-download-one = { $name } herunterladen
boards-delete = { $name } löschen
boards-deleted = { $name } ist gelöscht.
boards-unknown = Diesen Plan gibt es in diesem Browser nicht. Lade seine Datei oder öffne hier deinen Profil-Link.

## Ein neuer
boards-new = Neuer Plan
boards-new-name = mein land
boards-kind = Art des Plans
boards-kind-section = Quadrant
boards-kind-isle = Insel
boards-kind-side = Winter-Kingdom-Tafel
boards-side = Tafel { $board }, Seite { $side }
boards-which = Welcher Plan?
boards-which-own = Ein ganz eigener
boards-which-own-text = Du kannst ihn an jedem neuen Tisch auslegen.
boards-which-text = Deiner gilt dann überall statt unserem: im Aufbau, auf Bildern und für Bots.
boards-start-empty = Leer beginnen
boards-start-new = Mit neuem Land beginnen
boards-start-copy = Mit unserem beginnen
boards-full = Du hast { $most } Pläne, mehr lassen sich nicht aufbewahren. Lösche einen, um Platz für einen neuen zu schaffen.
boards-upload = Datei laden
boards-file-large = Diese Datei ist zu groß für einen Spielplan.

## Malen
boards-brushes = Pinsel
boards-empty = Leer
boards-fill = Füllen
boards-rest = Rest füllen
boards-type = Eintippen
boards-typing = Ein Buchstabe je Feld, Zeile für Zeile. Die Rücktaste geht zurück.
boards-hex = { $hex }: { $ground }
boards-help = Mit den Pfeiltasten bewegst du dich über den Plan; ein Buchstabe malt ein Feld und geht weiter. Die Leertaste malt mit dem Pinsel, mit der Umschalttaste malen die Pfeiltasten.
boards-keys = Tasten: Buchstaben oder Zahlen wählen einen Pinsel, B füllt eine Fläche. Auf dem Plan tippst du Buchstaben Feld für Feld.
boards-download = Datei herunterladen

## Was die Bibliothek sagt
boards-checks = Prüfung
boards-unchecked = Deine letzte Änderung ist noch nicht geprüft. Die Seite versucht es weiter.
boards-playable = Spielbereit
boards-refused = Das fehlt noch zum Spielen:
boards-advice = Anders als bei anderen Plänen dieser Art – kein Problem, wenn deiner so gedruckt ist:

## Angaben
boards-details = Über diesen Plan
boards-name = Name
boards-location-1 = Erster Ort (L)
boards-location-2 = Zweiter Ort (K)
boards-location-none = keiner
boards-printed = Wie gedruckt
boards-printed-text = Ein gedruckter Plan ersetzt unseren mit demselben Namen.

# Was an einem Aufbau, Spielstand oder einer Datei nicht stimmt: beide Spiele. Die Seite liest das nicht.

illegal-action = { $action }: { $why }
undo-hidden = die letzte Aktion lässt sich nicht zurücknehmen: Sie hat etwas Verdecktes aufgedeckt
undo-nothing = es gibt nichts zurückzunehmen
not-a-verb = { $got } ist keine Aktion; zur Wahl stehen: { $names }
log-range = ein Schritt dieses Verlaufs ist eine Zahl von { $first } bis { $last }
seed-negative = die Startzahl muss eine ganze Zahl ab 0 sein, nicht { $got }
seed-bad = die Startzahl muss eine ganze Zahl ab 0 oder ein Text von fair_seed() sein, nicht { $got }
bad-name = ein Name besteht aus kleingeschriebenen Wörtern mit Bindestrichen, nicht { $got }

unknown-game = unbekanntes Spiel { $got }; zur Wahl stehen: { $names }
setup-unknown-key = { $of } hat keine Einstellung { $got }
setup-edition = edition muss { $first } oder { $last } sein, nicht { $got }
setup-unknown = { $what }: { $got } ist unbekannt; zur Wahl stehen: { $names }
setup-players = players muss { $names_or } sein, nicht { $got }
setup-missing = der Aufbau fehlt
setup-unknown-keys = unbekannte Schlüssel im Aufbau: { $names }
setup-names = { $what } muss eine Liste von Namen sein, nicht { $got }
setup-twice = { $what }: { $name } ist zweimal genannt
setup-own = own: eine Liste eigener Spielpläne, nicht { $got }
setup-own-shape = own: { $name } hat eine andere Form als der Plan, den er ersetzen soll

save-not-json = das ist kein JSON: { $why }
save-not-object = ein Spielstand ist ein JSON-Objekt
save-format = das ist kein Spielstand von { $format } (format: { $got })
save-version = der Spielstand hat Version { $got }; dieses Programm liest Version { $version }
save-no-log = der Aufzeichnung fehlt der Verlauf (log)
save-setup = Aufbau: { $why }
save-players = players: der Aufbau hat { $players }, die Stellung { $got }
save-to-move = to_move muss ein Platz sein, solange die Partie läuft, und null, wenn sie zu Ende ist
save-no-hex = { $what }: ein Feld { $got } gibt es auf diesem Spielplan nicht
save-special = { $what }: auf { $hex } ({ $ground_id }) kann niemand bauen
save-lifted = { $what }: { $hex } kann nicht aufgenommen worden sein
save-unknown-task = turn: unbekannte Aufgabe { $got }
save-begun = turn: begun: nichts kann gebaut worden sein, solange left { $left } ist
save-line = turn: line: mehr gebaut, als left ({ $left }) und begun erlauben
save-nothing-to-do = Platz { $seat } hat in dieser Stellung nichts zu tun
fault-left = left muss eine Zahl von 1 bis { $most } sein
save-log = Aktion { $number } des Verlaufs, { $why }
save-list = { $what } muss eine Liste sein, nicht { $got }
save-text = { $what } muss ein Text mit höchstens { $most } Zeichen sein, nicht { $got }
save-at-most = { $what }: höchstens { $most }, nicht { $got }
save-deep = in einem Spielstand stecken höchstens { $most } Listen und Objekte ineinander
save-action = { $what } muss eine Aktion sein, nicht { $got }
save-large = ein Spielstand hat höchstens { $most } Zeichen, nicht { $got }
save-object = { $what } muss ein Objekt mit Schlüsseln sein, nicht { $got }
save-unknown-key = { $what }: unbekannter Schlüssel { $got }; möglich sind: { $names }
save-number = { $what } muss eine ganze Zahl ab 0 sein, nicht { $got }
save-flag = { $what } muss true oder false sein, nicht { $got }
save-seat = { $what } muss ein Platz von 0 bis { $last } sein, nicht { $got }
save-unknown-terrain = { $what }: unbekanntes Gelände { $got }; möglich sind: { $names }
save-too-many-cards = { $what }: mehr Karten { $terrain_id }, als es gibt
save-draft = dieser Stellungsentwurf ist unvollständig oder wurde unterwegs verändert
position-none = hier ist keine Stellung; erwartet wird ein Spielstand, eine Aufzeichnung, ein Fall, ein Stellungstext oder der Link einer Partie
score-position = eine Stellung muss eine Partie sein, ihre Daten oder ihr Text, nicht { $got }

link-none = das ist kein Link einer Partie
link-version = dieser Link stammt von einer neueren Version von hexholm, die Partien anders packt (Zeichen { $got })
link-altered = dieser Link ist unvollständig oder wurde unterwegs verändert: lass ihn dir noch einmal schicken
link-rules = dieser Link stammt von einer Version von hexholm mit anderen Regeln oder Plänen: seine Partie lässt sich hier nicht nachspielen
link-setup = die Partie dieses Links lässt sich hier nicht spielen: { $why }
link-long = ein Link hat höchstens { $most } Zeichen, dieser hat { $got }: schick stattdessen die Aufzeichnung der Partie als Datei

file-unreadable = { $file } lässt sich nicht lesen: { $why }
file-empty = Zeile 1, Spalte 1: die Datei ist leer
section-header = Zeile { $line }, Spalte 1: erwartet wird ein Kopf wie [name] locations=name
section-name = Zeile { $line }, Spalte 2: ein Name besteht aus kleingeschriebenen Wörtern mit Bindestrichen, nicht { $got }
section-value = Zeile { $line }, Spalte 1: { $key } besteht aus kleingeschriebenen Wörtern mit Bindestrichen, nicht { $got }
section-key = Zeile { $line }, Spalte { $column }: erwartet wird key=value, nicht { $got }
section-locations = Zeile { $line }, Spalte 1: ein Quadrant hat höchstens zwei Orte
section-location-twice = Zeile { $line }, Spalte 1: der Ort { $name } ist zweimal genannt
section-lines = Zeile { $line }, Spalte 1: erwartet werden { $lines } Zeilen mit Buchstaben (die Insel hat { $island }), nicht { $got }
section-letter = Zeile { $line }, Spalte { $column }: unbekannter Buchstabe { $got }; die Buchstaben sind { $names }
section-long = Zeile { $line }, Spalte { $column }: mehr als { $width } Buchstaben
section-short = Zeile { $line }, Spalte { $column }: { $got } Buchstaben statt { $width }
section-no-location = Zeile { $line }, Spalte { $column }: { $letter } steht für Ort { $number }, der Kopf nennt aber { $got } (locations=...)
section-no-hex = Zeile { $line }, Spalte 1: der Ort { $name } hat kein Feld { $letter }

position-spots-alone = spots braucht land, den Boden aller anderen Felder
position-land = land ersetzt { $key }; lass eins von beiden weg
position-deck = deck: in Winter Kingdom geht nie eine Geländekarte aus dem Spiel
position-deck-cards = deck: von { $terrain_id } gibt es insgesamt nur { $number } Karten
land-locations = spots: ein Quadrant hat höchstens zwei Orte, nicht { $names }
land-unknown-ground = { $what }: unbekannter Boden { $got }; möglich sind: { $names }
land-no-hex = spots: { $kind }: ein Feld { $got } gibt es nicht
land-no-kind = unbekannte Art von Quadrant { $got }; zur Wahl stehen: { $names }
land-no-side = unbekannte Art von Tafelseite { $got }; zur Wahl stehen: { $names }

scene-wrong = Szene { $name }: { $why }
scene-not-toml = { $name } ist kein TOML: { $why }
scene-window = Szene { $name }: window ist das erste und das letzte gezeigte Feld, etwa "a1 h8", nicht { $got }
scene-no-hex = Szene { $name }: window: Felder von { $got } gibt es nicht

puzzle-wrong = Zeile { $line } von { $file } ist kein Rätsel: { $why }

guide-case = Fall { $got } gehört zu keinem Punkt; es gibt: { $names }
guide-group = { $file }: unbekannte Gruppe { $got }; zur Wahl stehen: { $names }
guide-wrong = Leitfaden, Eintrag { $name }: { $why }

## Files

system-enoent = Datei oder Ordner nicht gefunden
system-eacces = Keine Berechtigung
system-eisdir = Das ist ein Ordner
system-enotdir = Das ist kein Ordner
system-eexist = Die Datei gibt es schon
system-enospc = Kein Platz mehr auf dem Gerät
system-eaddrinuse = Die Adresse ist schon belegt

## Wie der Stellungseditor die Dinge nennt, und was er zu Unmöglichem sagt

field-hand = Hand
field-supply = Vorrat
field-discards = Ablagestapel
field-next-cards = Nächste Karten des Nachziehstapels
field-to-move = Wer ist am Zug?
field-seat = Spieler { $seat }
field-over = Niemand: das Spiel ist vorbei
field-last-round = Die letzte Runde läuft
field-left = Noch zu bauen
field-left-number = { $n ->
    [0] nichts mehr
   *[other] { $n }
}
field-ready = bereit
field-used = genutzt
field-new = neu
field-piece = { $piece_many }

problem-save-too-many-cards = So viele { $terrain_word }-Karten gibt es nicht: Die übrigen sind in anderen Händen oder Stapeln
problem-save-special = Auf { $hex } kann niemand bauen: Dort ist { $ground_a } (B-3.2)
problem-save-number = { $what } muss eine ganze Zahl ab 0 sein
problem-save-begun = Es sind noch { $left } zu bauen, also kann noch nichts gebaut worden sein
problem-save-line = In diesem Zug wurde mehr gebaut, als „Noch zu bauen“ erlaubt
problem-save-nothing-to-do = Wer am Zug ist, kann in dieser Stellung nichts mehr tun
problem-save-to-move = Entweder ist jemand am Zug, oder das Spiel ist vorbei

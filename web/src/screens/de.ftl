# Die Seite auf Deutsch: Startseite, Aufbau, Mitspielen, Teilen, Nachspielen.

## Überall
top-home = hexholm, Startseite
seat-open = freier Platz
seat-bot = { $name } · { $level }
colour-mark = { $colour }, { $mark }
error-other = { $text }
error-too-fast = Zu viele Anfragen auf einmal. Warte kurz und versuch es noch einmal.
error-unknown-table = Diesen Tisch gibt es auf diesem Server nicht.
error-bad-secret = Dieser Link öffnet den Tisch nicht. Prüf, ob er vollständig ist.
error-not-json = Diese Datei ist keine Aufzeichnung einer Partie.
error-too-big = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
error-no-open-seat = An diesem Tisch sind alle Plätze besetzt.
error-seat-taken = Diesen Platz hat gerade jemand anderes genommen.
error-colour-taken = Diese Farbe hat gerade jemand anderes genommen.
error-bad-name = Ein Name muss 1 bis 24 Zeichen haben.
error-server-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.

## Startseite
home-title = Baue dein Königreich: drei Siedlungen pro Zug.
home-lead = Kingdom Builder und Winter Kingdom im Browser: gegen einen Bot, zusammen an einem Bildschirm oder über einen Link mit Freunden. Ganz ohne Konto.
home-play = Jetzt spielen
home-play-text = Die empfohlene erste Partie gegen einen Bot
home-winter = Winter Kingdom
home-winter-text = Eine erste Partie im Schnee gegen einen Bot
home-learn = Spielen lernen
home-learn-text = Lektionen von wenigen Minuten, Zug um Zug
home-learn-new = Neu hier? Ein Coach zeigt es dir Zug um Zug
home-new = Neuer Tisch
home-new-text = Wähle Spiel, Mitspieler, Land und Karten
home-puzzles = Rätsel
home-puzzles-text = Finde den besten Zug, jeden Tag ein neues
home-shelf = Am echten Tisch
home-shelf-text = Aufbau, Punkte und Regeln für die Schachtel im Regal
games-title = Meine Partien
games-your-turn = Du bist am Zug
games-turn = { $name } ist am Zug
games-waiting = { $n ->
    [one] noch ein Platz frei
   *[other] noch { $n } Plätze frei
}
games-won = Du hast gewonnen
games-over = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
games-gone = nicht mehr auf diesem Server
games-unknown = der Server antwortet nicht
games-loading = wird geladen …
games-scores = Stand: { $scores }
games-replay = Nachspielen
games-forget = { $table } aus dieser Liste entfernen
games-more = { $n ->
    [one] Eine weitere zeigen
   *[other] { $n } weitere zeigen
}
watch-title = Zuschauen
watch-paste = Hast du einen Link?
watch-placeholder = Hier einfügen
watch-open = Öffnen
watch-wrong = Das ist kein vollständiger Link zu einem Tisch oder einer Partie.
upload-title = Partie hochladen
upload-text = Öffne eine Aufzeichnung oder einen Spielstand zum Ansehen oder Weiterspielen.
upload-button = Datei wählen
foot-note = hexholm ist eine unabhängige Umsetzung des Brettspiels. Bilder, Texte und Code sind unsere eigenen; mit dem Autor und den Verlagen des Spiels sind wir nicht verbunden.
foot-docs = API für Bot-Autoren

## Neuer Tisch
new-title = Neuer Tisch
new-game = Spiel
new-players = Spieler
new-count = Zahl der Spieler
new-seat = Platz { $n }
new-who = Wer spielt auf { $seat }
new-who-me = Ich
new-who-here = Jemand an diesem Bildschirm
new-who-bot = Bot · { $level }
new-who-open = Frei: über einen Einladungslink
new-way = Wo die Leute sind
new-way-screen = Hier
new-way-server = Online
new-way-turns = Per Link
new-way-screen-text = Alle spielen an diesem Bildschirm.
new-way-server-text = Freie Plätze sind für alle mit dem Einladungslink.
new-way-turns-text = Alle auf ihrem eigenen Gerät, wann immer Zeit ist. Nach jedem Zug schickst du einen Link: Ein Server ist nicht nötig.
new-who-turns = Jemand, per Link
new-note-turns = nimmt diesen Platz mit dem ersten Link
new-name = Name für { $seat }
new-name-placeholder = Spieler { $n }
new-note-bot = spielt von selbst
new-note-master = Basisspiel zu zweit; sonst spielt der Experte
new-note-open = du bekommst einen Link zum Teilen
new-colour = Farbe ändern
new-colour-of = { $seat }: Farbe { $colour }
new-land = Das Land
new-boxes = Basisspiel und Erweiterungen
new-all-random = Überrasch mich
new-shuffle = Mischen
new-random = Zufall
new-random-text = zu Beginn der Partie gezogen
new-pick = Quadrant { $place } wählen
new-place = { $place }:
new-place-turned = gedreht
new-place-act = Anderen Quadranten wählen
new-turn = { $section } um 180° drehen
new-swaps = liegt schon { $place }; beide tauschen
new-land-random = Die vier Quadranten werden zu Beginn der Partie gezogen. Tippe auf eine Stelle, um ihren Quadranten selbst zu wählen.
new-land-hint = Tippe auf einen Quadranten, um einen anderen zu wählen; die runden Pfeile drehen ihn.
place-0 = oben links
place-1 = oben rechts
place-2 = unten links
place-3 = unten rechts
source-printed = gedruckter Plan
source-house = unser Plan
source-inferred = rekonstruierter Plan
source-mine = dein Plan
box-own = Deine Pläne
preset-everything = Alles
new-box-needed = Ohne sie reichen die Quadranten nicht.
new-lands = Neue Länder
new-lands-text = Dieselben Orte in frisch erzeugter Landschaft.
new-lands-other = Andere Länder
new-lands-mark = neues Land
new-cards = Kingdom-Builder-Karten
new-cards-chosen = { $left ->
    [0] Alle drei sind gewählt.
    [3] Alle drei werden zufällig gezogen. Wähle, welche du dabeihaben willst.
   *[other] { $chosen } gewählt, { $left } zufällig gezogen.
}
new-cards-random = Alle zufällig
new-options = Optionen
new-pace = Tempo
new-pace-live = Live
new-pace-days = Über Tage
new-pace-live-text = Alle sitzen zur selben Zeit am Tisch.
new-pace-days-text = Alle spielen, wann sie Zeit haben. Wer weg ist, wird nicht ersetzt.
new-away = Ein Bot darf für Abwesende einspringen nach
new-clock = Zeit pro Zug
new-clock-none = unbegrenzt
new-clock-end = Wenn die Zeit um ist
new-clock-bot = spielt ein Bot den Zug
new-clock-nothing = passiert nichts
new-listed = Andere dürfen zuschauen
new-hints = Tipps
new-hints-text = Wer am Zug ist, kann sich einen guten Zug zeigen lassen. Normalerweise aus, wenn mehrere Menschen spielen.
new-listed-text = Der Tisch erscheint auf der Startseite dieses Servers.
new-seed = Startzahl: Dieselbe Zahl ergibt dieselbe Partie
new-seed-any = beliebig
new-start = Partie beginnen
new-start-open = Tisch öffnen
new-error-seed = Eine Startzahl ist eine ganze Zahl ab 0.
new-error-name = Ein Name darf höchstens 24 Zeichen haben.
new-error-names = Zwei Spieler haben denselben Namen.

## Mitspielen
join-title = Du bist eingeladen
join-text = Nimm Platz an Tisch <b>{ $table }</b>.
join-name = Dein Name
join-name-placeholder = Wie sollen dich die anderen nennen?
join-colour = Deine Farbe
join-go = Platz nehmen
join-at = Am Tisch
join-here = am Tisch
join-take = Platz { $n } nehmen
join-free = frei
join-full = Alle Plätze sind besetzt.
join-watch = Bei der Partie zuschauen
join-known = Dieser Browser hat hier schon einen Platz.
join-back = Zurück zu meinem Platz
join-another = Hier noch einen Platz nehmen

## Teilen
share-scan = Mit einem Handy im selben Netzwerk scannen und mitspielen
share-qr = QR-Code des Einladungslinks
share-local = Dieser Server ist nur auf diesem Rechner erreichbar. Starte ihn mit --host 0.0.0.0, damit andere in deinem Netzwerk mitspielen können.

## Nachspielen
replay-title = Nachspielen
replay-step = Schritt { $step } von { $steps }
replay-start = Die Partie beginnt
replay-end = { $person ->
    [you] <b>Du</b> hast den Zug beendet
   *[other] <b>{ $name }</b> hat den Zug beendet
}
replay-slider = Schritt der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-turn-back = Voriger Zug
replay-turn-forward = Nächster Zug
replay-fork = Ab hier weiterspielen
replay-fork-text = Ein neuer Tisch, der bei diesem Schritt beginnt
fork-text = Ein neuer Tisch beginnt bei Schritt { $step }; die Karten danach sind andere. Wer sitzt wo?
fork-go = Weiterspielen
replay-download = Herunterladen
replay-running = Herunterladen kannst du die Aufzeichnung, wenn die Partie zu Ende ist.
replay-link = Link kopieren
replay-copied = Link kopiert.
replay-table = Zum Tisch
replay-gold = Gold in diesem Schritt
replay-keys = Pfeiltasten: Schritte · Pos1, Ende: springen · Leertaste: abspielen
replay-waiting = Die Partie hat noch nicht begonnen.
tiles-title-short = Plättchen

## Die Regeln
lookup-title = Regeln
lookup-all = Alle Regeln
lookup-what = Regeln: { $name }
lookup-rule = Regel nachlesen

# Die Befehlszeile auf Deutsch.

standard-input = Standardeingabe

## Befehle

help-hexholm =
    Kingdom Builder und Winter Kingdom: Partien spielen, simulieren und untersuchen.

    Ohne Befehl öffnet sich der Tisch im Browser.
help-serve = Den Tisch für Browser bereitstellen, bis du Strg-C drückst.
help-site = Das ganze Spiel als Ordner mit statischen Dateien schreiben, die jeder Webserver ausliefern kann.
help-play = Gegen Bots spielen: im Browser, oder mit --terminal gleich hier.
help-new = Eine neue Partie auf die Standardausgabe schreiben.
help-simulate = Bots viele Partien spielen lassen und die Ergebnisse zusammenfassen.
help-replay = Eine aufgezeichnete Partie nacherzählen und ihre Endstellung zeigen.
help-score = Gold oder Punkte nach Karten ausgeben, und woher sie kommen.
help-show = Eine Stellung zeichnen, hier oder als Bild.
help-edit = Eine Stellung im Browser bearbeiten.
help-bench = Messen, wie schnell das Spiel und die Bots sind.
help-arena = Bots mit denselben Karten in jeder Sitzordnung gegeneinander antreten lassen und bewerten.
help-ladder = Je zwei Stufen gegeneinander antreten lassen und die Ergebnisse als Tabelle und Bild schreiben.
help-analyse = Jeden Zug einer Partie bewerten und die Wendepunkte ausgeben: was besser gewesen wäre, und warum.
help-puzzles = Rätsel suchen oder prüfen, ob ihre Lösungen stimmen.
help-puzzles-make = In Partien starker Bots nach Rätseln suchen, bis jede Sammlung genug hat; es geht dort weiter, wo es aufgehört hat.
help-puzzles-check = Die Lösung jedes Rätsels mit festem Rechenaufwand noch einmal finden.
help-sections = Die Quadranten auflisten oder neue erzeugen.
help-sections-list = Die mitgelieferten Quadranten auflisten: Name, Erweiterung, Orte, gedruckt oder von uns.
help-sections-new = Einen neuen Quadranten auf die Standardausgabe schreiben; als Datei gespeichert passt er zu --section-file.
help-stats = Viele Partien eines Bots auswerten: Gold nach Karte, Plätze, Plättchen, Länge.
help-rules = Die Regeln zu einer Karte, einem Plättchen, einer Figur … ausgeben, oder alle auflisten.
help-backup = Alle Partien eines Servers und seinen Schlüssel in eine Datei schreiben; der Server darf laufen.
help-restore = Partien und Schlüssel einer Sicherung in einen leeren Datenordner oder eine leere Datenbank einspielen.
help-prune = Partien löschen, die lange niemand angerührt hat.
help-check = Jede gespeicherte Partie nachspielen und die beschädigten auflisten.

## Optionen

panel-setup = Aufbau
panel-kingdom-builder = Aufbau von Kingdom Builder
panel-winter-kingdom = Aufbau von Winter Kingdom
panel-until = Wann Schluss ist (zwei Bots; --games ist dann die Höchstzahl)

flag-version = Die Version ausgeben.
flag-language = Die Sprache aller Texte.
flag-file = Ein Spielstand, eine Aufzeichnung, eine .jsonl-Datei mit Aufzeichnungen, ein Stellungstext (kb2:..., wk1:...) oder - für die Standardeingabe.
flag-file-edited = Ein Spielstand, eine Aufzeichnung, eine .jsonl-Datei mit Aufzeichnungen, ein Fall aus einem Fehlerbericht, ein Rätsel, ein Link, ein Stellungstext (kb2:..., wk1:...) oder - für die Standardeingabe.
flag-thing = Was du nachlesen willst: ein Name, wie gedruckt oder getippt (lords, Rathaus), oder die Kennung einer Regel (B-3.3).
flag-to = Nach so vielen Aktionen anhalten.
flag-line = Welche Zeile einer .jsonl-Datei, ab 1 gezählt.
flag-json = Die Ergebnisse als JSON ausgeben.
flag-seconds = Wie lange etwa gemessen wird.
flag-players = Zahl der Spieler: 2 bis 5, in Winter Kingdom 2 bis 4.
flag-seed = Dieselbe Startzahl ergibt dieselbe Partie.
flag-seed-of-games = Dieselbe Startzahl ergibt dieselben Partien.
flag-seed-of-deals = Dieselbe Startzahl ergibt dieselben Karten.
flag-seed-of-land = Dieselbe Startzahl ergibt dasselbe Land.
flag-jobs = Zahl der Prozesse.
flag-games = Zahl der Partien.
flag-out = Jede Partie als Aufzeichnung an diese Datei anhängen.

flag-site-folder = Ordner, in den die Site geschrieben wird; eine ältere darin wird ersetzt.
flag-host = Adresse, unter der der Server antwortet; 0.0.0.0 öffnet den Tisch für dein Netzwerk.
flag-port = Port, auf dem der Server antwortet; ist er belegt, der nächste freie.
flag-data = Ordner, in dem die Partien liegen.
flag-database = URL einer Datenbank, statt der Datei im Ordner.
flag-workers = Zahl der Serverprozesse am Port; mehrere brauchen PostgreSQL.
flag-backup-file = Die Sicherung.
flag-older = So lange nicht angerührt: Tage, Wochen oder Jahre, etwa 90d, 12w oder 1y.
flag-finished = Nur Partien, die zu Ende sind.
flag-trial = Nichts löschen, nur sagen, wie viele es wären.
flag-open = Die Seite im Browser öffnen.
flag-access-log = Für jede Anfrage eine Zeile ausgeben.
flag-json-log = Das Protokoll als JSON-Zeilen ausgeben.
flag-lobby = Eine Lobby anbieten: offene Tische, die alle finden und an die sich alle setzen können.
flag-allow-host = Ein Name, unter dem dieser Server erreichbar ist, etwa spiele.example.org. (mehrfach möglich)
flag-trust-proxy = Adresse eines Proxys, der sagt, für wen er anfragt. (mehrfach möglich)
flag-limit = Was eine Adresse höchstens darf, etwa tables=30; docs/hosting.md nennt alle Grenzen. (mehrfach möglich)
flag-url = Öffentliche Adresse des Servers für Links in Mails und Webhooks, etwa https://games.example.org.
flag-mail-server = Mailserver, über den Leute erfahren, dass sie am Zug sind: smtp://name:passwort@host:587 oder smtps://host. Besser über HEXHOLM_MAIL_SERVER: Die Befehlszeile können andere lesen.
flag-mail-from = Absender dieser Mails.
flag-webhook = Womit Webhooks beginnen dürfen, die Leute eintragen, etwa https://chat.example.org/hooks/; https:// erlaubt alle. (mehrfach möglich)
flag-send-to-private = Nachrichten auch an diesen Rechner und sein eigenes Netz schicken, auch ohne TLS.
flag-offered-bot = Auch diesen Bot anbieten: package.module:Class oder ein Entry Point. (mehrfach möglich)
flag-added-box = Auch mit einer eigenen Erweiterung spielen: ihr Ordner. (mehrfach möglich)

flag-terminal = Hier durch Tippen spielen, nicht im Browser.
flag-bot = Der Bot auf allen anderen Plätzen; ein eigener: package.module:Class.
flag-bots = Ein Bot für jeden anderen Platz.
flag-my-seat = Dein Platz; Platz 1 beginnt.
flag-save = Die Partie nach jedem deiner Züge in dieser Datei speichern.
flag-load = Eine gespeicherte Partie fortsetzen.
flag-text = Stattdessen einen einzeiligen Stellungstext schreiben.
flag-print = Den Aufbau auf eine Seite zum Auslegen bringen: eine Datei, die auf .pdf oder .svg endet.
flag-address = Wo dein hexholm ist, für den QR-Code der gedruckten Seite: https://example.org.
flag-never = Einen Aufbau aus den Schachteln ohne diese Quadranten, Karten, Plättchen oder Aufgaben auslosen.
flag-always = Einen Aufbau aus den Schachteln mit all dem auslosen.
flag-at-least = Einen Aufbau mit so vielen Quadranten einer Schachtel auslosen.
flag-balanced = Karten auslosen, die zum Spielplan passen.
flag-svg = Stattdessen ein Bild schreiben; - ist die Standardausgabe.

flag-seats = Ein Bot für jeden Platz, oder einer für alle.
flag-one-more-bot = Ein weiterer Bot: package.module:Class, oder wie bei --bots. (mehrfach möglich)
flag-arena-bots = Die Bots, die verglichen werden, höchstens einer je Spieler.
flag-arena-games = Zahl der Partien; aufgerundet, bis jede Sitzordnung gespielt ist.
flag-against = Auch dieselben Bots eines anderen hexholm spielen lassen: ein Checkout, ein Wheel, eine virtuelle Umgebung oder eine Git-Revision.
flag-adjust = Auch den Anteil gewonnener Partien mit weniger Glück nennen, nach dem Wert jeder gezogenen Karte (etwa eine halbe Sekunde pro Partie, zwei mit allen Erweiterungen).
flag-until-width = Aufhören, sobald das Intervall der gewonnenen Partien nicht breiter ist als das, etwa 6.
flag-decide = Aufhören, sobald klar ist, ob der erste Bot öfter oder seltener gewinnt als so oft, etwa 50.
flag-better = Aufhören, sobald klar ist, dass der erste Bot öfter gewinnt als --than oder seltener als so oft, etwa 55.
flag-than = Der kleinere Anteil für --better; sonst 50.
flag-cluster = Auf einem Ray-Cluster spielen: auto ist der auf diesem Rechner.
flag-records = Jede Partie in dieser Datei aufzeichnen; derselbe Befehl macht dort weiter, wo er aufgehört hat.
flag-ladder-bots = Die Bots, die paarweise verglichen werden.
flag-ladder-games = Zahl der Partien je Paar von Bots; aufgerundet, bis jede Sitzordnung gespielt ist.
flag-ladder-all = Alle Stufen, dazu random und greedy.
flag-ladder-keep = Die Rangliste in dieser Datei aufbewahren und zeigen, wie sich die Bots seit den früheren darin verändert haben.
flag-ladder-label = Wie diese Version dort heißt.
flag-ladder-out = Ordner für ladder.md und pictures/ladder.svg.
flag-from = Stattdessen die Partien in dieser Datei auswerten; --game und --players grenzen sie ein.
flag-bot-on-all = Der Bot auf allen Plätzen.
flag-worth = Winter Kingdom: Talente verschenken und auf Karten spielen, um zu sehen, was sie wert sind.
flag-plot = Die Diagramme in diese Datei zeichnen; - ist die Standardausgabe.
flag-work = Wie viel über jeden Zug nachgedacht wird; 2 dauert doppelt so lange und ist sicherer.
flag-one-seat = Nur die Züge dieses Platzes ansehen; Platz 1 beginnt.
flag-puzzle-sets = Die Sammlungen: Erweiterungen, everything oder ein Spiel; ohne Angabe alle.
flag-puzzles-wanted = Zahl der Rätsel in jeder Sammlung.
flag-puzzle-folder = Ordner mit einer Datei je Sammlung, SAMMLUNG.jsonl; neue Rätsel kommen hinzu.
flag-puzzle-files = Dateien mit Rätseln; ohne Angabe die mitgelieferten.

flag-box = Die Erweiterung, für die ein Quadrant entsteht.
flag-kind = Der erste Ort des Quadranten, wie ihn hexholm sections auflistet.

flag-game = Das Spiel: { $names }.
flag-preset = Ein fertiger Aufbau ({ $names }).
flag-cards = Drei Wertungskarten.
flag-boxes = Erweiterungen: { $names }.
flag-sections = Vier Quadranten: oben links, oben rechts, unten links, unten rechts; name:turned dreht um 180 Grad.
flag-tasks = Aufgabenkarten, eine für jeden Quadranten, der eine braucht.
flag-island = Die Seite der Insel: { $names }.
flag-capitols = Felder der Burgen, die Kapitole sind.
flag-caves = Felder der Berge mit einer Höhle.
flag-nomads = Nomadenfelder und die Plättchen darauf.
flag-removed = Das Gelände, dessen Karten entfernt werden, falls eine Wertungskarte das verlangt.
flag-option = Eine Regeloption: NAME schaltet sie an, NAME=off aus, NAME=1 setzt eine Zahl. Optionen: { $names }. (mehrfach möglich)
flag-section-file = Datei eines eigenen Quadranten: er ersetzt unseren mit seinem Namen, oder nenne ihn in --sections oder --island. (mehrfach möglich)
flag-boards = Sieben Tafelseiten: die mittlere, dann im Uhrzeigersinn von oben; 3fe:2 ist um zwei Sechstel gedreht.
flag-economy = Die Wirtschaftskarte.
flag-twist = Ein Twist oder none. Die Spielregel empfiehlt einen; mit mehreren wird es wilder. (mehrfach möglich)
flag-direction = Richtung der Linien für die Ritter: { $names }.
flag-top-board = Die obere Tafel für die Pelze: 1 (oben), dann im Uhrzeigersinn bis 6.
flag-bottom-board = Die untere Tafel für die Pioniere, ebenso gezählt.
flag-side-file = Datei einer eigenen Tafelseite: sie ersetzt unsere mit ihrem Namen, oder nenne sie in --boards. (mehrfach möglich)

default-end = bis zum Ende
default-players = 2, oder die Zahl der Bots
default-arena-games = 400, mit einer Regel fürs Aufhören höchstens 10.000
default-new = eine neue
default-data = in deinem persönlichen Ordner
default-drawn = durch die Startzahl gezogen
default-levels = alle Stufen
default-version = die Version von hexholm
default-all = alle
usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = [nötig]
usage-default = [sonst: { $value }]
usage-any-options = [OPTIONEN]
usage-any-command = BEFEHL [ARGUMENTE]...
usage-help = Diese Hilfe zeigen.
metavar-file = DATEI
metavar-dir = ORDNER
metavar-path = PFAD
metavar-name = NAME
metavar-number = ZAHL
metavar-address = ADRESSE
metavar-hex = FELD
metavar-tile = PLÄTTCHEN
metavar-terrain = GELÄNDE
metavar-set = SAMMLUNG

## Fehler

cli-complaint = hexholm: { $line }
cli-usage = { $why } (siehe hexholm --help)
usage-no-command = einen Befehl { $got } gibt es nicht; möglich sind { $names_or }
usage-no-option = eine Option { $got } gibt es nicht
usage-no-option-but = eine Option { $got } gibt es nicht; meinst du { $near_or }?
usage-flag = { $name } hat keinen Wert
usage-needs-value = { $name } braucht einen Wert
usage-missing = { $name } fehlt
usage-number = { $kind ->
    [any] { $name } ist eine Zahl
   *[whole] { $name } ist eine ganze Zahl
}
usage-number-from = { $kind ->
    [any] { $name } ist eine Zahl ab { $least }
   *[whole] { $name } ist eine ganze Zahl ab { $least }
}
usage-number-to = { $kind ->
    [any] { $name } ist eine Zahl von { $least } bis { $most }
   *[whole] { $name } ist eine ganze Zahl von { $least } bis { $most }
}
usage-extra = hier wird nichts erwartet: { $got }
usage-other = { $why }
cli-language = unbekannte Sprache { $got }; möglich: { $names }
cli-bot-first = setze --bot hinter den Befehl: hexholm { $command } --bot
cli-terminal-only = im Browser wählst du den Aufbau auf der Seite; mit --terminal spielst du hier
cli-load-alone = --load bringt den Aufbau selbst mit; lass --players, --seed und die Aufbauoptionen weg
cli-at-least = --at-least erwartet Schachteln mit einer Zahl, etwa nomads=2, nicht { $got }
cli-wishes-draw = mit Wünschen wird der Aufbau aus den Schachteln ausgelost; lass { $flag } weg
cli-paper = --print schreibt Dateien mit { $names_or }, nicht { $got }
cli-printed = Der Aufbau steht in { $file }. Im Browser: { $link }
cli-address = --address sagt, wo ein hexholm ist, zum Beispiel https://example.org, nicht { $got }
cli-bots-beside-you =
    { $players } Spieler brauchen neben dir { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }, nicht { $got }
cli-no-seat = einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }
cli-wrong-scores = { $file }: der aufgezeichnete Endstand passt nicht zur Partie
cli-right-scores = Der aufgezeichnete Endstand stimmt.
cli-edited = Diese Stellung wurde bearbeitet: Der Verlauf in der Datei führt nicht zu ihr und entfällt.
cli-to = --to { $to }: { $why }
cli-option-of-other-game = { $flag } gehört zu --game { $other }; dies ist { $this }
cli-file-not-used = damit die Datei gilt, nenne { $names } bei { $flags_or }
cli-nomads = --nomads erwartet Felder und Plättchen wie c4=treasure,k12=sword, nicht { $got }
cli-rule = --option erwartet { $ways_or }, nicht { $got }
cli-preset-twist = die erste Partie hat keinen Twist; lass --twist oder --preset weg

in-file = { $file }: { $why }
file-not-text = { $file } ist keine Textdatei
file-line = { $file }, Zeile { $line }
file-no-line =
    { $file } hat { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }; eine Zeile { $line } gibt es nicht

arena-name-bots = nenne die Bots zum Vergleichen, etwa --bots hard,normal
arena-than-alone = --than gehört zu --better; gib beide an
arena-one-rule = --until-width, --decide und --better sagen alle, wann Schluss ist; nimm nur eins davon
ladder-all-or-bots = --all und --bots sagen beide, wer spielt; nimm nur eins davon
stats-json-or-plot = --json und --plot - schreiben beide auf die Standardausgabe; gib --plot eine Datei
stats-from-alone = --from liest Partien, die schon gespielt sind; lass { $flag } weg
stats-worth-alone = --worth spielt eigene Partien; lass { $flag } weg
stats-worth-game = --worth gibt es nur für --game { $names_or }
analyse-no-turns = { $file } enthält keine Züge zum Bewerten
puzzles-no-set = eine Rätselsammlung { $got } gibt es nicht; zur Wahl stehen: { $names }
puzzles-lost = { $n ->
    [one] diese Lösung wurde nicht wiedergefunden: { $names }
   *[other] diese Lösungen wurden nicht wiedergefunden: { $names }
}
rules-unknown = der Leitfaden hat keinen Eintrag { $got }; hexholm rules listet alle auf
sections-no-box = eine Erweiterung { $got } mit Quadranten gibt es nicht; zur Wahl stehen: { $names }
sections-no-kind = keine Erweiterung hat einen Quadranten { $got }; zur Wahl stehen: { $names }
sections-no-kind-in-box = die Erweiterung { $of } hat keinen Quadranten { $got }; zur Wahl stehen: { $names }
site-not-built = dieses hexholm kam ohne die Dateien der Site; in einem Checkout baut make site sie, und ein danach gebautes Wheel (make site wheel) bringt sie mit
site-other = { $file } gehört zu einer anderen Site; wähle einen anderen Ordner
typed-unclear = { $word } ist mehrdeutig; tippe { $ways_or }

## Die Site

site-written = { $n ->
    [one] Die Site liegt in { $folder }: { $n } Datei, { $mb } MB.
   *[other] Die Site liegt in { $folder }: { $n } Dateien, { $mb } MB.
}
site-try = Zum Ausprobieren: { $command }

## Die Partie im Terminal

play-bot = Bot { $number } ({ $level })
play-lapse = { $name }: { $why }; diesen Zug spielt der Bot „{ $level }“.
play-garbled = Geht nicht: { $why }. Tippe help, um zu sehen, was möglich ist.
play-no = Geht nicht: { $why }.
play-waits = { $name } wartet mitten im Zug auf dich.
play-undone = Zurückgenommen: { $action }.
play-why-what = Tippe nach why eine Aktion, etwa: why build c5
play-why = { $action }: { $why }.
play-allowed = { $action }: Das kannst du jetzt tun.
play-no-log = Es ist noch nichts geschehen.
play-save-where = Tippe nach save einen Dateinamen, etwa: save partie.json
play-not-saved = Nicht gespeichert: { $path }: { $why }.
play-saved = Gespeichert. Weiter geht es mit: hexholm play --terminal --load { $path } --seat { $seat } --bots { $bots }
play-saved-over = Gespeichert. Ansehen mit: hexholm replay { $path }
play-lost = Die Partie ist nicht gespeichert; sichere sie beim nächsten Mal mit save DATEI oder --save DATEI.
play-offer-save = Partie speichern? Dateiname, oder Eingabetaste zum Verlassen:
narrow-window = Der Spielplan braucht { $needed } Spalten; dieses Fenster hat { $width }.

type-hint = Tippe { $ways_or }.
hint-hex = { $ways_or } (oder ein anderes Feld in Klammern)
hint-build = { $hex } zum Bauen
hint-take = { $hex } zum Aufnehmen
hint-put = { $hex } zum Absetzen
hint-sell = take { $hex } zum Verkaufen

things-cards = Wertungskarten in dieser Partie:
things-tasks = Aufgaben in dieser Partie:
things-locations = Orte in dieser Partie:
things-nomads = Nomadenplättchen in dieser Partie:
things-others = Weitere Aktionen in dieser Partie:
things-economy = Wirtschaft: { $what }: { $text }
things-twist = Twist: { $what }: { $text }
things-talents = Talente, die du kennst:
thing = {"  "}{ $card }: { $text }
thing-typed = {"  "}{ $tile } ({ $tile_id }): { $text }

beside-ready = { $what }, bereit: { $text }
beside-used = { $what }, genutzt: { $text }
beside-removed = Gelände ohne Karten: { $terrain }
beside-due = In der Pflichtaktion noch zu bauen: { $due }
beside-marks = Von dir markierte Linien: { $rows }
beside-walls = Übrige Steinmauern: { $walls }

purse-buy = { $tile } (buy { $tile_id }: { $n })
purse-upgrade = Aufwertung: { $tile } (upgrade { $tile_id }: { $n })
purse-repeat = ein Talent wiederholen ({ $coins })
purse-enough =
    Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, genug für: { $ways }.
purse-short =
    Du hast { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze, das reicht für keinen Kauf
       *[other] { $coins } Münzen, das reicht für keinen Kauf
    }.

## Stand

scores = { $unit }
scores-columns = Karte
scores-now = { $unit }, wenn die Partie jetzt zu Ende wäre
scores-now-columns = Karte
scores-from = woher das Gold kommt
scores-from-columns = Spieler | Karte | Gold | Felder
paid-during-play = während der Partie gezahlt

## Viele Partien: | trennt die Spalten

simulate-wins = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} (mit 95-%-Intervallen)
simulate-wins-columns = Bot | belegte Plätze | Siege | Anteil der Siege | { $unit }
simulate-gold = { $unit } nach Karte, im Mittel
simulate-gold-columns = Karte
simulate-rounds = Runden je Partie: { $rounds }
simulate-records = Aufzeichnungen: { $file }
simulate-lapses =
    { $bot } ist { $times ->
        [one] einmal
       *[other] { $times }-mal
    } ausgefallen; diese Züge hat der leichte Bot gespielt

standings = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} (mit 95-%-Intervallen)
standings-columns = Bot | gewonnen | { $unit } | Wertungszahl | ms je Zug | 95 % unter | längster
standings-adjusted = ohne Kartenglück: { $bot } gewinnt { $won }; das Intervall ist { $width } so breit wie oben
standings-caption = Wertungszahl: openskill (Plackett-Luce), ± Sigma; Zeit: Prozessorzeit
duels = landete vor (Gleichstand zählt halb)
duels-columns = Bot
arena-rounded = { $wanted ->
    [one] 1 Partie wurde
   *[other] { $wanted } Partien wurden
} auf { $games } aufgerundet, damit jede Kartenverteilung in allen Sitzordnungen gespielt wird
arena-few-deals = --adjust braucht mindestens { $few } Kartenverteilungen, die damit gespielt wurden
arena-narrow = Schluss nach { $games } Partien, mit einem Intervall von höchstens { $limit }: { $bot } gewinnt { $won }
arena-above = entschieden nach { $games } Partien: { $bot } gewinnt mehr als { $limit }; bisher { $won }
arena-below = entschieden nach { $games } Partien: { $bot } gewinnt weniger als { $limit }; bisher { $won }
arena-undecided = nicht entschieden: { $bot } hat { $won } gewonnen
arena-version = { $compiled ->
   *[yes] { $where } ist hexholm { $version } in { $folder }
    [no] { $where } ist hexholm { $version } in { $folder }, ohne kompilierte schnelle Spieler: Sein expert ist dadurch schwächer
}
arena-interrupted = abgebrochen: { $played } von { $games } Partien gespielt
arena-lost = sie sind verloren: Es war keine Datei für Aufzeichnungen angegeben
arena-go-on = weiter geht es mit demselben Befehl
ladder-written = geschrieben: { $page }, { $picture }
ladder-what = { $what }, { $players } Spieler: Je zwei Bots spielen { $games } Partien mit { $deals ->
    [one] 1 Kartenverteilung,
   *[other] { $deals } Kartenverteilungen, jede
} in allen Sitzordnungen.

bench = Geschwindigkeit auf einem Kern
bench-columns = was | gemessen | Muss | Wunsch | Vergleichsmaß | erreicht
bench-caption = Vergleichsmaß: Zeit in Schleifen von einfachem Python
bench-speed = { $n } Partien/s
bench-steps = { $n } Schritte/s
bench-time = { $n } µs
bench-missed = nein
bench-must = Muss
bench-stretch = Wunsch
bench-base-random = Basisspiel, 2 Zufallsbots
bench-base-bare = dasselbe, nur die Spielregeln
bench-base-greedy = Basisspiel, 2 gierige Bots
bench-base-quick = Basisspiel, 2 schnelle Spieler
bench-base-compiled = dasselbe, kompiliert
bench-all-random = alles im Spiel, 4 Zufallsbots
bench-all-greedy = alles im Spiel, 4 gierige Bots
bench-winter-random = Winter Kingdom, 4 Zufallsbots
bench-env-base = Umgebung, Basisspiel, 2 Spieler
bench-env-all = dasselbe, alles im Spiel, 4 Spieler
bench-env-winter = dasselbe, Winter Kingdom, 4 Spieler
bench-env-batch = kompilierter Stapel von Basisspielen
bench-copy = Kopie einer Stellung
bench-score = Wertung eines Spielers, 3 Karten
bench-new = neue Partie
bench-legal = Kopie und Liste der erlaubten Aktionen

sections-columns = Quadrant | Erweiterung | Orte | Herkunft
sections-printed = gedruckt
sections-house = von uns
puzzles-made = { $name }  { $stars }  { $turn }
puzzles-found = { $n ->
    [one] { $n } Lösung wiedergefunden.
   *[other] { $n } Lösungen wiedergefunden.
}

stats-by-bot = { $bot } auf allen Plätzen
stats-from = aus { $file }
survey-what = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $of }, { $players } Spieler, { $source }
survey-left-out =
    { $games ->
        [one] { $games } Partie ist
       *[other] { $games } Partien sind
    } ausgelassen: nicht zu Ende gespielt oder aus einer bearbeiteten Stellung begonnen
survey-cards = { $unit } je Spieler nach Karte
survey-cards-columns = Karte | Partien | Mittel | Streuung | Quartile
survey-seats = Plätze (ausgeglichen: { $even } der Siege)
survey-seats-columns = Platz | Siege | { $unit } | über dem Mittel | beendet die Partie
survey-tiles = Plättchen
survey-tiles-columns = Plättchen | genommen | Spieler | Runde | Einsätze | { $unit } | Siege
survey-tiles-taken = {"  "}genommen: je Spieler, wo es im Spiel ist; Spieler: Anteil derer, die eins haben; Einsätze: je Partie, wenn genommen
survey-tiles-worth = {"  "}{ $unit }, Siege (von 100 Partien): Vorsprung am selben Tisch mit einem Plättchen mehr
survey-talents = Talente
survey-talents-columns = Talent | Preis | gekauft | Runde | Einsätze | wenn erhalten | wenn gekauft | aufgewertet | wenn aufgewertet
survey-if-dealt = {"  "}wenn erhalten: { $unit } gegenüber einem durchschnittlichen Talent auf der Hand, gekauft oder nicht
survey-if-bought = {"  "}wenn gekauft, wenn aufgewertet: { $unit } Vorsprung am selben Tisch
survey-too-few = {"  "}zu wenige Partien, um den Wert zu schätzen
survey-rounds = Runden je Partie: { $rounds }  ({ $shares })
survey-pieces = gebaute Figuren je Spieler: { $pieces }
survey-ender = wer zuerst keine Figuren mehr hat, gewinnt in { $share } der Partien
survey-stuck =
    { $games ->
        [one] in { $games } Partie
       *[other] in { $games } Partien
    } konnte niemand mehr bauen
survey-free = Einsätze ohne Plättchen, je Spieler und Partie: { $uses }
survey-parts = nach { $kind ->
    [section] Quadrant
    [economy] Wirtschaftskarte
    [twist] Twist
   *[other] { $kind }
} (je Spieler)
survey-parts-columns = { $kind ->
    [section] Quadrant
    [economy] Wirtschaftskarte
    [twist] Twist
   *[other] { $kind }
} | Partien | { $unit } | Runden | Plättchen
survey-parts-paid = nach { $kind ->
    [section] Quadrant
    [economy] Wirtschaftskarte
    [twist] Twist
   *[other] { $kind }
} (je Spieler)
survey-parts-paid-columns = { $kind ->
    [section] Quadrant
    [economy] Wirtschaftskarte
    [twist] Twist
   *[other] { $kind }
} | Partien | { $unit } | Runden | Münzen | Talente
survey-pairs = Karten, die zusammen mit einer anderen mehr oder weniger { $unit } bringen
survey-pairs-columns = Karte | mit | Partien | { $unit } | gegenüber sonst

worth-what = { $games } Partien mit Geschenken und { $games } mit Zielen, { $players } Spieler, { $bot } auf allen Plätzen
worth-talents = Talente
worth-talents-columns = Talent | Preis | Punkte | je Münze | Aufwertung | bringt | je Münze
worth-points = {"  "}Punkte: was ein Geschenk vom ersten Zug an bringt, verglichen mit den anderen am Tisch
worth-cards = Wertungskarten
worth-cards-columns = Karte | zahlt | als Ziel | leer | die anderen
worth-nothing = {"  "}leer: Anteil derer, die auf die Karte spielen und nichts dafür bekommen

analyse-chances = Gewinnchance nach jedem der { $turns } Züge
analyse-won = gewonnen
analyse-no-points = Kein Zug war viel schlechter als der beste gefundene.
analyse-points = Wendepunkte
analyse-turn = {"  "}Zug { $turn }, { $name } { $sign } Gewinnchance { $best } → { $done }, Vorsprung −{ $gold }
analyse-played = {"    "}gespielt  { $actions }
analyse-better = {"    "}besser    { $actions }
analyse-why = {"    "}warum     { $reasons }

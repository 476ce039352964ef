# Der Tisch auf Deutsch: was der Server meldet und ablehnt.

serve-here = hexholm läuft unter { $address }
serve-network = in deinem Netzwerk: { $address }
serve-stop = Strg-C beendet den Server; alle Partien bleiben erhalten.

## Die Partien pflegen

care-backed-up = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
} in { $file } gesichert. Die Datei enthält den Schlüssel zu jedem Platz: Halte sie geheim.
care-restored = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
} wiederhergestellt.
care-pruned = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
} gelöscht.
care-would-prune = { $n ->
    [one] 1 Tisch würde
   *[other] { $n } Tische würden
} gelöscht.
care-damaged = { $table } ist beschädigt: { $why }
care-checked = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
} geprüft, { $damaged ->
    [0] keiner beschädigt
   *[other] { $damaged } beschädigt
}.

## Ablehnungen nach Code

refusal-too-fast = Zu viele Anfragen; warte kurz und versuch es noch einmal.
refusal-too-many = Zu viel auf einmal; warte einen Moment und versuch es noch einmal.
refusal-too-slow = Die Anfrage kam zu langsam an.
refusal-wrong-host = Dieser Server heißt nicht { $host }. Wenn doch, starte ihn mit --allow-host { $host }.
refusal-wrong-origin = Eine andere Website darf das nicht.
refusal-limit-tables = Zu viele neue Tische von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-uploads = Zu viele hochgeladene Partien von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-calls = Zu viele Anfragen von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-handshakes = Zu viele neue Verbindungen von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-messages = Zu viele Nachrichten von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-hints = Zu viele Tipps für deine Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-stops = Von deiner Adresse aus wurden Bots zu oft unterbrochen; versuch es in { $seconds } s noch einmal.
refusal-limit-sockets = Zu viele Verbindungen von deiner Adresse; schließ ein paar Tabs und versuch es noch einmal.
refusal-limit-connections = Zu viele Verbindungen von deiner Adresse; versuch es später noch einmal.
refusal-limit-bot-tables = Zu viele Tische mit Bots von deiner Adresse; spiel erst eine Partie zu Ende.
refusal-too-big = Eine Anfrage darf höchstens { $bytes } Bytes haben.
refusal-message-too-big = Eine Nachricht darf höchstens { $bytes } Bytes haben.
refusal-busy = Der Server ist ausgelastet; versuch es noch einmal.
refusal-too-many-people = Zu viele Leute sind verbunden; versuch es später noch einmal.
refusal-no-free-name = Kein freier Name für den Tisch gefunden; versuch es noch einmal.
refusal-stale = Die Partie ist schon weiter; schau sie dir noch einmal an.
refusal-not-stored = Das ließ sich nicht speichern; versuch es noch einmal.
refusal-table-not-stored = Der Tisch konnte nicht gespeichert werden; versuch es später noch einmal.
refusal-not-read = Der Tisch kann gerade nicht gelesen werden; versuch es noch einmal.
refusal-server-error = Auf dem Server ist etwas schiefgegangen.

refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-damaged = Eintrag { $number } des Tisches { $table } ist in der Datenbank beschädigt; die Partie kann nicht weitergehen.
refusal-damaged-start = Der Aufbau des Tisches { $table } ist in der Datenbank beschädigt; die Partie lässt sich nicht öffnen.
refusal-unknown-step = Die Schritte dieser Partie sind { $first } bis { $last }.
refusal-unknown-land = Dieses Land gibt es nicht; zur Wahl stehen: { $names }.
refusal-unknown-picture = Der Leitfaden hat kein Bild zu { $name }.
refusal-unknown-lesson = Diese Lektion gibt es nicht; zur Wahl stehen: { $names }.
refusal-unknown-puzzle = Dieses Rätsel gibt es nicht.
refusal-puzzle-open = Beende erst den Zug; dann wird er beurteilt.
refusal-no-verdict = Dein Zug konnte nicht beurteilt werden; versuch es noch einmal.
refusal-bad-secret = Dieser Link oder Schlüssel gilt nicht für diesen Tisch.
refusal-not-invited = Dafür brauchst du den Schlüssel der Einladung.
refusal-no-seat = Dafür brauchst du den Schlüssel eines Platzes.
refusal-bad-side = Die Datei ist keine Tafelseite: { $why }.
refusal-bad-board = Der Spielplan ist nicht lesbar: { $why }.
refusal-bad-keepsake = Das lässt sich nicht aufbewahren: Es ist kein JSON-Objekt einer bekannten Art.
refusal-many-keepsakes = Ein Profil behält davon höchstens { $most }. Lösche, was du nicht mehr brauchst.
refusal-bad-setup = Mit diesem Aufbau lässt sich nicht spielen: { $why }.
refusal-no-draw = Dieser Aufbau lässt sich nicht auslosen: { $why }.
refusal-bad-record = Diese Partie lässt sich nicht lesen: { $why }.
refusal-bad-count = Das lässt sich nicht auszählen: { $why }.
refusal-bad-link = Dieser Link lässt sich nicht öffnen: { $why }.
refusal-bad-position = Diese Stellung kann es nicht geben: { $why }.
refusal-unread-position = Das lässt sich nicht öffnen: { $why }.
refusal-bad-puzzle = Dieses Rätsel ist nicht lesbar: { $why }.
refusal-position-others = An diesem Tisch sitzen noch andere: Die Stellung lässt sich bearbeiten, wenn das Spiel vorbei ist.
refusal-position-over = In dieser Stellung ist das Spiel vorbei: Niemand ist am Zug.
refusal-no-link = Von dieser Partie lässt sich kein Link machen: { $why }.
refusal-link-others = An diesem Tisch spielen auch andere: Der Link würde die Karten aller zeigen. Wenn die Partie vorbei ist, kannst du ihn haben.
refusal-link-seat = Wähle einen der Plätze, an denen kein Bot sitzt.
refusal-bots-play = Die Bots spielen noch; versuch es gleich noch einmal.
refusal-takeback-by-turns = Ein Zug, der vielleicht schon verschickt ist, lässt sich nicht zurücknehmen.
refusal-unshown = Diese Partie lässt sich nicht zeigen.
refusal-seats = Jeder Spieler braucht genau einen Platz.
refusal-clock-too-short = Über Tage hat ein Zug mindestens { $minutes } Minuten.
refusal-unknown-bot = Diesen Bot gibt es nicht; zur Wahl stehen: { $names }.
refusal-bad-name = Ein Name muss 1 bis 24 Zeichen haben.
refusal-bad-colour = Diese Farbe gibt es nicht; zur Wahl stehen: { $names }.
refusal-colour-taken = { $colour } ist schon vergeben.
refusal-no-open-seat = An diesem Tisch ist kein Platz frei.
refusal-seat-taken = Platz { $seat } ist nicht frei.
refusal-nobody = Auf Platz { $seat } sitzt niemand.
refusal-own-seat = Über deinen eigenen Platz kannst du nicht abstimmen.
refusal-still-here = Diese Person ist noch da.

refusal-not-begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
refusal-not-your-turn = Platz { $seat } ist am Zug.
refusal-not-your-seat = Diese Verbindung spielt nicht für diesen Platz.
refusal-too-late = Deine Zeit ist um; diesen Zug spielt ein Bot.
refusal-over = Die Partie ist zu Ende.
refusal-illegal = { $why }
refusal-cannot-undo = Die letzte Aktion lässt sich nicht zurücknehmen.
refusal-undo = Die letzte Aktion lässt sich nicht zurücknehmen: Sie hat etwas Verdecktes aufgedeckt.
refusal-nothing-to-take-back = Dieser Platz hat noch nicht gespielt.
refusal-no-takeback = Niemand möchte gerade etwas zurücknehmen.
refusal-takeback-asked = Jemand hat schon um eine Rücknahme gebeten.
refusal-why-not-yours = Nach dem Warum kann nur fragen, wer am Zug ist.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-hint-not-yours = Um einen Tipp kann nur bitten, wer am Zug ist.
refusal-stop-others = Es spielen noch andere mit: Lass den Bot nachdenken.
refusal-no-hint = Kein Tipp gefunden; versuch es noch einmal.
refusal-rated-later = Züge werden bewertet, wenn die Partie zu Ende ist.
refusal-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
refusal-rematch-later = Eine Revanche gibt es, wenn die Partie zu Ende ist.

refusal-talk-off = An diesem Tisch ist der Chat ausgeschaltet.
refusal-phrases-only = An einem öffentlichen Tisch gibt es nur die festen Sätze.
refusal-text-or-phrase = Sende entweder einen Text oder einen festen Satz.
refusal-unknown-phrase = Diesen Satz gibt es nicht; zur Auswahl stehen: { $names }.
refusal-empty-text = In diesem Text steht nichts.
refusal-long-text = Ein Text darf höchstens { $most } Zeichen haben.
refusal-talk-too-fast = Nicht so schnell: Die anderen wollen mitlesen.
refusal-talk-enough = Du hast an diesem Tisch genug gesagt.
refusal-no-lobby = Dieser Server hat keine Lobby.
refusal-bad-profile = Dieser Profil-Link gilt hier nicht. Vielleicht wurde das Profil gelöscht.
refusal-bad-language = Diese Sprache gibt es nicht; zur Auswahl stehen: { $names }.

refusal-unknown = Unbekannte Art von Nachricht; möglich sind: { $names }.
refusal-no-hello = Die erste Nachricht muss hello sein.
refusal-not-json = Eine Nachricht muss JSON sein.
refusal-not-object = Eine Nachricht muss ein JSON-Objekt sein.
refusal-number = number muss die Nummer eines Eintrags sein.
refusal-since = since muss eine ganze Zahl ab 0 sein oder null.
refusal-seat = { $key } muss die Nummer eines Platzes sein.
refusal-yes = yes muss true oder false sein.
refusal-texts = { $key } muss eine Liste von Strings sein.
refusal-short-text = { $key } muss ein kurzer String sein.
refusal-name-and-colour = name und colour müssen Strings sein.

## Fehler

serve-no-port = kein freier Port von { $first } bis { $last }
database-version = die Datenbank stammt von einer anderen Version von hexholm: { $why }
database-broken = { $file } ist nicht zu gebrauchen ({ $why }); stell die Datei mit `hexholm restore` aus einer Sicherung wieder her oder wähle mit --data einen anderen Ordner
database-away = die Datenbank { $name } ist nicht erreichbar: { $why }
database-in-use = ein anderes hexholm benutzt { $file }, und SQLite bedient nur einen Prozess zur Zeit; beende das andere, oder nimm für mehrere PostgreSQL (--database)
workers-database = mehrere Serverprozesse brauchen PostgreSQL: --database postgresql://user@host/name
workers-windows = mehrere Serverprozesse brauchen Linux oder macOS
no-key = { $file } fehlt: Darin steht der Schlüssel zu jedem Link an einen Tisch. Stelle die Datei aus einer Sicherung wieder her, oder kopiere sie von einem anderen Server an derselben Datenbank
wrong-key = { $file } ist nicht der Schlüssel dieser Datenbank; kopiere ihn von einem anderen Server an ihr, oder stelle ihn aus einer Sicherung wieder her
other-key = { $file } ist der Schlüssel anderer Partien; wähle mit --data einen leeren Ordner
care-exists = { $file } gibt es schon; wähle einen anderen Namen
care-no-database = { $file } gibt es nicht; sag mit --data oder --database, wo die Partien liegen
care-not-empty = hier gibt es schon Partien; eine Sicherung lässt sich nur dort einspielen, wo keine sind
care-no-backup = { $file } ist keine Sicherung von `hexholm backup`
care-old-database = die Partien stammen von einer älteren Version von hexholm; starte den Server einmal, um sie zu aktualisieren
care-bad-age = { $got } ist kein Alter; gib Tage, Wochen oder Jahre an, etwa 90d, 12w oder 1y
bad-key = { $file } ist kein Schlüssel mit { $bytes } Bytes
unknown-limit = unbekannte Grenze { $got }; es gibt { $names }
bad-limit = Grenze { $got }: es muss eine ganze Zahl von 1 bis { $most } sein
bot-name-length = Bot { $bot }: sein Name muss eine Zeile mit 1 bis { $most } Zeichen sein
bot-name-taken = Bot { $bot }: sein Name { $name } gehört schon { $other }
record-unreadable = das ist kein Spielstand ({ $why })
record-unread = diese Partie konnte nicht gelesen werden
record-number = { $got } ist größer als { $most }

reason-puzzle-over = Dein Zug ist zu Ende. Versuch es noch einmal von vorn oder sieh dir die Lösung an.
reason-puzzle-start = Hier beginnt das Rätsel.

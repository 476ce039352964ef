# Die Seite auf Deutsch: was rund um eine Partie steht.

app-name = hexholm
title-table = { $id } · hexholm
title-your-turn = ● Du bist am Zug · { $id }
loading = Der Tisch wird gedeckt …
cancel = Abbrechen
close = Schließen
back = Zurück
copy = Kopieren
copied = Kopiert

## Adressen, die nirgendwohin führen
title-unknown = Seite nicht gefunden · hexholm
unknown-title = Hier steht noch nichts
unknown-text = Unter dieser Adresse gibt es keine Seite. Prüf den Link oder geh zurück zur Startseite.
unknown-home = Startseite

## Verbindung
link-connecting = Verbinden …
link-lost = Neu verbinden …
link-refused = { $text } Diese Seite versucht es weiter.
link-closed-title = Dieser Link funktioniert nicht
link-closed = Der Server hat diesen Link abgelehnt. Prüf, ob er vollständig ist.
error-offline = Der Server antwortet nicht.
not-stored = Das ist nicht gespeichert: Der Speicher deines Browsers ist voll oder gesperrt. Lade eine Datei herunter oder kopiere den Link, bevor du die Seite schließt.

## Kopfzeile und Menü
header-table = Tisch <b>{ $id }</b>
menu = Menü
menu-title = Menü
menu-home = Startseite
menu-replay = Nachspielen
menu-position = Stellung bearbeiten
menu-help = Tasten und Hilfe
menu-help-touch = Hilfe
menu-settings = Einstellungen
menu-watch = Link zum Zuschauen kopieren
menu-own = Meinen eigenen Link kopieren
menu-own-text = Wer diesen Link hat, kann auf deinem Platz spielen: Behalte ihn für dich, oder öffne ihn auf einem anderen Gerät.
send-turn = Zug senden
by-turns = Gespielt per Link: alle auf ihrem eigenen Gerät.
menu-carry = Partie mitnehmen
menu-leave = Partie verlassen

## Einstellungen
settings-title = Einstellungen
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Weniger Bewegung
settings-contrast = Hoher Kontrast
settings-sound = Töne
settings-signs = Buchstaben auf dem Gelände und größere Zeichen auf den Figuren
settings-auto-end = Meinen Zug automatisch beenden, wenn nichts mehr zu tun ist
settings-confirm-end = Nachfragen, bevor mein Zug endet
settings-coordinates = Feldnamen zeigen
settings-cover = An einem gemeinsamen Bildschirm die Hand zwischen den Zügen verdecken
settings-language = Sprache
language-auto = Wie das System

## Hilfe
help-title = So wird gespielt
help-keys = Tasten
help-arrows = Über den Spielplan gehen
help-enter = Bauen, aufnehmen oder absetzen; auf anderen Feldern: warum es nicht geht
help-letters = Ein Plättchen über seinen Buchstaben nutzen
help-digits = Eine von mehreren Möglichkeiten wählen
help-undo = Den letzten Schritt zurücknehmen
help-hint = Einen Tipp holen, wenn es an diesem Tisch Tipps gibt
help-end = Den Zug beenden
help-moves = Alles, was du gerade tun kannst, als Liste statt auf dem Spielplan
help-escape = Figur zurücklegen oder Fenster schließen
help-zoom = Größer, kleiner, ganzer Spielplan
help-help = Diese Liste
help-key-arrows = Pfeile
help-key-enter = Eingabe
help-key-letters = A–Z
help-key-digits = 1–9
help-key-escape = Esc
help-key-zoom = + − 0
help-key-help = ?
help-fingers = Finger
help-tap = Tippen
help-tap-text = Zielt auf das nächste Feld, auf dem du handeln kannst; wo es viele sind, kommt das Brett näher
help-tap-again = Noch einmal tippen
help-tap-again-text = Führt es aus; der Knopf unten auch
help-hold = Halten
help-hold-text = Sagt alles über ein Feld oder ein Plättchen
help-pinch = Spreizen, ziehen
help-pinch-text = Zoomt und bewegt das Brett; ein Doppeltipp zeigt es wieder ganz

help-own-boards = Pläne, die jemand nach den gedruckten eingegeben hat: { $names }
help-locations = Orte
help-cards = Karten

## Spieler
players-title = Spieler
player-bot = Bot · { $level }
player-stands-in = springt ein · { $level }
player-late = Zeit um; ein Bot spielt
player-person = da
player-away = nicht da
player-left = ist gegangen
player-turn = am Zug
player-asked = entscheidet
player-turn-terrain = spielt { $terrain }
player-elsewhere = anderswo
player-mine = da
player-supply = { $n ->
    [one] noch { $n } Siedlung
   *[other] noch { $n } Siedlungen
}
player-gold = bisher { $n } Gold
player-earned = davon { $n } Gold während der Partie: { $cards }
player-has = { $n ->
    [0] keine { $piece_many } mehr
    [one] noch 1 { $piece }
   *[other] noch { $n } { $piece_many }
}
player-tiles = Plättchen: { $tiles }
player-no-tiles = Keine Plättchen

## Hand
hand-title = { $n ->
    [one] Deine Geländekarte
   *[other] Deine Geländekarten
}
hand-title-other = { $n ->
    [one] Geländekarte von { $name }
   *[other] Geländekarten von { $name }
}
hand-or = { $terrain } oder { $ground }
hand-played = { $terrain } gespielt
hand-removed = Keine { $terrain_card }n in dieser Partie
hand-hidden = Verdeckt, bis sie gespielt wird
hand-none = Keine Karte
hand-deck = { $n ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $n } Karten im Stapel
}
hand-deck-short = Stapel { $n }

## Plättchen
tiles-title = Deine Sonderaktionen
tiles-title-other = Sonderaktionen von { $name }
tiles-none = Baue neben einem Ort und nimm dir sein Plättchen.
tiles-none-other = Noch keine Plättchen
tile-ready = bereit
tile-used = genutzt
tile-new = nächster Zug
tile-busy = läuft
tile-idle = jetzt nicht
tile-other-turn = andere am Zug
tile-always = wirkt immer

## Karten
kb-gold-now = { $n } Gold bisher

## Verlauf
log-title = Verlauf
log-empty = Es ist noch nichts geschehen.

## Aktionen
actions-label = Aktionen
act-here = { $hex }: { $verb }
bot-thinking = { $name } denkt nach …
bot-move-now = Jetzt ziehen
bot-move-now-text = Der Bot hört auf nachzudenken und spielt, was ihm auf den ersten Blick am besten gefällt.
undo = Rückgängig
undo-key = U
hint = Tipp
hint-key = H
end-turn = Zugende
end-done = Fertig
end-key = E
end-confirm = Zug beenden?
end-confirm-tiles = { $n ->
    [one] Eine Aktion wäre noch möglich: { $tiles }.
   *[other] Diese Aktionen wären noch möglich: { $tiles }.
}
takeback = Zurücknehmen
takeback-turn = Meinen Zug zurücknehmen
takeback-text = Zurück zum Beginn deines letzten Zugs
takeback-confirm = Deinen letzten Zug zurücknehmen?
takeback-only = Du kehrst zum Beginn deines Zugs zurück.
takeback-drops = Du kehrst zum Beginn deines Zugs zurück. Was { $names } seitdem gespielt hat, verfällt auch.
takeback-needs = Zustimmen muss: { $names }.
takeback-ask = Darum bitten
takeback-asked = { $name } möchte den letzten Zug zurücknehmen
takeback-mine = Warte auf die Zustimmung von { $names }
takeback-waits = { $name } möchte einen Zug zurücknehmen; warte auf { $names }
takeback-declined = { $name } hat abgelehnt. Die Partie geht weiter.
takeback-yes = Einverstanden
takeback-no = Ablehnen
leave-confirm = Partie verlassen?
leave-text = Die anderen können einen Bot für dich spielen lassen. Bis dahin kommst du mit deinem Link zurück.
leave-yes = Verlassen
vote-wait = { $name } ist weg. In { $time } kannst du einen Bot spielen lassen.
vote-text = { $name } ist nicht da. Soll ein Bot übernehmen?
vote-text-left = { $name } ist gegangen. Soll ein Bot übernehmen?
vote-yes = Bot spielen lassen
vote-done = Du hast zugestimmt; die anderen fehlen noch
lent-text = Ein Bot spielt für dich.
lent-back = Selbst weiterspielen

## Zeit
time-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
time-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
time-whole-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
time-hours = { $h } Std. { $m } Min.
time-hours-short = { $h } Std.
time-days-short = { $d } T.
time-days-left = { $d ->
    [one] 1 Tag { $h } Std.
   *[other] { $d } Tage { $h } Std.
}
clock-over = Zeit ist um
clock-label = Restzeit für { $name }: { $time }
clock-end-bot = Ist die Zeit um, spielt ein Bot diesen Zug.
clock-end-nothing = Ist die Zeit um, passiert nichts.
ask-late = { $person ->
    [you] Die Zeit ist um: Ein Bot spielt diesen Zug für dich
   *[other] Die Zeit ist um: Ein Bot spielt diesen Zug für { $name }
}
pace-days = Diese Partie läuft über Tage.
pace-clock-bot = Zeit pro Zug: { $time }; danach spielt ihn ein Bot.
pace-clock-nothing = Zeit pro Zug: { $time }, nur zur Orientierung.

## Ablehnungen nach Code
refused-stale = Die Partie ist schon weiter; schau noch einmal hin.
refused-not-your-turn = Du bist nicht am Zug.
refused-too-fast = Das ging zu schnell; versuch es noch einmal.
refused-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
refused-illegal = Das geht jetzt nicht.
refused-other = Das hat nicht geklappt: { $text }

## Der Spielplan
board-label = Der Spielplan
board-help = Mit den Pfeiltasten gehst du über den Spielplan, mit der Eingabetaste handelst du.
board-zoom-in = Größer
board-zoom-out = Kleiner
board-zoom-fit = Ganzer Spielplan
hex-name = { $name }, { $ground }
hex-mine = { $piece_dein }
hex-owner = { $piece } von { $name }
hex-beside = daneben: { $things }
hex-beside-mine = { $n } deiner { $piece_many }
hex-beside-owner = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
} von { $name }
hex-beside-nobody = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
}
hex-site = { $location }, { $n ->
    [0] kein Plättchen mehr
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}
not-your-turn = { $name } ist am Zug.
rule = Regel { $rule }

## Ein Bildschirm für mehrere
cover-title = Gib den Bildschirm an { $name } weiter
cover-text = Als Nächstes spielt { $name }. Bis dahin bleibt die Hand verdeckt.
cover-go = Ich bin { $name }
cover-never = Hand nicht mehr verdecken
seed-known = Jemand hat die Startzahl dieser Partie gewählt oder die Partie hochgeladen und kennt womöglich die nächsten Karten.

## Warteraum
room-title = Warten auf Mitspieler
room-text = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-text-public = Dieser Tisch steht in der Lobby. Die Partie beginnt, sobald jeder Platz besetzt ist.
room-table = Tisch { $id }
room-level = Stufe der Bots
room-fill = { $n ->
    [one] Bot dazusetzen und anfangen
   *[other] Mit Bots auffüllen und anfangen
}
room-leave = Tisch verlassen
room-invite = Lade andere mit diesem Link ein:
room-watch = Link zum Zuschauen:
room-seat = Platz { $n }
room-open = frei
room-you = du

## Ende der Partie
end-title-won = { $names ->
    [you] Du hast gewonnen
   *[other] { $names } hat gewonnen
}
end-title-tie = Geteilter Sieg: { $names }
end-title-scoring = Wertung
end-total = Summe
end-skip = Alles zeigen
end-again = Noch einmal zählen
end-rematch = Noch eine Partie
end-rematch-same = Gleicher Spielplan
end-rematch-new = Neuer Spielplan
end-rematch-open = Zur Revanche
end-next-level = Zwei Siege in Folge! Versuch beim nächsten Mal die Stufe <b>{ $level }</b>.
end-replay = Partie nachspielen
end-table = Gold nach Karte und Spieler

## Ansagen
live-your-turn = Du bist am Zug. { $ask }
live-turn = { $name } ist am Zug.

## Die Liste der Züge
moves-title = Liste der Züge
moves-key = M
moves-open = Mit einer Liste der Züge statt mit dem Spielplan spielen
moves-filter = Feld oder Wort eingeben
moves-none = Für dich gibt es gerade nichts zu tun.
moves-nothing = Kein Zug passt zu „{ $typed }“.
moves-group = { $title } ({ $n })
moves-of-build = Bauen
moves-of-take = Aufnehmen
moves-of-put = Absetzen
moves-of-choose = Wählen
moves-of-use = Sonderaktionen
moves-of-turn = Dein Zug
moves-of-other = Weitere Züge

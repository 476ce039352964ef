# Winter Kingdom auf Deutsch: das Spiel im Allgemeinen. Was hier steht, gilt statt gleicher ids anderswo.

## Gelände
terrain-flower-field = Blumenwiese
    .on = Blumenwiesen
    .a = eine Blumenwiese
    .card = Blumenwiesenkarte
    .letter = B
terrain-grassland = Grasland
    .on = Grasland
    .a = Grasland
    .card = Graslandkarte
terrain-tundra = Tundra
    .on = Tundra
    .a = Tundra
    .card = Tundrakarte
    .letter = T
terrain-fell-field = Hochmoor
    .on = Hochmoor
    .a = Hochmoor
    .card = Hochmoorkarte
    .letter = H
terrain-snowscape = Schneelandschaft
    .on = Schneelandschaft
    .a = Schneelandschaft
    .card = Schneekarte
terrain-forest = Wald
    .on = Wald
    .a = Wald
    .card = Waldkarte
    .letter = W
terrain-ice = Eis
    .on = Eis
    .a = Eis
    .card = Eiskarte
    .letter = E
terrain-mountain = Berg
    .on = Bergen
    .a = ein Berg
    .card = Bergkarte
    .letter = R
terrain-tunnel = Tunnel
    .on = einem Tunnel
    .a = ein Tunnel
    .card = Tunnelkarte
terrain-village = Dorf
    .on = einem Dorf
    .a = ein Dorf
    .card = Dorfkarte
    .letter = D
terrain-castle = Burg
    .on = einer Burg
    .a = eine Burg
    .card = Burgkarte
site-tunnel-text = Mit der Tunnelkarte versetzt du ein Haus von hier neben einen anderen Tunnel.
site-village-text = Hier baut niemand; manche Karten zahlen für Häuser daneben.
site-castle-text = Wer am Ende daneben die meisten Häuser hat, bekommt 3 Punkte; bei Gleichstand alle, die vorn liegen.
site-ice-text = Keine Geländekarte zeigt Eis: Nur Talente bauen oder ziehen dorthin.
item-terrain-cards = Geländekarten, gemischt

## Die Tafeln
place-0 = in der Mitte
place-1 = oben
place-2 = oben rechts
place-3 = unten rechts
place-4 = unten
place-5 = unten links
place-6 = oben links
board-0 = die Tafel in der Mitte
board-1 = die Tafel oben
board-2 = die Tafel oben rechts
board-3 = die Tafel unten rechts
board-4 = die Tafel unten
board-5 = die Tafel unten links
board-6 = die Tafel oben links
direction-horizontal = horizontal
direction-falling = von links oben nach rechts unten
direction-rising = von links unten nach rechts oben

## Wertungskarten; ein Fort zählt als zwei Häuser
cards-title = Wertungskarten
kb-gold-now = { $n ->
    [one] { $n } Punkt bisher
   *[other] { $n } Punkte bisher
}
card-pays = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Wirtschaft
economy-title = Wirtschaft

## Twist
twist-title = Twist
twist-clash = Nicht mit „{ $twist }“: { $why }

## Woher eine Karte stammt
source-printed = gedruckt
source-inferred = erschlossen
source-house = von uns
source-printed-text = Wie in der Spielregel gedruckt.
source-inferred-text = Aus der Spielregel und ihren Beispielen erschlossen.
source-house-text = Die gedruckte Karte kennen wir nicht; das ist unsere eigene Fassung.
source-points = Punkte: { $source }
with-source = { $text } [{ $source }]
source-actions = Aktionen: { $source }
source-costs = Preis: { $source }
source-upgrades = Aufwertung: { $source }

## Talente: erst die obere Aktion, dann die untere

combine-choose = Aufgewertet: pro Zug eine der beiden Aktionen.
combine-arrow = Aufgewertet: Auf die obere Aktion darf die untere folgen.
combine-free = Aufgewertet: pro Zug beide Aktionen.

## Meine Karten
talent-both = { $upper } / { $lower }
talent-line = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}, Aufwertung { $upgrade }: { $text } { $combine } { $source }
talent-upgrade-for = Aufwertung für { $n }: { $text }
talent-next-turn = Ab deinem nächsten Zug: { $text }
mark-top = Obere Tafel: { $board }
mark-bottom = Untere Tafel: { $board }
mark-direction = Linien verlaufen { $direction }
economy-line = Wirtschaft: { $name }
twist-line = Twist: { $name }
talents-own = Deine Talente:
talents-to-buy = Zu kaufen:
talents-title = Deine Talente
talents-title-other = Talente von { $name }
talents-hidden = { $n ->
    [0] Kein Talent auf der Hand
    [one] 1 Talent auf der Hand, verdeckt
   *[other] { $n } Talente auf der Hand, verdeckt
}
talents-hand = Auf der Hand, zu kaufen
talents-bought = Gekauft
talent-second = Unten:
tile-affordable = bezahlbar
talent-upgraded = aufgewertet
talent-upgraded-now = aufgewertet, ab dem nächsten Zug
talent-price = kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
talent-missing = { $n ->
    [one] 1 Münze fehlt
   *[other] { $n } Münzen fehlen
}
talent-use = Nutzen
talent-buy = Kaufen
talent-upgrade = Aufwerten
talent-repeat = 3× nutzen
talent-repeat-text = Fünf Münzen: bis zu dreimal hintereinander nutzen
coins-amount = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
purse-houses = { $n ->
    [one] noch 1 Haus
   *[other] noch { $n } Häuser
}
purse-forts = { $n ->
    [one] noch 1 Fort
   *[other] noch { $n } Forts
}
purse-out = { $n } aus dem Spiel
player-supply = { $n ->
    [one] noch { $n } Haus
   *[other] noch { $n } Häuser
}
player-gold = bisher { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
player-tiles = Talente: { $tiles }
player-no-tiles = Noch keine Talente
player-hand = { $n ->
    [one] 1 Talent auf der Hand
   *[other] { $n } Talente auf der Hand
}
tiles-title-short = Talente

## Haus oder Fort
build-what = Was ein Klick baut
build-house = Haus
build-fort = Fort
fort-key = F
fort-text = Ein Fort zählt auf seinem Feld als zwei Häuser und wird nie versetzt. Du hast vier.
help-fort = Haus oder Fort bauen
help-letters = Ein Talent über seinen Buchstaben nutzen; mit Umschalt die untere Aktion

## Der Zug
turn-steps = Der Zug
turn-build = Bauen
turn-buy = Kaufen
turn-end = Ende
ask-over-won = { $person ->
    [you] Die Partie ist zu Ende: Du gewinnst mit { $n } Punkten
   *[other] Die Partie ist zu Ende: { $name } gewinnt mit { $n } Punkten
}
ask-over-tied = Die Partie ist zu Ende. Geteilter Sieg mit je { $n } Punkten: { $names }
ask-mandatory-near = Baue auf { $terrain_or_on } neben deinen Gebäuden
ask-mandatory-reach = Baue auf { $terrain_or_on }, höchstens zwei Felder von deinen Gebäuden entfernt
ask-build = { $tile }: Baue ein weiteres Gebäude
ask-take = { $tile }: Wähle ein Haus zum Versetzen
ask-then-put = { $tile }: Ziehe das Haus ein Feld weiter oder lass es dabei
ask-then-put-homestead = { $tile }: Versetze das Haus auf der mittleren Tafel oder lass es dabei
ask-then-build = { $tile }: Baue auf dem verlassenen Feld oder lass es dabei
ask-repeat = { $tile }: Nutze die Karte noch einmal oder lass es dabei
ask-study = Schnell gelernt: Nutze { $tile_den } { $tile } sofort oder verzichte
ask-guest = Gastfreundschaft: Baue noch ein Gebäude neben deinen oder verzichte
ask-remove = Übermut: Wähle ein Haus, das aus dem Spiel geht
ask-purchase = Letzter Schritt: Kaufe ein Talent, werte eins auf oder beende deinen Zug
ask-purchase-more = Nutze Talente und kaufe dann eins oder werte eins auf; oder beende deinen Zug
ask-purchase-use = Nutze Talente oder beende deinen Zug
ask-purchase-none = Nichts mehr zu tun: Beende deinen Zug
ask-purchase-again = Schnäppchen: Kaufe weiter oder beende deinen Zug
ask-detail-coins = { $n ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $n } Münzen
}
ask-detail-salvage = oder nimm Gebäude vom Spielplan und kassiere Münzen
ask-detail-five = fünf Münzen: ein Talent dreimal nutzen
ask-detail-uses = { $n ->
    [one] noch einmal
   *[other] noch { $n }-mal
}
ask-detail-right = das Gelände rechts neben dem deiner Karte
ask-detail-blocked = Zu deiner Geländekarte gibt es kein Feld, auf dem du bauen darfst
ask-waiting-purchase = { $name } darf ein Talent kaufen
ask-waiting-end = { $name } beendet den Zug
ask-waiting-remove = { $name } nimmt ein Haus aus dem Spiel
ask-waiting-guest = { $name } baut durch Gastfreundschaft noch ein Gebäude
ask-waiting-repeat = { $name } nutzt { $tile_den } { $tile } noch einmal
ask-waiting-study = { $name } darf { $tile_den } { $tile } sofort nutzen
end-confirm-tiles = { $n ->
    [one] Ein Talent wäre noch nutzbar: { $tiles }.
   *[other] Diese Talente wären noch nutzbar: { $tiles }.
}
hand-right = Baut jetzt auf { $terrain_on }

## Der Spielplan
verb-fort = Fort bauen
hex-act-fort = zum Bau eines Forts drücken
moves-of-build = Häuser
moves-of-fort = Forts
moves-of-use = Talente und Tunnel
moves-of-buy = Ein Talent kaufen
moves-of-upgrade = Ein Talent aufwerten
moves-of-repeat = Ein Talent dreimal nutzen
label-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
label-guest = Gastfreundschaft: ein Gebäude mehr
label-overreach = Übermut: kostet am Ende des Zugs ein Haus
label-nothing = ändert nichts an den Punkten
piece-settlement = Haus
    .many = Häuser
    .title = Haus
    .g = n
    .der = das Haus
    .den = das Haus
    .dein = dein Haus
piece-house = Haus
    .many = Häuser
    .title = Haus
    .g = n
    .der = das Haus
    .den = das Haus
    .dein = dein Haus
piece-coin = Münze
    .many = Münzen
    .title = Münzen
    .g = f
piece-fort = Fort
    .many = Forts
    .title = Fort
    .g = n
    .der = das Fort
    .den = das Fort
    .dein = dein Fort

## Verlauf
log-fort = { log-who } ein Fort auf { $where } gebaut
log-fort-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> ein Fort auf { $where } gebaut
log-build-guest = { log-who } durch <b>Gastfreundschaft</b> auf { $where } gebaut
log-fort-guest = { log-who } durch <b>Gastfreundschaft</b> ein Fort auf { $where } gebaut
log-put-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> ein Haus ({ $way }) versetzt
log-take-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> das Haus auf { $where } aufgenommen
log-take = { log-who } das Gebäude auf { $where } verkauft
log-take-remove = { log-who } es übertrieben und das Haus auf { $where } verloren
log-use-crossroads-2 = { log-who } an der <b>Kreuzung</b> das Gelände rechts gewählt
log-buy = { log-who } { $tile_den } <b>{ $tile }</b> gekauft
log-upgrade = { log-who } { $tile_den } <b>{ $tile }</b> aufgewertet
log-repeat = { log-who } fünf Münzen bezahlt, um { $tile_den } <b>{ $tile }</b> dreimal zu nutzen
log-end-guest = { log-who } verzichtet
log-end-study = { log-who } das Talent nicht sofort genutzt
log-event-card-drawn = eine { $terrain_card } gezogen
log-event-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} verdient
log-they-card-removed = { $person ->
    [you] Kein freies Feld mehr: <b>Deine</b> { $terrain_card } wurde ersetzt
   *[other] Kein freies Feld mehr: Die { $terrain_card } von <b>{ $name }</b> wurde ersetzt
}

## Das Ende
end-table = Punkte nach Karte und Spieler
replay-gold = Punkte in diesem Schritt

## Hilfe
rules-turn = In deinem Zug baust du nacheinander drei Gebäude auf dem Gelände deiner Karte, jedes als Haus oder als Fort: deine Pflichtaktion.
rules-near = Baue wenn möglich neben deinen eigenen Gebäuden, sonst irgendwo auf diesem Gelände.
rules-tiles = Nutze jedes Talent einmal pro Zug, vor oder nach deiner Pflichtaktion; die Tunnelkarte hast du von Anfang an.
rules-buy = Zum Schluss darfst du ein Talent kaufen, eins aufwerten (das bringt seine untere Aktion) oder eins für fünf Münzen dreimal nutzen. Was du kaufst, gilt ab deinem nächsten Zug.
rules-coins = Die Wirtschaftskarte sagt, welche Gebäude sofort Münzen bringen.
rules-gold = Die drei Wertungskarten sagen, wofür es Punkte gibt; eine Burg bringt 3, wenn du daneben die meisten Häuser hast. Zeig auf eine Karte, und deine Felder leuchten auf.
rules-fort = Ein Fort wird wie ein Haus gebaut, zählt aber als zwei. Es wird nie versetzt.
rules-end = Hat jemand alle Gebäude gesetzt, wird die Runde zu Ende gespielt. Wer die meisten Punkte hat, gewinnt.
help-locations = Talente

## Warum nicht
reason-unknown-card = Eine Karte „{ $name }“ gibt es nicht. Zur Wahl stehen { $names }
reason-not-suitable = Auf { $hex } kann niemand bauen: Das ist { $ground_a }
reason-wrong-terrain = { $hex } ist { $ground_a }, du baust aber auf { $terrain_on }
reason-no-path = Kein Weg über freie Felder führt nach { $hex }
reason-keep-away = Abstand halten: Neben { $hex } steht { $piece_id ->
    [fort] ein Fort
   *[other] ein Haus
} von { $owner ->
    [known] { $name }
   *[other] jemand anderem
}
reason-not-adjacent = Du musst wenn möglich neben deinen eigenen Gebäuden bauen
reason-no-house = Du hast keine Häuser mehr
reason-no-fort = Du hast keine Forts mehr
reason-all-built = Du hast in diesem Zug schon alles gebaut
reason-not-own = Auf { $hex } hast du kein Haus zum Versetzen
reason-take-first = Wähle zuerst das Haus, das du versetzt
reason-put-first = Setze zuerst das Haus von { $hex } ab
reason-no-move = Gerade wird kein Haus versetzt
reason-finish-first = Bring zuerst zu Ende, was du begonnen hast
reason-between-builds = Bring zuerst deine Pflichtaktion zu Ende
reason-must-build = Führe zuerst deine Pflichtaktion aus
reason-not-bought = Du hast { $tile_den } { $tile } noch nicht gekauft
reason-not-upgraded = { $tile }: Die untere Aktion gilt erst ab dem Zug nach der Aufwertung
reason-card-new = Du hast { $tile_den } { $tile } erst in diesem Zug gekauft und kannst das Talent ab deinem nächsten nutzen
reason-card-used = Du hast { $tile_den } { $tile } in diesem Zug schon genutzt
reason-card-useless = Für { $tile_den } { $tile } gibt es gerade kein passendes Feld
reason-purchase-begun = Nach dem Kaufen kannst du keine Talente mehr nutzen
reason-no-purchase = In diesem Zug kannst du nichts mehr kaufen
reason-not-in-hand = Du hast { $tile_den } { $tile } nicht auf der Hand
reason-too-dear = Für { $tile_den } { $tile } brauchst du { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, du hast { $coins }
reason-is-upgraded = Du hast { $tile_den } { $tile } schon aufgewertet
reason-before-building = Kaufen kannst du erst nach deiner Pflichtaktion

## Neuer Tisch
new-cards = Wertungskarten
new-land = Die Tafeln
new-economy = Wirtschaftskarte
new-twist = Twists
new-twist-drawn = { $n ->
    [-1] Einer wird zufällig gezogen, wie es die Spielregel empfiehlt. Wähle einen, oder mehrere für eine wildere Partie.
    [0] Die normalen Regeln: am besten für die erste Partie.
    [one] Einer ist gewählt, wie es die Spielregel empfiehlt. Du kannst weitere dazunehmen.
   *[other] { $n } gewählt; die Spielregel empfiehlt einen.
}
new-agree = Vor der Partie festgelegt
new-direction = Richtung der Linien für die Ritter
new-top = Obere Tafel, für die Pelze
new-bottom = Untere Tafel, für die Pioniere
new-pick = Tafel { $place } wählen
new-place-act = Andere Tafel wählen
new-turn-sixth = { $section } um 60° drehen
new-land-random = Die sieben Tafeln werden zu Beginn gezogen und gedreht. Tippe auf eine Stelle, um ihre Tafel zu wählen.
new-land-hint = Tippe auf eine Tafel, um eine andere zu wählen; der runde Pfeil dreht sie um ein Sechstel.
new-side = Tafel { $board }, Seite { $side }
laid-names = Eine Seite heißt danach, wie ihre oberste Reihe beginnt: 3fe sind drei Felder Hochmoor, fl ist Blumenwiese, fo Wald, g Grasland, i Eis, m Berg, s Schnee, t Tundra.
new-back = ihre andere Seite liegt { $place }; beide tauschen
new-own = deine eigene
new-own-side = Eigene Seite aus einer Datei
new-own-side-text = Eine Textdatei: eine Zeile wie [hills] board=A, dann neun Zeilen mit 5, 6, 7, 8, 9, 8, 7, 6 und 5 Buchstaben.
new-random-one = Zufällig gezogen
new-rules = Wirtschaft und Twists
new-agreed = vor der Partie ausgelost

unit = { $n ->
    [one] Punkt
   *[other] Punkte
}
scores-from = woher die Punkte kommen
scores-from-columns = Spieler | Karte | Punkte | Felder

typing =
    Du spielst, indem du eine Aktion eintippst:
      build k12    ein Haus bauen; k12 allein genügt
      fort k12     dort stattdessen ein Fort bauen: zählt als zwei Häuser, wird nie versetzt
      use mine     ein Talent oder den Tunnel nutzen; mine allein genügt, wenn es eindeutig ist
      use port-2   die untere Aktion eines aufgewerteten Talents nutzen
      take k12     das Haus zum Versetzen aufnehmen, oder das Gebäude, das du verkaufst ...
      put l13      ... und absetzen; auch hier genügt das Feld
      buy mine     nach der Pflichtaktion: ein Talent kaufen
      upgrade mine ... oder ab deinem nächsten Zug seine untere Aktion bekommen
      repeat mine  ... oder es für fünf Münzen bis zu dreimal nutzen
      end          den Zug oder eine Aktion beenden; ein Angebot ausschlagen
    Außerdem kannst du eintippen:
      why k12      warum eine Aktion nicht geht
      talents      deine Talente, was sie kosten und was du dir leisten kannst
      undo         deine letzte Aktion in diesem Zug zurücknehmen
      score        die bisherigen Punkte nach Karten
      board        den Spielplan neu zeichnen
      log          was bisher geschehen ist
      save DATEI   die Partie speichern
      quit         aufhören (ebenso Strg-D und Strg-C)

figure-cards = Punkte nach Karte
figure-tiles = Talente
figure-tiles-columns = gekauft | Runde | Einsätze
figure-tiles-note = { $unit } gegenüber einem durchschnittlichen Talent auf der Hand; Käufer, erste Runde, Einsätze je Partie
figure-tiles-few = zu wenige Partien, um den Wert zu schätzen; Käufer, erste Runde, Einsätze je Partie

## Tipps und Bewertungen
fact-takes = Gibt Münzen für { $tile } aus.
fact-earns-any = Bringt sofort { fact-points } für { $card }.
fact-more = Bringt bis zum Ende etwa { fact-points } mehr für { $card }.
fact-less = Bringt bis zum Ende etwa { fact-points } weniger für { $card }.
fact-denies = { $person ->
    [you] Kostet dich etwa { fact-points } für { $card }.
   *[other] Kostet { $name } etwa { fact-points } für { $card }.
}
fact-feeds = { $person ->
    [you] Lässt dir etwa { fact-points } mehr für { $card }.
   *[other] Lässt { $name } etwa { fact-points } mehr für { $card }.
}
fact-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
rated-gold = Etwa { fact-points } verschenkt
gold-curve = Punkte im Lauf der Partie
gold-curve-label = Punkte Zug für Zug; am Ende: { $label }

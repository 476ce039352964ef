# Kingdom Builder auf Deutsch: das Spiel im Allgemeinen.

cards-title = Kingdom-Builder-Karten
rules-turn = In deinem Zug baust du drei Siedlungen auf dem Gelände deiner Karte: deine Pflichtaktion.
rules-near = Baue wenn möglich neben deinen eigenen Siedlungen, sonst irgendwo auf diesem Gelände.
rules-tiles = Baue neben einem Ort und nimm dir sein Plättchen: eine Sonderaktion in jedem späteren Zug, vor oder nach deiner Pflichtaktion.
rules-gold = Die drei Kingdom-Builder-Karten sagen, wofür es Gold gibt; jede Burg, an die du grenzt, bringt 3. Zeig auf eine Karte, und deine Felder leuchten auf.
rules-end = Hat jemand seine letzte Siedlung gebaut, wird die Runde zu Ende gespielt. Wer das meiste Gold hat, gewinnt.

## Gelände: sein Name; „auf Blumenfeldern“; „das ist ein Berg“; „eine Graskarte“
terrain-grass = Gras
    .on = Gras
    .a = Gras
    .card = Graskarte
terrain-forest = Wald
    .on = Wald
    .a = Wald
    .card = Waldkarte
    .letter = W
terrain-flower-field = Blumen
    .on = Blumenfeldern
    .a = ein Blumenfeld
    .card = Blumenkarte
    .letter = B
terrain-desert = Wüste
    .on = Wüste
    .a = Wüste
    .card = Wüstenkarte
    .letter = Ü
terrain-canyon = Canyon
    .on = Canyon
    .a = Canyon
    .card = Canyonkarte
terrain-water = Wasser
    .on = Wasser
    .a = Wasser
    .card = Wasserkarte
    .letter = A
terrain-mountain = Berg
    .on = Bergen
    .a = ein Berg
    .card = Bergkarte
    .letter = R
terrain-castle = Burg
    .a = eine Burg
terrain-location = Ort
    .a = ein Ort
piece-settlement = Siedlung
    .many = Siedlungen
    .title = Siedlung
    .sign = ⌂
    .g = f
    .der = die Siedlung
    .den = die Siedlung
    .dein = deine Siedlung

## Was jetzt zu tun ist
ask-over-won = { $person ->
    [you] Die Partie ist zu Ende: Du gewinnst mit { $n } Gold
   *[other] Die Partie ist zu Ende: { $name } gewinnt mit { $n } Gold
}
ask-over-tied = Die Partie ist zu Ende. Geteilter Sieg mit je { $n } Gold: { $names }
ask-mandatory-near = Baue auf { $terrain_or_on } neben deinen Siedlungen
ask-build = { $tile }: Baue eine weitere Siedlung
ask-take = { $tile }: Wähle eine { ask-piece } zum Versetzen
ask-piece = { $piece_id ->
    [any] Figur
   *[settlement] Siedlung
}
ask-step = { $tile }: Ziehe Feld für Feld
ask-place = { $tile }: Wähle ein Feld
ask-choose-terrain = Wähle, welches Gelände du spielst
ask-end-tiles = Beende deinen Zug oder nutze eine Sonderaktion
ask-choose = { $tile }: Wähle aus
ask-give-up = Wähle, welches { $tile_tile } du abgibst
ask-interrupt = Baue mit { $tile_dem } { $tile } oder verzichte
ask-waiting-interrupt = { $name } darf mit { $tile_dem } { $tile } bauen
ask-detail-free = Diese muss nicht angrenzen
ask-detail-interrupt = { $name } ist am Zug; danach geht dieser Zug weiter
ask-detail-goes-on = Danach geht dein Zug weiter
choice-ready = Das einsatzbereite
choice-used = Das genutzte
choice-new = Das neue
end-interrupt = Verzichten
banner-interrupt = { $name } darf mit { $tile_dem } { $tile } bauen. Danach geht dein Zug weiter.
cover-interrupt = { $name } darf mitten im Zug bauen. Bis dahin bleibt die Hand verdeckt.

## Was geschehen ist
log-build-piece = { log-who } <b>{ $piece_den }</b> auf { $where } gesetzt
log-way = { $piece_id ->
    [settlement] eine Siedlung ({ $way })
   *[other] <b>{ $piece_den }</b> ({ $way })
}
log-put-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> { log-way } versetzt
log-take-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> { log-way } aufgenommen
log-choose-give-up = { log-who } das { $what ->
    [ready] einsatzbereite
    [used] genutzte
   *[new] neue
} { $tile_id ->
    [unknown] Plättchen
   *[other] <b>{ $tile_tile }</b>
} abgegeben und das { $what ->
    [ready] andere
   *[other] einsatzbereite
} behalten
log-event-tile-taken = <b>ein { $tile_tile }</b> genommen
log-event-tile-lost = das <b>{ $tile_tile }</b> verloren
log-event-card-drawn = eine { $terrain_card } gezogen
log-event-gold = <b>{ $n } Gold</b> erhalten ({ $card })
log-they-card-removed = Kein freies Feld mehr: { $person ->
    [you] <b>Deine</b>
   *[other] Die
} { $terrain_card }{ $person ->
    [you] {""}
   *[other] {" "}von <b>{ $name }</b>
} ist aus dem Spiel
log-they-removed = { $person ->
    [you] <b>Deine</b> Siedlung auf { $where } wurde vom Spielplan entfernt
   *[other] Die Siedlung von <b>{ $name }</b> auf { $where } wurde vom Spielplan entfernt
}

## Das kleine Schild an einem Feld
label-tile-taken = bringt ein { $tile_tile }
label-tile-lost = kostet das { $tile_tile }
label-nothing = ändert nichts am Gold

## Warum nicht
reason-choose-first = Wähle zuerst, welches deiner beiden { $tile_tile } du abgibst
reason-choose-terrain = Wähle zuerst das Gelände für diesen Zug: { $terrain_or }
reason-choose-what = Wähle zuerst: { $choices_or }
reason-not-there = Auf { $hex } kannst du { $tile_den } { $tile } nicht nutzen
reason-no-action = In dieser Partie gibt es { $tile_den } { $tile } nicht
reason-action-used = Du hast { $tile_den } { $tile } in diesem Zug schon genutzt
reason-not-by-itself = { $tile }: Das wirkt von selbst; du musst nichts dafür tun
reason-finish-first = Bring zuerst die Aktion mit { $tile_dem } { $tile } zu Ende
reason-no-choice = Zu wählen gibt es gerade nichts
reason-unknown-choice = Wähle { $choices_or }
reason-no-move = Gerade wird keine Siedlung versetzt
reason-take-first = Wähle zuerst die Siedlung, die du versetzt
reason-put-first = Setze zuerst { $piece_den } von { $hex } ab
reason-not-own = Auf { $hex } hast du keine Siedlung
reason-no-target = Für { $piece_den } auf { $hex } gibt es kein Zielfeld
reason-same-hex = Zurück auf das Ausgangsfeld darf { $piece_der } nicht
reason-one-step = Hier zieht { $piece_der } Feld für Feld, immer auf ein Nachbarfeld
reason-stands-there = Auf { $hex } steht { $piece_der } schon
reason-not-buildable = Auf { $hex } kann niemand bauen: Das ist { $ground_a }
reason-on-location = Auf { $hex } selbst kann niemand bauen: Das ist ein Ort. Baue daneben, dann bekommst du sein Plättchen
reason-on-castle = Auf { $hex } selbst kann niemand bauen: Das ist eine Burg. Baue daneben, dann zahlt sie 3 Gold
reason-wrong-terrain = { $hex } ist { $ground_a }, deine Karte zeigt aber { $terrain }
reason-not-adjacent = Du musst wenn möglich neben deinen eigenen Siedlungen bauen
reason-all-built = Du hast in diesem Zug schon alle Siedlungen gebaut
reason-no-supply = Du hast keine Siedlungen mehr
reason-no-card = Es gibt keine Geländekarte mehr, zu der ein Feld frei ist
reason-must-build = Führe zuerst deine Pflichtaktion aus
reason-between-builds = Bring zuerst deine Pflichtaktion zu Ende
reason-not-held = Du hast kein { $tile_tile }
reason-tile-used = Du hast dein { $tile_tile } in diesem Zug schon genutzt
reason-tile-new = Du hast das { $tile_tile } erst in diesem Zug genommen und kannst es ab deinem nächsten nutzen
reason-tile-useless = Für { $tile_den } { $tile } gibt es gerade kein passendes Feld
reason-only-back = Mit { $tile_dem } { $tile } könntest du eine Siedlung nur auf ihr eigenes Feld zurücksetzen
reason-unknown-tile = Ein Plättchen „{ $name }“ gibt es nicht. Zur Wahl stehen { $names }
reason-piece-placed = Auf { $hex } steht schon { $piece_dein }
reason-on-its-way = Schon bewegt: Du kannst { $piece_den } auf { $hex } jetzt nicht mehr zurückholen
reason-no-piece = Auf { $hex } hast du { $piece_g ->
    [m] keinen
    [f] keine
   *[n] kein
} { $piece }
reason-own-action = Nur das eigene Plättchen bewegt { $piece_den } oder holt { $piece_g ->
    [m] ihn
    [f] sie
   *[n] es
} zurück

typing =
    Du spielst, indem du eine Aktion eintippst:
      build c4     auf einem Feld bauen oder dort etwas einsetzen; c4 allein genügt
      use farm     ein Plättchen oder eine andere Aktion nutzen; farm allein genügt
      take c4      die Siedlung aufnehmen, die du versetzen willst ...
      put d6       ... und absetzen; auch hier genügt das Feld
      choose swamp wählen, wonach gefragt wird; swamp allein genügt
      end          den Zug oder eine Aktion beenden; ein Angebot ausschlagen
    Felder der Insel heißen i.a1, i.b1 ...
    Außerdem kannst du eintippen:
      why c5       warum eine Aktion nicht geht
      undo         deine letzte Aktion in diesem Zug zurücknehmen
      score        das bisherige Gold nach Karten
      board        den Spielplan neu zeichnen
      log          was bisher geschehen ist
      save DATEI   die Partie speichern
      quit         aufhören (ebenso Strg-D und Strg-C)

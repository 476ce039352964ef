# Tipps, und was die Züge einer beendeten Partie wert waren.

hint-close = Tipp schließen
hint-thinking = Ein guter Zug wird gesucht …
hint-win = Gewinnchance
hint-gold = mit etwa { $gold } Gold am Ende
hint-points = mit etwa { $gold ->
    [one] { $gold } Punkt
   *[other] { $gold } Punkten
} am Ende
hint-turns = Die besten gefundenen Züge
hint-turn = { $n ->
    [1] Bester
    [2] Zweiter
   *[other] Dritter
  }
hint-turn-as-good = Ebenso gut
hint-as-good = Etwa so gut wie der beste Zug, soweit man das sagen kann.
hint-uncertain = Der Server hatte wenig Zeit; dieser Tipp ist weniger sicher als sonst.
hint-play = Diesen Zug spielen
hint-play-text = Spielt den Zug, beendet ihn aber nicht: Du kannst alles noch zurücknehmen.
hint-then = Der Rest hängt davon ab, was kommt.
hint-no-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
hint-no-no-hint = Kein Tipp gefunden. Versuch es noch einmal.
hint-no-not-your-turn = Tipps gibt es nur, wenn du am Zug bist.
hint-no-hints-off = An diesem Tisch gibt es keine Tipps.
hint-no-offline = Der Server antwortet nicht.

way-build = Bauen
way-end = Zug beenden
way-fort = { $hex } (Fort)
way-buy = { $name } kaufen
way-upgrade = { $name } aufwerten
way-repeat = { $name }, mehrmals
way-choose = { $name } wählen
brief-build = Bauen { $where }
brief-take = Versetzen { $where }
brief-use = { $name } { $where }
brief-give-up = { $where ->
    [ready] Das einsatzbereite
    [used] Das genutzte
   *[new] Das neue
} Plättchen abgeben

why = Warum

## Was ein Zug tut und wohin er führt
fact-ends = Beendet die Partie.
fact-last-round = Leitet die letzte Runde ein.
fact-takes = Bringt ein { $tile_tile }.
fact-gives-up = Kostet das { $tile_tile }.
fact-earns-any = Bringt sofort { $n } Gold für { $card }.
fact-more = Bringt bis zum Ende etwa { $n } Gold mehr für { $card }.
fact-less = Bringt bis zum Ende etwa { $n } Gold weniger für { $card }.
fact-denies = { $person ->
    [you] Kostet dich etwa { $n } Gold für { $card }.
   *[other] Kostet { $name } etwa { $n } Gold für { $card }.
}
fact-feeds = { $person ->
    [you] Lässt dir etwa { $n } Gold mehr für { $card }.
   *[other] Lässt { $name } etwa { $n } Gold mehr für { $card }.
}
fact-shut-location = { $n ->
    [one] { $names } kommt dort an kein { $tile_tile } mehr.
   *[other] { $names } kommen dort an kein { $tile_tile } mehr.
}
fact-shut-castle = { $n ->
    [one] { $names } kommt nicht mehr an diese Burg.
   *[other] { $names } kommen nicht mehr an diese Burg.
}

## Die Züge einer beendeten Partie
ratings = Wie die Züge waren
ratings-wait = Züge werden bewertet: { $n } von { $of }
ratings-none = Kein Zug war viel schlechter als der beste gefundene.
ratings-uncertain = { $n ->
    [one] Ein Zug bleibt ohne Zeichen: Es ist unsicher, ob ein anderer besser war.
   *[other] { $n } Züge bleiben ohne Zeichen: Es ist unsicher, ob andere besser waren.
}
ratings-points = Wendepunkte
ratings-others = { $n ->
    [one] Ein weiterer Zug mit Zeichen
   *[other] { $n } weitere Züge mit Zeichen
}
rated-turn = Zug { $n }, { $name }
rated-loss = Gewinnchance { $best } → <b>{ $done }</b>
rated-gold = Etwa { $n } Gold verschenkt
rated-show = Zeig’s mir
rated-better = Besser war
better-step = { $n } von { $of }
better-back = Eine Aktion zurück
better-forward = Eine Aktion weiter
better-close = Zurück zur Partie
gold-curve = Gold im Lauf der Partie
gold-curve-all = Alle Karten
gold-curve-card = Welche Karte
gold-curve-label = Gold Zug für Zug; am Ende: { $label }
mark-good = Der einzige gute Zug
mark-doubtful = Eine Ungenauigkeit
mark-mistake = Ein Fehler
mark-blunder = Ein Patzer
curve = Gewinnchancen Zug für Zug; am Ende: { $label }

## Fehler

analyse-over = die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden
analyse-seat = einen Platz { $got } gibt es nicht; die Plätze sind 0 bis { $last }
analyse-seconds = seconds muss größer als 0 sein, nicht { $got }
analyse-work = work muss größer als 0 sein, nicht { $got }

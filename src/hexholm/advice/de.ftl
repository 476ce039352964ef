# Tipps, und was die Züge einer beendeten Partie wert waren.

hint-close = Tipp schließen
hint-thinking = Ein guter Zug wird gesucht …
hint-win = Siegchance
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
why-own = { $card } { $gold }
why-now = { $card } sofort { $gold }
why-others = andere: { $what }
why-rivals = Andere: { $card } { $gold }
why-tiles = bringt { $tiles }
why-lost = kostet { $tiles }

ratings = Wie die Züge waren
ratings-wait = Züge werden bewertet: { $n } von { $of }
ratings-none = Kein Zug war viel schlechter als der beste gefundene.
rated-turn = Zug { $n }, { $name }
rated-better = Besser war
mark-good = Der einzige gute Zug
mark-doubtful = Eine Ungenauigkeit
mark-mistake = Ein Fehler
mark-blunder = Ein Patzer
curve = Siegchancen Zug für Zug; am Ende: { $label }

## Fehler

analyse-over = die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden
analyse-seat = einen Platz { $got } gibt es nicht; die Plätze sind 0 bis { $last }
analyse-seconds = seconds muss größer als 0 sein, nicht { $got }
analyse-work = work muss größer als 0 sein, nicht { $got }

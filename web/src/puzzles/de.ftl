# Rätsel: die Liste, die Aufgabe, was ein Zug wert war, die Lösung.

puzzles-title = Rätsel
puzzles-lead = Echte Stellungen aus Partien starker Bots. Ein Zug ist klar der beste: Spiel ihn auf dem Plan und sieh dann, was deiner wert war.
puzzles-daily = Rätsel des Tages
puzzles-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
puzzles-difficulty = Schwierigkeit
puzzles-all = Alle
puzzles-everything = Alle Erweiterungen
puzzles-solved = { $n } von { $of } gelöst
puzzles-back = Alle Rätsel

puzzle-title = { $about }, Rätsel { $n }
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-label = Rätsel
puzzle-stars-1 = Leicht
puzzle-stars-2 = Knifflig
puzzle-stars-3 = Gut versteckt
puzzle-state-solved = Gelöst
puzzle-state-seen = Du hast die Lösung gesehen

puzzle-task = Finde den besten Zug. Beende ihn, wenn du fertig bist; dann wird er beurteilt.
puzzle-judging = Mal sehen, wie es nach deinem Zug weitergeht …
puzzle-ask-again = Noch einmal beurteilen
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-solved = Gelöst! Kein Zug ist besser.
puzzle-not-best = Es gibt einen besseren Zug.
puzzle-worth-gold = Er führt zu etwa { $gold } Gold und einer Gewinnchance von { $chance }.
puzzle-worth-points = Er führt zu etwa { $gold } Punkten und einer Gewinnchance von { $chance }.
puzzle-lost-gold = { $part ->
    [0] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Gold mehr.
   *[other] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Gold mehr und { $chance } mehr Gewinnchance.
}
puzzle-lost-points = { $part ->
    [0] { $gold ->
        [one] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Punkt mehr.
       *[other] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Punkte mehr.
    }
   *[other] { $gold ->
        [one] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Punkt mehr und { $chance } mehr Gewinnchance.
       *[other] Der beste Zug bringt dir gegenüber deinem Gegner etwa { $gold } Punkte mehr und { $chance } mehr Gewinnchance.
    }
}

puzzle-best = Der beste Zug
puzzle-tempting = { $n ->
    [one] Ein verlockender Zug, der schlechter ist
   *[other] { $n } verlockende Züge, die schlechter sind
}
puzzle-other-gold = { $part ->
    [0] Kostet gegenüber deinem Gegner etwa { $gold } Gold.
   *[other] Kostet gegenüber deinem Gegner etwa { $gold } Gold und { $chance } Gewinnchance.
}
puzzle-other-points = { $part ->
    [0] { $gold ->
        [one] Kostet gegenüber deinem Gegner etwa { $gold } Punkt.
       *[other] Kostet gegenüber deinem Gegner etwa { $gold } Punkte.
    }
   *[other] { $gold ->
        [one] Kostet gegenüber deinem Gegner etwa { $gold } Punkt und { $chance } Gewinnchance.
       *[other] Kostet gegenüber deinem Gegner etwa { $gold } Punkte und { $chance } Gewinnchance.
    }
}

## One's own
puzzles-own = Eigene Rätsel
puzzle-own = Mein Rätsel
puzzle-own-drop = „{ $title }“ entfernen
puzzle-own-make = Eins aus einer Stellung machen

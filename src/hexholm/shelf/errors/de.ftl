# Aufbauten aus dem Regal, auf Deutsch: was sich nicht auslosen lässt, und warum.

shelf-unknown = nichts heißt { $got }
shelf-no-core = ohne { $box } lässt sich nichts auslosen: Hake es bei dem an, was du besitzt
shelf-not-owned = { $things } kann nicht immer dabei sein: Du besitzt es nicht
shelf-both = { $things } kann nicht zugleich immer und nie dabei sein
shelf-apart = { $things } sind auf demselben Plan: Nur eines davon kann dabei sein
shelf-own = einer deiner Pläne ist nicht lesbar: { $why }
shelf-names-number = { $players } Personen spielen mit, aber { $got } Namen sind angegeben
shelf-many-sections = ein Spielplan hat { $number } Quadranten: Deine Wünsche verlangen mehr
shelf-many-cards = im Spiel sind { $number } Karten: { $things } sind zu viele
shelf-many-boards = eine Landschaft hat { $number } Pläne: { $things } sind zu viele
shelf-many-economy = nur eine Wirtschaftskarte ist im Spiel: nicht zugleich { $things }
shelf-many-twist = nur ein Twist wird ausgelost: nicht zugleich { $things }
shelf-many-island = die Insel liegt auf einer Seite: nicht zugleich { $things }
shelf-few-sections = ein Spielplan hat { $number } Quadranten: Mit diesen Wünschen { $got ->
    [0] bleibt keiner
    [one] bleibt nur einer
   *[other] bleiben nur { $got }
}
shelf-few-cards = im Spiel sind { $number } Karten: Mit diesen Wünschen { $got ->
    [0] bleibt keine
    [one] bleibt nur eine
   *[other] bleiben nur { $got }
}
shelf-few-boards = eine Landschaft hat { $number } Pläne: Mit diesen Wünschen { $got ->
    [0] bleibt keiner
    [one] bleibt nur einer
   *[other] bleiben nur { $got }
}
shelf-few-economy = mit diesen Wünschen bleibt keine Wirtschaftskarte
shelf-few-twist = mit diesen Wünschen bleibt kein Twist
shelf-few-island = mit diesen Wünschen bleibt keine Seite der Insel
shelf-few-of-box = { $box }: Du wünschst dir { $number ->
    [one] einen Quadranten
   *[other] { $number } Quadranten
} davon, es gibt aber { $got ->
    [0] keinen
   *[other] nur { $got }
}
shelf-never-met = kein Aufbau aus deinem Regal erfüllt diesen Wunsch: { $things }
shelf-unbalanced = kein Spielplan aus deinem Regal passt zu den gewünschten Karten
shelf-together = kein Aufbau aus deinem Regal erfüllt alle Wünsche zugleich
shelf-other-game = der Aufbau, der bleiben soll, gehört zu einem anderen Spiel
shelf-not-fresh = Anderes war nicht genug da. Wieder dabei: { $things }.

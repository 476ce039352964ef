# Was die anderen seit meinem Zug getan haben.

recap-label = Was geschehen ist
recap-title = Seit deinem Zug
recap-key = R
recap-replay = Noch einmal zeigen
recap-stop = Anhalten
help-recap = Noch einmal ansehen, was die anderen seit deinem Zug getan haben
recap-built = { $n } auf { $terrain_on }
recap-used = { $tile_den } { $tile } genutzt
recap-bought = { $tile_den } { $tile } gekauft
recap-upgraded = { $tile_den } { $tile } aufgewertet
recap-tile-taken = ein { $tile_tile } genommen
recap-tile-lost = das { $tile_tile } verloren
recap-gold = { $n } Gold erhalten ({ $card })
recap-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} verdient
recap-nothing = nichts gebaut

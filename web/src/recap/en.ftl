# What the others did since my turn.

recap-label = What has happened
recap-title = Since your turn
recap-key = R
recap-replay = Show it again
recap-stop = Stop
help-recap = See again what the others did since your turn
recap-built = { $n } on { $terrain_on }
recap-used = used the { $tile }
recap-bought = bought the { $tile }
recap-upgraded = upgraded the { $tile }
recap-tile-taken = took { $tile_a } tile
recap-tile-lost = lost the { $tile } tile
recap-gold = earned { $n } gold ({ $card })
recap-coins = earned { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
recap-nothing = built nothing

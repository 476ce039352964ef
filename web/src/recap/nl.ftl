# Wat de anderen sinds mijn beurt gedaan hebben.

recap-label = Wat er gebeurd is
recap-title = Sinds je beurt
recap-key = R
recap-replay = Nog eens laten zien
recap-stop = Stoppen
help-recap = Nog eens zien wat de anderen sinds je beurt gedaan hebben
recap-built = { $n } op { $terrain_on }
recap-used = gebruikt { $tile_de } { $tile_word }
recap-bought = koopt { $tile_de } { $tile_word }
recap-upgraded = waardeert { $tile_de } { $tile_word } op
recap-tile-taken = pakt een { $tile_tile }
recap-tile-lost = verliest de { $tile_tile }
recap-gold = verdient { $n } goud ({ $card })
recap-coins = verdient { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
recap-nothing = niets gebouwd

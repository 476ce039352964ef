# Lo que los demás han hecho desde mi turno.

recap-label = Lo que ha pasado
recap-title = Desde tu turno
recap-key = R
recap-replay = Verlo otra vez
recap-stop = Parar
help-recap = Ver otra vez lo que los demás han hecho desde tu turno
recap-built = { $n } en { $terrain_on }
recap-used = usó { $tile_el }
recap-bought = compró { $tile_el }
recap-upgraded = mejoró { $tile_el }
recap-tile-taken = tomó una loseta de { $tile_word }
recap-tile-lost = perdió la loseta de { $tile_word }
recap-gold = ganó { $n } de oro ({ $card })
recap-coins = ganó { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
recap-nothing = no construyó nada

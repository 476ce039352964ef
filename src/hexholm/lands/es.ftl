# Qué falla en una tierra nueva, en español.

land-kind-unknown = no existe el tipo de cuadrante { $got }
land-side-unknown = no existe el tipo de cara { $got }
land-rows = las filas deben tener { $widths } casillas
land-letters = letras desconocidas: { $names }
land-other-box = la expansión es { $got }, no { $wanted }
land-other-locations = los lugares son { $got }, no { $wanted }
land-other-board = el tablero no es { $wanted }
land-top = la fila superior es { $got }; en esta cara empieza exactamente por { $wanted }
land-span = { $exact ->
    [yes] { $most ->
        [0] ninguna
       *[other] { $most }
    }
   *[no] de { $least } a { $most }
}
land-hexes = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
land-letter = { $terrain } ({ $letter }): { land-hexes }, normalmente { land-span }
land-terrain = { $terrain }: { land-hexes }, normalmente { land-span }
land-patch = { $terrain }: una mancha de { land-hexes }, normalmente { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 mancha
   *[other] { $n } manchas
}, normalmente { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 zona
   *[other] { $n } zonas
}, normalmente { land-span }
land-regions = { $terrain }: regiones de tamaño inusual ({ $sizes })
land-no-region = { $terrain }: ninguna región
land-threes = { $n ->
    [one] 1 región
   *[other] { $n } regiones
} de 3 casillas, normalmente al menos { $least }
land-fives = { $n ->
    [one] 1 región
   *[other] { $n } regiones
} de 5 casillas, normalmente como mucho { $most }
land-no-size = { $terrain }: ninguna mancha de exactamente { land-hexes }
land-rough = Hielo y montaña: { land-hexes }, normalmente { land-span }
land-rim = una casilla especial en el borde
land-apart = dos casillas especiales a menos de { $n } casillas una de otra
land-touching = dos casillas especiales juntas
land-lonely = { $n ->
    [1] una casilla especial sin terreno edificable al lado
   *[other] una casilla especial junto a menos de { $n } tipos de terreno
}
land-castle = el castillo no está en el centro
land-caves = { $n ->
    [one] 1 montaña
   *[other] { $n } montañas
} para una cueva, normalmente { $wanted }
land-no-range = ninguna cordillera larga cruza el tablero
land-no-ring = ningún río de hielo largo forma un anillo

draft-empty = { $n ->
    [one] queda 1 casilla vacía
   *[other] quedan { $n } casillas vacías
}
draft-no-hex = { $location } aún no tiene casilla
draft-no-location = { $number ->
    [1] elige el primer lugar: { $n ->
        [one] hay una casilla para él
       *[other] hay { $n } casillas para él
    }
   *[2] elige el segundo lugar: { $n ->
        [one] hay una casilla para él
       *[other] hay { $n } casillas para él
    }
}
draft-unknown-location = no existe ningún lugar llamado { $got }
draft-shape = { $name } es uno de nuestros tableros con otra forma: elige otro nombre
draft-name-taken = uno de nuestros tableros se llama { $name }: marca este como impreso para usarlo en su lugar o elige otro nombre

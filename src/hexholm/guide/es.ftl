# La guía en español: lo que comparten todos los juegos.

guide-group-rules = Cómo funciona
guide-group-places = Casillas especiales
guide-group-locations = Lugares
guide-group-tiles = Losetas de nómadas
guide-group-pieces = Piezas
guide-group-cards = Cartas
guide-group-tasks = Cartas de tarea
guide-group-talents = Talentos
guide-group-economy = Cartas de economía
guide-group-twists = Situaciones
guide-pays = { $card }: { $n } { unit }
guide-pays-total = { $n } { unit } en total
guide-refused = { $hexes }: { $why }
guide-price = Precio: { $cost }. Mejora: { $upgrade }.

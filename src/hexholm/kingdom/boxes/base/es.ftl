# El juego básico en español.

## Lugares y lo que hace su loseta
location-oracle = Oráculo
    .el = el oráculo
    .del = del oráculo
    .word = oráculo
location-oracle-text = Construye un asentamiento más en una casilla del terreno de tu carta.
location-farm = Granja
    .el = la granja
    .del = de la granja
    .word = granja
    .code = Grj
location-farm-text = Construye un asentamiento más en una casilla de hierba.
location-oasis = Oasis
    .el = el oasis
    .del = del oasis
    .word = oasis
location-oasis-text = Construye un asentamiento más en una casilla de desierto.
location-tower = Torre
    .el = la torre
    .del = de la torre
    .word = torre
location-tower-text = Construye un asentamiento más en el borde del tablero.
location-tavern = Taberna
    .el = la taberna
    .del = de la taberna
    .word = taberna
location-tavern-text = Construye un asentamiento más en el extremo de una línea de tres o más asentamientos tuyos.
location-barn = Granero
    .el = el granero
    .del = del granero
    .word = granero
    .code = Gro
location-barn-text = Mueve un asentamiento a una casilla del terreno de tu carta.
location-harbor = Puerto
    .el = el puerto
    .del = del puerto
    .word = puerto
    .code = Prt
location-harbor-text = Mueve un asentamiento a una casilla de agua.
location-paddock = Cercado
    .el = el cercado
    .del = del cercado
    .word = cercado
location-paddock-text = Mueve un asentamiento dos casillas en línea recta.

## Cartas de Kingdom Builder
card-fishermen = Pescadores
card-fishermen-text = 1 oro por cada asentamiento junto al agua
card-merchants = Comerciantes
card-merchants-text = 4 oros por cada lugar, castillo u otra casilla especial que tus asentamientos conecten con otra
card-discoverers = Descubridores
card-discoverers-text = 1 oro por cada fila en la que tengas un asentamiento
card-hermits = Ermitaños
card-hermits-text = 1 oro por cada asentamiento aislado o zona separada que tengas
card-citizens = Ciudadanos
card-citizens-text = 1 oro por cada 2 asentamientos de tu zona más grande
card-miners = Mineros
card-miners-text = 1 oro por cada asentamiento junto a una montaña
card-workers = Obreros
card-workers-text = 1 oro por cada asentamiento junto a un lugar, un castillo u otra casilla especial
card-knights = Caballeros
card-knights-text = 2 oros por cada asentamiento de la fila donde tengas más
card-lords = Lords
card-lords-text = En cada cuadrante, 12 oros para quien tenga más asentamientos y 6 para quien le siga
card-farmers = Campesinos
card-farmers-text = 3 oros por cada asentamiento del cuadrante donde tengas menos
card-castles = Castillos
card-castles-text = 3 oros por cada castillo junto a un asentamiento tuyo
fact-earns-castles = Llega junto a { $n ->
    [3] un castillo
    [6] dos castillos
   *[other] varios castillos
}.

site-castle-text = Al final, 3 oros si tienes un asentamiento al lado.
preset-first-game = Primera partida
box-base = Juego básico
box-base-text = Ocho cuadrantes, ocho lugares, diez cartas.
option-lords_need_settlement = Lords: hay que tener un asentamiento
option-lords_need_settlement-text = En un cuadrante solo puede quedar primero o segundo quien tenga allí algún asentamiento. Por defecto, no: también cuenta quien no tiene ninguno.

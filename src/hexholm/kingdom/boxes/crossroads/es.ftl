# Crossroads en español.

box-crossroads = Crossroads
box-crossroads-text = Dos lugares por cuadrante, cartas de tarea, guerreros, carretas, barcos y ciudades.
rules-crossroads = Al final, cada carta de tarea paga a todos los que la hayan cumplido.

location-lighthouse = Faro
    .el = el faro
    .del = del faro
    .word = faro
location-lighthouse-text = Bota tu barco en el agua, navega hasta tres casillas o retíralo.
location-foresters-lodge = Cabaña forestal
    .el = la cabaña forestal
    .del = de la cabaña forestal
    .word = cabaña forestal
    .code = Cbf
location-foresters-lodge-text = Construye un asentamiento más en una casilla de bosque.
location-barracks = Barracones
    .el = los barracones
    .del = de los barracones
    .word = barracones
location-barracks-text = Despliega un guerrero o retira uno: nadie puede construir junto a un guerrero.
location-crossroads = Cruce
    .el = el cruce
    .del = del cruce
    .word = cruce
location-crossroads-text = Al final de tu turno robas una carta de terreno más; en el siguiente, eliges cuál juegas.
location-city-hall = Concejo
    .el = el concejo
    .del = del concejo
    .word = concejo
location-city-hall-text = Una vez por partida: coloca tu ciudad sobre siete casillas libres, junto a un asentamiento tuyo.
location-fort = Puesto de avanzada
    .el = el puesto de avanzada
    .del = del puesto de avanzada
    .word = puesto de avanzada
    .code = Pst
location-fort-text = Roba una carta de terreno y construye un asentamiento más en su terreno.
location-monastery = Monasterio
    .el = el monasterio
    .del = del monasterio
    .word = monasterio
location-monastery-text = Construye un asentamiento más en una casilla de barranco.
location-wagon = Carreta
    .el = la carreta
    .del = de la carreta
    .word = carreta
    .code = Crr
location-wagon-text = Coloca tu carreta en tierra o en una montaña, muévela hasta tres casillas o retírala.

card-home-country = Patria
card-home-country-text = 5 oros si has construido en todas las casillas de una zona de terreno
card-fortress = Fortaleza
card-fortress-text = 6 oros si uno de tus asentamientos está rodeado por otros seis tuyos
card-road = Vía
card-road-text = 7 oros por siete asentamientos o más en una diagonal continua
card-place-of-refuge = Lugar de refugio
card-place-of-refuge-text = 8 oros si rodeas por completo con tus asentamientos un lugar, un castillo o una casilla de nómadas
card-advance = Avance
card-advance-text = 9 oros por siete asentamientos o más en un borde del tablero
card-compass-points = Puntos cardinales
card-compass-points-text = 10 oros si tienes un asentamiento en cada uno de los cuatro bordes

reason-city-hall-stays = Una ciudad no se puede mover

piece-warrior = guerrero
    .many = guerreros
    .title = Guerrero
    .sign = ♞
    .g = m
    .el = el guerrero
piece-wagon = carreta
    .many = carretas
    .title = Carreta
    .sign = ⊕
    .g = f
    .el = la carreta
piece-ship = barco
    .many = barcos
    .title = Barco
    .sign = △
    .g = m
    .el = el barco
piece-city-hall = ciudad
    .many = ciudades
    .title = Ciudad
    .sign = ▣
    .g = f
    .el = la ciudad

ask-build-barracks = Barracones: despliega un guerrero o retira uno
ask-take-barracks = Barracones: retira un guerrero
ask-build-wagon = Carreta: elige dónde colocarla
ask-put-wagon = { $lifts ->
    [0] Carreta: muévela casilla a casilla
   *[other] Carreta: muévela casilla a casilla o retírala
}
ask-build-lighthouse = Faro: bota tu barco
ask-put-lighthouse = { $lifts ->
    [0] Faro: navega casilla a casilla
   *[other] Faro: navega casilla a casilla o retira el barco
}
ask-build-city-hall = Concejo: elige el centro de tu ciudad
ask-build-fort = Puesto de avanzada: has robado { $terrain_or_on }; construye ahí

log-build-barracks = { log-who } desplegado un <b>guerrero</b> en { $where }
log-take-barracks = { log-who } retirado el <b>guerrero</b> de { $where }
log-build-wagon = { log-who } colocado la <b>carreta</b> en { $where }
log-put-wagon = { log-who } llevado la <b>carreta</b> a { $where }
log-take-wagon = { log-who } retirado la <b>carreta</b>
log-build-lighthouse = { log-who } botado el <b>barco</b> en { $where }
log-put-lighthouse = { log-who } llevado el <b>barco</b> a { $where }
log-take-lighthouse = { log-who } retirado el <b>barco</b>
log-build-city-hall = { log-who } fundado la <b>ciudad</b> alrededor de { $where }

tasks-title = Cartas de tarea
hex-blocked = bloqueada por un guerrero
reason-blocked = Nadie puede construir en { $hex }: hay un guerrero al lado
preset-crossroads = Solo Crossroads
new-tasks-text = { $n ->
    [0] No hay ningún cuadrante de Crossroads en el tablero, así que no hay tareas.
    [one] Una por cuadrante de Crossroads: aquí, una. Si no la eliges, se sortea.
   *[other] Una por cuadrante de Crossroads: aquí, hasta { $n }. Las demás se sortean.
}
new-tasks-text-by-hand = { $n ->
    [0] No hay ningún cuadrante de Crossroads en el tablero, así que no hay tareas.
    [one] Una por cuadrante de Crossroads: aquí, una.
   *[other] Una por cuadrante de Crossroads: aquí, { $n }.
}
option-pieces_move_as_settlements = Las losetas también mueven otras piezas
option-pieces_move_as_settlements-text = El granero, el puerto, el cercado y similares también mueven tus guerreros, carretas y barcos. Por defecto, no: cada pieza solo se mueve con su propia loseta.
part-tasks = cartas de tarea

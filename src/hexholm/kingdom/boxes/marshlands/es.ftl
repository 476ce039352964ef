# Marshlands en español.

box-marshlands = Marshlands
box-marshlands-text = Pantanos y cartas con dos terrenos, palacios y una acción adicional por dos losetas iguales.
terrain-swamp = Pantano
    .on = pantano
    .a = una casilla de pantano
    .word = pantano
    .letter = P
terrain-swamp-grass = Pantano/hierba
    .word = pantano/hierba
terrain-swamp-canyon = Pantano/barranco
    .word = pantano/barranco
terrain-swamp-desert = Pantano/desierto
    .word = pantano/desierto
terrain-swamp-flower-field = Pantano/flores
    .word = pantano/flores
terrain-swamp-forest = Pantano/bosque
    .word = pantano/bosque
terrain-palace = Palacio
    .a = un palacio
site-palace-text = Al final, 5 oros para quien tenga más asentamientos al lado.
rules-marshlands = Con una carta de dos terrenos construyes dos asentamientos en pantano o tres en el otro terreno. Dos losetas de Marshlands iguales te dan una acción adicional.

location-temple = Templo
    .el = el templo
    .del = del templo
    .word = templo
location-temple-text = Retira del tablero un asentamiento; en tu próximo turno lo construyes además de los habituales.
location-temple-bonus = Templo (adicional)
    .el = la acción adicional del templo
    .del = adicional del templo
    .word = acción adicional del templo
location-temple-bonus-text = Puedes construir el primer asentamiento de tu carta en cualquier casilla de su terreno.
location-refuge = Refugio
    .el = el refugio
    .del = del refugio
    .word = refugio
    .code = Rfg
location-refuge-text = Mueve un asentamiento a una casilla colindante.
location-refuge-bonus = Refugio (adicional)
    .el = la acción adicional del refugio
    .del = adicional del refugio
    .word = acción adicional del refugio
location-refuge-bonus-text = Mueve un asentamiento en línea recta hasta la primera casilla libre, por encima de todo lo que haya en medio.
location-canoe = Canoa
    .el = la canoa
    .del = de la canoa
    .word = canoa
    .code = Cno
location-canoe-text = Cuando otro jugador toma la última loseta de un lugar, puedes construir al momento en una casilla de pantano o de agua.
location-canoe-bonus = Canoa (adicional)
    .el = la acción adicional de la canoa
    .del = adicional de la canoa
    .word = acción adicional de la canoa
location-canoe-bonus-text = Construye un asentamiento más en una casilla de pantano o de agua.
location-fountain = Fuente
    .el = la fuente
    .del = de la fuente
    .word = fuente
location-fountain-text = Construye un asentamiento más junto a exactamente uno tuyo y a ninguno de otro jugador.
location-fountain-bonus = Fuente (adicional)
    .el = la acción adicional de la fuente
    .del = adicional de la fuente
    .word = acción adicional de la fuente
location-fountain-bonus-text = Con tus fuentes también puedes construir en casillas de montaña.

card-geologists = Geólogos
card-geologists-text = 2 oros por cada montaña que tus asentamientos conecten con otra
card-messengers = Mensajeros
card-messengers-text = 2 oros por cada casilla del camino entre tus dos asentamientos conectados más lejanos
card-noblewomen = Nobles
card-noblewomen-text = Los lugares, los castillos y las casillas de nómadas pagan como palacios: 5 oros en cada uno para quien tenga más asentamientos al lado
card-vassals = Vasallos
card-vassals-text = 1 oro por cada asentamiento en el límite entre dos cuadrantes
card-captains = Capitanes
card-captains-text = 1 oro por cada asentamiento junto a otros tres tuyos o más
card-scouts = Exploradores
card-scouts-text = 1 oro por cada asentamiento junto al terreno retirado, pero no en él
card-scouts-removed = 1 oro por cada asentamiento junto a casillas de { $terrain_on }, pero no en ellas
card-palaces = Palacios
card-palaces-text = 5 oros por cada palacio junto al que tengas más asentamientos que nadie; los empates cuentan

ask-take-temple = Templo: elige qué { ask-piece } retirar del tablero

log-build-canoe = { log-who } construido en { $where } con la <b>canoa</b>
log-end-canoe = { log-who } dejado la <b>canoa</b> en la orilla
log-take-temple = { log-who } llevado { log-way } al <b>templo</b>
log-use-temple-bonus = { log-who } usado la acción adicional del <b>templo</b>
log-event-bonus-taken = conseguido la acción adicional <b>{ $tile_del }</b>
log-event-bonus-lost = perdido la acción adicional <b>{ $tile_del }</b>
label-bonus-taken = consigues la acción adicional { $tile_del }
label-bonus-lost = pierdes la acción adicional { $tile_del }

player-owed = { $n ->
    [one] 1 asentamiento espera en el templo
   *[other] { $n } asentamientos esperan en el templo
}
player-owed-piece = { $n ->
    [one] 1 { $piece } espera en el templo
   *[other] { $n } { $piece_many } esperan en el templo
}
ask-due = { $n } del templo
ask-due-piece = ahora { $piece_el } del templo
choice-swamp = Pantano: construir dos
reason-no-pair = Para { $tile_el } hacen falta dos losetas de su lugar, ambas de turnos anteriores
preset-marshlands = Solo Marshlands
option-crossroads_removed_terrain = Dos cartas iguales permiten jugar el terreno retirado
option-crossroads_removed_terrain-text = Con la carta Exploradores, quien tenga dos cartas de terreno iguales puede jugar en su lugar el terreno retirado. Por defecto, sí.
option-canoe_own = Canoa en tu propio turno
option-canoe_own-text = Con tu canoa también puedes construir cuando tomas tú la última loseta de un lugar. Por defecto, no: solo cuando la toma otro jugador.
option-swamp_cards = Cartas de pantano sin pantanos
option-swamp_cards-text = Las cartas de pantano están en el mazo aunque no haya cuadrantes de Marshlands en juego; su mitad de pantano no sirve entonces de nada. Por defecto, sí.
part-removed = terreno que retiran los exploradores

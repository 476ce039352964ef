# Qué falla en una preparación, una partida guardada o un archivo, en español: Kingdom Builder. La página no lee esto.

setup-section-turn = cuadrante { $section }: tras los dos puntos solo puede ir "turned"
setup-preset-alone = una preparación predefinida trae sus propias expansiones, cuadrantes y cartas
setup-no-box = elige al menos una de estas expansiones: { $names }
setup-few-sections = las expansiones { $names } solo tienen { $got } cuadrantes
setup-cards = una partida tiene 3 cartas de Kingdom Builder, no { $got }
setup-sections = un tablero tiene 4 cuadrantes, no { $got }
setup-island-section = el cuadrante { $name } es una cara de la isla
setup-not-island = el cuadrante { $name } no es una cara de la isla
setup-own-section = el cuadrante de la preparación: { $why }
setup-options = las opciones se indican por su nombre, no { $got }
setup-option = la opción { $name } debe ser { $names_or }, no { $got }
setup-place = { $what }: { $hex } no es uno de los sitios posibles: { $names }
setup-one-each = { $what }: como mucho una por cuadrante
setup-one-in-all = { $what }: las opciones permiten 1 casilla, no { $got }
setup-camps = { $what } deben ser casillas con sus losetas, no { $got }
setup-camp-tiles = { $what }: solo hay { $most } losetas de { $tile_word }
setup-tasks = los cuadrantes de la expansión { $box_id } piden una carta de tarea cada uno: { $number }, no { $got }
setup-removed = removed: solo se retira un terreno con la carta { $card_id }

box-not-declared = una expansión se declara con BOX = Box(...), no { $got }
box-known = expansión { $name }: ya hay una con ese nombre
box-name = expansión { $name }: un nombre son palabras en minúscula unidas con guiones
box-twice = expansión { $name }: { $what ->
    [sections] dos cuadrantes se llaman
    [actions] dos acciones se llaman
    [cards] dos cartas se llaman
    [pieces] dos piezas se llaman
    [options] dos opciones se llaman
    [presets] dos preparaciones hechas se llaman
    [parts] dos partes de la preparación se llaman
   *[fields] dos campos del estado se llaman
} { $thing }
box-section = expansión { $name }: el cuadrante { $section } dice box={ $got }
box-location = expansión { $name }: cuadrante { $section }: lugar desconocido { $got }
box-unfound = expansión { $name }: { $why }
box-no-rules = expansión { $name }: no hay ningún archivo rules.py en esta carpeta
box-unloaded = expansión { $name }: no se pueden cargar sus reglas: { $why }
box-no-box = expansión { $name }: no declara ningún BOX
box-bad-section = expansión { $name }: un cuadrante: { $why }
box-left-out = se omite: { $why }

score-in-play-only = { $name } solo paga durante la partida, y no está en juego en esta
score-needs = aquí no se puede puntuar { $name }: en la preparación falta { $key }

save-two-pieces = { $what }: dos piezas en { $hex }
save-most = { $what }: solo hay { $most }
save-worth = { $what }: juntas valen { $most }
save-settlements = { $what }: un jugador tiene { $most } asentamientos
save-pieces = { $what }: { $piece_id }: un jugador tiene { $most }
save-no-ring = { $what }: { $hex } no tiene un anillo de seis casillas
save-unknown-piece = { $what }: { $got } no es ninguna de estas: { $names }
save-unknown-tile = { $what }: loseta desconocida { $got }; se esperaba una de: { $names }
save-camp = nomads: en la preparación no hay { $got } en { $hex }
save-supply = { $who }: { $used } asentamientos en el tablero y { $supply } en la reserva son más de { $most }
save-earned-card = { $who }: earned: { $got } no paga durante la partida; sí pagan: { $names }
save-earned = { $who }: earned: más que el oro ganado durante la partida
save-tile-from = { $who } { $name }: { $hex } no es una casilla de { $name }
save-tile-twice = { $who } { $name }: dos losetas de { $hex }
save-tile-new = { $who } { $name }: una loseta nueva no se puede usar hasta el turno siguiente
save-lost = { $who }: lost: { $hex } no es otra casilla de lugar
save-not-location = { $what }: { $hex } no es una casilla de lugar; se esperaba una de: { $names }
save-too-many-tiles = se han tomado { $got } losetas de { $tile_id } { $hex }; tiene { $most }
save-tiles-left = tiles_left: a { $hex } le quedan entre 0 y { $most } losetas, no { $got }
save-out = { $what }: las { $number } cartas de { $terrain_id } están fuera del juego desde el principio
save-hand = { $what }: como mucho { $most } cartas de terreno, no { $got }
save-row = { $what }: { $got } no es una fila; se esperaba una de: { $names }
save-quarter = { $what }: { $got } no es un cuadrante; los cuadrantes van de 0 a 3
save-extra-cards = turn: extra_cards: { $got } son más de las que se pueden robar
save-left = turn: left: se pueden construir como mucho { $most } asentamientos
save-left-nothing = turn: left: no se pueden construir { $left } sin un asentamiento y una carta
save-left-open = turn: left es { $left } mientras el terreno está por elegir
save-card-terrain = turn: card: no existe el terreno { $got }
save-card-late = turn: card: tras el último turno no se juega ninguna carta
save-card-hand = turn: card: { $card_id } no está en la mano ({ $names })
save-card-full = turn: card: { $card_id } no tiene casillas libres
save-spent = turn: spent: { $got } necesita una loseta; estas no: { $names }
save-last-round = last_round: ya ha empezado, porque a alguien no le quedan asentamientos (B-6.1)
save-turn-seat = turn: seat: solo una tarea puede decidirla un asiento distinto de to_move
save-task-waits = turn: tasks: { $task } no puede esperar a otra tarea
save-task-seat = turn: tasks: la última debe ser del asiento to_move
save-fault = { $what }: { $why }
save-silo-over = silo_step: la partida ha terminado
save-silo-none = silo_step: no queda ningún silo por usar

fault-lifted = solo puede haberse levantado un asentamiento
fault-silos = los silos se usan tras el último turno (silo_step)
fault-on-its-way = lifted debe ser donde está { $piece_id }, y from de donde viene
fault-not-placed = { $piece_id } no está en el tablero
fault-centre = lifted debe ser el centro de { $piece_id }, que se está moviendo
fault-note-card = note debe ser la carta robada
fault-note-rows = note debe ser una lista de filas separadas por comas
fault-step-from = un asentamiento en camino está en una casilla (lifted) y viene de otra (from)
fault-step-lifted = se ha dado un paso, así que hay un asentamiento en camino (lifted)
fault-tile-held = from debe ser la casilla de lugar de una loseta del jugador
fault-tile-state = note debe ser el estado de la otra loseta, used o new

text-fields = este texto de posición está incompleto o se cambió por el camino: tiene 8 o 9 campos separados por dos puntos, y el primero es { $tags_or }
text-last-field = boxes: no se puede leer el último campo del texto de posición
text-flags = turn: las marcas son { $flags }, no { $got }
text-unreadable = boxes: { $key }: no se puede leer { $got }
text-row-seat = fila { $row }: { $got } no es un asiento
text-row-long = fila { $row }: no hay tantas casillas en una fila
text-terrain = cards: { $got } no es un terreno
text-tiles = seat: { $got } no son losetas
text-parts = { $what }: se esperaban { $number } partes separadas por { $mark }, no { $got }
setup-box-away = esta partida necesita la expansión «{ $name }», que no está aquí; añádela con --box RUTA

## Cómo llama a las cosas el editor de posiciones, y qué dice de lo imposible

field-gold = Oro obtenido durante la partida
field-earned = De ese oro, pagado por cartas
field-removed = Fuera de la partida
field-tiles = Losetas de lugar
field-lost = Tomadas y perdidas
field-at = { $tile }, { $hex }
field-from-nowhere = { $tile }, de ninguna casilla
field-card = Terreno de este turno
field-card-open = aún por elegir
field-spent = Usado en este turno
field-nomads = Losetas de nómadas
field-camps = Losetas de nómadas en el tablero
field-numbers = Fichas numeradas
field-marks = Filas marcadas
field-row = fila { $row }
field-owed = Asentamientos pendientes
field-due = Pendientes en este turno

problem-save-two-pieces = Hay dos piezas en { $hex } (B-3.1)
problem-save-supply = { $used } asentamientos están en uso y { $supply } en la reserva: cada jugador solo tiene { $most }
problem-save-pieces = Cada jugador solo tiene { $most }: { $piece }
problem-save-most = En la partida solo hay { $most }
problem-save-worth = Todas juntas valen { $most }
problem-save-no-ring = Alrededor de { $hex } no hay un anillo de seis casillas
problem-save-hand = Nadie puede tener { $got } cartas de terreno: { $most } como mucho
problem-save-out = Las { $number } cartas de { $terrain_word } están fuera desde el principio
problem-save-too-many-tiles = De { $tile } { $hex } se tomaron { $got } losetas, y solo tiene { $most } (B-4.6)
problem-save-tile-twice = Nadie toma dos losetas de { $hex } (B-4.3)
problem-save-tile-from = Nadie puede tener esta loseta: { $hex } no es una casilla de { $name }
problem-save-unknown-tile = Nadie puede tener esta loseta: no existe ese lugar
problem-save-tile-new = Una loseta tomada en este turno no está lista hasta el siguiente
problem-save-lost = { $hex } no puede estar perdida: aún se tiene su loseta, o no es un lugar
problem-save-earned = Las cartas han pagado más que el oro obtenido durante la partida
problem-save-last-round = Ha empezado la última ronda: a alguien no le quedan asentamientos (B-6.1)
problem-save-left = En un turno se construyen como mucho { $most } asentamientos
problem-save-left-nothing = No se pueden construir { $left } sin asentamiento ni carta
problem-save-left-open = Mientras el terreno está por elegir no se puede haber construido nada
problem-save-card-hand = El terreno de este turno no está en ninguna carta de la mano
problem-save-card-full = Al terreno de este turno no le queda ninguna casilla vacía (B-2.2)
problem-save-card-late = Después del último turno no se juega ninguna carta
problem-save-extra-cards = Más cartas de las que se pueden robar

## What no game can lead to

impossible-ground = { $piece_title }: en esta partida no hay manera de llegar a { $hex }, que es { $ground_a }
impossible-ground-had = { $piece_title } en { $hex } ({ $ground }): este jugador nunca tuvo una loseta que lleve allí
impossible-never-here = En esta partida no hay { $piece_many }: nada en el tablero los pone en juego
impossible-never-had = Este jugador no puede tener { $piece_many } en el tablero: nunca tuvo la loseta necesaria
impossible-too-close = Dos { $piece_many } no pueden estar juntos: nadie puede ponerse al lado de { $hex } (X-warrior)
impossible-one-turn = { $piece_title } en { $hex }: salen del tablero al acabar el turno (H-scouts)
impossible-supply = La reserva debe ser de { $left }: { $n } de los { $of } asentamientos están en uso
impossible-without-tile = Solo puede tenerlo quien alguna vez tuvo una loseta de { $tile }
impossible-without-card = Nadie puede tenerlo: { $card } no está en juego
impossible-hand = Con estas losetas nadie tiene { $n } cartas de terreno: { $most } como mucho (B-1.5)
impossible-no-hand = Cada jugador tiene una carta de terreno (B-1.5)
impossible-earned = { $card } no está en juego, así que no ha pagado nada
impossible-gold = Ninguna carta ha pagado estos { $n } de oro, y los tesoros tomados valen { $most }
impossible-begun = En este turno se ha construido, pero quien tiene el turno no tiene nada en el tablero
impossible-not-over = La partida no puede haber terminado: a todos les quedan asentamientos (B-6.1)
impossible-no-last-round = La última ronda no puede haber empezado: a todos les quedan asentamientos (B-6.1)
impossible-tile-nowhere = { $tile }: toda loseta viene de una casilla del tablero (B-4.1)
impossible-tile-lonely = { $tile } { $hex }: la loseta está perdida, porque este jugador no tiene nada al lado (B-4.5)
impossible-tile-missing = { $tile } { $hex }: este jugador está al lado, así que ha tomado su loseta (B-4.1)
impossible-tile-idle = Solo quien tiene el turno puede tener losetas usadas o nuevas (B-1.4)
impossible-camp-beside = { $tile } { $hex }: la loseta está tomada, porque hay alguien al lado (N-1)
impossible-nomad-from = { $tile }: nadie ha tomado esa loseta del tablero (N-1)
impossible-nomad-idle = Solo quien tiene el turno puede tener losetas de nómadas nuevas (N-2)

# Qué falla en una preparación, una partida guardada o un archivo, en español: los dos juegos. La página no lee esto.

illegal-action = { $action }: { $why }
undo-hidden = la última acción no se puede deshacer: ha revelado algo oculto
undo-nothing = no hay nada que deshacer
not-a-verb = { $got } no es un verbo; elige entre: { $names }
log-range = un paso de este registro es un número de { $first } a { $last }
seed-negative = la semilla debe ser un número entero, 0 o mayor, no { $got }
seed-bad = la semilla debe ser un número entero, 0 o mayor, o un texto de fair_seed(), no { $got }
bad-name = un nombre son palabras en minúscula unidas con guiones, no { $got }

unknown-game = juego desconocido { $got }; elige entre: { $names }
setup-unknown-key = { $of } no tiene la opción de preparación { $got }
setup-edition = la edición debe ser { $first } o { $last }, no { $got }
setup-unknown = { $what }: no se conoce { $got }; elige entre: { $names }
setup-players = el número de jugadores debe ser { $names_or }, no { $got }
setup-missing = falta la preparación
setup-unknown-keys = claves desconocidas en la preparación: { $names }
setup-names = { $what } debe ser una lista de nombres, no { $got }
setup-twice = { $what }: { $name } aparece dos veces
setup-own = own: una lista de tableros propios, no { $got }
setup-own-shape = own: { $name } tiene otra forma que el tablero al que sustituiría

save-not-json = esto no es JSON: { $why }
save-not-object = una partida guardada es un objeto JSON
save-format = esto no es una partida guardada de { $format } (formato: { $got })
save-version = la partida guardada es de la versión { $got }; este programa lee la versión { $version }
save-no-log = a la grabación le falta log
save-setup = preparación: { $why }
save-players = jugadores: la preparación tiene { $players }, la posición { $got }
save-to-move = to_move debe ser un asiento mientras dura la partida, y null cuando ha terminado
save-no-hex = { $what }: en este tablero no hay ninguna casilla { $got }
save-special = { $what }: nadie puede construir en { $hex } ({ $ground_id })
save-lifted = { $what }: { $hex } no puede haberse levantado
save-unknown-task = turn: tarea desconocida { $got }
save-begun = turn: begun: no puede haberse construido nada mientras left es { $left }
save-line = turn: line: se ha construido más de lo que permiten left ({ $left }) y begun
save-nothing-to-do = el asiento { $seat } no tiene nada que hacer en esta posición
fault-left = left debe ser un número de 1 a { $most }
save-log = acción { $number } del registro, { $why }
save-list = { $what } debe ser una lista, no { $got }
save-text = { $what } debe ser un texto de { $most } caracteres como mucho, no { $got }
save-at-most = { $what }: como mucho { $most }, no { $got }
save-deep = una partida guardada tiene como mucho { $most } listas y objetos unos dentro de otros
save-action = { $what } debe ser una acción, no { $got }
save-large = una partida guardada tiene como mucho { $most } caracteres, no { $got }
save-object = { $what } debe ser un objeto con claves, no { $got }
save-unknown-key = { $what }: clave desconocida { $got }; se esperaba una de: { $names }
save-number = { $what } debe ser un número entero, 0 o mayor, no { $got }
save-flag = { $what } debe ser true o false, no { $got }
save-seat = { $what } debe ser un asiento de 0 a { $last }, no { $got }
save-unknown-terrain = { $what }: terreno desconocido { $got }; se esperaba uno de: { $names }
save-too-many-cards = { $what }: más cartas de { $terrain_id } de las que hay
save-draft = este borrador de posición está incompleto o se cambió por el camino
position-none = aquí no hay ninguna posición; se espera una partida guardada, una grabación, un caso, un texto de posición o el enlace de una partida
score-position = una posición debe ser una partida, sus datos o su texto, no { $got }

link-none = esto no es el enlace de una partida
link-version = este enlace lo hizo una versión más nueva de hexholm, que guarda las partidas de otra manera (marca { $got })
link-altered = este enlace está incompleto o cambió por el camino: pide que te lo envíen otra vez
link-rules = este enlace lo hizo una versión de hexholm con otras reglas u otros tableros: aquí no se puede reproducir su partida
link-setup = la partida de este enlace no se puede jugar aquí: { $why }
link-long = un enlace tiene como mucho { $most } caracteres y este tiene { $got }: envía la grabación de la partida como archivo

file-unreadable = no se puede leer { $file }: { $why }
file-empty = línea 1, columna 1: el archivo está vacío
section-header = línea { $line }, columna 1: se esperaba una cabecera como [name] locations=name
section-name = línea { $line }, columna 2: un nombre son palabras en minúscula unidas con guiones, no { $got }
section-value = línea { $line }, columna 1: { $key } son palabras en minúscula unidas con guiones, no { $got }
section-key = línea { $line }, columna { $column }: se esperaba clave=valor, no { $got }
section-locations = línea { $line }, columna 1: un cuadrante tiene como mucho dos lugares
section-location-twice = línea { $line }, columna 1: el lugar { $name } figura dos veces
section-lines = línea { $line }, columna 1: se esperaban { $lines } líneas de letras (la isla tiene { $island }), no { $got }
section-letter = línea { $line }, columna { $column }: letra desconocida { $got }; las letras son { $names }
section-long = línea { $line }, columna { $column }: más de { $width } letras
section-short = línea { $line }, columna { $column }: { $got } letras en vez de { $width }
section-no-location = línea { $line }, columna { $column }: { $letter } es el lugar { $number }, pero la cabecera nombra { $got } (locations=...)
section-no-hex = línea { $line }, columna 1: el lugar { $name } no tiene ninguna casilla { $letter }

position-spots-alone = spots necesita land, el suelo de todas las demás casillas
position-land = land sustituye a { $key }; quita uno de los dos
position-deck = deck: en Winter Kingdom ninguna carta de terreno sale del juego
position-deck-cards = deck: solo hay { $number } cartas de { $terrain_id } en total
land-locations = spots: un cuadrante tiene como mucho dos lugares, no { $names }
land-unknown-ground = { $what }: suelo desconocido { $got }; se esperaba uno de: { $names }
land-no-hex = spots: { $kind }: no hay ninguna casilla { $got }
land-no-kind = tipo de cuadrante desconocido { $got }; elige entre: { $names }
land-no-side = tipo de cara desconocido { $got }; elige entre: { $names }

scene-wrong = escena { $name }: { $why }
scene-not-toml = { $name } no es TOML: { $why }
scene-window = escena { $name }: window es la primera y la última casilla que se muestran, como "a1 h8", no { $got }
scene-no-hex = escena { $name }: window: no hay casillas de { $got }

puzzle-wrong = La línea { $line } de { $file } no es un problema: { $why }

guide-case = el caso { $got } no es de ningún punto; hay: { $names }
guide-group = { $file }: grupo desconocido { $got }; elige entre: { $names }
guide-wrong = guía, entrada { $name }: { $why }

## Files

system-enoent = No existe el archivo o la carpeta
system-eacces = Permiso denegado
system-eisdir = Es una carpeta
system-enotdir = No es una carpeta
system-eexist = El archivo ya existe
system-enospc = No queda espacio en el dispositivo
system-eaddrinuse = La dirección ya está en uso

## Cómo llama a las cosas el editor de posiciones, y qué dice de lo imposible

field-hand = Mano
field-supply = Reserva
field-discards = Descartes
field-next-cards = Próximas cartas del mazo
field-to-move = De quién es el turno
field-seat = Jugador { $seat }
field-over = De nadie: la partida ha terminado
field-last-round = Ha empezado la última ronda
field-left = Por construir
field-left-number = { $n ->
    [0] nada más
   *[other] { $n }
}
field-ready = lista
field-used = usada
field-new = nueva
field-piece = { $piece_many }

problem-save-too-many-cards = No hay tantas cartas de { $terrain_word }: las demás están en otras manos o mazos
problem-save-special = Nadie puede construir en { $hex }: es { $ground_a } (B-3.2)
problem-save-number = { $what } debe ser un número entero, 0 o más
problem-save-begun = Quedan { $left } por construir, así que aún no se puede haber construido nada
problem-save-line = En este turno se construyó más de lo que permite «Por construir»
problem-save-nothing-to-do = A quien le toca no le queda nada que hacer en esta posición
problem-save-to-move = Di de quién es el turno, o que la partida ha terminado

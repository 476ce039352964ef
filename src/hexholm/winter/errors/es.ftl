# Qué falla en una preparación, una partida guardada o un archivo, en español: Winter Kingdom. La página no lee esto.

setup-side-turns = el tablero { $side } se puede girar de 0 a 5 veces, no { $got }
setup-boards = una partida tiene { $number } tableros, primero el del centro
setup-board-twice = el tablero { $letter } (cara { $side }) se usa dos veces
setup-own-side = el tablero de la preparación: { $why }
setup-scoring-cards = una partida tiene 3 cartas de puntuación, no { $got }
setup-no-twist = twist: { $none } no se puede combinar con una situación; las situaciones son: { $names }
setup-outer-board = { $what } debe ser uno de los tableros exteriores, de 1 a 6, no { $got }
setup-talent-hands = talents: cada uno de los { $players } jugadores necesita una mano
setup-talents = talents: un jugador tiene { $number }, no { $got }
setup-talent-twice = talents: { $name } se reparte dos veces
side-header = línea { $line }, columna 1: se esperaba una cabecera como [3fe] board=A
side-name = línea { $line }, columna 1: un nombre son palabras en minúscula unidas con guiones, no { $got }
side-lines = línea { $line }, columna 1: se esperaban { $lines } líneas de letras, no { $got }
text-packed = este texto de posición de Winter Kingdom está incompleto o se cambió por el camino: es { $tag }: y datos comprimidos
save-two-buildings = { $what }: dos edificios en { $hex }
save-one-card = { $what }: debe haber 1 carta de terreno, no { $got }
save-mover-only = { $what }: solo es posible para el asiento to_move
save-task-mover = { $what }: corresponde al asiento to_move
save-task-left = { $what }: left debe ser un número de 0 a { $most }
save-unknown-card = { $what }: carta desconocida { $got }
save-talent-twice = talents: { $name } está dos veces
save-last-round-winter = last_round: ya ha empezado, porque a alguien no le quedan edificios (W-10)
save-buildings = jugador { $seat }: { $key }: { $used } en uso y { $left } por usar son más de { $most }
save-terrain = turn: terrain: no existe la carta de terreno { $got }
save-terrain-card = turn: terrain: { $terrain_id } no está en la carta de la mano
save-left-buildings = turn: left: se pueden construir como mucho { $most } edificios
save-left-none = turn: left: no se pueden construir { $left }: no queda ningún edificio o ninguna casilla (W-8)
save-line-built = turn: line: más edificios de los que permite built ({ $built })
save-used = turn: used: { $got } no es una carta de quien tiene el turno; se esperaba una de: { $names }
save-step = turn: step: { $got } no es parte de la fase de compra

## Cómo llama a las cosas el editor de posiciones, y qué dice de lo imposible

field-coins = Monedas
field-out = Casas fuera de la partida
field-out-forts = Fuertes fuera de la partida
field-talents = Talentos en la mano
field-bought = Talentos comprados
field-bought-used = comprado, usado
field-bought-new = comprado en este turno
field-upgraded = mejorado
field-upgraded-used = mejorado, usado
field-upgraded-now = mejorado en este turno
field-common-used = Túnel usado en este turno

problem-save-special = Nadie puede construir en { $hex }: es { $ground_a } (W-1)
problem-save-two-buildings = Hay dos edificios en { $hex } (W-1)
problem-save-buildings = { $used } { $key ->
    [forts] fuertes
   *[other] casas
} están en uso y { $left } en la reserva: cada jugador solo tiene { $most }
problem-save-one-card = Cada jugador tiene una carta de terreno, no { $got }
problem-save-talent-twice = { $name } está dos veces: cada talento existe una sola vez
problem-save-mover-only = Solo los talentos de quien tiene el turno pueden estar usados o ser nuevos
problem-save-used = En este turno solo se pueden haber usado talentos propios
problem-save-last-round-winter = Ha empezado la última ronda: a alguien no le quedan edificios (W-10)
problem-save-terrain-card = El terreno de este turno no está en la carta de la mano
problem-save-left-buildings = En un turno se construyen como mucho { $most } edificios
problem-save-left-none = No se pueden construir { $left }: no queda edificio o casilla (W-8)
problem-save-line-built = En este turno se construyó más de lo que permite «Por construir»

## What no game can lead to

impossible-ground-talent = { $piece_title } en { $hex } ({ $ground }): este jugador no tiene ningún talento que construya allí (W-1)
impossible-closed = { $piece_title } en { $hex }: al lado hay un edificio de otro jugador, y una situación de esta partida lo prohíbe
impossible-supply = La reserva debe ser de { $left }: { $n } de { $what ->
    [forts] los { $of } fuertes
   *[other] las { $of } casas
} están en uso o fuera de la partida
impossible-out = En esta partida no salen del juego { $what ->
    [forts] fuertes
   *[other] casas
}
impossible-talents = Cada jugador tiene { $of } talentos en total, en la mano o comprados: no { $n }
impossible-new-talent = Todavía no se puede haber comprado nada: eso llega al final del turno (W-6)
impossible-one-purchase = En un turno solo se compra o mejora un talento, no { $n } (W-6)
impossible-no-hand = Cada jugador tiene una carta de terreno (W-9)
impossible-begun = En este turno se ha construido, pero quien tiene el turno no tiene nada en el tablero
impossible-not-over = La partida no puede haber terminado: a todos les quedan edificios (W-10)
impossible-no-last-round = La última ronda no puede haber empezado: a todos les quedan edificios (W-10)

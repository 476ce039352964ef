# hexholm en español: lo que comparten los dos juegos.

game-kingdom-builder = Kingdom Builder
game-kingdom-builder-text = Lugares, expansiones y cartas
game-winter-kingdom = Winter Kingdom
game-winter-kingdom-text = Talentos, monedas, fuertes y túneles

## Enumeraciones, y formas de los nombres que no traen las suyas.
## Lugares: «usa el oasis», «la acción del oasis», «una loseta de oasis».
## Terrenos: «en flores», «es una montaña», «una carta de flores».
## Piezas: «el guerrero», «los guerreros» y su género
list-and = { $last ->
    [Isla] { $rest } e { $last }
   *[other] { $rest } y { $last }
}
list-or = { $last ->
    [oasis] { $rest } u { $last }
    [Oasis] { $rest } u { $last }
    [oracle] { $rest } u { $last }
    [outpost] { $rest } u { $last }
   *[other] { $rest } o { $last }
}
list-comma = { $rest }, { $last }
list-sentences = { $rest }; { $last }
list-news = { $rest }. { $last }
location-any = { $name }
    .el = la loseta { $name }
    .del = de la loseta { $name }
    .word = { $name }
terrain-any = { $name }
    .a = { $name }
    .on = { $name }
    .word = { $name }
piece-any = { $name }
    .many = { $name }
    .title = { $name }
    .g = f
    .el = la pieza { $name }

## Jugadores
you = Tú
player-number = Jugador { $number }
player-and-bot = Jugador { $number } ({ $level })
colour-blue = Azul
colour-orange = Naranja
colour-green = Verde
colour-purple = Morado
colour-red = Rojo
mark-blue = punto
mark-orange = barra
mark-green = anillo
mark-purple = cruz
mark-red = ángulo
level-beginner = principiante
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
level-master = maestro
level-random = al azar
level-greedy = voraz

## Qué hacer ahora
ask-mandatory-free = Construye en cualquier casilla de { $terrain_or_on }
ask-put = { $tile }: elige la casilla de destino
ask-end = Todo construido: termina tu turno
ask-other = Es tu turno
ask-waiting = Turno de { $name }
ask-waiting-mandatory = { $name } construye en { $terrain_or_on }
ask-waiting-choose-terrain = { $name } elige un terreno
ask-waiting-by = { $name } usa { $tile_el }
ask-label = Qué hacer ahora
ask-open = Esperando jugadores
ask-detail-hexes = { $n ->
    [one] 1 casilla posible
   *[other] { $n } casillas posibles
}
ask-detail-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
ask-detail-last-round = Última ronda
ask-detail-watching = Estás viendo la partida
ask-dots = { $done } de { $all } en el tablero

## Qué ha pasado: «Has», «Ana ha» … construido, tomado, movido
log-who = { $person ->
    [you] <b>Has</b>
    [again] {""}
   *[other] <b>{ $name }</b> ha
}
log-build = { log-who } construido en { $where }
log-build-by = { log-who } construido en { $where } con <b>{ $tile_el }</b>
log-use = { log-who } usado <b>{ $tile_el }</b>
log-choose = { log-who } elegido «{ $tile }»
log-choose-terrain = { log-who } elegido { $terrain_on }
log-end = { log-who } terminado el turno
log-end-by = { log-who } terminado la acción
log-other = { log-who } jugado «{ $action }»
log-they = { log-who } { $deed }
log-takeback = { log-who } deshecho el último turno
log-joined = <b>{ $name }</b> se ha sentado a la mesa
log-left = <b>{ $name }</b> ha dejado la mesa
log-back = <b>{ $name }</b> ha vuelto
log-begun = Empieza la partida
log-replaced = Un bot sigue en lugar de <b>{ $name }</b>
log-returned = { $person ->
    [you] <b>Has</b> recuperado tu asiento del bot
   *[other] <b>{ $name }</b> ha recuperado su asiento del bot
}
log-shared = { $person ->
    [you] <b>Hiciste</b> un enlace de la partida, que contiene todas las cartas
   *[other] <b>{ $name }</b> hizo un enlace de la partida, que contiene todas las cartas
}
log-late = { $person ->
    [you] Se acabó el tiempo: un bot juega este turno por <b>ti</b>
   *[other] Se acabó el tiempo: un bot juega este turno por <b>{ $name }</b>
}
log-bot-failed = El bot de <b>{ $name }</b> ha fallado; este turno lo juega el bot fácil

## El tablero
verb-build = Construir
verb-take = Levantar
verb-put = Colocar
hex-act-build = pulsa para construir
hex-act-take = pulsa para levantar
hex-act-put = pulsa para colocar
hex-act-other = pulsa para elegir esta casilla

## La etiqueta junto a una casilla
label-gold = { $card } <b>{ $n }</b>
label-take = Levantar { $piece_el }
label-piece = { $person ->
    [you] Tu { $piece }
   *[other] { $piece_title } de { $name }
}
label-tiles = { $n ->
    [0] no quedan losetas
    [one] queda 1 loseta
   *[other] quedan { $n } losetas
}

## Por qué no
reason-game-over = La partida ha terminado
reason-occupied = { $hex } está ocupada
reason-wrong-place = No puedes usar { $tile_el } en { $hex }
reason-builds-elsewhere = { $hex } es { $ground_a }; { $tile_el } construye en { $terrain_on }
reason-moves-elsewhere = { $hex } es { $ground_a }; { $tile_el } lleva a { $terrain_on }
reason-unknown-verb = «{ $action }» no es una acción; usa { $verbs_or }
reason-unknown-hex = En este tablero no hay ninguna casilla { $hex }
reason-needs-hex = A «{ $action }» le falta la casilla, por ejemplo { $example }
reason-no-argument = Detrás de «end» no puede ir nada

unit = { $n ->
    [one] oro
   *[other] oros
}

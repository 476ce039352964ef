# Winter Kingdom en español: el juego en general. Lo de aquí vale en lugar de los mismos ids de otros archivos.

## Terrenos
terrain-flower-field = Flores
    .on = flores
    .a = una casilla de flores
    .word = flores
terrain-grassland = Pradera
    .on = pradera
    .a = una casilla de pradera
    .word = pradera
    .letter = P
terrain-tundra = Tundra
    .on = tundra
    .a = una casilla de tundra
    .word = tundra
    .letter = T
terrain-fell-field = Páramo
    .on = páramo
    .a = una casilla de páramo
    .word = páramo
    .letter = R
terrain-snowscape = Nieve
    .on = nieve
    .a = una casilla de nieve
    .word = nieve
    .letter = N
terrain-forest = Bosque
    .on = bosque
    .a = una casilla de bosque
    .word = bosque
    .letter = O
terrain-ice = Hielo
    .on = hielo
    .a = una casilla de hielo
    .word = hielo
    .letter = H
terrain-mountain = Montaña
    .on = montaña
    .a = una montaña
    .word = montaña
terrain-tunnel = Túnel
    .on = un túnel
    .a = un túnel
    .word = túnel
    .letter = U
terrain-village = Aldea
    .on = una aldea
    .a = una aldea
    .word = aldea
    .letter = A
terrain-castle = Castillo
    .on = un castillo
    .a = un castillo
    .word = castillo
site-tunnel-text = Con la carta de túnel, una casa que esté al lado puede ir a una casilla junto a otro túnel.
site-village-text = Aquí no se puede construir; algunas cartas pagan por las casas que haya al lado.
site-castle-text = Al final, 3 puntos para quien tenga más casas al lado; si hay empate, para cada uno de los empatados.
site-ice-text = El hielo no sale en ninguna carta de terreno: solo se puede construir o mover ahí con talentos.
item-terrain-cards = Cartas de terreno, barajadas

## Los tableros
place-0 = en el centro
place-1 = arriba
place-2 = arriba a la derecha
place-3 = abajo a la derecha
place-4 = abajo
place-5 = abajo a la izquierda
place-6 = arriba a la izquierda
board-0 = el tablero del centro
board-1 = el tablero de arriba
board-2 = el tablero de arriba a la derecha
board-3 = el tablero de abajo a la derecha
board-4 = el tablero de abajo
board-5 = el tablero de abajo a la izquierda
board-6 = el tablero de arriba a la izquierda
direction-horizontal = en horizontal
direction-falling = en diagonal descendente
direction-rising = en diagonal ascendente

## Cartas de puntuación; un fuerte cuenta como dos casas
cards-title = Cartas de puntuación
kb-gold-now = { $n ->
    [one] { $n } punto ahora
   *[other] { $n } puntos ahora
}
card-pays = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Economía
economy-title = Economía

## Situación
twist-title = Situación
twist-clash = Incompatible con { $twist }: { $why }

## De dónde sale una carta
source-printed = original
source-inferred = por deducción
source-house = de hexholm
source-printed-text = Como en el reglamento.
source-inferred-text = Deducida del reglamento y de sus ejemplos.
source-house-text = No conocemos la carta impresa; esta versión es nuestra.
source-points = puntos: { $source }
with-source = { $text } [{ $source }]
source-actions = acciones: { $source }
source-costs = precio: { $source }
source-upgrades = mejora: { $source }

## Talentos: la acción de arriba y luego la de abajo

combine-choose = Con la mejora, eliges una de las dos cada turno.
combine-arrow = Con la mejora, la segunda puede seguir a la primera.
combine-free = Con la mejora, las dos cada turno.

## Mis cartas
talent-both = { $upper } / { $lower }
talent-line = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}, mejora por { $upgrade }: { $text } { $combine } { $source }
talent-upgrade-for = Mejora por { $n }: { $text }
talent-next-turn = Desde tu próximo turno: { $text }
mark-top = Tablero superior: { $board }
mark-bottom = Tablero inferior: { $board }
mark-direction = Las líneas van { $direction }
economy-line = Economía: { $name }
twist-line = Situación: { $name }
talents-own = Tus talentos:
talents-to-buy = Para comprar:
talents-title = Tus talentos
talents-title-other = Talentos de { $name }
talents-hidden = { $n ->
    [0] Ningún talento en la mano
    [one] 1 talento en la mano, oculto
   *[other] { $n } talentos en la mano, ocultos
}
talents-hand = En la mano, sin comprar
talents-bought = Comprados
talent-second = Abajo:
tile-affordable = puedes pagarlo
talent-upgraded = con mejora
talent-upgraded-now = con mejora desde el próximo turno
talent-price = cuesta { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
talent-missing = { $n ->
    [one] falta 1 moneda
   *[other] faltan { $n } monedas
}
talent-use = Usar
talent-buy = Comprar
talent-upgrade = Mejorar
talent-repeat = Usar ×3
talent-repeat-text = Cinco monedas: úsalo hasta tres veces seguidas
coins-amount = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
purse-houses = { $n ->
    [one] queda 1 casa
   *[other] quedan { $n } casas
}
purse-forts = { $n ->
    [one] queda 1 fuerte
   *[other] quedan { $n } fuertes
}
purse-out = { $n } fuera del juego
player-supply = { $n ->
    [one] queda { $n } casa
   *[other] quedan { $n } casas
}
player-gold = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} ahora
player-tiles = Talentos: { $tiles }
player-no-tiles = Aún sin talentos
player-hand = { $n ->
    [one] 1 talento en la mano
   *[other] { $n } talentos en la mano
}
tiles-title-short = Talentos

## Casa o fuerte
build-what = Qué construyes al pulsar
build-house = Casa
build-fort = Fuerte
fort-key = F
fort-text = Un fuerte cuenta como dos casas en su casilla y no se mueve nunca. Tienes cuatro.
help-fort = Construir una casa o un fuerte
help-letters = Usar el talento de esa letra; con Mayús, su acción de abajo

## El turno
turn-steps = El turno
turn-build = Construir
turn-buy = Comprar
turn-end = Fin
ask-over-won = { $person ->
    [you] Fin de la partida: ganas con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
   *[other] Fin de la partida: gana { $name } con { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
}
ask-over-tied = Fin de la partida. Victoria compartida con { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}: { $names }
ask-mandatory-near = Construye en { $terrain_or_on }, junto a tus edificios
ask-mandatory-reach = Construye en { $terrain_or_on }, como mucho a dos casillas de tus edificios
ask-build = { $tile }: construye un edificio más
ask-take = { $tile }: elige qué casa mover
ask-then-put = { $tile }: muévela una casilla más o termina
ask-then-put-homestead = { $tile }: muévela en el tablero central o termina
ask-then-build = { $tile }: construye en la casilla que ha dejado o termina
ask-repeat = { $tile }: otra vez, o termina
ask-study = Aprendizaje rápido: usa ahora { $tile_el } o termina
ask-guest = Hospitalidad: construye un edificio más junto a los tuyos o termina
ask-remove = Exceso: elige qué casa sale del juego
ask-purchase = Último paso: compra un talento, mejora uno o termina tu turno
ask-purchase-more = Usa talentos; después compra o mejora uno, o termina tu turno
ask-purchase-use = Usa talentos o termina tu turno
ask-purchase-none = No queda nada que hacer: termina tu turno
ask-purchase-again = Rebajas: compra más o termina tu turno
ask-detail-coins = { $n ->
    [0] sin monedas
    [one] 1 moneda
   *[other] { $n } monedas
}
ask-detail-salvage = o vende edificios del tablero por monedas
ask-detail-five = cinco monedas: usa un talento tres veces
ask-detail-uses = { $n ->
    [one] una vez más
   *[other] { $n } veces más
}
ask-detail-right = el terreno a la derecha del de tu carta
ask-detail-blocked = No puedes construir en ninguna casilla del terreno de tu carta
ask-waiting-purchase = { $name } puede comprar un talento
ask-waiting-end = { $name } termina el turno
ask-waiting-remove = { $name } saca una casa del juego
ask-waiting-guest = { $name } construye un edificio más por Hospitalidad
ask-waiting-repeat = { $name } usa otra vez { $tile_el }
ask-waiting-study = { $name } puede usar ahora { $tile_el }
end-confirm-tiles = { $n ->
    [one] Aún puedes usar un talento: { $tiles }.
   *[other] Aún puedes usar estos talentos: { $tiles }.
}
hand-right = Ahora se construye en { $terrain_on }

## El tablero
verb-fort = Construir un fuerte
hex-act-fort = pulsa para construir un fuerte
moves-of-build = Casas
moves-of-fort = Fuertes
moves-of-use = Talentos y túnel
moves-of-buy = Comprar un talento
moves-of-upgrade = Mejorar un talento
moves-of-repeat = Usar un talento tres veces
label-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
label-guest = Hospitalidad: un edificio más
label-overreach = Exceso: cuesta una casa al final del turno
label-nothing = los puntos no cambian
piece-settlement = casa
    .many = casas
    .title = Casa
    .g = f
    .el = la casa
piece-house = casa
    .many = casas
    .title = Casa
    .g = f
    .el = la casa
piece-coin = moneda
    .many = monedas
    .title = Monedas
    .g = f
piece-fort = fuerte
    .many = fuertes
    .title = Fuerte
    .g = m
    .el = el fuerte

## Registro
log-fort = { log-who } construido un fuerte en { $where }
log-fort-by = { log-who } construido un fuerte en { $where } con <b>{ $tile_el }</b>
log-build-guest = { log-who } construido en { $where } por <b>Hospitalidad</b>
log-fort-guest = { log-who } construido un fuerte en { $where } por <b>Hospitalidad</b>
log-put-by = { log-who } movido una casa ({ $way }) con <b>{ $tile_el }</b>
log-take-by = { log-who } levantado la casa de { $where } con <b>{ $tile_el }</b>
log-take = { log-who } vendido el edificio de { $where }
log-take-remove = { log-who } pagado el <b>Exceso</b> con la casa de { $where }
log-use-crossroads-2 = { log-who } girado a la derecha en el <b>cruce</b>
log-buy = { log-who } comprado <b>{ $tile_el }</b>
log-upgrade = { log-who } mejorado <b>{ $tile_el }</b>
log-repeat = { log-who } pagado cinco monedas para usar tres veces <b>{ $tile_el }</b>
log-end-guest = { log-who } renunciado a construir
log-end-study = { log-who } decidido no usar el talento
log-event-card-drawn = robado una carta de { $terrain_word }
log-event-coins = ganado { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
log-they-card-removed = { $person ->
    [you] <b>Has</b> cambiado tu carta de { $terrain_word }: no tenía casillas libres
   *[other] <b>{ $name }</b> ha cambiado su carta de { $terrain_word }: no tenía casillas libres
}

## El final
end-table = Puntos por carta y jugador
replay-gold = Puntos en este paso

## Ayuda
rules-turn = En tu turno construyes tres edificios en el terreno de tu carta, uno tras otro; cada uno puede ser una casa o un fuerte.
rules-near = Si puedes, construye junto a tus propios edificios; si no, en cualquier casilla de ese terreno.
rules-tiles = Usa cada talento una vez por turno, antes o después de esos tres edificios; el túnel lo tienes desde el principio.
rules-buy = Al final compras un talento, mejoras uno para tener también su acción de abajo o pagas cinco monedas para usar uno tres veces. Lo que compras vale a partir de tu próximo turno.
rules-coins = La carta de economía dice qué edificios dan monedas al momento.
rules-gold = Las tres cartas de puntuación dicen cómo se ganan puntos; además, cada castillo da 3 a quien tenga más casas al lado. Señala una carta para ver iluminadas tus casillas.
rules-fort = Un fuerte se construye como una casa, pero cuenta como dos. No se mueve nunca.
rules-end = Cuando alguien ha colocado todos sus edificios, se termina la ronda. Gana quien tenga más puntos.
help-locations = Talentos

## Por qué no
reason-unknown-card = No hay ninguna carta «{ $name }». Elige entre { $names }
reason-not-suitable = Nadie puede construir en { $hex }: es { $ground_a }
reason-wrong-terrain = { $hex } es { $ground_a }, pero construyes en { $terrain_on }
reason-no-path = No hay ningún camino de casillas libres hasta { $hex }
reason-keep-away = Guardar las distancias: { $hex } está junto { $piece_g ->
    [m] al
   *[f] a la
} { $piece } de { $owner ->
    [known] { $name }
   *[other] otro jugador
}
reason-not-adjacent = Si puedes, debes construir junto a tus propios edificios
reason-no-house = No te quedan casas
reason-no-fort = No te quedan fuertes
reason-all-built = Ya has construido todo lo de este turno
reason-not-own = No tienes ninguna casa que mover en { $hex }
reason-take-first = Elige primero qué casa mueves
reason-put-first = Coloca primero la casa que has levantado de { $hex }
reason-no-move = Ahora no estás moviendo ninguna casa
reason-finish-first = Termina primero lo que has empezado
reason-between-builds = Termina primero tu acción obligatoria
reason-must-build = Realiza primero tu acción obligatoria
reason-not-bought = Aún no has comprado { $tile_el }
reason-not-upgraded = Podrás usar la acción de abajo { $tile_del } a partir del turno siguiente a su mejora
reason-card-new = Has comprado { $tile_el } en este turno; podrás usar el talento a partir del siguiente
reason-card-used = Ya has usado { $tile_el } en este turno
reason-card-useless = Ahora no hay ninguna casilla donde usar { $tile_el }
reason-purchase-begun = Después de comprar no puedes usar talentos
reason-no-purchase = En este turno no puedes comprar nada más
reason-not-in-hand = No tienes { $tile_el } en la mano
reason-too-dear = Para { $tile_el } necesitas { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
} y tienes { $coins }
reason-is-upgraded = Ya has mejorado { $tile_el }
reason-before-building = Solo puedes comprar después de tu acción obligatoria

## Mesa nueva
new-cards = Cartas de puntuación
new-land = Los tableros
new-economy = Carta de economía
new-twist = Situaciones
new-twist-drawn = { $n ->
    [-1] Se sortea una, como recomienda el reglamento. Elige tú una, o varias para una partida más loca.
    [0] Las reglas normales: lo mejor para una primera partida.
    [one] Has elegido una, como recomienda el reglamento. Puedes añadir más.
   *[other] Has elegido { $n }; el reglamento recomienda una.
}
new-agree = Se acuerda antes de la partida
new-direction = Dirección de las líneas para los Caballeros
new-top = Tablero superior, para Pieles
new-bottom = Tablero inferior, para los Pioneros
new-pick = Qué tablero va { $place }
new-place-act = Elegir otro tablero
new-turn-sixth = Girar { $section } 60°
new-land-random = Los siete tableros se sortean y se giran al empezar la partida. Toca un sitio para elegir su tablero.
new-land-hint = Toca un tablero para elegir otro; la flecha redonda lo gira 60°.
new-side = Tablero { $board }, cara { $side }
laid-names = Cada cara se llama como empieza su fila superior: 3fe son tres casillas de páramo, fl es flores, fo bosque, g pradera, i hielo, m montaña, s nieve, t tundra.
new-back = su otra cara está { $place }; se intercambian
new-own = propio
new-own-side = Una cara propia, de un archivo
new-own-side-text = Un archivo de texto: una línea como [hills] board=A y luego nueve líneas de 5, 6, 7, 8, 9, 8, 7, 6 y 5 letras.
new-random-one = Al azar
new-rules = Economía y situaciones
new-agreed = se sortea antes de la partida

unit = { $n ->
    [one] punto
   *[other] puntos
}
scores-from = de dónde vienen los puntos
scores-from-columns = jugador | carta | puntos | casillas

typing =
    Para jugar, escribe una acción:
      build k12    construir una casa; basta con k12
      fort k12     construir ahí un fuerte: cuenta como dos casas y no se mueve
      use mine     usar un talento o el túnel; basta con mine si no hay confusión
      use port-2   usar la acción de abajo de un talento con mejora
      take k12     levantar la casa que quieres mover o el edificio que vendes ...
      put l13      ... y colocarla; también basta con la casilla
      buy mine     después de construir: comprar un talento
      upgrade mine ... o tener su acción de abajo desde tu próximo turno
      repeat mine  ... o pagar cinco monedas para usarlo hasta tres veces
      end          terminar el turno o una acción; rechazar una oferta
    También puedes escribir:
      why k12      qué regla prohíbe una acción
      talents      tus talentos, sus precios y lo que puedes pagar
      undo         deshacer tu última acción de este turno
      score        los puntos hasta ahora, por carta
      board        dibujar otra vez el tablero
      log          lo que ha pasado hasta ahora
      save ARCHIVO guardar la partida
      quit         salir (igual que Ctrl-D y Ctrl-C)

figure-cards = Puntos por carta
figure-tiles = Talentos
figure-tiles-columns = comprado | ronda | usos
figure-tiles-note = { $unit } por recibirlo en vez de uno medio; compradores, primera ronda, usos por partida
figure-tiles-few = muy pocas partidas para saber cuánto vale; compradores, primera ronda, usos por partida

## Pistas y valoraciones
fact-takes = Gasta monedas en { $tile }.
fact-earns-any = Da al momento { fact-points } por { $card }.
fact-more = Al final da cerca de { fact-points } más por { $card }.
fact-less = Al final da cerca de { fact-points } menos por { $card }.
fact-denies = { $person ->
    [you] Te cuesta cerca de { fact-points } por { $card }.
   *[other] Le cuesta a { $name } cerca de { fact-points } por { $card }.
}
fact-feeds = { $person ->
    [you] Te deja cerca de { fact-points } más por { $card }.
   *[other] Le deja a { $name } cerca de { fact-points } más por { $card }.
}
fact-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
rated-gold = Regala cerca de { fact-points }
gold-curve = Los puntos a lo largo de la partida
gold-curve-label = Puntos turno a turno; al final: { $label }

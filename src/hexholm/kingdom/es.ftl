# Kingdom Builder en español: el juego en general.

cards-title = Cartas de Kingdom Builder
rules-turn = En tu turno construyes tres asentamientos en el terreno de tu carta.
rules-near = Si puedes, construye junto a tus propios asentamientos; si no, en cualquier casilla de ese terreno.
rules-tiles = Construye junto a un lugar para tomar su loseta: te da una acción especial en cada turno a partir del siguiente, antes o después de tus tres asentamientos.
rules-gold = Las tres cartas de Kingdom Builder dicen cómo se gana oro; además, cada castillo junto al que construyas da 3. Señala una carta para ver iluminadas tus casillas.
rules-end = Cuando alguien construye su último asentamiento, se termina la ronda. Gana quien tenga más oro.

## Terrenos: su nombre; «en flores»; «es una montaña»; «una carta de flores»
terrain-grass = Hierba
    .on = hierba
    .a = una casilla de hierba
    .word = hierba
    .letter = H
terrain-forest = Bosque
    .on = bosque
    .a = una casilla de bosque
    .word = bosque
    .letter = O
terrain-flower-field = Flores
    .on = flores
    .a = una casilla de flores
    .word = flores
terrain-desert = Desierto
    .on = desierto
    .a = una casilla de desierto
    .word = desierto
terrain-canyon = Barranco
    .on = barranco
    .a = una casilla de barranco
    .word = barranco
    .letter = B
terrain-water = Agua
    .on = agua
    .a = una casilla de agua
    .word = agua
    .letter = A
terrain-mountain = Montaña
    .on = montaña
    .a = una montaña
    .word = montaña
terrain-castle = Castillo
    .a = un castillo
terrain-location = Lugar
    .a = un lugar
piece-settlement = asentamiento
    .many = asentamientos
    .title = Asentamiento
    .sign = ⌂
    .g = m
    .el = el asentamiento

## Qué hacer ahora
ask-over-won = { $person ->
    [you] Fin de la partida: ganas con { $n ->
        [one] 1 oro
       *[other] { $n } oros
    }
   *[other] Fin de la partida: gana { $name } con { $n ->
        [one] 1 oro
       *[other] { $n } oros
    }
}
ask-over-tied = Fin de la partida. Victoria compartida con { $n ->
    [one] 1 oro
   *[other] { $n } oros
}: { $names }
ask-mandatory-near = Construye en { $terrain_or_on }, junto a tus asentamientos
ask-build = { $tile }: construye un asentamiento más
ask-take = { $tile }: elige qué { ask-piece } mover
ask-piece = { $piece_id ->
    [any] pieza
   *[settlement] asentamiento
}
ask-step = { $tile }: mueve casilla a casilla
ask-place = { $tile }: elige una casilla
ask-choose-terrain = Elige qué terreno juegas
ask-end-tiles = Termina tu turno o realiza una acción especial
ask-choose = { $tile }: elige una opción
ask-give-up = Elige qué loseta de { $tile_word } descartas
ask-interrupt = Construye con { $tile_el } o renuncia
ask-waiting-interrupt = { $name } puede construir con { $tile_el }
ask-detail-free = Este no tiene que ir junto a los demás
ask-detail-interrupt = Es el turno de { $name }; luego lo retoma
ask-detail-goes-on = Luego sigues con tu turno
choice-ready = La disponible
choice-used = La usada
choice-new = La nueva
end-interrupt = Renunciar
banner-interrupt = { $name } puede construir con { $tile_el }. Luego sigues con tu turno.
cover-interrupt = { $name } puede construir en mitad del turno. Hasta entonces, la mano queda oculta.

## Qué ha pasado
log-build-piece = { log-who } colocado <b>{ $piece_el }</b> en { $where }
log-way = { $piece_id ->
    [settlement] un asentamiento ({ $way })
   *[other] <b>{ $piece_el }</b> ({ $way })
}
log-put-by = { log-who } movido { log-way } con <b>{ $tile_el }</b>
log-take-by = { log-who } levantado { log-way } con <b>{ $tile_el }</b>
log-choose-give-up = { log-who } descartado la loseta { $what ->
    [ready] disponible
    [used] usada
   *[new] nueva
}{ $tile_id ->
    [unknown] {""}
   *[other] {" "}de <b>{ $tile_word }</b>
} y conservado la { $what ->
    [ready] otra
   *[other] disponible
}
log-event-tile-taken = tomado <b>una loseta de { $tile_word }</b>
log-event-tile-lost = perdido la loseta de <b>{ $tile_word }</b>
log-event-card-drawn = robado una carta de { $terrain_word }
log-event-gold = ganado <b>{ $n ->
    [one] 1 oro
   *[other] { $n } oros
}</b> ({ $card })
log-they-card-removed = { $person ->
    [you] <b>Has</b> retirado del juego tu carta
   *[other] <b>{ $name }</b> ha retirado del juego su carta
} de { $terrain_word }: no tenía casillas libres
log-they-removed = { $person ->
    [you] <b>Has</b> perdido el asentamiento de { $where }
   *[other] <b>{ $name }</b> ha perdido el asentamiento de { $where }
}

## La etiqueta junto a una casilla
label-tile-taken = tomas una loseta de { $tile_word }
label-tile-lost = pierdes la loseta de { $tile_word }
label-nothing = el oro no cambia

## Por qué no
reason-choose-first = Elige primero cuál de tus dos losetas de { $tile_word } descartas
reason-choose-terrain = Elige primero el terreno de este turno: { $terrain_or_on }
reason-choose-what = Elige primero: { $choices_or }
reason-not-there = No puedes usar { $tile_el } en { $hex }
reason-no-action = En esta partida no puedes usar { $tile_el }
reason-action-used = Ya has usado { $tile_el } en este turno
reason-not-by-itself = { $tile }: se aplica automáticamente; no hay que hacer nada
reason-finish-first = Termina primero la acción { $tile_del }
reason-no-choice = Ahora no hay nada que elegir
reason-unknown-choice = Elige { $choices_or }
reason-no-move = Ahora no estás moviendo ningún asentamiento
reason-take-first = Elige primero qué asentamiento mueves
reason-put-first = Coloca primero { $piece_el } que has levantado de { $hex }
reason-not-own = No tienes ningún asentamiento en { $hex }
reason-no-target = No hay ninguna casilla a la que mover { $piece_el } de { $hex }
reason-same-hex = No puedes devolver { $piece_el } a la casilla de la que viene
reason-one-step = Aquí { $piece_el } se mueve casilla a casilla, siempre a una colindante
reason-stands-there = En { $hex } ya está { $piece_el }
reason-not-buildable = Nadie puede construir en { $hex }: es { $ground_a }
reason-on-location = Nadie puede construir en { $hex }: es un lugar. Construye al lado y tomarás su loseta
reason-on-castle = Nadie puede construir en { $hex }: es un castillo. Construye al lado y te dará 3 oros
reason-wrong-terrain = { $hex } es { $ground_a }, pero tu carta es de { $terrain_word }
reason-not-adjacent = Si puedes, debes construir junto a tus propios asentamientos
reason-all-built = Ya has construido todos los asentamientos de este turno
reason-no-supply = No te quedan asentamientos
reason-no-card = No queda ninguna carta de terreno con casillas libres
reason-must-build = Realiza primero tu acción obligatoria
reason-between-builds = Termina primero tu acción obligatoria
reason-not-held = No tienes ninguna loseta de { $tile_word }
reason-tile-used = Ya has usado tu loseta de { $tile_word } en este turno
reason-tile-new = Has tomado la loseta de { $tile_word } en este turno; podrás usarla a partir del siguiente
reason-tile-useless = Ahora no hay ninguna casilla donde usar { $tile_el }
reason-only-back = Con { $tile_el } solo podrías devolver un asentamiento a su propia casilla
reason-unknown-tile = No hay ninguna loseta «{ $name }». Elige entre { $names }
reason-piece-placed = Tu { $piece } ya está en el tablero, en { $hex }
reason-on-its-way = Ya has movido { $piece_el } de { $hex }: ahora no puedes { $piece_g ->
    [m] retirarlo
   *[f] retirarla
}
reason-no-piece = No tienes { $piece_g ->
    [m] ningún
   *[f] ninguna
} { $piece } en { $hex }
reason-own-action = Solo puedes mover o retirar { $piece_el } con su propia loseta

typing =
    Para jugar, escribe una acción:
      build c4     construir en una casilla o poner ahí una pieza; basta con c4
      use farm     usar una loseta u otra acción que tengas; basta con farm
      take c4      levantar el asentamiento que quieres mover ...
      put d6       ... y colocarlo; también basta con la casilla
      choose swamp elegir lo que se te pide; basta con swamp
      end          terminar el turno o una acción; rechazar una oferta
    Las casillas de la isla se llaman i.a1, i.b1 ...
    También puedes escribir:
      why c5       qué regla prohíbe una acción
      undo         deshacer tu última acción de este turno
      score        el oro hasta ahora, por carta
      board        dibujar otra vez el tablero
      log          lo que ha pasado hasta ahora
      save ARCHIVO guardar la partida
      quit         salir (igual que Ctrl-D y Ctrl-C)

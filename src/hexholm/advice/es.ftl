# Pistas, y lo que valieron los turnos de una partida terminada.

hint-close = Cerrar la pista
hint-thinking = Buscando un buen turno…
hint-win = de probabilidad de ganar
hint-gold = con unos { $gold } oros al final
hint-points = con unos { $gold } puntos al final
hint-turns = Los mejores turnos encontrados
hint-turn = { $n ->
    [1] El mejor
    [2] El segundo
   *[other] El tercero
  }
hint-turn-as-good = Igual de bueno
hint-as-good = Casi tan bueno como el mejor turno, por lo que se puede saber.
hint-uncertain = El servidor tenía poco tiempo: esta pista es menos segura que de costumbre.
hint-play = Jugarlo
hint-play-text = Juega todo menos el final del turno, así que aún podrás deshacerlo.
hint-then = Lo demás depende de lo que salga.
hint-no-busy = El servidor está ocupado. Prueba otra vez dentro de un momento.
hint-no-no-hint = No se ha encontrado ninguna pista. Prueba otra vez.
hint-no-not-your-turn = Las pistas son para quien tiene el turno.
hint-no-hints-off = En esta mesa no se permiten pistas.
hint-no-offline = El servidor no responde.

way-build = Construir
way-end = Terminar el turno
way-fort = { $hex } (fuerte)
way-buy = Comprar: { $name }
way-upgrade = Mejorar: { $name }
way-repeat = { $name }, varias veces
way-choose = Elegir: { $name }
brief-build = Construir { $where }
brief-take = Mover { $where }
brief-use = { $name } { $where }
brief-give-up = Descartar la loseta { $where ->
    [ready] disponible
    [used] usada
   *[new] nueva
}

why = Por qué

## Lo que hace un turno y a qué lleva
fact-ends = Termina la partida.
fact-last-round = Da comienzo a la última ronda.
fact-takes = Toma una loseta de { $tile_word }.
fact-gives-up = Pierde la loseta de { $tile_word }.
fact-earns-any = Da al momento { $n ->
    [one] 1 oro
   *[other] { $n } oros
} por { $card }.
fact-more = Al final da { $n ->
    [one] 1 oro
   *[other] unos { $n } oros
} más por { $card }.
fact-less = Al final da { $n ->
    [one] 1 oro
   *[other] unos { $n } oros
} menos por { $card }.
fact-denies = { $person ->
    [you] Te cuesta { $n ->
        [one] 1 oro
       *[other] unos { $n } oros
    } por { $card }.
   *[other] Le cuesta a { $name } { $n ->
        [one] 1 oro
       *[other] unos { $n } oros
    } por { $card }.
}
fact-feeds = { $person ->
    [you] Te deja { $n ->
        [one] 1 oro
       *[other] unos { $n } oros
    } más por { $card }.
   *[other] Le deja a { $name } { $n ->
        [one] 1 oro
       *[other] unos { $n } oros
    } más por { $card }.
}
fact-shut-location = { $n ->
    [one] { $names } ya no puede tomar ahí una loseta de { $tile_word }.
   *[other] { $names } ya no pueden tomar ahí una loseta de { $tile_word }.
}
fact-shut-castle = { $n ->
    [one] { $names } ya no puede llegar a ese castillo.
   *[other] { $names } ya no pueden llegar a ese castillo.
}

## Los turnos de una partida terminada
ratings = Cómo fueron los turnos
ratings-wait = Valorando los turnos: { $n } de { $of }
ratings-none = Ningún turno se quedó muy lejos del mejor encontrado.
ratings-uncertain = { $n ->
    [one] Un turno queda sin marca: no es seguro que otro fuera mejor.
   *[other] { $n } turnos quedan sin marca: no es seguro que otros fueran mejores.
}
ratings-points = Momentos decisivos
ratings-others = { $n ->
    [one] Otro turno con marca
   *[other] Otros { $n } turnos con marca
}
rated-turn = Turno { $n }, { $name }
rated-loss = Probabilidad de ganar { $best } → <b>{ $done }</b>
rated-gold = { $n ->
    [one] Cerca de 1 oro regalado
   *[other] Unos { $n } oros regalados
}
rated-show = Muéstramelo
rated-better = Mejor habría sido
better-step = { $n } de { $of }
better-back = Una acción atrás
better-forward = Una acción adelante
better-close = Volver a la partida
gold-curve = El oro a lo largo de la partida
gold-curve-all = Todas las cartas
gold-curve-card = Qué carta
gold-curve-label = Oro turno a turno; al final: { $label }
mark-good = El único turno bueno
mark-doubtful = Una imprecisión
mark-mistake = Un error
mark-blunder = Un error grave
curve = Probabilidad de ganar turno a turno; al final: { $label }

## Errores

analyse-over = la partida ha terminado: no queda nada que decidir
analyse-seat = no hay ningún asiento { $got }; los asientos van de 0 a { $last }
analyse-seconds = seconds debe ser mayor que 0, no { $got }
analyse-work = work debe ser mayor que 0, no { $got }

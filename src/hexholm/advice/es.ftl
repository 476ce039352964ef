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
why-own = { $card } { $gold }
why-now = { $card } { $gold } ya
why-others = los demás: { $what }
why-rivals = Los demás: { $card } { $gold }
why-tiles = consigues: { $tiles }
why-lost = pierdes: { $tiles }

ratings = Análisis de los turnos
ratings-wait = Valorando los turnos: { $n } de { $of }
ratings-none = Ningún turno quedó muy por debajo del mejor encontrado.
rated-turn = Turno { $n }, { $name }
rated-better = Habría sido mejor
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

# Problemas: la lista, el enunciado, cuánto valía un turno, la solución.

puzzles-title = Problemas
puzzles-lead = Posiciones reales de partidas entre bots fuertes. Un turno es claramente el mejor: juégalo en el tablero y mira después cuánto valía el tuyo.
puzzles-daily = Problema del día
puzzles-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
puzzles-difficulty = Dificultad
puzzles-all = Todos
puzzles-everything = Todas las expansiones
puzzles-solved = { $n } de { $of } resueltos
puzzles-back = Todos los problemas

puzzle-title = { $about }, problema { $n }
puzzle-unknown = Ese problema no existe.
puzzle-label = Problema
puzzle-stars-1 = Fácil
puzzle-stars-2 = Con truco
puzzle-stars-3 = Bien escondido
puzzle-state-solved = Resuelto
puzzle-state-seen = Has visto la solución

puzzle-task = Encuentra el mejor turno. Termínalo cuando acabes y lo valoraremos.
puzzle-judging = Veamos cómo sigue la partida después de tu turno…
puzzle-ask-again = Valorar otra vez
puzzle-again = Volver a intentarlo
puzzle-show = Ver la solución
puzzle-next = Siguiente problema
puzzle-solved = ¡Resuelto! Ningún turno es mejor.
puzzle-not-best = Hay un turno mejor.
puzzle-worth-gold = Lleva a unas { $gold } monedas de oro y a un { $chance } de probabilidades de ganar.
puzzle-worth-points = Lleva a unos { $gold } puntos y a un { $chance } de probabilidades de ganar.
puzzle-lost-gold = { $part ->
    [0] El mejor turno te da unas { $gold } monedas más de ventaja sobre tu rival.
   *[other] El mejor turno te da unas { $gold } monedas más de ventaja sobre tu rival y un { $chance } más de probabilidades de ganar.
}
puzzle-lost-points = { $part ->
    [0] { $gold ->
        [one] El mejor turno te da { $gold } punto más de ventaja sobre tu rival.
       *[other] El mejor turno te da unos { $gold } puntos más de ventaja sobre tu rival.
    }
   *[other] { $gold ->
        [one] El mejor turno te da { $gold } punto más de ventaja sobre tu rival y un { $chance } más de probabilidades de ganar.
       *[other] El mejor turno te da unos { $gold } puntos más de ventaja sobre tu rival y un { $chance } más de probabilidades de ganar.
    }
}

puzzle-best = El mejor turno
puzzle-tempting = { $n ->
    [one] Un turno tentador que es peor
   *[other] { $n } turnos tentadores que son peores
}
puzzle-other-gold = { $part ->
    [0] Pierde unas { $gold } monedas frente a tu rival.
   *[other] Pierde unas { $gold } monedas frente a tu rival y un { $chance } de probabilidades de ganar.
}
puzzle-other-points = { $part ->
    [0] { $gold ->
        [one] Pierde { $gold } punto frente a tu rival.
       *[other] Pierde unos { $gold } puntos frente a tu rival.
    }
   *[other] { $gold ->
        [one] Pierde { $gold } punto frente a tu rival y un { $chance } de probabilidades de ganar.
       *[other] Pierde unos { $gold } puntos frente a tu rival y un { $chance } de probabilidades de ganar.
    }
}

## One's own
puzzles-own = Tus propios problemas
puzzle-own = Mi problema
puzzle-own-drop = Quitar «{ $title }»
puzzle-own-make = Crear uno a partir de una posición

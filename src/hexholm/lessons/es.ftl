learn-title = Aprender
learn-lead = Juega unos turnos con un guía a tu lado. Empieza por tu primera partida. Las demás lecciones pueden esperar a que te encuentres con sus losetas o juegues con una expansión, que añade tablero, losetas y cartas.
learn-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
learn-progress = Paso { $step } de { $steps }
learn-here = Empieza aquí
learn-boxes = { $game }: expansiones
learn-finished = Terminada
learn-start = Empezar
learn-resume = Continuar
learn-all = Todas las lecciones
learn-play = Jugar una partida
learn-next = Siguiente lección: { $title }
learn-unknown = Esa lección no existe.

coach-label = Guía
coach-step = Paso { $step } de { $steps }
coach-next = Siguiente
coach-back = Atrás
coach-leave = Salir de la lección
coach-restart = Empezar de nuevo
coach-glowing = Casillas iluminadas: { $hexes }.
coach-more = { $n ->
    [one] Falta 1
   *[other] Faltan { $n }
}
coach-finished = ¡Muy bien!
coach-finished-text = Con esto termina la lección.

reason-lesson-other = En una partida de verdad podrías. Por ahora, haz lo que te pide el guía.
reason-lesson-read = Lee primero lo que dice el guía y luego pulsa «Siguiente».
reason-lesson-start = La lección empieza aquí.

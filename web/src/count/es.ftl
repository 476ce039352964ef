# Counting the points of a real game, in Spanish.

count-lead = Coloca la preparación tal como está en tu mesa. Luego pinta los asentamientos de todos, y hexholm cuenta.
count-players = Jugadores
count-name = Nombre del jugador { $number }
count-missing = Falta elegir: { $what }
count-more = También hace falta
count-start = Anotar las piezas
count-over = Empezar de nuevo
count-over-title = ¿Empezar de nuevo?
count-over-text = Se borra lo que has anotado hasta ahora.
count-taken-off = Se ha quitado lo que no tiene sitio en esta preparación.
part-sections = cuadrantes
part-boards = tableros
part-cards = cartas
part-twist = situación
part-direction = dirección de las líneas
part-bottom_board = tablero inferior
part-any = { $name }

## Where nothing is left to chance
new-random-by-hand = Elegir
new-random-one-by-hand = Elegir
new-land-random-by-hand = Toca cada sitio y elige lo que hay allí.
new-cards-chosen-by-hand = { $left ->
    [0] Las tres están elegidas.
    [one] Falta 1 por elegir.
   *[other] Faltan { $left } por elegir.
}

## Entering
count-setup = Preparación
count-results = Resultados
count-left = { $n ->
    [0] no quedan
   *[other] { $most } − { $used } = { $n }
}
count-brush = Qué se coloca
count-piece = { $piece_title }
count-rest = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
count-erase = Quitar
count-sections = Ampliar
count-whole = Todo
count-section = Parte { $n }
count-next-section = Parte siguiente
count-next = Jugador siguiente
count-score = Contar
count-less = { $name }: uno menos
count-one-more = { $name }: uno más
count-rows = Toca las filas que has marcado
count-row = Fila { $row }
count-no-points = Sin puntos al final; se guarda con el resultado

## The result
count-tie = { $n } cada uno: quienes empatan comparten la victoria.
count-tap-figure = Toca una cifra para ver de dónde sale.
count-entered = Pagado durante la partida: tal como lo has anotado.
count-none = Nada del tablero paga aquí.
count-none-there = sin ninguno allí
count-compared = Cuánto tiene cada jugador
count-tied = empate
count-back = Volver a las piezas

## Keeping
count-keep-title = Historial
count-day = Día de la partida
count-keep = Guardar este resultado
count-keep-change = Guardar los cambios
count-kept = Guardado
count-no-results = Todavía no hay partidas. Cuenta una y quedará aquí, con estadísticas por jugador y por carta.
count-games = Partidas
count-edit = Editar
count-remove = Borrar
count-leave-title = ¿Descartar el recuento empezado?
count-leave = Abrir el resultado
count-remove-title = ¿Borrar este resultado?
count-remove-text = También desaparece de las estadísticas.
count-removed = Borrado
count-statistics = Estadísticas
count-by-player = Por jugador
count-by-card = Por carta
count-mean = media
count-best = mejor
count-files = Archivos
count-files-text = Los resultados están en este navegador y, si tienes uno, en tu perfil. Guarda una copia como archivo o llévalos a otro navegador.
count-import = Importar
count-bad-file = { $name } no es un archivo con resultados de hexholm.
count-brought = { $n ->
    [0] Ya estaban todos.
    [one] 1 resultado importado
   *[other] { $n } resultados importados
}

# El editor de posiciones.

position-title = Editor de posiciones
position-lead = Prepara cualquier posición de los dos juegos: coloca las piezas, elige manos, losetas y de quién es el turno. Después pregunta qué jugar, sigue jugando o envíasela a alguien.
position-new = Nueva posición
position-back = Volver a mi posición
position-from-nothing = Desde cero
position-first-game = Primera partida recomendada, 2 jugadores
position-choose = Elegir jugadores, tableros y cartas
position-begin = Preparar este tablero
position-from-file = Desde un archivo
position-file-text = Una partida guardada, una grabación, una posición, un problema o un caso para informar de un error.
position-open = Abrir un archivo
position-from-link = Desde un enlace
position-link-text = El enlace de una posición o de una partida, o una posición en una línea de texto.
position-link = Enlace
position-open-link = Abrir
error-no-position = Aquí no hay ninguna posición. Tiene que ser una partida guardada, una grabación, una posición, un problema, un caso o el enlace de una partida.

## El tablero y los pinceles
position-brushes = Pinceles
position-brush = { $name }: { $n } de { $of } en el tablero
position-erase = Borrar
position-note = Nota
position-fine = Esta posición se puede jugar.
position-over = En esta posición la partida ha terminado.
position-wrong = Lo que no puede ser
position-wrong-count = { $n ->
    [one] Hay algo imposible
   *[other] Hay { $n } cosas imposibles
}
position-mend = Corregir lo que se deduce del tablero
position-made-up = Inventada: permitir lo que no se da en ninguna partida

## Campos
position-turn = Turno
position-turn-start = Volver al principio del turno
position-piles = Mazos
position-to-draw = { $n ->
    [one] 1 carta por robar
   *[other] { $n } cartas por robar
}
position-score = puntos: { $n }
position-add = Añadir …
position-add-to = Añadir: { $label }
position-remove = Quitar { $label }
position-state = Estado de { $label }
position-auto = { $label }: según el tablero
position-less = { $label }: menos
position-more = { $label }: más

## Consejo
position-advice = Consejo
position-ask = ¿Qué jugarías?

## Seguir desde aquí
position-next = Seguir desde aquí
position-play = Seguir jugando
position-play-text = Una mesa nueva empieza con esta posición. Las cartas que vienen se barajan.
position-share = Compartir
position-share-text = Quien abra este enlace verá la posición con todas las manos.
position-share-draft = La posición aún no se puede jugar; el enlace la guarda tal como está.
position-svg = Imagen (SVG)
position-png = Imagen (PNG)
position-file = Archivo
position-puzzle = Guardar como problema
position-puzzle-text = hexholm busca el mejor turno; quien abra el problema juega un turno y sabrá lo bueno que es.
position-puzzle-name = Nombre
position-puzzle-save = Crear el problema
position-puzzle-unclear = Aquí no hay un turno claramente mejor: otros son casi igual de buenos y también resuelven el problema.
position-puzzle-anyway = Guardarlo de todos modos
position-puzzle-made = Listo: está entre tus problemas y en un archivo.
position-puzzle-solve = Abrirlo
position-case = Informar de un error
position-case-text = Un archivo con esta posición, la versión de hexholm y lo que escribas. Adjúntalo a tu informe; «hexholm edit ARCHIVO» lo abre.
position-case-note = ¿Qué pasa, y qué debería pasar?
position-case-save = Guardar el caso

# En la mesa de verdad: las herramientas, y la preparación con lo que hay en casa.

shelf-lead = ¿Jugáis con los tableros de verdad? hexholm sortea la preparación, cuenta los puntos y conoce todas las reglas.

## Las herramientas
tool-boards = Tableros
tool-boards-text = Introduce los tableros impresos que tienes o pinta los tuyos
tool-count = Contar los puntos
tool-count-text = Pinta los asentamientos de todos, mira cuánto da cada carta y guarda el resultado
tool-position = Editor de posiciones
tool-position-text = Prepara cualquier posición: ¿qué jugarías? Sigue jugando, compártela o conviértela en un problema
tool-rules = Reglas
tool-rules-text = Cada carta, loseta y caso dudoso, con una imagen
tool-setup = Sortear la preparación
tool-setup-text = Con las cajas que tienes y a tu gusto; con una imagen para montarla

## Lo que tengo y cómo me gusta
shelf-owned = Lo que tengo
shelf-single = { $what ->
    [boards] ¿Te falta alguna cara?
   *[sections] ¿Te falta algún cuadrante?
}
shelf-single-text = Desmarca lo que no tengas.
shelf-players = Jugadores
shelf-names = Nombres, según os sentáis
shelf-name = Jugador { $n }
shelf-wishes = Preferencias
shelf-draw = Sortear
shelf-had = Lo que ya hemos jugado
shelf-forget = Olvidar la preparación con { $cards }
wish-balanced = Cartas que encajan con el tablero
wish-balanced-text = Cada carta da en este tablero más o menos lo mismo que en otros, o más.
wish-fresh = Nada de las últimas preparaciones
wish-last = { $n ->
    [0] no
    [one] la última
   *[other] las { $n } últimas
}
wish-at-least = Cuadrantes de una caja, como mínimo
least-less = { $name }: uno menos
least-more = { $name }: uno más
wish-tap = Un toque: siempre. Dos: nunca.
wish-always = { $name }: siempre
wish-never = { $name }: nunca
wish-maybe = { $name }: quizá
wish-of-sections = Cuadrantes
wish-of-sides = Caras de la isla
wish-of-boards = Caras de los tableros
wish-of-cards = Cartas
wish-of-tasks = Tareas
wish-of-tiles = Losetas de nómadas
wish-of-boxes = Cajas
wish-of-economy = Cartas de economía
wish-of-twist = Situaciones

## Lo que ha salido
drawn-title = Preparación
drawn-again = Sortear otra vez
drawn-own = Sortear la tuya
drawn-other = { $what ->
    [land] Otro tablero, mismas cartas
    [cards] Otras cartas, mismo tablero
   *[other] Sortear esto otra vez
}
drawn-count = Contar los puntos
drawn-rules = Reglas de esta preparación
drawn-play-bots = Jugar aquí contra bots
drawn-play-here = Jugar aquí juntos
drawn-share = Compartir e imprimir
drawn-link = Enlace a esta preparación
drawn-qr = Código QR del enlace
drawn-scan = Escanéalo con un móvil para tener la preparación a mano en la mesa.
drawn-print = Imprimir en una página

# La página en español: inicio, preparación, entrada, invitación, repetición.

## En todas partes
top-home = hexholm, inicio
seat-open = asiento libre
seat-bot = { $name } · { $level }
colour-mark = { $colour }, { $mark }
error-other = { $text }
error-too-fast = Demasiadas peticiones a la vez. Espera un momento y prueba otra vez.
error-unknown-table = Esa mesa no existe en este servidor.
error-bad-secret = Este enlace no abre la mesa. Comprueba que esté completo.
error-not-json = Este archivo no es la grabación de una partida.
error-too-big = Este archivo es demasiado grande para ser una partida.
error-no-open-seat = Todos los asientos de esta mesa están ocupados.
error-seat-taken = Alguien acaba de ocupar este asiento.
error-colour-taken = Alguien acaba de elegir este color.
error-bad-name = El nombre debe tener entre 1 y 24 caracteres.
error-server-error = Algo ha fallado en el servidor. Prueba otra vez.

## Inicio
home-title = Construye tu reino, a tres asentamientos por turno.
home-lead = Kingdom Builder y Winter Kingdom en el navegador: contra un bot, entre varios en la misma pantalla o con amigos a través de un enlace. Sin crear cuenta.
home-play = Jugar ya
home-play-text = La primera partida recomendada, contra un bot
home-winter = Winter Kingdom
home-winter-text = Una primera partida en la nieve, contra un bot
home-learn = Aprende a jugar
home-learn-text = Lecciones de pocos minutos, jugada a jugada
home-learn-new = ¿Es tu primera vez? Un guía te enseña jugada a jugada
home-new = Mesa nueva
home-new-text = Elige juego, jugadores, tablero y cartas
home-puzzles = Problemas
home-puzzles-text = Encuentra el mejor turno; cada día, uno nuevo
home-shelf = En la mesa de verdad
home-shelf-text = Preparación, puntos y reglas para tu caja
games-title = Mis partidas
games-your-turn = Tu turno
games-turn = Turno de { $name }
games-waiting = { $n ->
    [one] falta un jugador
   *[other] faltan { $n } jugadores
}
games-won = Has ganado
games-over = { $n ->
    [one] Ha ganado { $names }
   *[other] Victoria compartida: { $names }
}
games-gone = ya no está en este servidor
games-unknown = el servidor no responde
games-loading = cargando…
games-scores = Puntuaciones: { $scores }
games-replay = Repetición
games-forget = Quitar { $table } de esta lista
games-more = { $n ->
    [one] Mostrar una más
   *[other] Mostrar { $n } más
}
watch-title = Ver partidas
watch-paste = ¿Tienes un enlace?
watch-placeholder = Pégalo aquí
watch-open = Abrir
watch-wrong = Este enlace no está completo o no lleva a ninguna mesa ni partida.
upload-title = Subir una partida
upload-text = Abre una grabación o una partida guardada para repasarla o seguir jugando.
upload-button = Elegir un archivo
foot-note = hexholm es una implementación independiente del juego de mesa. Sus dibujos, textos y código son propios; no tiene relación con el autor ni con las editoriales del juego.
foot-docs = API para autores de bots

## Mesa nueva
new-title = Mesa nueva
new-game = Juego
new-players = Jugadores
new-count = Número de jugadores
new-seat = Asiento { $n }
new-who = { $seat }: quién juega
new-who-me = Yo
new-who-here = Alguien en esta pantalla
new-who-bot = Bot · { $level }
new-who-open = Libre: por invitación
new-way = Dónde está cada uno
new-way-screen = Aquí
new-way-server = En línea
new-way-turns = Por enlace
new-way-screen-text = Todos juegan en esta pantalla.
new-way-server-text = Los asientos abiertos son para quien reciba la invitación.
new-way-turns-text = Cada uno en su dispositivo, cuando tiene tiempo. Después de cada turno envías un enlace: no hace falta ningún servidor.
new-who-turns = Alguien, por enlace
new-note-turns = ocupa este asiento con el primer enlace
new-name = { $seat }: nombre
new-name-placeholder = Jugador { $n }
new-note-bot = lo lleva el ordenador
new-note-master = juego básico para dos; en otros juega el experto
new-note-open = recibirás un enlace para compartir
new-colour = Cambiar el color
new-colour-of = { $seat }: color { $colour }
new-land = El tablero
new-boxes = Juego y expansiones
new-all-random = Sorpréndeme
new-shuffle = Mezclar
new-random = Al azar
new-random-text = se sortea al empezar la partida
new-pick = Qué cuadrante va { $place }
new-place = { $place }:
new-place-turned = girado
new-place-act = Elegir otro cuadrante
new-turn = Girar { $section } 180°
new-swaps = ya está { $place }; se intercambian
new-land-random = Los cuatro cuadrantes se sortean al empezar la partida. Toca un sitio para elegir su cuadrante.
new-land-hint = Toca un cuadrante para elegir otro; las flechas redondas lo giran.
place-0 = arriba a la izquierda
place-1 = arriba a la derecha
place-2 = abajo a la izquierda
place-3 = abajo a la derecha
source-printed = cuadrante original
source-house = cuadrante de hexholm
source-inferred = cuadrante reconstruido
source-mine = tu tablero
box-own = Tus tableros
preset-everything = Todo
new-box-needed = Sin ella no hay suficientes cuadrantes.
new-lands = Paisajes nuevos
new-lands-text = Los mismos lugares en un paisaje recién generado.
new-lands-other = Otros paisajes
new-lands-mark = paisaje nuevo
new-cards = Cartas de Kingdom Builder
new-cards-chosen = { $left ->
    [0] Las tres están elegidas.
    [3] Se sortean las tres. Si quieres alguna en la partida, elígela.
   *[other] { $chosen ->
        [one] 1 elegida
       *[other] { $chosen } elegidas
    }, { $left ->
        [one] 1 al azar.
       *[other] { $left } al azar.
    }
}
new-cards-random = Todas al azar
new-options = Opciones
new-pace = Ritmo
new-pace-live = En directo
new-pace-days = Varios días
new-pace-live-text = Todos están a la mesa al mismo tiempo.
new-pace-days-text = Cada cual juega cuando tiene tiempo. A nadie se le sustituye por no estar.
new-away = Un bot puede sustituir a quien no esté tras
new-clock = Tiempo por turno
new-clock-none = sin límite
new-clock-end = Cuando se acabe el tiempo
new-clock-bot = un bot juega el turno
new-clock-nothing = no pasa nada
new-listed = Permitir espectadores
new-hints = Pistas
new-hints-text = Quien tiene el turno puede pedir que le sugieran una buena jugada. Si juegan varias personas, suelen desactivarse.
new-listed-text = La mesa aparece en la página de inicio de este servidor.
new-seed = Semilla: con el mismo número sale la misma partida; toda la mesa lo verá
new-seed-any = cualquiera
new-start = Empezar la partida
new-start-open = Abrir la mesa
new-error-seed = La semilla debe ser un número entero, 0 o mayor.
new-error-name = El nombre puede tener como mucho 24 caracteres.
new-error-names = Dos jugadores tienen el mismo nombre.

## Entrar
join-title = Te han invitado
join-text = Siéntate a la mesa <b>{ $table }</b>.
join-name = Tu nombre
join-name-placeholder = ¿Cómo quieres que te llamen?
join-colour = Tu color
join-go = Sentarme
join-at = En la mesa
join-here = en la mesa
join-take = Ocupar el asiento { $n }
join-free = libre
join-full = Todos los asientos están ocupados.
join-watch = Ver la partida
join-known = Este navegador ya tiene un asiento aquí.
join-back = Volver a mi asiento
join-another = Ocupar otro asiento en esta pantalla

## Invitar
share-scan = Escanéalo para entrar con un móvil de esta red
share-qr = Código QR del enlace de invitación
share-local = A este servidor solo se llega desde este equipo. Arráncalo con --host 0.0.0.0 para que entren otros de tu red.

## Repetición
replay-title = Repetición
replay-step = Paso { $step } de { $steps }
replay-start = Empieza la partida
replay-end = { $person ->
    [you] <b>Has</b> terminado el turno
   *[other] <b>{ $name }</b> ha terminado el turno
}
replay-slider = Paso de la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-turn-back = Turno anterior
replay-turn-forward = Turno siguiente
replay-fork = Seguir desde aquí
replay-fork-text = Una mesa nueva a partir de este paso
fork-text = Una mesa nueva empieza en el paso { $step }, con otras cartas por venir. ¿Quién se sienta dónde?
fork-go = Seguir jugando
replay-download = Descargar
replay-running = Podrás descargar la grabación cuando termine la partida.
replay-link = Copiar enlace
replay-copied = Enlace copiado.
replay-table = A la mesa
replay-gold = Oro en este paso
replay-keys = Flechas: paso a paso; Inicio y Fin: ir al principio o al final; Espacio: reproducir
replay-waiting = La partida aún no ha empezado.
tiles-title-short = Losetas

## Las reglas
lookup-title = Reglas
lookup-all = Todas las reglas
lookup-what = Reglas: { $name }
lookup-rule = leer la regla

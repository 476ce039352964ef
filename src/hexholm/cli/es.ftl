# La línea de comandos en español.

standard-input = entrada estándar

## Comandos

help-hexholm =
    Kingdom Builder y Winter Kingdom: jugar, simular y estudiar partidas.

    Sin ningún comando, la mesa se abre en tu navegador.
help-serve = Poner en marcha el servidor de la mesa hasta que pulses Ctrl-C.
help-site = Escribir el juego entero como una carpeta de archivos estáticos que cualquier servidor web puede ofrecer.
help-play = Jugar contra bots en el navegador, o aquí mismo con --terminal.
help-new = Escribir una partida nueva en la salida estándar.
help-simulate = Dejar que los bots jueguen muchas partidas y resumir los resultados.
help-replay = Relatar una partida grabada y mostrar su posición final.
help-score = Mostrar el oro o los puntos de cada carta y de dónde vienen.
help-show = Dibujar una posición, aquí o como imagen.
help-edit = Editar una posición en el navegador.
help-bench = Medir la velocidad del motor y de los bots.
help-arena = Enfrentar bots con los mismos repartos en todos los órdenes de asiento y valorarlos.
help-ladder = Enfrentar los niveles de dos en dos y escribir una tabla y un gráfico de los resultados.
help-analyse = Valorar cada turno de una partida y mostrar los momentos decisivos: qué habría sido mejor y por qué.
help-puzzles = Crear problemas o comprobar que sus soluciones son correctas.
help-puzzles-make = Buscar problemas en partidas de bots fuertes hasta que cada colección tenga suficientes; continúa donde se quedó.
help-puzzles-check = Volver a encontrar la solución de cada problema con una cantidad fija de cálculo.
help-sections = Listar los cuadrantes del tablero o crear otros nuevos.
help-sections-list = Listar los cuadrantes que trae hexholm: nombre, expansión, lugares y si es original o nuestro.
help-sections-new = Escribir un cuadrante nuevo en la salida estándar; guárdalo en un archivo para --section-file.
help-stats = Estudiar muchas partidas de un bot: oro por carta, asientos, losetas, duración.
help-rules = Mostrar las reglas de una carta, una loseta, una pieza… o listarlas todas.
help-backup = Guardar todas las partidas de un servidor y su clave en un archivo; el servidor puede estar en marcha.
help-restore = Recuperar las partidas y la clave de una copia de seguridad en una carpeta de datos o una base de datos vacía.
help-prune = Borrar las partidas que nadie toca desde hace mucho tiempo.
help-check = Rehacer todas las partidas guardadas y listar las dañadas.

## Opciones

panel-setup = Preparación
panel-kingdom-builder = Preparación de Kingdom Builder
panel-winter-kingdom = Preparación de Winter Kingdom
panel-until = Cuándo parar (dos bots; --games es entonces el máximo)

flag-version = Mostrar la versión.
flag-language = Usar este idioma.
flag-file = Una partida guardada, una grabación, un archivo .jsonl de grabaciones, un texto de posición (kb2:..., wk1:...) o - para la entrada estándar.
flag-file-edited = Una partida guardada, una grabación, un archivo .jsonl de grabaciones, un caso de un informe de error, un problema, un enlace, un texto de posición (kb2:..., wk1:...) o - para la entrada estándar.
flag-thing = Lo que quieres consultar: un nombre, como está impreso o como se teclea (lords, concejo), o el identificador de una regla (B-3.3).
flag-to = Parar tras este número de acciones.
flag-line = Qué línea de un archivo .jsonl, contando desde 1.
flag-json = Mostrar los resultados como JSON.
flag-seconds = Cuánto tiempo medir, aproximadamente.
flag-players = Número de jugadores: de 2 a 5; en Winter Kingdom, de 2 a 4.
flag-seed = La misma semilla da la misma partida.
flag-seed-of-games = La misma semilla da las mismas partidas.
flag-seed-of-deals = La misma semilla da los mismos repartos.
flag-seed-of-land = La misma semilla da el mismo paisaje.
flag-jobs = Número de procesos.
flag-games = Número de partidas.
flag-out = Añadir una grabación de cada partida a este archivo.

flag-site-folder = Carpeta donde escribir el sitio; si ya hay uno más antiguo, se reemplaza.
flag-host = Dirección en la que escuchar; 0.0.0.0 abre la mesa a tu red.
flag-port = Puerto en el que escuchar; si está ocupado, el siguiente libre.
flag-data = Carpeta en la que guardar las partidas.
flag-database = URL de la base de datos, en vez del archivo de la carpeta.
flag-workers = Número de procesos del servidor en el puerto; con más de uno hace falta PostgreSQL.
flag-backup-file = La copia de seguridad.
flag-older = Sin cambios desde hace este tiempo: días, semanas o años, como 90d, 12w o 1y.
flag-finished = Solo las partidas terminadas.
flag-trial = No borrar nada, solo decir cuántas se borrarían.
flag-open = Abrir la página en el navegador.
flag-access-log = Escribir una línea por cada petición.
flag-json-log = Escribir el registro como líneas de JSON.
flag-lobby = Ofrecer un vestíbulo: mesas abiertas que cualquiera puede encontrar y a las que puede unirse.
flag-allow-host = Un nombre de este servidor, como games.example.org. (se puede repetir)
flag-trust-proxy = Dirección de un proxy de confianza, que dice en nombre de quién pregunta. (se puede repetir)
flag-limit = Lo que puede usar una dirección, como tables=30; los límites están en docs/hosting.md. (se puede repetir)
flag-url = Dirección pública del servidor para los enlaces de correos y webhooks, como https://games.example.org.
flag-mail-server = Servidor de correo que avisa a cada uno cuando le toca: smtp://nombre:clave@host:587 o smtps://host. Mejor con HEXHOLM_MAIL_SERVER: otros pueden leer la línea de órdenes.
flag-mail-from = Remitente de esos correos.
flag-webhook = Cómo pueden empezar los webhooks que se indiquen, como https://chat.example.org/hooks/; https:// permite todos. (se puede repetir)
flag-send-to-private = Enviar avisos también a este equipo y a su propia red, y sin TLS.
flag-offered-bot = Ofrecer también este bot: paquete.módulo:Clase, o un punto de entrada. (se puede repetir)
flag-added-box = Jugar también con una expansión propia: indica su carpeta. (se puede repetir)

flag-terminal = Jugar aquí, escribiendo, en vez de en el navegador.
flag-bot = El bot de los demás asientos; uno tuyo se escribe paquete.módulo:Clase.
flag-bots = Un bot para cada uno de los demás asientos.
flag-my-seat = Tu asiento; el 1 empieza.
flag-save = Guardar la partida en este archivo después de cada turno tuyo.
flag-load = Continuar una partida guardada.
flag-text = Escribir la posición como texto de una sola línea.
flag-print = Poner la preparación en una página para montarla: un archivo que acabe en .pdf o .svg.
flag-address = Dónde está tu hexholm, para el código QR de la página impresa: https://example.org.
flag-never = Sortear una preparación con las cajas sin estos cuadrantes, cartas, losetas o tareas.
flag-always = Sortear una preparación con las cajas que tenga todo esto.
flag-at-least = Sortear una preparación con tantos cuadrantes de una caja.
flag-balanced = Sortear cartas que encajen con el tablero.
flag-svg = Escribir una imagen en este archivo; - es la salida estándar.

flag-seats = Un bot para cada asiento, o uno para todos.
flag-one-more-bot = Un bot más: paquete.módulo:Clase, o como en --bots. (se puede repetir)
flag-arena-bots = Los bots que se comparan, como mucho uno por jugador.
flag-arena-games = Número de partidas; se redondea hacia arriba a repartos completos.
flag-against = Que jueguen también los mismos bots de otro hexholm: una copia del código, un wheel, un entorno virtual o una revisión de git.
flag-adjust = Dar también la proporción de partidas ganadas con menos suerte, según lo que valía cada carta robada (medio segundo por partida, más o menos, y dos con todas las expansiones).
flag-until-width = Parar cuando el intervalo de partidas ganadas no sea más ancho que esto, por ejemplo 6.
flag-decide = Parar cuando esté claro si el primer bot gana más o menos veces que esto, por ejemplo 50.
flag-better = Parar cuando esté claro que el primer bot gana más veces que --than, o menos que esto, por ejemplo 55.
flag-than = La proporción menor para --better; si no, 50.
flag-cluster = Jugar en un clúster de Ray: auto es el de este equipo.
flag-records = Guardar una grabación de cada partida en este archivo; el mismo comando sigue donde lo dejó.
flag-ladder-bots = Los bots que se comparan de dos en dos.
flag-ladder-games = Número de partidas por pareja de bots; se redondea hacia arriba a repartos completos.
flag-ladder-all = Todos los niveles, además de random y greedy.
flag-ladder-keep = Guardar la clasificación en este archivo y mostrar cómo han cambiado los bots desde las anteriores.
flag-ladder-label = Cómo se llama allí esta versión.
flag-ladder-out = Carpeta para ladder.md y pictures/ladder.svg.
flag-from = Estudiar las partidas de este archivo; --game y --players las filtran.
flag-bot-on-all = El bot de todos los asientos.
flag-worth = Winter Kingdom: regalar talentos y apuntar a cartas, para ver cuánto valen.
flag-plot = Dibujar las figuras en este archivo; - es la salida estándar.
flag-work = Cuánto pensar cada turno; con 2 tarda el doble y es más seguro.
flag-one-seat = Mirar solo los turnos de este jugador; empieza el asiento 1.
flag-puzzle-sets = Las colecciones: expansiones, everything o un juego; por defecto, todas.
flag-puzzles-wanted = Número de problemas de cada colección.
flag-puzzle-folder = Carpeta con un archivo por colección, COLECCIÓN.jsonl; los problemas nuevos se añaden.
flag-puzzle-files = Archivos de problemas; por defecto, los que trae hexholm.

flag-box = La expansión para la que se hace un cuadrante.
flag-kind = El primer lugar del cuadrante, con el nombre que da hexholm sections.

flag-game = El juego: { $names }.
flag-preset = Una preparación predefinida ({ $names }).
flag-cards = Tres cartas de puntuación.
flag-boxes = Expansiones: { $names }.
flag-sections = Cuatro cuadrantes: arriba a la izquierda, arriba a la derecha, abajo a la izquierda y abajo a la derecha; con nombre:turned se gira 180 grados.
flag-tasks = Cartas de tarea, una por cada cuadrante que la necesite.
flag-island = La cara de la isla: { $names }.
flag-capitols = Casillas de los castillos que son capitolios.
flag-caves = Casillas de las montañas que tienen una cueva.
flag-nomads = Casillas de nómadas y las losetas que hay en ellas.
flag-removed = El terreno cuyas cartas se retiran, si alguna carta de puntuación lo pide.
flag-option = Una opción de las reglas: NOMBRE la activa, NOMBRE=off la desactiva y NOMBRE=1 fija un número. Opciones: { $names }. (se puede repetir)
flag-section-file = Archivo de un cuadrante propio: sustituye al nuestro de ese nombre, o nómbralo en --sections o --island. (se puede repetir)
flag-boards = Siete caras de tablero: la del centro y las demás desde arriba, en el sentido de las agujas del reloj; 3fe:2 va girada dos sextos.
flag-economy = La carta de economía.
flag-twist = Una situación, o none. El reglamento recomienda una; con varias, la partida es más loca. (se puede repetir)
flag-direction = Dirección de las líneas para los Caballeros: { $names }.
flag-top-board = El tablero superior, para Pieles: 1 es el de arriba, y se cuenta hasta 6 en el sentido de las agujas del reloj.
flag-bottom-board = El tablero inferior, para los Pioneros, con la misma numeración.
flag-side-file = Archivo de una cara propia: sustituye a la nuestra de ese nombre, o nómbrala en --boards. (se puede repetir)

default-end = el final
default-players = 2, o el número de bots
default-arena-games = 400, o como mucho 10 000 si hay una regla para parar
default-new = una nueva
default-data = en tu carpeta personal
default-drawn = según la semilla
default-levels = todos los niveles
default-version = la versión de hexholm
default-all = todo
usage = Uso:
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-required = [obligatorio]
usage-default = [por defecto: { $value }]
usage-any-options = [OPCIONES]
usage-any-command = COMANDO [ARGUMENTOS]...
usage-help = Mostrar esta ayuda.
metavar-file = ARCHIVO
metavar-dir = CARPETA
metavar-path = RUTA
metavar-name = NOMBRE
metavar-number = NÚMERO
metavar-address = DIRECCIÓN
metavar-hex = CASILLA
metavar-tile = LOSETA
metavar-terrain = TERRENO
metavar-set = COLECCIÓN

## Errores

cli-complaint = hexholm: { $line }
cli-usage = { $why } (consulta hexholm --help)
usage-no-command = no hay ningún comando { $got }; usa { $names_or }
usage-no-option = no hay ninguna opción { $got }
usage-no-option-but = no hay ninguna opción { $got }; ¿quieres decir { $near_or }?
usage-flag = { $name } no lleva ningún valor
usage-needs-value = { $name } necesita un valor
usage-missing = falta { $name }
usage-number = { $kind ->
    [any] { $name } es un número
   *[whole] { $name } es un número entero
}
usage-number-from = { $kind ->
    [any] { $name } es un número, { $least } como mínimo
   *[whole] { $name } es un número entero, { $least } como mínimo
}
usage-number-to = { $kind ->
    [any] { $name } es un número de { $least } a { $most }
   *[whole] { $name } es un número entero de { $least } a { $most }
}
usage-extra = aquí no se espera nada: { $got }
usage-other = { $why }
cli-language = idioma desconocido { $got }; elige entre: { $names }
cli-bot-first = pon --bot detrás del comando: hexholm { $command } --bot
cli-terminal-only = en el navegador, la preparación se elige en la página; añade --terminal para jugar aquí
cli-load-alone = --load trae su propia preparación; quita --players, --seed y las opciones de preparación
cli-at-least = --at-least espera cajas con un número, como nomads=2, y no { $got }
cli-wishes-draw = con preferencias, la preparación se sortea con las cajas; quita { $flag }
cli-paper = --print escribe archivos { $names_or }, no { $got }
cli-printed = La preparación está en { $file }. En el navegador: { $link }
cli-address = --address dice dónde hay un hexholm, por ejemplo https://example.org, no { $got }
cli-bots-beside-you =
    { $players } jugadores necesitan { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } además de ti, no { $got }
cli-no-seat = no hay ningún asiento { $seat }; los asientos van de 1 a { $seats }
cli-wrong-scores = { $file }: las puntuaciones grabadas no coinciden con la partida
cli-right-scores = Las puntuaciones grabadas coinciden.
cli-edited = Esta posición se ha modificado: no es a la que lleva el registro del archivo, que se omite.
cli-to = --to { $to }: { $why }
cli-option-of-other-game = { $flag } es para --game { $other }; esto es { $this }
cli-file-not-used = para usar el archivo, nombra { $names } en { $flags_or }
cli-nomads = --nomads admite casillas y losetas como c4=treasure,k12=sword, no { $got }
cli-rule = --option admite { $ways_or }, no { $got }
cli-preset-twist = la primera partida no tiene situación; quita --twist o --preset

in-file = { $file }: { $why }
file-not-text = { $file } no es un archivo de texto
file-line = { $file }, línea { $line }
file-no-line =
    { $file } tiene { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }; no hay línea { $line }

arena-name-bots = nombra los bots que se comparan, por ejemplo --bots hard,normal
arena-than-alone = --than va con --better; indica los dos
arena-one-rule = --until-width, --decide y --better dicen cada uno cuándo parar; usa solo uno
ladder-all-or-bots = tanto --all como --bots dicen quién juega; usa solo uno
stats-json-or-plot = tanto --json como --plot - escriben en la salida estándar; da un archivo a --plot
stats-from-alone = --from lee partidas ya jugadas; quita { $flag }
stats-worth-alone = --worth juega sus propias partidas; quita { $flag }
stats-worth-game = --worth es para --game { $names_or }
analyse-no-turns = { $file } no tiene turnos que analizar
puzzles-no-set = no hay ninguna colección de problemas { $got }; elige entre: { $names }
puzzles-lost = { $n ->
    [one] esta solución no se ha vuelto a encontrar: { $names }
   *[other] estas soluciones no se han vuelto a encontrar: { $names }
}
rules-unknown = la guía no tiene ninguna entrada { $got }; con hexholm rules se listan todas
sections-no-box = no hay ninguna expansión { $got } con cuadrantes; elige entre: { $names }
sections-no-kind = ninguna expansión tiene un cuadrante { $got }; elige entre: { $names }
sections-no-kind-in-box = la expansión { $of } no tiene ningún cuadrante { $got }; elige entre: { $names }
site-not-built = este hexholm vino sin los archivos del sitio; make site los crea en una copia del repositorio, y un wheel creado después (make site wheel) los incluye
site-other = { $file } es de otro sitio; elige otra carpeta
typed-unclear = { $word } es ambiguo; escribe { $ways_or }

## El sitio

site-written = { $n ->
    [one] El sitio está en { $folder }: { $n } archivo, { $mb } MB.
   *[other] El sitio está en { $folder }: { $n } archivos, { $mb } MB.
}
site-try = Para probarlo aquí: { $command }

## La partida en el terminal

play-bot = Bot { $number } ({ $level })
play-lapse = { $name }: { $why }; este turno lo juega el bot «{ $level }».
play-garbled = No se puede: { $why }. Escribe help para ver qué puedes hacer.
play-no = No se puede: { $why }.
play-waits = { $name } espera tu decisión en mitad de un turno.
play-undone = Deshecho: { $action }.
play-why-what = Escribe una acción detrás de why, por ejemplo: why build c5
play-why = { $action }: { $why }.
play-allowed = { $action }: ahora puedes hacerlo.
play-no-log = Aún no ha pasado nada.
play-save-where = Escribe un nombre de archivo detrás de save, por ejemplo: save partida.json
play-not-saved = No se ha guardado: { $path }: { $why }.
play-saved = Guardada. Continúa con: hexholm play --terminal --load { $path } --seat { $seat } --bots { $bots }
play-saved-over = Guardada. Mírala con: hexholm replay { $path }
play-lost = La partida no se ha guardado; la próxima vez, guárdala con save ARCHIVO o --save ARCHIVO.
play-offer-save = ¿Guardar la partida? Escribe un nombre de archivo, o pulsa Intro para salir:
narrow-window = El tablero necesita { $needed } columnas; esta ventana tiene { $width }.

type-hint = Escribe { $ways_or }.
hint-hex = { $ways_or } (u otra casilla entre corchetes)
hint-build = { $hex } para construir
hint-take = { $hex } para levantar
hint-put = { $hex } para mover ahí
hint-sell = take { $hex } para vender

things-cards = Cartas de puntuación de esta partida:
things-tasks = Cartas de tarea de esta partida:
things-locations = Lugares de esta partida:
things-nomads = Losetas de nómadas de esta partida:
things-others = Otras acciones de esta partida:
things-economy = Economía: { $what }: { $text }
things-twist = Situación: { $what }: { $text }
things-talents = Talentos que conoces:
thing = {"  "}{ $card }: { $text }
thing-typed = {"  "}{ $tile } ({ $tile_id }): { $text }

beside-ready = { $what }, disponible: { $text }
beside-used = { $what }, ya se ha usado en este turno: { $text }
beside-removed = Terreno sin cartas: { $terrain }
beside-due = Por construir con esta carta: { $due }
beside-marks = Filas que has marcado: { $rows }
beside-walls = Muros de piedra que quedan: { $walls }

purse-buy = { $tile } (buy { $tile_id }: { $n })
purse-upgrade = mejora: { $tile } (upgrade { $tile_id }: { $n })
purse-repeat = repetir un talento ({ $coins })
purse-enough =
    Tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; te llega para: { $ways }.
purse-short =
    { $coins ->
        [0] No tienes monedas
        [one] Tienes { $coins } moneda: no te llega para comprar nada
       *[other] Tienes { $coins } monedas: no te llega para comprar nada
    }.

## Puntuaciones

scores = { $unit }
scores-columns = carta
scores-now = { $unit } si la partida terminara ahora
scores-now-columns = carta
scores-from = de dónde viene el oro
scores-from-columns = jugador | carta | oros | casillas
paid-during-play = pagado durante la partida

## Muchas partidas: | separa las columnas

simulate-wins = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} (con intervalos del 95 %)
simulate-wins-columns = bot | asientos jugados | victorias | porcentaje | { $unit }
simulate-gold = media de { $unit } por carta
simulate-gold-columns = carta
simulate-rounds = rondas por partida: { $rounds }
simulate-records = grabaciones: { $file }
simulate-lapses =
    { $bot } ha fallado { $times ->
        [one] una vez
       *[other] { $times } veces
    }; esos turnos los ha jugado el bot fácil

standings = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} (intervalos del 95 %)
standings-columns = bot | ganadas | { $unit } | valoración | ms por turno | 95 % por debajo de | el más largo
standings-adjusted = sin la suerte de las cartas: { $bot } gana { $won }; el intervalo mide un { $width } del otro
standings-caption = valoración: openskill (Plackett-Luce), ± sigma; tiempo: de procesador
duels = quedó por delante de (los empates cuentan la mitad)
duels-columns = bot
arena-rounded = { $wanted ->
    [one] 1 partida se ha
   *[other] { $wanted } partidas se han
} redondeado a { $games } para jugar cada reparto en todos los órdenes de asiento
arena-few-deals = --adjust necesita al menos { $few } repartos jugados con esa opción
arena-narrow = terminado tras { $games } partidas, con un intervalo de { $limit } como mucho: { $bot } gana { $won }
arena-above = decidido tras { $games } partidas: { $bot } gana más de { $limit }; hasta ahora, { $won }
arena-below = decidido tras { $games } partidas: { $bot } gana menos de { $limit }; hasta ahora, { $won }
arena-undecided = sin decidir: { $bot } ha ganado { $won }
arena-version = { $compiled ->
   *[yes] { $where } es hexholm { $version } en { $folder }
    [no] { $where } es hexholm { $version } en { $folder }, sin jugadores rápidos compilados: por eso su expert es más débil
}
arena-interrupted = interrumpido: { $played } de { $games } partidas jugadas
arena-lost = se han perdido, porque no se indicó ningún archivo de grabaciones
arena-go-on = para seguir, ejecuta otra vez el mismo comando
ladder-written = escrito: { $page }, { $picture }
ladder-what = { $what }, { $players } jugadores: cada pareja de bots juega { $games } partidas con { $deals ->
    [one] 1 reparto,
   *[other] { $deals } repartos, cada reparto
} en todos los órdenes de asiento.

bench = velocidad en un núcleo
bench-columns = qué | medido | mínimo | objetivo | patrones | alcanzado
bench-caption = patrones: tiempo medido en bucles de Python puro
bench-speed = { $n } partidas/s
bench-steps = { $n } pasos/s
bench-time = { $n } µs
bench-missed = no
bench-must = mínimo
bench-stretch = objetivo
bench-base-random = juego básico, 2 bots al azar
bench-base-bare = lo mismo, solo el motor
bench-base-greedy = juego básico, 2 bots voraces
bench-base-quick = juego básico, 2 jugadores rápidos
bench-base-compiled = lo mismo, compilado
bench-all-random = todo en juego, 4 bots al azar
bench-all-greedy = todo en juego, 4 bots voraces
bench-winter-random = Winter Kingdom, 4 bots al azar
bench-env-base = entorno, juego básico, 2 jugadores
bench-env-all = lo mismo, todo en juego, 4 jugadores
bench-env-winter = lo mismo, Winter Kingdom, 4 jugadores
bench-env-batch = lote compilado de juegos básicos
bench-copy = copia de un estado
bench-score = puntuación de un jugador, 3 cartas
bench-new = partida nueva
bench-legal = copia y lista de acciones legales

sections-columns = cuadrante | expansión | lugares | origen
sections-printed = impreso
sections-house = nuestro
puzzles-made = { $name }  { $stars }  { $turn }
puzzles-found = { $n ->
    [one] { $n } solución encontrada de nuevo.
   *[other] { $n } soluciones encontradas de nuevo.
}

stats-by-bot = { $bot } en todos los asientos
stats-from = de { $file }
survey-what = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $of }, { $players } jugadores, { $source }
survey-left-out =
    { $games ->
        [one] { $games } partida queda
       *[other] { $games } partidas quedan
    } fuera: sin terminar o empezadas desde una posición modificada
survey-cards = { $unit } por jugador y carta
survey-cards-columns = carta | partidas | media | desviación | cuartiles
survey-seats = asientos (a partes iguales: { $even } de las victorias)
survey-seats-columns = asiento | victorias | { $unit } | sobre su mesa | acaba la partida
survey-tiles = losetas
survey-tiles-columns = loseta | tomada | jugadores | ronda | usos | { $unit } | victorias
survey-tiles-taken = {"  "}tomada: por cada jugador, donde está en juego; usos: por partida, de quien la toma
survey-tiles-worth = {"  "}{ $unit }, victorias (de 100 partidas): lo que va asociado a una más, dentro de una mesa
survey-talents = talentos
survey-talents-columns = talento | precio | comprado | ronda | usos | si se recibe | si se compra | mejorado | si se mejora
survey-if-dealt = {"  "}si se recibe: { $unit } por recibirlo en vez de un talento medio, se compre o no
survey-if-bought = {"  "}si se compra, si se mejora: { $unit } que van asociados, comparando dentro de una mesa
survey-too-few = {"  "}muy pocas partidas para saber cuánto vale uno
survey-rounds = rondas por partida: { $rounds }  ({ $shares })
survey-pieces = piezas construidas por jugador: { $pieces }
survey-ender = quien primero se queda sin piezas gana { $share }
survey-stuck =
    { $games ->
        [one] en { $games } partida
       *[other] en { $games } partidas
    } ya nadie podía construir
survey-free = usos sin loseta, por jugador y partida: { $uses }
survey-parts = por { $kind ->
    [section] cuadrante
    [economy] carta de economía
    [twist] situación
   *[other] { $kind }
} (por jugador)
survey-parts-columns = { $kind ->
    [section] cuadrante
    [economy] carta de economía
    [twist] situación
   *[other] { $kind }
} | partidas | { $unit } | rondas | losetas
survey-parts-paid = por { $kind ->
    [section] cuadrante
    [economy] carta de economía
    [twist] situación
   *[other] { $kind }
} (por jugador)
survey-parts-paid-columns = { $kind ->
    [section] cuadrante
    [economy] carta de economía
    [twist] situación
   *[other] { $kind }
} | partidas | { $unit } | rondas | monedas | talentos
survey-pairs = cartas que dan más o menos { $unit } con otra en juego
survey-pairs-columns = carta | con | partidas | { $unit } | frente a lo normal

worth-what = { $games } partidas con regalos y { $games } con objetivos, { $players } jugadores, { $bot } en todos los asientos
worth-talents = talentos
worth-talents-columns = talento | precio | puntos | por moneda | mejora | añade | por moneda
worth-points = {"  "}puntos: lo que da un regalo desde el primer turno, comparado con los demás de la mesa
worth-cards = cartas de puntuación
worth-cards-columns = carta | paga | como objetivo | nada | los demás
worth-nothing = {"  "}nada: el porcentaje de quienes juegan por la carta y no sacan nada

analyse-chances = Probabilidad de ganar tras cada uno de los { $turns } turnos
analyse-won = victoria
analyse-no-points = Ningún turno quedó muy por debajo del mejor encontrado.
analyse-points = Momentos decisivos
analyse-turn = {"  "}turno { $turn }, { $name } { $sign } probabilidad de ganar { $best } → { $done }, ventaja −{ $gold }
analyse-played = {"    "}jugado   { $actions }
analyse-better = {"    "}mejor    { $actions }
analyse-why = {"    "}por qué  { $reasons }

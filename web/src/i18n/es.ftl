# La página en español: lo que dice alrededor de una partida.

app-name = hexholm
title-table = { $id } · hexholm
title-your-turn = ● Tu turno · { $id }
loading = Preparando la mesa…
cancel = Cancelar
close = Cerrar
back = Atrás
copy = Copiar
copied = Copiado

## Direcciones que no llevan a ninguna parte
title-unknown = Página no encontrada · hexholm
unknown-title = Aquí aún no se ha construido nada
unknown-text = En esta dirección no hay ninguna página. Revisa el enlace o vuelve al inicio.
unknown-home = Inicio

## Conexión
link-connecting = Conectando…
link-lost = Reconectando…
link-refused = { $text } Lo seguimos intentando.
link-closed-title = Este enlace no funciona
link-closed = El servidor ha rechazado este enlace. Comprueba que esté completo.
error-offline = El servidor no responde.
not-stored = Esto no se ha guardado: el almacenamiento de tu navegador está lleno o bloqueado. Antes de cerrar la página, descarga un archivo o copia el enlace.

## La cabecera y el menú
header-table = Mesa <b>{ $id }</b>
menu = Menú
menu-title = Menú
menu-home = Inicio
menu-replay = Repetición
menu-position = Editar esta posición
menu-help = Ayuda y teclas
menu-help-touch = Ayuda
menu-settings = Ajustes
menu-watch = Copiar enlace para espectadores
menu-own = Copiar mi propio enlace
menu-own-text = Quien tenga este enlace puede jugar por ti: no lo compartas. Úsalo para seguir en otro dispositivo.
send-turn = Enviar turno
by-turns = Por enlace: cada uno en su propio dispositivo.
menu-carry = Llevarse la partida
menu-leave = Salir de la partida

## Ajustes
settings-title = Ajustes
settings-theme = Tema
settings-theme-auto = El del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Reducir el movimiento
settings-contrast = Alto contraste
settings-sound = Sonidos
settings-signs = Letras en el terreno y marcas más grandes en las piezas
settings-auto-end = Terminar mi turno automáticamente cuando no quede nada que hacer
settings-confirm-end = Preguntar antes de terminar mi turno
settings-coordinates = Mostrar las coordenadas de las casillas
settings-cover = Tapar la mano entre turnos en una pantalla compartida
settings-language = Idioma
language-auto = El del sistema

## Ayuda
help-title = Cómo se juega
help-keys = Teclas
help-arrows = Moverse por el tablero
help-enter = Construir, levantar o colocar; en las demás casillas, ver por qué no se puede
help-letters = Usar la loseta de esa letra
help-digits = Elegir una de varias opciones
help-undo = Deshacer el último paso
help-hint = Pedir una pista, si la mesa las permite
help-end = Terminar el turno
help-moves = Ver en una lista todo lo que puedes hacer ahora, sin usar el tablero
help-escape = Devolver la pieza levantada o cerrar lo que esté abierto
help-zoom = Acercar, alejar o ver todo el tablero
help-help = Esta lista
help-key-arrows = Flechas
help-key-enter = Intro
help-key-letters = A–Z
help-key-digits = 1–9
help-key-escape = Esc
help-key-zoom = + − 0
help-key-help = ?
help-fingers = Dedos
help-tap = Tocar
help-tap-text = Apunta a la casilla más cercana donde puedes actuar; si hay muchas, el tablero se acerca
help-tap-again = Tocar otra vez
help-tap-again-text = Lo hace; el botón de abajo también
help-hold = Mantener pulsado
help-hold-text = Lo cuenta todo sobre una casilla o una loseta
help-pinch = Pellizcar, arrastrar
help-pinch-text = Amplía y mueve el tablero; un doble toque lo muestra entero

help-own-boards = Tableros que alguien ha introducido tal como están impresos: { $names }
help-locations = Lugares
help-cards = Cartas

## Jugadores
players-title = Jugadores
player-bot = bot · { $level }
player-stands-in = suplente · { $level }
player-late = sin tiempo; juega un bot
player-person = presente
player-away = ausente
player-left = se ha ido
player-turn = tiene el turno
player-asked = está decidiendo
player-turn-terrain = construye en { $terrain_on }
player-elsewhere = en otro sitio
player-mine = aquí
player-supply = { $n ->
    [one] queda { $n } asentamiento
   *[other] quedan { $n } asentamientos
}
player-gold = { $n ->
    [one] 1 oro
   *[other] { $n } oros
} ahora
player-earned = { $n ->
    [one] 1 oro ganado
   *[other] { $n } oros ganados
} durante la partida: { $cards }
player-has = { $n ->
    [0] no quedan { $piece_many }
    [one] queda 1 { $piece }
   *[other] quedan { $n } { $piece_many }
}
player-tiles = Losetas: { $tiles }
player-no-tiles = Sin losetas

## Mano
hand-title = { $n ->
    [one] Tu carta de terreno
   *[other] Tus cartas de terreno
}
hand-title-other = { $n ->
    [one] Carta de terreno de { $name }
   *[other] Cartas de terreno de { $name }
}
hand-or = { $terrain } o { $ground_word }
hand-played = Terreno elegido: { $terrain_word }
hand-removed = En esta partida no hay cartas de { $terrain_word }
hand-hidden = Oculta hasta que se juegue
hand-none = Sin carta
hand-deck = { $n ->
    [0] El mazo está vacío
    [one] Queda 1 carta en el mazo
   *[other] Quedan { $n } cartas en el mazo
}
hand-deck-short = mazo { $n }

## Losetas
tiles-title = Tus acciones especiales
tiles-title-other = Acciones especiales de { $name }
tiles-none = Construye junto a un lugar para tomar su loseta.
tiles-none-other = Aún sin losetas
tile-ready = disponible
tile-used = ya se ha usado
tile-new = próximo turno
tile-busy = en uso
tile-idle = ahora no
tile-other-turn = en turnos de otros
tile-always = siempre activa

## Cartas
kb-gold-now = { $n ->
    [one] { $n } oro ahora
   *[other] { $n } oros ahora
}

## Registro
log-title = Registro
log-empty = Aún no ha pasado nada.

## Acciones
actions-label = Acciones
act-here = { $verb ->
    [Levantar] Levantar la pieza de { $hex }
   *[other] { $verb } en { $hex }
}
bot-thinking = { $name } está pensando…
bot-move-now = Que juegue ya
bot-move-now-text = El bot deja de pensar y juega lo que le parece mejor a primera vista.
undo = Deshacer
undo-key = U
hint = Pista
hint-key = H
end-turn = Terminar turno
end-done = Listo
end-key = E
end-confirm = ¿Terminar tu turno?
end-confirm-tiles = { $n ->
    [one] Aún puedes usar una acción: { $tiles }.
   *[other] Aún puedes usar estas acciones: { $tiles }.
}
takeback = Deshacer
takeback-turn = Deshacer mi turno
takeback-text = Volver al principio de tu último turno
takeback-confirm = ¿Deshacer tu último turno?
takeback-only = Vuelves al principio de tu turno.
takeback-drops = Vuelves al principio de tu turno. También se deshace lo que ha jugado { $names } desde entonces.
takeback-needs = Debe aceptarlo { $names }.
takeback-ask = Pedirlo
takeback-asked = { $name } pide deshacer su último turno
takeback-mine = Esperando a que { $names } lo acepte
takeback-waits = { $name } ha pedido deshacer un turno; falta { $names }
takeback-declined = { $name } no lo ha aceptado. La partida sigue.
takeback-yes = Aceptar
takeback-no = Rechazar
leave-confirm = ¿Salir de la partida?
leave-text = Los demás pueden dejar que un bot juegue por ti. Hasta entonces, puedes volver con tu enlace.
leave-yes = Salir
vote-wait = { $name } no está. En { $time } podrás dejar que juegue un bot.
vote-text = { $name } no está. ¿Juega un bot en su lugar?
vote-text-left = { $name } ha dejado la mesa. ¿Juega un bot en su lugar?
vote-yes = Que juegue un bot
vote-done = Has aceptado; faltan los demás
lent-text = Un bot juega por ti.
lent-back = Recuperar mi asiento

## Tiempo
time-seconds = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}
time-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
time-whole-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
time-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
time-hours = { $h } h { $m } min
time-hours-short = { $h } h
time-days-short = { $d } d
time-days-left = { $d ->
    [one] 1 día { $h } h
   *[other] { $d } días { $h } h
}
clock-over = sin tiempo
clock-label = Tiempo restante de { $name }: { $time }
clock-end-bot = Cuando se acabe el tiempo, un bot jugará este turno.
clock-end-nothing = Cuando se acabe el tiempo, no pasa nada.
ask-late = { $person ->
    [you] Se acabó el tiempo: un bot juega este turno por ti
   *[other] Se acabó el tiempo: un bot juega este turno por { $name }
}
pace-days = Esta partida dura varios días.
pace-clock-bot = Tiempo por turno: { $time }; después lo juega un bot.
pace-clock-nothing = Tiempo por turno: { $time }, solo como referencia.

## Rechazos por código
refused-stale = La partida ha cambiado entretanto; vuelve a mirar.
refused-not-your-turn = No es tu turno.
refused-too-fast = Demasiado rápido; prueba otra vez.
refused-cannot-undo = Eso ya no se puede deshacer.
refused-illegal = Ahora no puedes hacer eso.
refused-other = No ha funcionado: { $text }

## El tablero
board-label = El tablero
board-help = Muévete por el tablero con las flechas y actúa con Intro.
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-fit = Todo el tablero
hex-name = { $name }, { $ground }
hex-mine = tu { $piece }
hex-owner = { $piece } de { $name }
hex-beside = al lado: { $things }
hex-beside-mine = { $n } de tus { $piece_many }
hex-beside-owner = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
} de { $name }
hex-beside-nobody = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
}
hex-site = { $location }, { $n ->
    [0] no quedan losetas
    [one] queda 1 loseta
   *[other] quedan { $n } losetas
}
not-your-turn = Es el turno de { $name }.
rule = regla { $rule }

## Una sola pantalla
cover-title = Pasa la pantalla a { $name }
cover-text = Le toca a { $name }. Hasta entonces, la mano queda oculta.
cover-go = Soy { $name }
cover-never = No volver a tapar la mano

## Sala de espera
seed-known = Alguien ha subido esta partida o ha elegido su semilla, y puede saber qué cartas vienen.
room-title = Esperando jugadores
room-text = La partida empezará cuando todos los asientos estén ocupados.
room-text-public = Esta mesa está en el vestíbulo. La partida empieza cuando todos los asientos están ocupados.
room-table = Mesa { $id }
room-level = Nivel de los bots
room-fill = { $n ->
    [one] Añadir un bot y empezar
   *[other] Completar con bots y empezar
}
room-leave = Dejar la mesa
room-invite = Invita con este enlace:
room-watch = Enlace para espectadores:
room-seat = Asiento { $n }
room-open = libre
room-you = tú

## Final de la partida
end-title-won = { $names ->
    [you] Has ganado
   *[other] Ha ganado { $names }
}
end-title-tie = Victoria compartida: { $names }
end-title-scoring = Recuento
end-total = Total
end-skip = Ver todo
end-again = Contar otra vez
end-rematch = Jugar otra vez
end-rematch-same = Mismo tablero
end-rematch-new = Tablero nuevo
end-rematch-open = Ir a la revancha
end-next-level = ¡Dos victorias seguidas! La próxima vez prueba el nivel <b>{ $level }</b>.
end-replay = Ver la repetición
end-table = Oro por carta y jugador

## Avisos hablados
live-your-turn = Es tu turno. { $ask }
live-turn = Es el turno de { $name }.

## La lista de jugadas
moves-title = Lista de jugadas
moves-key = M
moves-open = Jugar con una lista de jugadas en lugar del tablero
moves-filter = Escribe una casilla o una palabra
moves-none = Ahora mismo no tienes nada que hacer.
moves-nothing = Ninguna jugada coincide con «{ $typed }».
moves-group = { $title } ({ $n })
moves-of-build = Construir
moves-of-take = Levantar
moves-of-put = Colocar
moves-of-choose = Elegir
moves-of-use = Acciones especiales
moves-of-turn = Tu turno
moves-of-other = Otras jugadas

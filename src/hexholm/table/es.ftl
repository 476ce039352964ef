# La mesa en español: lo que el servidor escribe y rechaza.

serve-here = hexholm está en { $address }
serve-network = en tu red: { $address }
serve-stop = Pulsa Ctrl-C para pararlo; las partidas se conservan.

## El cuidado de las partidas

care-backed-up = { $n ->
    [one] 1 mesa guardada
   *[other] { $n } mesas guardadas
} en { $file }. El archivo contiene la clave de todos los asientos: no lo compartas.
care-restored = { $n ->
    [one] 1 mesa restaurada.
   *[other] { $n } mesas restauradas.
}
care-pruned = { $n ->
    [one] 1 mesa borrada.
   *[other] { $n } mesas borradas.
}
care-would-prune = { $n ->
    [one] Se borraría 1 mesa.
   *[other] Se borrarían { $n } mesas.
}
care-damaged = { $table } está dañada: { $why }
care-checked = { $n ->
    [one] 1 mesa comprobada
   *[other] { $n } mesas comprobadas
}, { $damaged ->
    [0] ninguna dañada
    [one] 1 dañada
   *[other] { $damaged } dañadas
}.

## Rechazos, por código

refusal-too-fast = Demasiadas peticiones; espera un momento y prueba otra vez.
refusal-too-many = Demasiadas cosas a la vez; espera un momento y prueba otra vez.
refusal-too-slow = La petición ha tardado demasiado en llegar.
refusal-wrong-host = Este servidor no se llama { $host }. Si ese es su nombre, arráncalo con --allow-host { $host }.
refusal-wrong-origin = Esto no se puede hacer desde otro sitio web.
refusal-limit-tables = Demasiadas mesas nuevas desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-uploads = Demasiadas subidas desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-calls = Demasiadas peticiones desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-handshakes = Demasiadas conexiones nuevas desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-messages = Demasiados mensajes desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-hints = Demasiadas pistas desde tu dirección; prueba otra vez dentro de { $seconds } s.
refusal-limit-stops = Se ha interrumpido demasiadas veces a los bots desde tu dirección; vuelve a intentarlo dentro de { $seconds } s.
refusal-limit-sockets = Demasiadas conexiones desde tu dirección; cierra alguna pestaña y prueba otra vez.
refusal-limit-connections = Demasiadas conexiones desde tu dirección; prueba más tarde.
refusal-limit-bot-tables = Demasiadas mesas con bots desde tu dirección; termina antes una partida.
refusal-too-big = Una petición puede tener como mucho { $bytes } bytes.
refusal-message-too-big = Un mensaje puede tener como mucho { $bytes } bytes.
refusal-busy = El servidor está ocupado; prueba otra vez.
refusal-too-many-people = Hay demasiada gente conectada; prueba más tarde.
refusal-no-free-name = No se ha encontrado un nombre libre para la mesa; prueba otra vez.
refusal-stale = La partida ha cambiado entretanto; vuelve a mirar.
refusal-not-stored = No se ha podido guardar; prueba otra vez.
refusal-table-not-stored = No se ha podido guardar la mesa; prueba más tarde.
refusal-not-read = Ahora mismo no se puede leer la mesa; prueba otra vez.
refusal-server-error = Algo ha fallado en el servidor.

refusal-unknown-table = Esa mesa no existe.
refusal-damaged = La entrada { $number } de la mesa { $table } está dañada en la base de datos: la partida no puede seguir.
refusal-damaged-start = La preparación de la mesa { $table } está dañada en la base de datos: la partida no se puede abrir.
refusal-unknown-step = Los pasos de esta partida van de { $first } a { $last }.
refusal-unknown-land = Ese paisaje no existe; elige entre: { $names }.
refusal-unknown-picture = La guía no tiene ninguna imagen de { $name }.
refusal-unknown-lesson = Esa lección no existe; elige entre: { $names }.
refusal-unknown-puzzle = Ese problema no existe.
refusal-puzzle-open = Termina primero el turno; después se valora.
refusal-no-verdict = No se ha podido valorar tu turno; prueba otra vez.
refusal-bad-secret = Este enlace o secreto no vale para esta mesa.
refusal-not-invited = Para esto hace falta el secreto de la invitación.
refusal-no-seat = Para esto hace falta el secreto de un asiento.
refusal-bad-side = El archivo no es la cara de un tablero: { $why }.
refusal-bad-board = No se puede leer el tablero: { $why }.
refusal-bad-keepsake = Eso no se puede guardar: no es un objeto JSON de un tipo conocido.
refusal-many-keepsakes = Un perfil guarda como mucho { $most } de estos. Elimina uno que ya no necesites.
refusal-bad-setup = No se puede jugar con esta preparación: { $why }.
refusal-no-draw = Esta preparación no se puede sortear: { $why }.
refusal-bad-record = No se puede leer esta partida: { $why }.
refusal-bad-count = Esto no se puede contar: { $why }.
refusal-bad-link = Este enlace no se puede abrir: { $why }.
refusal-bad-position = Esta posición es imposible: { $why }.
refusal-unread-position = No se puede abrir: { $why }.
refusal-bad-puzzle = Este problema no se puede leer: { $why }.
refusal-position-others = Hay otras personas en esta mesa: su posición se puede editar cuando termine la partida.
refusal-position-over = En esta posición la partida ha terminado: no le toca a nadie.
refusal-no-link = No se puede hacer un enlace de esta partida: { $why }.
refusal-link-others = En esta mesa juegan otros: el enlace mostraría las cartas de todos. Podrás tenerlo cuando acabe la partida.
refusal-link-seat = Elige uno de los asientos que no tenga un bot.
refusal-bots-play = Los bots aún están jugando; inténtalo de nuevo enseguida.
refusal-takeback-by-turns = Un turno que quizá ya se envió no se puede deshacer.
refusal-unshown = Esta partida no se puede mostrar.
refusal-seats = Debe haber un asiento por jugador.
refusal-clock-too-short = En una partida de varios días, un turno tiene al menos { $minutes } minutos.
refusal-unknown-bot = Ese bot no existe; elige entre: { $names }.
refusal-bad-name = El nombre debe tener entre 1 y 24 caracteres.
refusal-bad-colour = Ese color no existe; elige entre: { $names }.
refusal-colour-taken = Alguien ya tiene el color { $colour }.
refusal-no-open-seat = En esta mesa no queda ningún asiento libre.
refusal-seat-taken = El asiento { $seat } no está libre.
refusal-nobody = En el asiento { $seat } no hay ninguna persona.
refusal-own-seat = No puedes votar sobre tu propio asiento.
refusal-still-here = Esta persona sigue aquí.

refusal-not-begun = La partida empezará cuando todos los asientos estén ocupados.
refusal-not-your-turn = Es el turno del asiento { $seat }.
refusal-not-your-seat = Desde esta conexión no se juega en ese asiento.
refusal-too-late = Se te ha acabado el tiempo; un bot juega este turno.
refusal-over = La partida ha terminado.
refusal-illegal = { $why }
refusal-cannot-undo = La última acción no se puede deshacer.
refusal-undo = La última acción no se puede deshacer: ha revelado algo oculto.
refusal-nothing-to-take-back = Este asiento aún no ha jugado.
refusal-no-takeback = Nadie ha pedido deshacer un turno.
refusal-takeback-asked = Alguien ya ha pedido deshacer un turno.
refusal-why-not-yours = Solo quien tiene el turno puede preguntar por qué.
refusal-hints-off = En esta mesa no se permiten pistas.
refusal-hint-not-yours = Solo quien tiene el turno puede pedir una pista.
refusal-stop-others = También juegan otras personas: deja pensar al bot.
refusal-no-hint = No se ha encontrado ninguna pista; prueba otra vez.
refusal-rated-later = Los turnos se valoran al terminar la partida.
refusal-record-later = La grabación estará disponible cuando termine la partida.
refusal-rematch-later = La revancha podrá empezar cuando termine la partida.

refusal-talk-off = En esta mesa el chat está desactivado.
refusal-phrases-only = En una mesa pública solo se pueden decir las frases preparadas.
refusal-text-or-phrase = Envía un texto o una frase preparada, no ambas cosas.
refusal-unknown-phrase = No existe esa frase; elige entre: { $names }.
refusal-empty-text = Este texto no dice nada.
refusal-long-text = Un texto puede tener como máximo { $most } caracteres.
refusal-talk-too-fast = Más despacio: deja que los demás lean.
refusal-talk-enough = Ya has dicho bastante en esta mesa.
refusal-no-lobby = Este servidor no tiene vestíbulo.
refusal-bad-profile = Este enlace de perfil no vale aquí. Quizá se haya eliminado el perfil.
refusal-bad-language = No existe ese idioma; elige entre: { $names }.

refusal-unknown = Tipo de mensaje desconocido; se esperaba uno de: { $names }.
refusal-no-hello = El primer mensaje debe ser de tipo hello.
refusal-not-json = Un mensaje debe ser JSON.
refusal-not-object = Un mensaje debe ser un objeto JSON.
refusal-number = number debe ser el número de una entrada.
refusal-since = since debe ser un número entero, 0 o mayor, o null.
refusal-seat = { $key } debe ser el número de un asiento.
refusal-yes = yes debe ser true o false.
refusal-texts = { $key } debe ser una lista de textos.
refusal-short-text = { $key } debe ser un texto corto.
refusal-name-and-colour = name y colour deben ser textos.

## Errores

serve-no-port = no hay ningún puerto libre de { $first } a { $last }
database-version = la base de datos es de otra versión de hexholm: { $why }
database-broken = no se puede usar { $file } ({ $why }); recupéralo de una copia de seguridad con `hexholm restore` o elige otra carpeta con --data
database-away = no se puede conectar con la base de datos { $name }: { $why }
database-in-use = otro hexholm está usando { $file }, y SQLite solo admite un proceso a la vez; para el otro o usa PostgreSQL (--database) con varios
workers-database = para varios procesos hace falta PostgreSQL: --database postgresql://user@host/name
workers-windows = para varios procesos hace falta Linux o macOS
no-key = falta { $file }, con la clave de todos los enlaces a las mesas. Recupéralo de una copia de seguridad o cópialo de otro servidor con la misma base de datos
wrong-key = { $file } no es la clave de esta base de datos; copia la de otro servidor que la use o recupérala de una copia de seguridad
other-key = { $file } es la clave de otras partidas; elige una carpeta vacía con --data
care-exists = { $file } ya existe; elige otro nombre
care-no-database = { $file } no existe; indica dónde están las partidas con --data o --database
care-not-empty = ya hay partidas; una copia de seguridad solo se puede restaurar donde no hay ninguna
care-no-backup = { $file } no es una copia de seguridad hecha con `hexholm backup`
care-old-database = las partidas se guardaron con una versión anterior de hexholm; arranca el servidor una vez para actualizarlas
care-bad-age = { $got } no es una antigüedad; escribe días, semanas o años, como 90d, 12w o 1y
bad-key = { $file } no es una clave de { $bytes } bytes
unknown-limit = límite desconocido { $got }; los límites son { $names }
bad-limit = límite { $got }: debe ser un número entero de 1 a { $most }
bot-name-length = bot { $bot }: su nombre debe ser una línea de 1 a { $most } caracteres
bot-name-taken = bot { $bot }: su nombre { $name } ya es de { $other }
record-unreadable = esto no es una partida guardada ({ $why })
record-unread = no se ha podido leer esta partida
record-number = { $got } es mayor que { $most }

reason-puzzle-over = Tu turno ha terminado. Inténtalo de nuevo desde el principio o mira la solución.
reason-puzzle-start = El problema empieza aquí.

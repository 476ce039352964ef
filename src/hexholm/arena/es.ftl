# Muchas partidas, en español: informes y figuras.

figure-range = { $value } ({ $low } a { $high })

ladder-title = La clasificación
ladder-about = { $about } Este comando escribe el gráfico y las tablas:
ladder-picture = Valoraciones, y quién queda por delante de quién
ladder-strengths-columns = bot | valoración | ganadas | { $unit } | ms por turno | 95 % por debajo de | el más largo
ladder-strengths-note =
    Los intervalos son del 95 %; las partidas de un mismo reparto no cuentan como independientes.
    La valoración es la de openskill (Plackett y Luce) ± sigma. El tiempo es de procesador en un núcleo.
ladder-ahead = Quién queda por delante de quién
ladder-ahead-of = por delante de
ladder-ahead-note = Con qué frecuencia el bot de la fila queda por delante del de la columna; los empates cuentan la mitad.
ladder-past = Con el tiempo
ladder-past-version = versión
ladder-past-note = Elo con intervalos del 95 %, sobre todas las clasificaciones guardadas; 1500 tiene el bot del medio de la primera. Un bot que juega igual en dos versiones es un solo jugador. En negrita: juega de otra manera que en la versión anterior.
ladder-note = { $about } Las barras son intervalos del 95 %.
ladder-ratings = Valoraciones
ladder-ratings-note = openskill, 25 para quien empieza
ladder-heat = Quién queda por delante
ladder-heat-note = el bot de la fila por delante del de la columna, en porcentaje
ladder-tip = { $one } por delante de { $other }: { $share }

figure-title = { $of }: { $games } partidas de { $players } jugadores
figure-note = { $about } · las barras son intervalos del 95 %
figure-cards = Oro por carta
figure-cards-note = { $unit } por jugador: distribución, cuartiles y mediana, media (punto y número)
figure-pair = { $one } con { $other }: { $figure } { $unit }
figure-pairs = Cartas juntas
figure-pairs-note = { $unit } de la carta de la fila con la de la columna en juego, menos su media; en color si es significativo
figure-seat = Asiento { $seat }
figure-seat-wins = El asiento { $seat } gana el { $share }
figure-seat-lead = Asiento { $seat }: { $lead } { $unit }
figure-seats = Asientos
figure-seats-note = porcentaje de victorias (línea discontinua: a partes iguales) y { $unit } sobre la media de la mesa
figure-tiles = Losetas
figure-tiles-columns = tomadas | ronda | usos
figure-tiles-note = { $unit } asociados a una loseta; losetas por jugador, primera ronda, usos por partida
figure-tiles-few = muy pocas partidas para saber cuánto vale una; losetas por jugador, primera ronda, usos por partida
figure-rounds = Duración de una partida
figure-round = { $rounds } rondas: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
figure-rounds-note = { $rounds } rondas, { $pieces } piezas construidas por jugador; quien primero se queda sin piezas gana el { $share }
figure-section = Cuadrantes
figure-economy = Cartas de economía
figure-twist = Situaciones
figure-parts = losetas
figure-parts-note = { $unit } por jugador (línea discontinua: en todas las partidas) y losetas
figure-parts-paid = monedas | talentos
figure-parts-paid-note = { $unit } por jugador (línea discontinua: en todas las partidas), monedas y talentos

## Errores

in-line = { $file }, línea { $line }: { $why }
match-no-bots = no hay ningún bot que juegue
match-no-luck = la suerte solo se puede separar donde los jugadores rápidos compilados conocen el juego: quita --adjust
match-one-bot = { $bot } no tiene contra quién jugar
match-seats = { $players ->
    [one] 1 asiento no basta
   *[other] { $players } asientos no bastan
} para { $bots } bots
match-seated = { $players } jugadores necesitan 1 o { $players } bots, no { $got }
match-bots = { $seats } asientos necesitan { $seats } bots, no { $got }
match-games = el número de partidas debe ser { $least } o más, no { $got }
match-jobs = el número de procesos debe ser 1 o más, no { $got }
ladder-none = { $file }, línea { $line }: esto no es una clasificación guardada
match-percent = una proporción debe estar entre 0 y 100 %, no { $got } %
match-better = la proporción que hay que alcanzar debe ser mayor que { $than } %, no { $better } %
match-rule-bots = solo un enfrentamiento entre dos bots distintos puede acabar cuando está decidido, no uno de { $bots }
version-none = no hay ningún hexholm en { $where }; indica una copia del código, un wheel, un entorno virtual o una revisión de git
version-fails = { $bot } no puede jugar: { $why }
version-ended = su proceso ha terminado
version-error = su hexholm dice: { $why }
record-none = { $file }, línea { $line }: esto no es la grabación de una partida
record-broken = { $file }, línea { $line }: esta grabación está dañada
record-foreign = { $file }, línea { $line }: esta partida es de otro enfrentamiento; indica otro archivo o borra este para empezar de nuevo
record-unwritten = no se puede escribir la grabación { $number } ({ $written } escritas): { $why }
record-claimed = otro programa lo está escribiendo
record-scores = las puntuaciones grabadas no coinciden con la partida
cluster-needs-ray = para un clúster hace falta Ray: pip install 'hexholm[cluster]'
cluster-silent = en { $address } no responde ningún clúster de Ray: { $why }
cluster-lost = el clúster ha perdido una partida { $times ->
    [one] 1 vez
   *[other] { $times } veces
}: { $why }
workers-died = { $times } procesos han muerto en la misma tarea (código de salida { $code })
survey-other-game = esta partida es de { $this }; las anteriores son de { $before }
survey-other-players = esta partida tiene { $this } jugadores; las anteriores, { $before }
survey-no-game = no hay partidas que estudiar
worth-bot = el valor solo se puede medir con el bot { $names_or }

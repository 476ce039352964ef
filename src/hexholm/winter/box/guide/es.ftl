# La guía de las cartas de Winter Kingdom en español. Un fuerte cuenta como dos casas.

## La carta que tienen todos
guide-tunnel = Todos tienen esta carta desde el principio: una vez por turno, mueve una casa que esté junto a un túnel a una casilla apta junto a otro túnel.
guide-tunnel-1 = Tiene que ser otro túnel. En cada tablero hay uno.
guide-tunnel-2 = También se puede usar con la opción de las cinco monedas.

## Talentos: la acción de arriba y luego la de abajo
guide-pasture = Construye un edificio más en una casilla de pradera, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-sawmill = Construye un edificio más en una casilla de bosque, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-garden = Construye un edificio más en una casilla de flores, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-monastery = Construye un edificio más en una casilla de páramo, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-hot-springs = Construye un edificio más en una casilla de tundra, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-hunting-lodge = Construye un edificio más en una casilla de nieve, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-port = Construye un edificio más en el terreno de tu carta, junto a los tuyos si es posible. Con la mejora, también puedes construirlo en una casilla de hielo.
guide-mine = Construye un edificio más junto a una montaña, y junto a los tuyos si es posible. Con la mejora, también puedes construirlo en una montaña.
guide-mine-1 = Una casa en una montaña solo está junto a una montaña si tiene al lado otra casilla de montaña.
guide-market = Construye un edificio más junto a un castillo, y junto a los tuyos si es posible. Con la mejora, también puedes construirlo junto a cualquier edificio de un grupo tuyo que esté al lado de un castillo.
guide-market-1 = Los fuertes forman parte del grupo.
guide-farm = Construye un edificio más junto a una aldea, y junto a los tuyos si es posible. Con la mejora, también puedes construirlo junto a cualquier edificio de un grupo tuyo que esté al lado de una aldea.
guide-farm-1 = Los fuertes forman parte del grupo.
guide-barracks = Construye un edificio más junto a uno de tus fuertes. Con la mejora, también puedes construirlo junto a cualquier edificio de un grupo tuyo que tenga un fuerte.
guide-barracks-1 = Sin un fuerte en el mapa no se pueden usar.
guide-tavern = Construye un edificio más en uno de los extremos de una línea recta y continua de tres o más edificios tuyos. Con la mejora, también puedes construirlo en el extremo de una línea así de otro jugador.
guide-tavern-1 = La línea puede ir en cualquiera de las tres direcciones. Un fuerte cuenta como un edificio.
guide-outpost = Construye un edificio más junto a exactamente uno de los tuyos. Con la mejora, también puedes construirlo junto a tres de los tuyos como mucho.
guide-outpost-1 = Con la acción de abajo se construye junto a los tuyos si es posible; si no hay ninguna casilla así, vale cualquier casilla apta.
guide-tower = Construye un edificio más en el borde exterior, en uno de los seis terrenos de las cartas, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa a una casilla colindante apta.
guide-tower-1 = No se puede construir con ella en hielo.
guide-homestead = Construye un edificio más en el tablero central, junto a los tuyos si es posible. Con la mejora, después puedes mover esa casa por casillas libres a otro sitio del tablero central.
guide-homestead-1 = De camino puede atravesar cualquier casilla del tablero central que no tenga un edificio.
guide-crossroads = Construye un edificio más en el terreno situado a la derecha del de tu carta, junto a los tuyos si es posible. Con la mejora, antes de tu primer edificio puedes decidir además construir en ese terreno los tres de tu carta.
guide-crossroads-1 = El orden es: flores, pradera, tundra, páramo, nieve, bosque y otra vez flores.
guide-crossroads-2 = La acción de arriba, y el puerto, siguen dependiendo de tu carta.
guide-caravan = Mueve una casa dos casillas en línea recta, por encima de todo. Con la mejora, después puedes construir en la casilla que ha dejado.
guide-caravan-1 = Ese edificio no da monedas.
guide-mule = Mueve una casa una casilla. Con la mejora, luego puedes moverla una casilla más.
guide-toboggan = Mueve una casa una casilla. Con la mejora, también puedes moverla dos casillas en línea recta, por encima de todo.
guide-horse = Mueve una casa dos casillas en línea recta, por encima de todo. Con la mejora, también puedes moverla a cualquier casilla que esté exactamente a dos de distancia.
guide-guide = Mueve una casa a través de una zona de montaña que esté junto a ella o debajo de ella, hasta una casilla apta junto a una de las casillas de montaña atravesadas. Con la mejora, tu carta de túnel también puede mover una casa que no esté junto a un túnel.
guide-guide-1 = Atraviesa casillas libres de una sola zona de montaña y nunca acaba en una montaña.
guide-guide-2 = Puedes usar las dos en el mismo turno.
guide-dog-sled = Mueve una casa por el hielo hasta otra casilla de hielo. Con la mejora, también puedes moverla hasta una casilla apta en el hielo o junto a él.
guide-dog-sled-1 = Atraviesa casillas libres de una sola zona de hielo que esté junto a la casa o debajo de ella.
guide-wagon = Mueve una casa a otra casilla junto a su propio grupo. Con la mejora, también puedes moverla junto al conjunto de edificios conectados, sean de quien sean, del que forma parte.
guide-wagon-1 = La nueva casilla tiene que estar junto a un edificio del grupo que no sea la propia casa.
guide-wagon-2 = Tiene que haber un camino de casillas libres hasta allí. Se pueden atravesar el hielo y las montañas; los castillos, las aldeas y los túneles, no.
guide-sleigh = Desliza una casa en línea recta hasta la última casilla antes de que algo la detenga. Con la mejora, puedes detenerla donde quieras por el camino.
guide-sleigh-1 = La detienen los edificios, el hielo, las montañas, los túneles, las aldeas, los castillos y el borde.
guide-sleigh-2 = Puede salir del hielo, pero no deslizarse hasta él.
guide-carriage = Mueve una casa cualquier distancia por casillas libres y conectadas del terreno en el que está. Con la mejora, luego puedes moverla una casilla más, a cualquier casilla apta.

## Cartas de economía
guide-agriculture = 1 moneda por cada casa que construyas junto a una aldea; 2 por un fuerte.
guide-weapons = 1 moneda por cada casa que construyas junto a uno de tus fuertes; 2 por un fuerte.
guide-weapons-1 = Un fuerte nuevo necesita otro fuerte al lado.
guide-fur = 1 moneda por cada casa que construyas en el tablero superior; 2 por un fuerte.
guide-fur-1 = Cuál es el tablero superior se sortea o se elige al principio y queda marcado en el mapa.
guide-export = 1 moneda por cada casa que construyas en el borde exterior de todo el mapa; 2 por un fuerte.
guide-cattle = 1 moneda por cada casa que construyas sin casillas libres de su mismo terreno al lado; 2 por un fuerte.
guide-cattle-1 = Una casilla sin ninguna otra de su terreno al lado también cuenta.
guide-hunting = 1 moneda por cada casa que construyas sin ningún edificio tuyo al lado; 2 por un fuerte.
guide-marble = 2 monedas si los tres edificios de tu carta de terreno están seguidos en línea recta, y una moneda más por cada fuerte que haya entre ellos.
guide-marble-1 = Solo cuentan esos tres, no los edificios que ya tenías.
guide-salvage = Antes de comprar, puedes retirar del tablero los edificios tuyos que quieras, que salen del juego: 1 moneda por casa, 2 por fuerte.

## Situaciones
guide-overreach = Si has construido más de cuatro edificios en un turno, una de tus casas sale del juego al final de ese turno.
guide-overreach-1 = Cuentan los edificios de los talentos y los de la opción de las cinco monedas; los movimientos, no.
guide-overreach-2 = Tú eliges qué casa; no puede ser un fuerte.
guide-keep-away = No se puede construir ni acabar un movimiento junto a un edificio de otro jugador.
guide-keep-away-1 = Sí se puede pasar al lado.
guide-keep-away-2 = Para comprobar si puedes construir junto a los tuyos, solo cuentan las casillas que siguen permitidas.
guide-long-reach = Para los edificios de tu carta de terreno, estar a dos casillas de uno de los tuyos cuenta como estar al lado.
guide-long-reach-1 = Solo vale para saber dónde puedes construir; para las cartas y las monedas, «al lado» sigue siendo al lado.
guide-quick-study = El talento que compras o mejoras se puede usar al momento una vez, salvo que ya lo hayas usado en este turno.
guide-quick-study-1 = La acción de abajo del cruce llega tarde: tus tres edificios ya están construidos.
guide-hospitality = Cada edificio de tu carta de terreno junto a una aldea te permite construir al momento uno más, en cualquier casilla apta junto a uno de los tuyos.
guide-hospitality-1 = Ese edificio adicional no da monedas y no cuenta para Mármol.
guide-long-tunnels = Después de moverse con la carta de túnel, la casa puede avanzar una casilla más.
guide-long-tunnels-1 = Vale también para los movimientos por túneles del guía con mejora y para la opción de las cinco monedas.
guide-separate-lands = Los tableros no se tocan: nada está junto a algo de otro tablero, ni conectado ni en línea con ello, y ningún movimiento cruza el límite. Los túneles siguen llevando de un tablero a otro.
guide-separate-lands-1 = El borde exterior no cambia.
guide-bargain = Los talentos y las mejoras cuestan 1 moneda menos, y puedes comprar tantos como quieras en un turno.
guide-bargain-1 = Puedes mejorar un talento que acabas de comprar.
guide-bargain-2 = La opción de las cinco monedas sigue costando 5, y entonces no compras nada.

## Cartas de puntuación
guide-wanderers = { card-pays } por cada grupo tuyo. Un edificio aislado es un grupo; varios que se tocan forman juntos uno solo.
guide-followers = { card-pays } por cada casa tuya junto a un edificio de otro jugador.
guide-crowd = { card-pays } por cada dos casas de tu grupo más grande.
guide-crowd-1 = El grupo más grande es el que tiene más casas; un fuerte cuenta como dos.
guide-loners = { card-pays } por cada casa tuya sin ningún otro edificio tuyo al lado.
guide-mountaineers = { card-pays } por cada casa tuya junto a dos o más casillas de montaña.
guide-travellers = { card-pays } por cada tablero en el que tengas dos casas o más, a partir del tercero.
guide-travellers-1 = Con dos casas o más en cinco tableros, cobras por tres.
guide-knights = { card-pays } por cada casa tuya de tu mejor línea. Todas las líneas van en la dirección marcada en el mapa.
guide-knights-1 = La línea atraviesa todo el mapa; las casas no tienen que estar seguidas.
guide-bureaucrats = { card-pays } por cada aldea con dos o más casas tuyas al lado.
guide-bureaucrats-1 = Basta con un solo fuerte al lado.
guide-celebrities = { card-pays } por cada aldea junto a la que tengas más casas que nadie.
guide-celebrities-1 = Si hay empate, cobran todos los empatados; sin ninguna casa al lado no recibes nada.
guide-nature-lovers = { card-pays } por cada casa tuya junto a una casilla de bosque, pero no dentro del bosque.
guide-ice-fishers = { card-pays } por cada casa tuya en el hielo.
guide-pioneers = { card-pays } por cada casa tuya en el tablero inferior, que está marcado.
guide-farmers = { card-pays } por cada casa tuya fuera de tus dos tableros más fuertes, los que tienen más casas tuyas.
guide-spelunkers = { card-pays } por cada túnel con una casa tuya al lado.
guide-royalty = { card-pays } por cada castillo que un grupo tuyo conecte con otro castillo.
guide-royalty-1 = Están conectados si un mismo grupo tuyo está junto a los dos.
guide-merchants = { card-pays } por cada aldea que un grupo tuyo conecte con otra aldea.
guide-merchants-1 = Están conectadas si un mismo grupo tuyo está junto a las dos.
guide-scouts = { card-pays } por cada casa tuya en el borde exterior de todo el mapa.
guide-miners = { card-pays } por cada zona de montaña con una casa tuya al lado. Una zona de montaña es un grupo de casillas de montaña conectadas, sea cual sea su tamaño.

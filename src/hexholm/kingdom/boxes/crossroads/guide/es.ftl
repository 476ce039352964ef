# La guía de Crossroads en español.

guide-crossroads-box-title = Cartas de tarea
guide-crossroads-box = Por cada cuadrante de Crossroads que haya en el tablero se descubre una carta de tarea: como mucho, cuatro. Al final, cada tarea paga a todos los jugadores que la hayan cumplido.
guide-crossroads-box-1 = Una tarea paga a cada jugador una sola vez, por muchas veces que la haya cumplido.
guide-crossroads-box-2 = Cada cuadrante de Crossroads tiene dos lugares distintos.

## Piezas
guide-pieces-title = Guerreros, carretas y barcos
guide-pieces = Cuentan como asentamientos: para construir al lado, para las losetas de lugar y para las cartas del final. Se suman a tus 40 asentamientos y no provocan el final de la partida.
guide-pieces-1 = Colocar una pieza cuenta como construir un asentamiento: toma losetas y da oro con las cartas que pagan por los asentamientos nuevos. Moverla o retirarla no da nada.
guide-pieces-2 = Solo se mueven o se retiran con su propia loseta; el granero, el cercado y similares no sirven. Al preparar la partida podéis acordar otra cosa.
guide-pieces-3 = Siguen en el tablero aunque pierdas su loseta.

## Lugares
guide-lighthouse = En cada turno, haz una de estas tres cosas con tu barco: botarlo en una casilla de agua libre, junto a los tuyos si es posible; navegar hasta tres casillas por agua libre; o retirarlo.
guide-lighthouse-1 = Todas las casillas de su ruta tienen que ser de agua y no tener ninguna pieza.
guide-lighthouse-2 = Cuenta como un asentamiento junto a la tierra que toca: toma losetas y te abre nuevos terrenos.
guide-lighthouse-3 = Puede volver sobre sus pasos.
guide-foresters-lodge = Construye un asentamiento más en una casilla de bosque, junto a los tuyos si es posible, sea cual sea tu carta.
guide-barracks = En cada turno, despliega uno de tus dos guerreros en una casilla edificable libre, junto a los tuyos si es posible, o retira uno. Nadie, ni siquiera tú, puede construir ni mover junto a un guerrero.
guide-barracks-1 = Los asentamientos que ya estuvieran allí se quedan.
guide-barracks-2 = Cierra el paso a todas las piezas y a los muros de piedra. Sí se puede salir de una casilla así o saltar por encima.
guide-barracks-3 = Las casillas que cierra un guerrero no cuentan para comprobar si puedes construir junto a los tuyos ni si un terreno está lleno.
guide-crossroads = Al final de tu turno robas dos cartas de terreno en vez de una, ya desde el turno en que tomas la loseta. En tu próximo turno juegas una de ellas; después se descartan las dos.
guide-crossroads-1 = La carta que eliges es la tuya durante todo el turno.
guide-crossroads-2 = Si pierdes la loseta, vuelves a robar una sola carta.
guide-city-hall = Una vez por partida, coloca tu ciudad sobre siete casillas edificables libres: un centro y las seis que lo rodean. Al menos una de ellas tiene que estar junto a un asentamiento tuyo. Cuenta como siete asentamientos.
guide-city-hall-1 = Toma la loseta de todos los lugares que tenga al lado.
guide-city-hall-2 = Cada una de sus casillas cuenta como un asentamiento nuevo para las cartas que pagan por construir.
guide-city-hall-3 = Se queda donde está: ningún movimiento la levanta y ningún mandoble la retira.
guide-city-hall-4 = Ninguna de sus casillas puede estar junto a un guerrero.
guide-fort = Roba una carta de terreno y construye un asentamiento más en su terreno, junto a los tuyos si es posible. Luego descarta la carta.
guide-fort-1 = Una vez robada la carta, tienes que construir si puedes.
guide-monastery = Construye un asentamiento más en una casilla de barranco, junto a los tuyos si es posible, sea cual sea tu carta.
guide-wagon = En cada turno, haz una de estas tres cosas con tu carreta: colocarla en una casilla edificable libre o en una montaña, junto a los tuyos si es posible; moverla hasta tres casillas por casillas así; o retirarla.
guide-wagon-1 = No puede entrar en el agua ni en casillas especiales.
guide-wagon-2 = Puede volver sobre sus pasos.

## Cartas de tarea
guide-home-country = 5 oros si tienes asentamientos en todas las casillas de una zona de terreno.
guide-home-country-1 = Vale una zona de cualquier tamaño, incluso de una sola casilla, y también las de agua y montaña.
guide-home-country-2 = La zona acaba donde empiezan otros terrenos o casillas especiales, no en el límite del cuadrante.
guide-home-country-3 = Un muro de piedra en la zona la echa a perder.
guide-fortress = 6 oros si las seis casillas que rodean a uno de tus asentamientos tienen también asentamientos tuyos.
guide-road = 7 oros por una línea diagonal continua de siete o más asentamientos tuyos.
guide-road-1 = Una línea horizontal no cuenta.
guide-place-of-refuge = 8 oros si tienes asentamientos en las seis casillas que rodean un lugar, un castillo o una casilla de nómadas.
guide-place-of-refuge-1 = En el borde del tablero no vale: allí hay menos de seis casillas alrededor.
guide-place-of-refuge-2 = Los palacios y los silos no cuentan.
guide-advance = 9 oros por siete o más asentamientos tuyos en un mismo borde del tablero. No tienen que estar seguidos.
guide-compass-points = 10 oros si tienes un asentamiento en cada uno de los cuatro bordes del tablero.
guide-compass-points-1 = Una esquina cuenta para sus dos bordes, así que bastan dos esquinas opuestas.

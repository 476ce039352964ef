# La guía de Crossroads en español.

guide-crossroads-box-title = Cartas de tarea
guide-crossroads-box = Por cada cuadrante de Crossroads que haya en el tablero se descubre una carta de tarea: como mucho, cuatro. Al final, cada tarea paga a todos los jugadores que la hayan cumplido.
guide-crossroads-box-1 = ¿Una tarea puede pagarme dos veces? Una tarea paga a cada jugador una sola vez, por muchas veces que la haya cumplido.
guide-crossroads-box-2 = ¿Cuántos lugares tiene un cuadrante? Cada cuadrante de Crossroads tiene dos lugares distintos.

## Piezas
guide-pieces-title = Guerreros, carretas y barcos
guide-pieces = Cuentan como asentamientos: para construir al lado, para las losetas de lugar y para las cartas del final. Se suman a tus 40 asentamientos y no provocan el final de la partida.
guide-pieces-1 = ¿Colocar una cuenta como construir? Colocar una pieza cuenta como construir un asentamiento: toma losetas y da oro con las cartas que pagan por los asentamientos nuevos. Moverla o retirarla no da nada.
guide-pieces-2 = ¿Pueden moverlas el granero o el cercado? Solo se mueven o se retiran con su propia loseta; el granero, el cercado y similares no sirven. Al preparar la partida podéis acordar otra cosa.
guide-pieces-3 = ¿Y si pierdo su loseta? Siguen en el tablero aunque pierdas su loseta.

## Lugares
guide-lighthouse = En cada turno, haz una de estas tres cosas con tu barco: botarlo en una casilla de agua libre, junto a los tuyos si es posible; navegar hasta tres casillas por agua libre; o retirarlo.
guide-lighthouse-1 = ¿Puede atravesar otras piezas? Todas las casillas de su ruta tienen que ser de agua y no tener ninguna pieza.
guide-lighthouse-2 = ¿Está junto a la tierra? Cuenta como un asentamiento junto a la tierra que toca: toma losetas y te abre nuevos terrenos.
guide-lighthouse-3 = ¿Puede dar la vuelta? Puede volver sobre sus pasos.
guide-lighthouse-4 = ¿Toma losetas por el camino? Las de nómadas en cada paso; las de lugar, solo donde acaba.
guide-foresters-lodge = Construye un asentamiento más en una casilla de bosque, junto a los tuyos si es posible, sea cual sea tu carta.
guide-foresters-lodge-1 = ¿Y si no hay bosque junto a los míos? Entonces puedes construir en cualquier casilla de bosque libre.
guide-foresters-lodge-2 = ¿Y si no queda ninguna casilla de bosque libre? Entonces no se puede usar este turno.
guide-barracks = En cada turno, despliega uno de tus dos guerreros en una casilla edificable libre, junto a los tuyos si es posible, o retira uno. Nadie, ni siquiera tú, puede construir ni mover junto a un guerrero.
guide-barracks-1 = ¿Qué pasa con los asentamientos de al lado? Los asentamientos que ya estuvieran allí se quedan.
guide-barracks-2 = ¿A qué cierra el paso? Cierra el paso a todas las piezas y a los muros de piedra. Sí se puede salir de una casilla así o saltar por encima.
guide-barracks-3 = ¿Las casillas cerradas cuentan como libres? Las casillas que cierra un guerrero no cuentan para comprobar si puedes construir junto a los tuyos ni si un terreno está lleno.
guide-barracks-4 = ¿Puedo colocar los dos guerreros en un turno? No, una acción por turno: colocar uno o recoger uno.
guide-barracks-5 = ¿Puede retirarlo un mandoble? Sí, vuelve a su dueño y sus casillas quedan abiertas.
guide-crossroads = Al final de tu turno robas dos cartas de terreno en vez de una, ya desde el turno en que tomas la loseta. En tu próximo turno juegas una de ellas; después se descartan las dos.
guide-crossroads-1 = ¿Puedo usar las dos cartas? La carta que eliges es la tuya durante todo el turno.
guide-crossroads-2 = ¿Y si pierdo la loseta? Si pierdes la loseta, vuelves a robar una sola carta.
guide-crossroads-3 = ¿Y si las dos muestran el mismo terreno? No cambia nada, salvo con la carta Exploradores: entonces pueden valer por el terreno retirado.
guide-crossroads-4 = ¿La puede repetir el bazar? Sí, robas una carta más al final de ese turno.
guide-city-hall = Una vez por partida, coloca tu ciudad sobre siete casillas edificables libres: un centro y las seis que lo rodean. Al menos una de ellas tiene que estar junto a un asentamiento tuyo. Cuenta como siete asentamientos.
guide-city-hall-1 = ¿Toma losetas? Toma la loseta de todos los lugares que tenga al lado.
guide-city-hall-2 = ¿Cuenta como construir? Cada una de sus casillas cuenta como un asentamiento nuevo para las cartas que pagan por construir.
guide-city-hall-3 = ¿Se puede mover o retirar? Se queda donde está: ningún movimiento la levanta y ningún mandoble la retira.
guide-city-hall-4 = ¿Puede estar junto a un guerrero? Ninguna de sus casillas puede estar junto a un guerrero.
guide-city-hall-5 = ¿Lo puede repetir el bazar? En el turno en que la colocas: entonces la pones en otro sitio.
guide-fort = Roba una carta de terreno y construye un asentamiento más en su terreno, junto a los tuyos si es posible. Luego descarta la carta.
guide-fort-1 = ¿Puedo ver la carta y decidir? Una vez robada la carta, tienes que construir si puedes.
guide-fort-2 = ¿Y si sale una carta de pantano? Construye en cualquiera de sus mitades.
guide-monastery = Construye un asentamiento más en una casilla de barranco, junto a los tuyos si es posible, sea cual sea tu carta.
guide-monastery-1 = ¿Y si no hay barranco junto a los míos? Entonces puedes construir en cualquier casilla de barranco libre.
guide-monastery-2 = ¿Y si no queda ninguna casilla de barranco libre? Entonces no se puede usar este turno.
guide-wagon = En cada turno, haz una de estas tres cosas con tu carreta: colocarla en una casilla edificable libre o en una montaña, junto a los tuyos si es posible; moverla hasta tres casillas por casillas así; o retirarla.
guide-wagon-1 = ¿Adónde no puede ir? No puede entrar en el agua ni en casillas especiales.
guide-wagon-2 = ¿Puede dar la vuelta? Puede volver sobre sus pasos.
guide-wagon-3 = ¿Toma losetas por el camino? Las de nómadas en cada paso; las de lugar, solo donde acaba.

## Cartas de tarea
guide-home-country = 5 oros si tienes asentamientos en todas las casillas de una zona de terreno.
guide-home-country-1 = ¿De qué tamaño tiene que ser? Vale una zona de cualquier tamaño, incluso de una sola casilla, y también las de agua y montaña.
guide-home-country-2 = ¿Dónde acaba una superficie? La zona acaba donde empiezan otros terrenos o casillas especiales, no en el límite del cuadrante.
guide-home-country-3 = ¿Y un muro de piedra? Un muro de piedra en la zona la echa a perder.
guide-fortress = 6 oros si las seis casillas que rodean a uno de tus asentamientos tienen también asentamientos tuyos.
guide-fortress-1 = ¿El del centro puede estar en el borde? No, allí tiene menos de seis vecinos.
guide-fortress-2 = ¿La cumple una ciudad? Sí, su centro tiene seis casillas tuyas alrededor.
guide-road = 7 oros por una línea diagonal continua de siete o más asentamientos tuyos.
guide-road-1 = ¿Vale una fila? Una línea horizontal no cuenta.
guide-road-2 = ¿Más de siete pagan más? No, la tarea paga 7 oros una vez.
guide-place-of-refuge = 8 oros si tienes asentamientos en las seis casillas que rodean un lugar, un castillo o una casilla de nómadas.
guide-place-of-refuge-1 = ¿Y un sitio en el borde? En el borde del tablero no vale: allí hay menos de seis casillas alrededor.
guide-place-of-refuge-2 = ¿Cuentan los palacios y los silos? Los palacios y los silos no cuentan.
guide-advance = 9 oros por siete o más asentamientos tuyos en un mismo borde del tablero. No tienen que estar seguidos.
guide-advance-1 = ¿Cuenta una esquina? Sí, para sus dos bordes.
guide-advance-2 = ¿Cuenta la orilla de la isla? No, solo el tablero principal tiene bordes.
guide-compass-points = 10 oros si tienes un asentamiento en cada uno de los cuatro bordes del tablero.
guide-compass-points-1 = ¿Y una esquina? Una esquina cuenta para sus dos bordes, así que bastan dos esquinas opuestas.

# La guía de Kingdom Builder en español: cómo funciona el juego. Cada entrada tiene un párrafo y unos puntos.

guide-aim-title = De qué trata
guide-aim = Fundas un reino de asentamientos. Tres cartas de Kingdom Builder, distintas en cada partida, dicen cómo se gana oro: estar junto al agua, llenar una fila, conectar castillos. Léelas antes de construir nada. Al final gana quien tenga más oro.
guide-aim-1 = ¿Los castillos pagan siempre? Cada castillo junto al que tengas un asentamiento da 3 oros en todas las partidas, digan lo que digan las cartas.
guide-aim-2 = ¿Y si hay empate? Los jugadores con la misma cantidad de oro comparten la victoria.

guide-setup-title = Preparación
guide-setup-also = quién empieza, jugador inicial, empezar
guide-setup = Cuatro cuadrantes forman el tablero. Cada casilla de lugar recibe dos losetas, y se descubren tres cartas de Kingdom Builder. Cada jugador recibe 40 asentamientos y una carta de terreno, que mantiene oculta hasta su turno.
guide-setup-1 = ¿Qué cuadrantes se pueden usar? Sirven cuatro cuadrantes cualesquiera de las cajas que tengas, y cada uno se puede girar.
guide-setup-2 = ¿Se pueden mezclar las cajas? Las cajas se mezclan libremente: todos sus cuadrantes forman un solo conjunto, y todas sus cartas de Kingdom Builder, un solo mazo.
guide-setup-3 = ¿Cambia algo según cuántos juguéis? Nada depende del número de jugadores.
guide-setup-4 = ¿Qué conviene en la primera partida? Para la primera partida, el reglamento propone los cuadrantes de la taberna, el cercado, el oasis y la granja, y las cartas Pescadores, Caballeros y Comerciantes.
guide-setup-5 = ¿Quién empieza? Empieza el jugador de más edad y se juega en el sentido de las agujas del reloj.

guide-board-title = El tablero
guide-board = El tablero tiene 20 filas de 20 casillas. Una casilla puede tener hasta seis colindantes, también al otro lado del límite entre cuadrantes. Las filas van de izquierda a derecha; las líneas pueden ir en tres direcciones: a lo largo de las filas y de las dos diagonales.
guide-board-1 = ¿Dónde se puede construir? Son edificables la hierba, el barranco, el desierto, las flores y el bosque. No lo son el agua, las montañas, los castillos ni los lugares.
guide-board-2 = ¿Qué es una zona? Los asentamientos conectados de un jugador forman una zona. Un asentamiento aislado también es una zona.
guide-board-3 = ¿Cuál es el borde del tablero? El borde del tablero son la primera y la última fila y la primera y la última columna. Una casilla de esquina pertenece a dos bordes.
guide-board-4 = ¿Sirven de algo los puentes? Los puentes dibujados en el tablero no significan nada.

guide-turn-title = Tu turno
guide-turn = Muestra tu carta de terreno y construye tres asentamientos en ese terreno: es la acción obligatoria. Antes o después puedes usar tus losetas de lugar, una vez cada una. Luego descarta la carta y roba otra.
guide-turn-1 = ¿Puedo usar una loseta entre los tres asentamientos? Los tres asentamientos se construyen uno tras otro. Entre medias no puedes usar ninguna loseta.
guide-turn-2 = ¿Tengo que usar mis losetas? Nunca es obligatorio usar una loseta.
guide-turn-3 = ¿Cuántas veces puedo usar una loseta? Las losetas usadas vuelven a estar disponibles en tu próximo turno.
guide-turn-4 = ¿Los tres tienen que ir juntos? Los tres pueden ir a zonas tuyas distintas, siempre que cada uno quede junto a un asentamiento tuyo si es posible.
guide-turn-5 = ¿Y si se agota el mazo? Cuando se agota el mazo, se barajan los descartes.

guide-building-title = Dónde puedes construir
guide-building-also = permitido, prohibido, ocupada
guide-building = Un asentamiento se construye en una casilla libre del terreno que juegas. En una casilla nunca hay más de una pieza, y nadie construye en casillas especiales como los castillos y los lugares.
guide-building-1 = ¿Puedo construir alguna vez en otro sitio? Una acción especial puede indicar otro sitio: el agua, el borde del tablero, el extremo de una línea.
guide-building-2 = ¿Qué significa «cualquier terreno»? Cuando una acción permite cualquier terreno, se refiere a los edificables: nunca al agua ni a las montañas, salvo que lo diga.

guide-adjacency-title = Junto a los tuyos
guide-adjacency-also = adyacente, contiguo, colindante, obligación
guide-adjacency = Si puedes construir junto a uno de tus asentamientos, debes hacerlo. Mira solo las casillas que permite esa acción: si alguna está junto a un asentamiento tuyo, construye en una de esas. Si no hay ninguna, puedes elegir la que quieras. Por eso conviene que el primer asentamiento esté junto a pocos terrenos: te deja más libertad.
guide-adjacency-1 = ¿Cuándo se comprueba? Se comprueba con cada asentamiento en el momento de construirlo: según dónde pongas el primero de los tres, el segundo podrá ir a un sitio o a otro.
guide-adjacency-2 = ¿Y si ninguna casilla está junto a los míos? En la acción obligatoria tienes que construir en todo caso. Con una acción especial puedes, pero no es obligatorio.
guide-adjacency-3 = ¿Vale para todas las acciones? Algunas acciones indican en cambio un sitio, como el extremo de una línea. Si no hay ninguna casilla así, no se pueden usar.
guide-adjacency-4 = ¿Solo cuentan los asentamientos? Otras piezas que cuentan como asentamientos también cuentan aquí.
guide-adjacency-5 = ¿Y mi primer asentamiento? Mientras no tengas nada en el tablero, puedes construir en cualquier casilla de tu terreno.

guide-terrain-card-title = Cuando tu terreno está lleno
guide-terrain-card-also = bloqueado, ocupado, sin casillas, otra carta
guide-terrain-card = Si en el terreno de tu carta no queda ninguna casilla libre, muestra la carta, retírala del juego y roba otra, hasta tener una que te sirva. Puede pasar incluso en mitad del turno: los asentamientos que te falten van entonces al nuevo terreno.
guide-terrain-card-1 = ¿Construyo entonces más o menos? El número de asentamientos no cambia.
guide-terrain-card-2 = ¿Qué carta vale para mis losetas? Desde ese momento, la nueva carta es la tuya para todo lo demás de este turno.
guide-terrain-card-3 = ¿Y si tengo varias cartas? Si tienes varias cartas, no hace falta cambiar la que no sirve mientras puedas usar otra.
guide-terrain-card-4 = ¿Y si no sirve ninguna carta? Si ya no queda ninguna carta que sirva, pierdes los asentamientos que te falten por construir en este turno.

guide-supply-title = Cuando faltan asentamientos
guide-supply-also = agotar, no quedan asentamientos, reserva vacía
guide-supply = Haz todo lo que puedas. Si te quedan dos asentamientos, construyes dos. Si no te queda ninguno, te saltas la acción obligatoria; aún puedes mover.
guide-supply-1 = ¿Y las acciones que construyen varios? Lo mismo vale para una acción especial que construya varios: tantos como permitan tus asentamientos y las casillas.

guide-tiles-title = Losetas de lugar
guide-tiles-also = tomar, conseguir, fichas
guide-tiles = Cuando construyes junto a un lugar, o mueves allí un asentamiento, tomas al momento una de sus losetas, si queda alguna. A partir de tu próximo turno te da una acción especial en cada turno, antes o después de la acción obligatoria.
guide-tiles-1 = ¿Puedo usarla enseguida? No puedes usar una loseta en el turno en que la tomas.
guide-tiles-2 = ¿Puedo tener dos losetas del mismo lugar? Cada casilla de lugar te da una loseta, una sola vez en toda la partida. Otra casilla del mismo lugar te da otra, y entonces puedes usar las dos en cada turno.
guide-tiles-3 = ¿Y si está junto a varios lugares? Un asentamiento junto a varios lugares toma una loseta de cada uno.
guide-tiles-4 = ¿Y si no quedan losetas? Si ya no quedan losetas, no hay nada que tomar.

guide-losing-title = Perder una loseta
guide-losing-also = perder, devolver, fichas
guide-losing = Conservas una loseta mientras tengas un asentamiento junto a su casilla. Cuando se va el último, la loseta sale del juego y ya no puedes volver a tomar otra allí.
guide-losing-1 = ¿Y si me lo ha retirado otro jugador? No importa por qué se fue el asentamiento: lo has movido tú o te lo ha retirado otro.
guide-losing-2 = ¿Cuándo se comprueba? Se comprueba después de cada movimiento completo, no al final del turno.
guide-losing-3 = Un movimiento pierde una loseta y toma otra: ¿qué va primero? Si con un movimiento pierdes una loseta y tomas otra, primero la pierdes.
guide-losing-4 = Tengo dos iguales y pierdo una: ¿cuál? Si pierdes una de dos losetas iguales, eliges cuál: puedes descartar la usada.

guide-moving-title = Mover un asentamiento
guide-moving-also = desplazar, trasladar, adyacente
guide-moving = Levanta primero el asentamiento y mira después adónde puede ir. Mientras lo tienes en la mano no está junto a nada, y su casilla queda libre. Si la acción dice «junto a los tuyos si es posible», solo cuentan los asentamientos que siguen en el tablero.
guide-moving-1 = ¿Puedo dejarlo donde estaba? No puedes devolverlo a la casilla de la que viene. Si ningún asentamiento puede ir a otra casilla, la acción no se puede usar.
guide-moving-2 = ¿Al mover se toman losetas? Un asentamiento que llega junto a un lugar toma una loseta, igual que si lo construyeras allí.
guide-moving-3 = ¿Pueden salir del agua o de la montaña? Los asentamientos en agua o en montaña se mueven como los demás.
guide-moving-4 = ¿Y las piezas que van casilla a casilla? Las piezas que se mueven casilla a casilla pueden volver sobre sus pasos. Si una acaba donde empezó, no toma ni pierde losetas de lugar.

guide-end-title = El final de la partida
guide-end-also = fin, última ronda, termina
guide-end = Cuando un jugador construye su último asentamiento, se termina la ronda, para que todos jueguen el mismo número de turnos. Después se cuenta el oro.
guide-end-1 = El mandoble devuelve un asentamiento: ¿sigue la partida? Una vez vacía una reserva, nada detiene el final, ni siquiera que vuelva a ella un asentamiento.
guide-end-2 = ¿Y si nadie puede construir? En un tablero muy pequeño puede ocurrir que nadie sea capaz de construir. Esa ronda también es la última.

guide-scoring-title = Contar el oro
guide-scoring-also = puntos, puntuación, ganador
guide-scoring = Suma lo que te paga cada carta de Kingdom Builder, 3 oros por cada castillo junto al que tengas un asentamiento y el oro ganado durante la partida. El orden no importa.
guide-scoring-1 = ¿Un asentamiento cuenta solo una vez? Un asentamiento puede contar para varias cartas a la vez.
guide-scoring-2 = ¿Las cartas rojas pagan otra vez? Las cartas que han pagado durante la partida ya no pagan nada al final.

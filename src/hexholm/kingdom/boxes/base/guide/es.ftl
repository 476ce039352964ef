# La guía del juego básico en español.

## Lugares
guide-oracle = Construye un asentamiento más en el terreno de la carta que juegas en este turno, junto a los tuyos si es posible. En la práctica, construyes cuatro en vez de tres.
guide-oracle-1 = Úsalo antes o después de los tres, nunca entre medias.
guide-oracle-2 = Si para entonces el terreno está lleno, ya habrás cambiado de carta: con el oráculo construyes en el nuevo terreno.
guide-farm = Construye un asentamiento más en una casilla de hierba, junto a los tuyos si es posible, sea cual sea tu carta.
guide-farm-1 = Si junto a tus asentamientos no hay ninguna casilla de hierba libre, puedes construir en cualquier casilla de hierba: una buena forma de llegar a tierras nuevas.
guide-oasis = Construye un asentamiento más en una casilla de desierto, junto a los tuyos si es posible, sea cual sea tu carta.
guide-oasis-1 = Si junto a tus asentamientos no hay ninguna casilla de desierto libre, puedes construir en cualquier casilla de desierto.
guide-tower = Construye un asentamiento más en el borde del tablero, junto a los tuyos si es posible.
guide-tower-1 = Vale cualquier terreno edificable; el agua y las montañas, nunca.
guide-tower-2 = Los cuatro bordes cuentan como uno solo: si en cualquiera de ellos hay una casilla junto a tus asentamientos, tienes que construir en una así.
guide-tavern = Construye un asentamiento más en uno de los extremos de una línea recta y continua de tres o más asentamientos tuyos.
guide-tavern-1 = La línea puede ir en cualquiera de las tres direcciones, pero no puede torcerse.
guide-tavern-2 = La casilla del extremo tiene que estar libre y ser de cualquier terreno edificable.
guide-tavern-3 = Si no hay ninguna casilla así, no puedes usar la taberna.
guide-barn = Mueve uno de tus asentamientos al terreno de la carta que juegas en este turno, junto a los tuyos si es posible.
guide-barn-1 = Primero lo levantas: solo cuentan como tuyos los asentamientos que siguen en el tablero.
guide-barn-2 = Si solo tienes un asentamiento en el tablero, no hay otros: puede ir a cualquier casilla de ese terreno.
guide-barn-3 = Si el terreno está lleno, ya habrás cambiado de carta: con el granero mueves al nuevo terreno.
guide-harbor = Mueve uno de tus asentamientos a una casilla de agua, junto a los tuyos si es posible.
guide-harbor-1 = En el juego básico es la única forma de llegar al agua.
guide-harbor-2 = Un asentamiento en el agua cuenta para zonas, filas y cuadrantes como cualquier otro, pero para los Pescadores no está junto al agua.
guide-paddock = Mueve uno de tus asentamientos exactamente dos casillas en línea recta, hasta una casilla edificable libre.
guide-paddock-1 = Salta por encima de todo: agua, montañas, asentamientos de otros jugadores.
guide-paddock-2 = No hace falta que caiga junto a los tuyos.

## Lo que paga al final de cada partida
guide-castle-title = Castillo
guide-castle = Nadie construye en un castillo. Al final, cada castillo con al menos un asentamiento tuyo al lado te da 3 oros.
guide-castle-1 = Tener más asentamientos junto al mismo castillo no da más oro.
guide-castle-2 = Todos los jugadores que estén al lado reciben los 3 oros.

## Cartas de Kingdom Builder
guide-fishermen = 1 oro por cada asentamiento tuyo con al menos una casilla de agua al lado.
guide-fishermen-1 = Un asentamiento en el agua no da nada aquí.
guide-merchants = 4 oros por cada lugar o castillo que una zona tuya conecte con otro. Si conectas dos, recibes 8; si añades un tercero a la cadena, 12.
guide-merchants-1 = Están conectados si una misma zona tuya está junto a los dos. No basta con que estén uno junto al otro.
guide-merchants-2 = Se paga por cada sitio, no por cada conexión.
guide-merchants-3 = Los palacios y las casillas de nómadas también cuentan; los silos, no.
guide-discoverers = 1 oro por cada fila en la que tengas al menos un asentamiento. Las filas van de izquierda a derecha por todo el tablero.
guide-hermits = 1 oro por cada zona tuya. Un asentamiento aislado es una zona; varios que se tocan forman juntos una sola.
guide-citizens = 1 oro por cada dos asentamientos de tu zona más grande.
guide-citizens-1 = Si queda uno suelto, no cuenta: seis o siete asentamientos dan 3 oros.
guide-miners = 1 oro por cada asentamiento tuyo con al menos una casilla de montaña al lado.
guide-miners-1 = Un asentamiento en una montaña no da nada aquí.
guide-workers = 1 oro por cada asentamiento tuyo junto a un lugar o un castillo.
guide-workers-1 = Junto a dos sigue dando 1.
guide-workers-2 = Los palacios y las casillas de nómadas también cuentan; los silos, no.
guide-knights = 2 oros por cada asentamiento tuyo de la fila donde tengas más. Las filas van de izquierda a derecha; los asentamientos no tienen que estar seguidos.
guide-knights-1 = Si hay dos filas igual de llenas, solo paga una.
guide-lords = En cada uno de los cuatro cuadrantes, 12 oros para quien tenga más asentamientos y 6 para quien le siga.
guide-lords-1 = Los empatados reciben todos la cantidad completa. Un empate en el primer puesto no anula los 6 oros del segundo: con 8, 8, 6 y 2 asentamientos se reciben 12, 12, 6 y 0.
guide-lords-2 = No tener ninguno también cuenta: con 5, 0 y 0 asentamientos en un cuadrante se reciben 12, 6 y 6. Al preparar la partida podéis acordar otra cosa.
guide-farmers = 3 oros por cada asentamiento tuyo del cuadrante donde tengas menos.
guide-farmers-1 = Un cuadrante sin asentamientos tuyos es el que menos tiene, y no paga nada.
guide-farmers-2 = Si dos cuadrantes empatan, solo paga uno.

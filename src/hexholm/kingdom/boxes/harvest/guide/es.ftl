# La guía de Harvest en español.

guide-farmland-title = Cultivos
guide-farmland = Los cultivos son edificables, pero no salen en ninguna carta de terreno. Una vez por turno, antes o después de la acción obligatoria, puedes construir un asentamiento más en una casilla de cultivos libre junto a uno de los tuyos. No hace falta ninguna loseta.
guide-farmland-1 = ¿Otras acciones pueden usar los cultivos? Las acciones que permiten cualquier terreno edificable, como la torre, la taberna y el cercado, también valen en los cultivos.
guide-farmland-2 = ¿Y si ninguno está junto a los míos? Si no hay ninguna casilla de cultivos libre junto a tus asentamientos, no puedes hacerlo.
guide-farmland-3 = ¿Puedo usarlos entre mis tres asentamientos? No, antes o después.
guide-silo-title = Silo
guide-silo = Nadie construye en un silo. Tras el último turno, antes de contar el oro, cada silo con un asentamiento tuyo al lado te permite construir hasta tres asentamientos o mover hasta tres. Cada uno va a una casilla edificable libre junto a uno de los tuyos.
guide-silo-1 = ¿Quién empieza, y se puede combinar? Se juega en orden de turno a partir del jugador inicial, y cada uno usa todos sus silos. Con cada silo se construye o se mueve, no las dos cosas.
guide-silo-2 = ¿Puedo alcanzar otro silo mientras tanto? Tus silos se cuentan una sola vez, antes de que nadie haga nada.
guide-silo-3 = ¿Se toman aún losetas u oro? Ya no se toman losetas de lugar, y las cartas que pagan durante la partida no pagan nada. Las losetas de nómadas sí se toman, así que un tesoro paga, y con los Alcaldes aún se pueden marcar filas.
guide-silo-4 = ¿Un silo cuenta para las cartas? Los silos cuentan para la universidad, pero no para Obreros, Comerciantes, Nobles ni Lugar de refugio.

## Lugares
guide-bazaar = Usa por segunda vez en este turno otra de tus losetas de lugar.
guide-bazaar-1 = ¿Qué loseta puedo repetir? Tienes que haberla usado ya en este turno; una loseta tomada en este turno no se puede repetir.
guide-bazaar-2 = ¿Qué no puede repetir? No repite los cultivos, las losetas de nómadas, la canoa, las acciones adicionales ni otro bazar.
guide-bazaar-3 = ¿Recibo más piezas? No te da otro guerrero, carreta ni barco, pero los que tienes se pueden colocar o mover de nuevo. Una ciudad se puede volver a colocar, en otro sitio, en el mismo turno en que se construye.
guide-bazaar-4 = ¿Y el cruce y la catedral? El cruce cuenta siempre como usado: robas una carta más al final del turno. La catedral no da una segunda ficha numerada; al repetirla, solo se construye.
guide-water-mill = Construye un asentamiento más en una casilla libre junto al agua, y junto a los tuyos si es posible.
guide-water-mill-1 = ¿En qué terreno? Vale cualquier terreno edificable.
guide-water-mill-2 = ¿La orilla de la isla está junto al agua? Sí, toda ella.
guide-mountain-station = Construye un asentamiento más en una casilla libre junto a una montaña, y junto a los tuyos si es posible.
guide-mountain-station-1 = ¿En qué terreno? Vale cualquier terreno edificable.
guide-mountain-station-2 = ¿Una cueva es una montaña? Sí, a todos los efectos.
guide-scout-cabin = Envía los dos exploradores a casillas libres junto a tus asentamientos: de tierra, agua o montaña. Durante el resto del turno cuentan como asentamientos tuyos a la hora de construir al lado. Después se retiran del tablero.
guide-scout-cabin-1 = ¿Pueden alargar una línea? Cuentan para formar líneas y para el número de asentamientos al lado, y el segundo explorador puede ir junto al primero.
guide-scout-cabin-2 = ¿Toman losetas o dan oro? No toman losetas ni sirven para conservarlas, y ninguna carta paga por ellos.
guide-scout-cabin-3 = ¿Se pueden mover? Ningún movimiento los levanta, pero con el bazar se pueden colocar otra vez.
guide-scout-cabin-4 = ¿También pueden obligarme? Una vez colocados, si puedes construir junto a ellos o junto a tus asentamientos, debes hacerlo.
guide-scout-cabin-5 = ¿De quién son los exploradores? De todos: tras tu turno quedan libres para el siguiente que tenga una cabaña.
guide-cathedral = Con la loseta tomas una ficha numerada de valor 1. En cada turno, toma otro 1 o devuelve las fichas que quieras y construye tantos asentamientos como sumen en el terreno de tu carta, cada uno junto a los tuyos si es posible.
guide-cathedral-1 = ¿Cuántas fichas numeradas hay? Todas las fichas numeradas juntas suman 18. Cuando se acaban, nadie recibe más.
guide-cathedral-2 = ¿Y si pierdo la catedral? Si pierdes la catedral, conservas tus fichas numeradas, pero no puedes usarlas.
guide-cathedral-3 = ¿Puedo tomar una y construir en el mismo turno? No, lo uno o lo otro.
guide-cathedral-4 = ¿Y con una carta de pantano? Construye en la mitad que juegas este turno.
guide-watchtower = Construye un asentamiento más en una casilla libre junto a un asentamiento de otro jugador, y junto a los tuyos si es posible.
guide-watchtower-1 = ¿En qué terreno? Vale cualquier terreno edificable.
guide-watchtower-2 = ¿Basta un guerrero, una carreta o un barco? Sí, cuentan como asentamientos. Pero junto a un guerrero no construye nadie.
guide-university = Construye un asentamiento más en una casilla libre junto a un lugar, un castillo, una casilla de nómadas, un palacio o un silo, y junto a los tuyos si es posible.
guide-university-1 = ¿En qué terreno? Vale cualquier terreno edificable.
guide-palisade = Mueve uno de tus asentamientos a otra casilla libre junto a la zona a la que pertenece.
guide-palisade-1 = ¿Junto a qué tiene que quedar? La nueva casilla tiene que estar junto a lo que quede de esa zona una vez levantado el asentamiento.
guide-palisade-2 = ¿Se puede mover uno aislado? De un asentamiento aislado no queda zona, así que no se puede mover.

## Cartas de Kingdom Builder
guide-rangers = 2 oros por cada fila con exactamente un asentamiento tuyo.
guide-rangers-1 = ¿Qué da una fila con dos? Nada: tiene que haber justo uno.
guide-rangers-2 = ¿Cuentan las filas de la isla? Sí, cada una por su cuenta.
guide-mayors = En cuanto tienes cuatro asentamientos en una fila que nadie haya marcado, la marcas con un asentamiento de tu reserva. Al final, cada fila que hayas marcado da 4 oros.
guide-mayors-1 = ¿Los cuatro tienen que estar seguidos? Los cuatro pueden estar en cualquier parte de la fila; no tienen que estar seguidos.
guide-mayors-2 = ¿Y si luego se van? La marca se queda para siempre, aunque tus asentamientos dejen la fila.
guide-mayors-3 = ¿Es obligatorio marcar la fila? Ocurre automáticamente, también después de mover. Solo eliges si tu reserva no alcanza para todas las filas; con la reserva vacía no se marca nada.
guide-mayors-4 = ¿Una marca gasta mi reserva? Una marca que agota tu reserva provoca el final de la partida.
guide-chainers = 1 oro por cada asentamiento tuyo junto a exactamente otros dos tuyos.
guide-chainers-1 = ¿Qué da uno con tres vecinos? Nada: tienen que ser justo dos.
guide-travellers = 1 oro por cada asentamiento tuyo en el borde del tablero.
guide-travellers-1 = ¿Una esquina cuenta doble? Una esquina cuenta una sola vez.
guide-travellers-2 = ¿Cuenta la orilla de la isla? No, solo el tablero principal tiene bordes.
guide-homesteaders = 1 oro por cada asentamiento tuyo del cuadrante donde tengas más.
guide-homesteaders-1 = Dos cuadrantes empatan: ¿pagan los dos? No, solo uno.
guide-homesteaders-2 = ¿La isla es un cuadrante? No, aquí no cuenta.
guide-rovers = Al momento, 1 oro por cada cuadrante en el que construyas en este turno. Al final no paga nada.
guide-rovers-1 = ¿Dos asentamientos en un mismo cuadrante? Varios asentamientos en el mismo cuadrante dan 1 por turno; mover no da nada.
guide-rovers-2 = ¿Y la canoa, los silos y la isla? Nada de eso da oro aquí.

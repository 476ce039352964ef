# La guía de Marshlands en español.

guide-swamp-title = El pantano y sus cartas
guide-swamp = El pantano es un terreno edificable; no es agua. Cinco cartas de terreno muestran pantano y otro terreno. Con una de ellas construyes dos asentamientos en pantano o tres en el otro terreno.
guide-swamp-1 = Eliges una sola vez: todo lo demás que dependa del terreno de tu carta en este turno, como el oráculo y el granero, usa la misma mitad.
guide-swamp-2 = Si solo una de las mitades tiene casillas libres, tiene que ser esa. Si la que has elegido se llena, el resto va a la otra; el número no cambia.
guide-swamp-3 = La cantera y la catedral también usan la mitad elegida. Si con el puesto de avanzada robas una carta de pantano, vale cualquiera de las dos.
guide-swamp-4 = Las cartas de pantano están en el mazo aunque no haya pantanos en el tablero. Al preparar la partida podéis acordar otra cosa.
guide-palace-title = Palacio
guide-palace = Los cuadrantes de Marshlands tienen palacios en vez de castillos. Nadie construye en un palacio. Al final, cada palacio paga 5 oros a quien tenga más asentamientos al lado.
guide-palace-1 = Si hay empate, todos los empatados reciben los 5 oros.
guide-palace-2 = Sin ningún asentamiento al lado no recibes nada.
guide-palace-3 = Los palacios cuentan para los Obreros y los Comerciantes, pero no son castillos.
guide-pair-title = Dos iguales y su acción adicional
guide-pair = Con la segunda loseta del mismo lugar de Marshlands tomas también su loseta de acción adicional: una acción más, una vez por turno, a partir de tu próximo turno.
guide-pair-1 = Si pierdes cualquiera de las dos losetas, pierdes la acción adicional.

## Lugares
guide-canoe = No es para tu turno: cuando otro jugador toma la última loseta de una casilla de lugar, o la loseta de una casilla de nómadas, puedes construir al momento un asentamiento en una casilla libre de pantano o de agua. Elige primero pantano o agua; en ese terreno, construye junto a los tuyos si es posible.
guide-canoe-1 = Cada vez que ocurre, cada canoa puede reaccionar una vez. Si pueden varios jugadores, deciden uno tras otro, empezando por la izquierda de quien está jugando.
guide-canoe-2 = Si al construir con una canoa se toma otra última loseta, las demás canoas reaccionan primero a esa; luego se sigue con lo pendiente.
guide-canoe-3 = Si tomas tú la última loseta, tu canoa no reacciona. Al preparar la partida podéis acordar otra cosa.
guide-canoe-4 = Lo que construyes con la canoa da oro con los Pastores, los Embajadores y los Alcaldes, pero no con las Familias ni los Trotamundos.
guide-canoe-5 = Una canoa que tomas en tu turno ya puede reaccionar en el turno del siguiente jugador.
guide-canoe-bonus = En tu turno, construye un asentamiento más en una casilla libre de pantano o de agua. Elige primero pantano o agua; en ese terreno, construye junto a los tuyos si es posible.
guide-fountain = Construye un asentamiento más en una casilla libre junto a exactamente un asentamiento tuyo y a ninguno de otro jugador.
guide-fountain-1 = Vale cualquier terreno edificable. Si no hay ninguna casilla así, no puedes usar la fuente.
guide-fountain-bonus = No se usa por sí sola: desde ahora, con tus dos fuentes también puedes construir en montañas.
guide-temple = Retira del tablero uno de tus asentamientos. En tu próximo turno lo construyes además de los habituales, en el terreno de ese turno.
guide-temple-1 = Se construye el último, y como siempre junto a los tuyos si es posible.
guide-temple-2 = Si era tu último asentamiento junto a un lugar, pierdes esa loseta al momento.
guide-temple-3 = Lo construyes aunque pierdas la loseta del templo. Pero no retrasa el final de la partida: lo que no se haya construido para entonces no puntúa.
guide-temple-bonus = En cada turno, el primer asentamiento de tu acción obligatoria no tiene que ir junto a los tuyos.
guide-refuge = Mueve uno de tus asentamientos a una casilla colindante, edificable y libre. No hace falta que acabe junto a los tuyos.
guide-refuge-bonus = Mueve uno de tus asentamientos en línea recta hasta la primera casilla edificable libre, por encima de todo lo que haya en medio.
guide-refuge-bonus-1 = No hace falta que acabe junto a los tuyos.

## Cartas de Kingdom Builder
guide-geologists = 2 oros por cada montaña que una zona tuya conecte con otra montaña. Una montaña es un grupo de casillas de montaña conectadas, sea cual sea su tamaño.
guide-geologists-1 = Una pieza en una casilla de montaña está en contacto con esa montaña.
guide-messengers = Busca en una de tus zonas los dos asentamientos más alejados entre sí y cuenta las casillas del camino más corto entre ellos, incluidos los dos extremos: 2 oros por cada una.
guide-messengers-1 = No importa lo que haya en el camino.
guide-messengers-2 = Un asentamiento aislado no da nada.
guide-noblewomen = Cada lugar, castillo y casilla de nómadas paga como un palacio: 5 oros para quien tenga más asentamientos al lado, y para todos si hay empate.
guide-noblewomen-1 = Si nadie tiene un asentamiento al lado, nadie recibe nada. Los palacios no pagan dos veces.
guide-vassals = 1 oro por cada asentamiento tuyo en una casilla del límite entre dos cuadrantes.
guide-captains = 1 oro por cada asentamiento tuyo junto a otros tres tuyos o más.
guide-scouts = Antes del primer turno se sortea un terreno, y todas las cartas con ese terreno salen del juego. Al final, 1 oro por cada asentamiento tuyo junto a ese terreno, pero no en él.
guide-scouts-1 = La carta de pantano con ese terreno también sale. Si la carta que se roba para el sorteo es de pantano, vale su otro terreno.
guide-scouts-2 = En ese terreno solo se puede construir con acciones especiales.
guide-scouts-3 = Con la loseta de cruce, dos cartas iguales permiten jugar el terreno retirado. Al preparar la partida podéis acordar otra cosa.

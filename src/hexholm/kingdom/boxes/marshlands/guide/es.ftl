# La guía de Marshlands en español.

guide-swamp-title = El pantano y sus cartas
guide-swamp = El pantano es un terreno edificable; no es agua. Cinco cartas de terreno muestran pantano y otro terreno. Con una de ellas construyes dos asentamientos en pantano o tres en el otro terreno.
guide-swamp-1 = ¿El oráculo o el granero pueden usar la otra mitad? Eliges una sola vez: todo lo demás que dependa del terreno de tu carta en este turno, como el oráculo y el granero, usa la misma mitad.
guide-swamp-2 = ¿Y si una mitad está llena? Si solo una de las mitades tiene casillas libres, tiene que ser esa. Si la que has elegido se llena, el resto va a la otra; el número no cambia.
guide-swamp-3 = ¿Y la cantera, la catedral y el puesto de avanzada? La cantera y la catedral también usan la mitad elegida. Si con el puesto de avanzada robas una carta de pantano, vale cualquiera de las dos.
guide-swamp-4 = ¿Y si no hay pantano en el tablero? Las cartas de pantano están en el mazo aunque no haya pantanos en el tablero. Al preparar la partida podéis acordar otra cosa.
guide-palace-title = Palacio
guide-palace = Los cuadrantes de Marshlands tienen palacios en vez de castillos. Nadie construye en un palacio. Al final, cada palacio paga 5 oros a quien tenga más asentamientos al lado.
guide-palace-1 = ¿Quién cobra si hay empate? Si hay empate, todos los empatados reciben los 5 oros.
guide-palace-2 = ¿Y si no hay nadie al lado? Sin ningún asentamiento al lado no recibes nada.
guide-palace-3 = ¿Es un castillo? Los palacios cuentan para los Obreros y los Comerciantes, pero no son castillos.
guide-pair-title = Dos iguales y su acción adicional
guide-pair = Con la segunda loseta del mismo lugar de Marshlands tomas también su loseta de acción adicional: una acción más, una vez por turno, a partir de tu próximo turno.
guide-pair-1 = ¿Y si pierdo una de las dos? Si pierdes cualquiera de las dos losetas, pierdes la acción adicional.

## Lugares
guide-canoe = No es para tu turno: cuando otro jugador toma la última loseta de una casilla de lugar, o la loseta de una casilla de nómadas, puedes construir al momento un asentamiento en una casilla libre de pantano o de agua. Elige primero pantano o agua; en ese terreno, construye junto a los tuyos si es posible.
guide-canoe-1 = ¿Quién reacciona y en qué orden? Cada vez que ocurre, cada canoa puede reaccionar una vez. Si pueden varios jugadores, deciden uno tras otro, empezando por la izquierda de quien está jugando.
guide-canoe-2 = ¿Y si una canoa toma la última loseta? Si al construir con una canoa se toma otra última loseta, las demás canoas reaccionan primero a esa; luego se sigue con lo pendiente.
guide-canoe-3 = ¿Reacciona en mi propio turno? Si tomas tú la última loseta, tu canoa no reacciona. Al preparar la partida podéis acordar otra cosa.
guide-canoe-4 = ¿Da oro esa construcción? Lo que construyes con la canoa da oro con los Pastores, los Embajadores y los Alcaldes, pero no con las Familias ni los Trotamundos.
guide-canoe-5 = ¿Desde cuándo puede reaccionar? Una canoa que tomas en tu turno ya puede reaccionar en el turno del siguiente jugador.
guide-canoe-6 = Estoy junto a pantano: ¿puedo elegir agua igualmente? Sí, cada uno se mira por separado.
guide-canoe-bonus = En tu turno, construye un asentamiento más en una casilla libre de pantano o de agua. Elige primero pantano o agua; en ese terreno, construye junto a los tuyos si es posible.
guide-canoe-bonus-1 = Estoy junto a pantano: ¿puedo elegir agua igualmente? Sí, cada uno se mira por separado.
guide-fountain = Construye un asentamiento más en una casilla libre junto a exactamente un asentamiento tuyo y a ninguno de otro jugador.
guide-fountain-1 = ¿En qué terreno? Vale cualquier terreno edificable. Si no hay ninguna casilla así, no puedes usar la fuente.
guide-fountain-2 = ¿Cuentan guerreros, carretas, barcos y exploradores? Sí, los tuyos como propios y los de otros como ajenos; tus exploradores, este turno.
guide-fountain-bonus = No se usa por sí sola: desde ahora, con tus dos fuentes también puedes construir en montañas.
guide-fountain-bonus-1 = ¿Cambia algo más? No: sigue haciendo falta justo uno tuyo al lado y ninguno ajeno.
guide-temple = Retira del tablero uno de tus asentamientos. En tu próximo turno lo construyes además de los habituales, en el terreno de ese turno.
guide-temple-1 = ¿Cuándo y dónde se construye? Se construye el último, y como siempre junto a los tuyos si es posible.
guide-temple-2 = ¿Me puede costar una loseta? Si era tu último asentamiento junto a un lugar, pierdes esa loseta al momento.
guide-temple-3 = ¿Y si pierdo el templo o acaba la partida? Lo construyes aunque pierdas la loseta del templo. Pero no retrasa el final de la partida: lo que no se haya construido para entonces no puntúa.
guide-temple-bonus = En cada turno, el primer asentamiento de tu acción obligatoria no tiene que ir junto a los tuyos.
guide-temple-bonus-1 = ¿El terreno tiene que coincidir? Sí, tiene que ser el de tu carta.
guide-temple-bonus-2 = ¿Y el segundo y el tercero? Van junto a los tuyos si es posible, como siempre.
guide-refuge = Mueve uno de tus asentamientos a una casilla colindante, edificable y libre. No hace falta que acabe junto a los tuyos.
guide-refuge-1 = ¿Toma allí una loseta? Sí, si llega junto a un lugar o a una casilla de nómadas.
guide-refuge-bonus = Mueve uno de tus asentamientos en línea recta hasta la primera casilla edificable libre, por encima de todo lo que haya en medio.
guide-refuge-bonus-1 = ¿Tiene que quedar junto a los míos? No hace falta que acabe junto a los tuyos.
guide-refuge-bonus-2 = ¿Y si la casilla de al lado está libre? Entonces para ahí: es la siguiente libre.

## Cartas de Kingdom Builder
guide-geologists = 2 oros por cada montaña que una zona tuya conecte con otra montaña. Una montaña es un grupo de casillas de montaña conectadas, sea cual sea su tamaño.
guide-geologists-1 = ¿Y si hay una pieza sobre la montaña? Una pieza en una casilla de montaña está en contacto con esa montaña.
guide-geologists-2 = ¿Una cueva forma parte de una montaña? Sí, como cualquier casilla de montaña.
guide-messengers = Busca en una de tus zonas los dos asentamientos más alejados entre sí y cuenta las casillas del camino más corto entre ellos, incluidos los dos extremos: 2 oros por cada una.
guide-messengers-1 = ¿Qué puede haber en el camino? No importa lo que haya en el camino.
guide-messengers-2 = ¿Qué da un asentamiento aislado? Un asentamiento aislado no da nada.
guide-noblewomen = Cada lugar, castillo y casilla de nómadas paga como un palacio: 5 oros para quien tenga más asentamientos al lado, y para todos si hay empate.
guide-noblewomen-1 = ¿Y los sitios sin nadie al lado, y los palacios? Si nadie tiene un asentamiento al lado, nadie recibe nada. Los palacios no pagan dos veces.
guide-noblewomen-2 = ¿Un castillo sigue dando sus 3 oros? Sí, los 5 se suman.
guide-vassals = 1 oro por cada asentamiento tuyo en una casilla del límite entre dos cuadrantes.
guide-vassals-1 = ¿Y donde se juntan cuatro cuadrantes? Cada asentamiento da 1 como mucho.
guide-captains = 1 oro por cada asentamiento tuyo junto a otros tres tuyos o más.
guide-captains-1 = ¿Cuatro o más vecinos dan más? No, cada asentamiento da 1 como mucho.
guide-scouts = Antes del primer turno se sortea un terreno, y todas las cartas con ese terreno salen del juego. Al final, 1 oro por cada asentamiento tuyo junto a ese terreno, pero no en él.
guide-scouts-1 = ¿Se retira también la carta de pantano? La carta de pantano con ese terreno también sale. Si la carta que se roba para el sorteo es de pantano, vale su otro terreno.
guide-scouts-2 = ¿Se puede construir aún en ese terreno? En ese terreno solo se puede construir con acciones especiales.
guide-scouts-3 = ¿Qué cambia con el cruce? Con la loseta de cruce, dos cartas iguales permiten jugar el terreno retirado. Al preparar la partida podéis acordar otra cosa.

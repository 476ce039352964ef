# La guía de Nomads en español.

guide-nomads-title = Nómadas
guide-nomads = Sus cuadrantes tienen casillas de nómadas en vez de castillos, cada una con una loseta de nómadas, repartida al azar y boca arriba. Nadie construye en ellas. Si construyes al lado, o mueves allí un asentamiento, tomas su loseta si aún está. La usas en tu próximo turno, una vez, y después sale del juego.
guide-nomads-1 = La hayas usado o no, al final de ese turno desaparece.
guide-nomads-2 = Alejarte de la casilla de nómadas no te hace perder la loseta.
guide-nomads-3 = Se usa antes o después de la acción obligatoria, como una loseta de lugar.
guide-nomads-4 = Las casillas de nómadas no se reponen nunca.
guide-nomads-5 = Una pieza que se mueve casilla a casilla toma la loseta de todas las casillas de nómadas por las que pasa; una que se desliza o salta, solo donde se detiene.

## Lugares
guide-quarry = Coloca uno o dos muros de piedra en casillas libres del terreno que juegas en este turno, cada uno junto a uno de tus asentamientos. Un muro bloquea su casilla para todos, también para ti, durante el resto de la partida.
guide-quarry-1 = Cada muro tiene que estar junto a un asentamiento tuyo; no basta con que esté junto a otro muro.
guide-quarry-2 = Si solo hay una casilla posible, coloca un muro.
guide-quarry-3 = Hay 25 muros. No son de nadie y no se pueden retirar.
guide-caravan = Mueve uno de tus asentamientos en línea recta tan lejos como pueda: hasta la última casilla libre antes de que algo lo detenga.
guide-caravan-1 = Lo detiene todo lo que no sea una casilla edificable libre: agua, montañas, casillas especiales, piezas, muros y el borde del tablero.
guide-caravan-2 = Tiene que moverse al menos una casilla y no puede detenerse antes.
guide-caravan-3 = No hace falta que se detenga junto a los tuyos.
guide-village = Construye un asentamiento más en una casilla libre junto a tres o más de los tuyos.
guide-village-1 = Vale cualquier terreno edificable. Si no hay ninguna casilla así, no puedes usar el pueblo.
guide-garden = Construye un asentamiento más en una casilla de flores, junto a los tuyos si es posible, sea cual sea tu carta.

## Losetas de nómadas
guide-donation = Construye tres asentamientos más de tu reserva en el terreno de la loseta, cada uno junto a los tuyos si es posible. Hay una loseta por cada uno de los cinco terrenos de las cartas, una de agua y una de montaña.
guide-donation-1 = Con las dos últimas construyes en agua o en montaña.
guide-donation-2 = Si no hay suficientes asentamientos o casillas, construye todos los que puedas.
guide-donation-3 = En agua no dan nada con los Pescadores; en montaña, nada con los Mineros. En agua junto a una montaña sí dan oro con los Mineros, y a la inversa.
guide-resettlement = Mueve tus asentamientos cuatro casillas en total: un asentamiento cuatro casillas, cuatro asentamientos una casilla cada uno o cualquier combinación. Cada paso va a una casilla colindante, edificable y libre.
guide-resettlement-1 = No hace falta que acaben junto a los tuyos.
guide-resettlement-2 = Termina de mover un asentamiento antes de levantar el siguiente; las losetas de lugar se toman y se pierden según donde acabe.
guide-resettlement-3 = Puedes mover menos de cuatro casillas, y un asentamiento puede volver sobre sus pasos.
guide-outpost = Uno de los asentamientos que construyas en este turno, en la acción obligatoria o en una acción especial, no tiene que ir junto a los tuyos.
guide-outpost-1 = El terreno tiene que ser el correcto de todos modos. También el sitio que indique la acción, como el extremo de una línea.
guide-outpost-2 = También vale para los asentamientos que se mueven con el granero o el puerto, y para colocar un guerrero, una carreta o un barco.
guide-sword = Cada uno de los demás jugadores pierde un asentamiento del tablero, que vuelve a su reserva. Tú eliges cuál.
guide-sword-1 = No se puede perdonar a nadie, pero quien no tenga asentamientos en el tablero no tiene nada que perder.
guide-sword-2 = Quien se quede sin asentamientos junto a un lugar pierde su loseta.
guide-sword-3 = Puede retirar guerreros, carretas y barcos, pero no una ciudad.
guide-treasure = 3 oros al momento, cuando lo tomas. Después la loseta sale del juego.

## Cartas que pagan al momento
guide-red-cards-title = Cartas que pagan al momento
guide-red-cards = Las Familias, los Pastores y los Embajadores pagan en el momento de construir, y nunca al final.
guide-red-cards-1 = Pagan por los asentamientos que construyes, con tu carta o con una acción especial. Mover no da nada.
guide-families = Al momento, 2 oros si los tres asentamientos de tu acción obligatoria están seguidos en línea recta. Vale cualquiera de las tres direcciones.
guide-families-1 = Solo cuentan esos tres: no los que ya tenías ni los de acciones especiales.
guide-shepherds = Al momento, 2 oros por cada asentamiento nuevo sin casillas libres de su mismo terreno al lado.
guide-shepherds-1 = Cuenta el momento de construir, así que importa el orden: llena el último hueco al final.
guide-ambassadors = Al momento, 1 oro por cada asentamiento nuevo junto a uno de otro jugador.
guide-ambassadors-1 = Junto a varios sigue dando 1.

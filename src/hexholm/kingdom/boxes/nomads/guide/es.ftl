# La guía de Nomads en español.

guide-nomads-title = Nómadas
guide-nomads = Sus cuadrantes tienen casillas de nómadas en vez de castillos, cada una con una loseta de nómadas, repartida al azar y boca arriba. Nadie construye en ellas. Si construyes al lado, o mueves allí un asentamiento, tomas su loseta si aún está. La usas en tu próximo turno, una vez, y después sale del juego.
guide-nomads-1 = ¿Puedo guardar la loseta para más tarde? La hayas usado o no, al final de ese turno desaparece.
guide-nomads-2 = ¿La pierdo si me alejo? Alejarte de la casilla de nómadas no te hace perder la loseta.
guide-nomads-3 = ¿Cuándo puedo usarla? Se usa antes o después de la acción obligatoria, como una loseta de lugar.
guide-nomads-4 = ¿Se pone otra loseta? Las casillas de nómadas no se reponen nunca.
guide-nomads-5 = ¿Y si una pieza solo pasa por al lado? Una pieza que se mueve casilla a casilla toma la loseta de todas las casillas de nómadas por las que pasa; una que se desliza o salta, solo donde se detiene.

## Lugares
guide-quarry = Coloca uno o dos muros de piedra en casillas libres del terreno que juegas en este turno, cada uno junto a uno de tus asentamientos. Un muro bloquea su casilla para todos, también para ti, durante el resto de la partida.
guide-quarry-1 = ¿Basta con que esté junto a otro muro? Cada muro tiene que estar junto a un asentamiento tuyo; no basta con que esté junto a otro muro.
guide-quarry-2 = ¿Tengo que poner dos? Si solo hay una casilla posible, coloca un muro.
guide-quarry-3 = ¿De quién son los muros? Hay 25 muros. No son de nadie y no se pueden retirar.
guide-quarry-4 = ¿Y con una carta de pantano? Los muros van en la mitad que juegas este turno.
guide-quarry-5 = ¿Puede haber un muro junto a un guerrero? No, el guerrero tampoco deja poner muros.
guide-caravan = Mueve uno de tus asentamientos en línea recta tan lejos como pueda: hasta la última casilla libre antes de que algo lo detenga.
guide-caravan-1 = ¿Qué la detiene? Lo detiene todo lo que no sea una casilla edificable libre: agua, montañas, casillas especiales, piezas, muros y el borde del tablero.
guide-caravan-2 = ¿Puede parar antes? Tiene que moverse al menos una casilla y no puede detenerse antes.
guide-caravan-3 = ¿Tiene que quedar junto a los míos? No hace falta que se detenga junto a los tuyos.
guide-caravan-4 = ¿Toma losetas por el camino? Solo las que están junto a la casilla donde para.
guide-village = Construye un asentamiento más en una casilla libre junto a tres o más de los tuyos.
guide-village-1 = ¿En qué terreno? Vale cualquier terreno edificable. Si no hay ninguna casilla así, no puedes usar el pueblo.
guide-village-2 = ¿Cuentan los exploradores y otras piezas? Sí, todo lo que cuenta como asentamiento tuyo; los exploradores, este turno.
guide-garden = Construye un asentamiento más en una casilla de flores, junto a los tuyos si es posible, sea cual sea tu carta.
guide-garden-1 = ¿Y si no hay flores junto a los míos? Entonces puedes construir en cualquier casilla de flores libre.
guide-garden-2 = ¿Y si no queda ninguna casilla de flores libre? Entonces el jardín no se puede usar este turno.

## Losetas de nómadas
guide-donation = Construye tres asentamientos más de tu reserva en el terreno de la loseta, cada uno junto a los tuyos si es posible. Hay una loseta por cada uno de los cinco terrenos de las cartas, una de agua y una de montaña.
guide-donation-1 = ¿Puedo construir en agua y montaña? Con las dos últimas construyes en agua o en montaña.
guide-donation-2 = ¿Y si no caben tres? Si no hay suficientes asentamientos o casillas, construye todos los que puedas.
guide-donation-3 = ¿Qué dan allí? En agua no dan nada con los Pescadores; en montaña, nada con los Mineros. En agua junto a una montaña sí dan oro con los Mineros, y a la inversa.
guide-resettlement = Mueve tus asentamientos cuatro casillas en total: un asentamiento cuatro casillas, cuatro asentamientos una casilla cada uno o cualquier combinación. Cada paso va a una casilla colindante, edificable y libre.
guide-resettlement-1 = ¿Tienen que quedar junto a los míos? No hace falta que acaben junto a los tuyos.
guide-resettlement-2 = ¿En qué orden se mueven? Termina de mover un asentamiento antes de levantar el siguiente; las losetas de lugar se toman y se pierden según donde acabe.
guide-resettlement-3 = ¿Tengo que usar los cuatro pasos? Puedes mover menos de cuatro casillas, y un asentamiento puede volver sobre sus pasos.
guide-resettlement-4 = ¿Puede pasar por agua o por otros asentamientos? No, cada paso necesita una casilla libre y edificable.
guide-outpost = Uno de los asentamientos que construyas en este turno, en la acción obligatoria o en una acción especial, no tiene que ir junto a los tuyos.
guide-outpost-1 = ¿Puedo construir en cualquier terreno? El terreno tiene que ser el correcto de todos modos. También el sitio que indique la acción, como el extremo de una línea.
guide-outpost-2 = ¿Sirve para mover? También vale para los asentamientos que se mueven con el granero o el puerto, y para colocar un guerrero, una carreta o un barco.
guide-outpost-3 = ¿Puedo decidirlo después de que el puesto de avanzada robe su carta? Sí, mientras no hayas construido el asentamiento.
guide-sword = Cada uno de los demás jugadores pierde un asentamiento del tablero, que vuelve a su reserva. Tú eliges cuál.
guide-sword-1 = ¿Puedo perdonar a alguien? No se puede perdonar a nadie, pero quien no tenga asentamientos en el tablero no tiene nada que perder.
guide-sword-2 = ¿La víctima pierde losetas? Quien se quede sin asentamientos junto a un lugar pierde su loseta.
guide-sword-3 = ¿A qué piezas puede afectar? Puede retirar guerreros, carretas y barcos, pero no una ciudad.
guide-sword-4 = Alguien había construido el último: ¿llega el final de todos modos? Sí, el final de la partida ya no se puede deshacer.
guide-treasure = 3 oros al momento, cuando lo tomas. Después la loseta sale del juego.
guide-treasure-1 = ¿Lo puedo perder? No, el oro es tuyo al momento; la loseta no se guarda.
guide-treasure-2 = ¿Hace reaccionar a una canoa? Sí, es la última loseta de su casilla.

## Cartas que pagan al momento
guide-red-cards-title = Cartas que pagan al momento
guide-red-cards = Las Familias, los Pastores y los Embajadores pagan en el momento de construir, y nunca al final.
guide-red-cards-1 = ¿Los movimientos pagan? Pagan por los asentamientos que construyes, con tu carta o con una acción especial. Mover no da nada.
guide-families = Al momento, 2 oros si los tres asentamientos de tu acción obligatoria están seguidos en línea recta. Vale cualquiera de las tres direcciones.
guide-families-1 = ¿Cuentan otros asentamientos de la línea? Solo cuentan esos tres: no los que ya tenías ni los de acciones especiales.
guide-families-2 = ¿Y el pantano y el templo? Dos en pantano no pagan nunca, y el asentamiento del templo no cuenta.
guide-shepherds = Al momento, 2 oros por cada asentamiento nuevo sin casillas libres de su mismo terreno al lado.
guide-shepherds-1 = ¿Importa el orden? Cuenta el momento de construir, así que importa el orden: llena el último hueco al final.
guide-shepherds-2 = ¿Una casilla con muro está libre? No, así que no estorba.
guide-ambassadors = Al momento, 1 oro por cada asentamiento nuevo junto a uno de otro jugador.
guide-ambassadors-1 = ¿Y si está junto a varios? Junto a varios sigue dando 1.
guide-ambassadors-2 = ¿Cuentan guerreros, carretas, barcos y ciudades? Sí, como nuevos y como vecinos; de una ciudad, cada casilla por separado.
guide-ambassadors-3 = ¿Quién cobra por el asentamiento de una canoa? Quien lo construye, en el turno que sea.

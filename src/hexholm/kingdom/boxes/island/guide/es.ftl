# La guía de la isla en español.

guide-island-title = La isla
guide-island = La isla es un pequeño tablero aparte, junto a los demás, por cualquiera de sus dos caras. Siempre que ninguna casilla para tu acción esté junto a los tuyos, también puedes construir en la isla. En cuanto tengas allí un asentamiento, la regla habitual vale también en ella.
guide-island-1 = ¿Cuándo más puedo ir allí? El primer asentamiento de la partida, la avanzadilla y la acción adicional del templo también permiten llegar a ella.
guide-island-2 = ¿Qué cartas no la cuentan? No es un cuadrante: no cuenta para Lords, Campesinos, Trotamundos ni Terratenientes, y no tiene cueva. Para todas las demás cartas, sus asentamientos cuentan.
guide-island-3 = ¿Sus filas son filas? Sus filas son filas para los Descubridores, los Montaraces y los Alcaldes, y también para los Caballeros. Para los Caballeros podéis acordar otra cosa al preparar la partida.
guide-island-4 = ¿Su orilla es un borde? Su orilla no es el borde del tablero, pero las casillas de la orilla están junto al agua.
guide-island-5 = ¿Mantiene útil mi carta de terreno? Mientras quede en la isla una casilla libre de un terreno, las cartas de ese terreno sirven.
guide-ropebridge = Mueve uno de tus asentamientos a una casilla de barranco libre, junto a los tuyos si es posible.
guide-ropebridge-1 = ¿Y si no queda ninguna casilla de barranco libre? Entonces el puente colgante no se puede usar este turno.
guide-ropebridge-2 = ¿El que muevo cuenta como vecino propio? No, levántalo primero; solo cuenta lo que queda en el tablero.
guide-tree-house = Mueve uno de tus asentamientos a una casilla de bosque libre, junto a los tuyos si es posible.
guide-tree-house-1 = ¿Y si no queda ninguna casilla de bosque libre? Entonces la casa árbol no se puede usar este turno.
guide-tree-house-2 = ¿El que muevo cuenta como vecino propio? No, levántalo primero; solo cuenta lo que queda en el tablero.

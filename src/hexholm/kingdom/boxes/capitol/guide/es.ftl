# La guía del capitolio en español.

guide-capitol-title = Capitolio
guide-capitol = En el cuadrante del oráculo y en el del puerto, si están en el tablero, uno de los dos castillos lleva un capitolio. Al final, cada asentamiento tuyo a dos casillas o menos te da 1 oro.
guide-capitol-1 = ¿El castillo sigue siéndolo? El castillo sigue dando sus 3 oros.
guide-capitol-2 = ¿Y si hay dos capitolios cerca? Un asentamiento cerca de dos capitolios recibe 1 oro de cada uno.
guide-capitol-3 = ¿Cuántos hay? Si están los dos cuadrantes en el tablero, hay dos capitolios. Al preparar la partida podéis acordar que haya solo uno.

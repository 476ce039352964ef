# En la mesa de verdad: las herramientas, y la preparación con lo que hay en casa.

shelf-lead = ¿Jugáis con los tableros de verdad? hexholm sortea la preparación, cuenta los puntos y conoce todas las reglas.

## Las herramientas
tool-count = Contar los puntos
tool-count-text = Pinta los asentamientos de todos, mira cada carta puntuada, guarda el resultado
tool-position = Editor de posiciones
tool-position-text = Prepara cualquier posición: ¿qué jugarías? Sigue jugando, compártela, haz un problema
tool-rules = Reglas
tool-rules-text = Cada carta, ficha y caso dudoso, con una imagen

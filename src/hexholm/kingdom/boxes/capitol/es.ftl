# El capitolio en español.

box-capitol = Capitolio
box-capitol-text = Un castillo que da 1 oro por cada asentamiento a dos casillas o menos.
rules-capitol = Un capitolio da 1 oro por cada asentamiento a dos casillas o menos.
site-capitol = Capitolio
    .sign = ♛♛
site-capitol-text = Un castillo que además da 1 oro por cada asentamiento a dos casillas o menos.

card-capitols = Capitolio
card-capitols-text = 1 oro por cada asentamiento a dos casillas o menos de un capitolio

place-capitols = Capitolio { $n }
option-capitols = Número de capitolios
option-capitols-text = Cuántos hay cuando están en juego a la vez los cuadrantes del puerto y del oráculo. Por defecto, dos.
part-capitols = lugares de los capitolios

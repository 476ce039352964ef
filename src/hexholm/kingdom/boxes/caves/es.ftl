# Las cuevas en español.

box-caves = Cuevas
box-caves-text = Una vez por turno, lleva un asentamiento de una cueva a otra.
rules-caves = Una vez por turno puedes mover un asentamiento que esté junto a una cueva a una casilla libre junto a cualquier cueva.
site-cave = Cueva
    .sign = M∩
site-cave-text = Cuenta como montaña. Un asentamiento junto a una cueva puede pasar junto a otra.

location-caves = Cuevas
    .el = las cuevas
    .del = de las cuevas
    .word = cuevas
location-caves-text = Una vez por turno: mueve un asentamiento que esté junto a una cueva a una casilla libre junto a cualquier cueva.

place-caves = { $n ->
    [1] Cueva arriba a la izquierda
    [2] Cueva arriba a la derecha
    [3] Cueva abajo a la izquierda
   *[other] Cueva abajo a la derecha
}

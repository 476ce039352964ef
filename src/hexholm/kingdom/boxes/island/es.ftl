# La isla en español.

box-island = Isla
box-island-text = Un tablero pequeño junto a los demás, con un lugar propio.
rules-island = Siempre que puedas construir en cualquier sitio, también puedes hacerlo en la isla.

location-ropebridge = Puente colgante
    .el = el puente colgante
    .del = del puente colgante
    .word = puente colgante
    .code = Pnt
location-ropebridge-text = Mueve un asentamiento a una casilla de barranco.
location-tree-house = Casa árbol
    .el = la casa árbol
    .del = de la casa árbol
    .word = casa árbol
location-tree-house-text = Mueve un asentamiento a una casilla de bosque.

new-island = La isla
option-island_knights = Los Caballeros cuentan en la isla
option-island_knights-text = La fila que cuenta para los Caballeros puede estar en la isla. Por defecto, sí.
part-island = cara de la isla

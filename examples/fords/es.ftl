# Vados en español.

box-fords = Vados
box-fords-text = Un cuadrante, dos lugares y dos cartas para cruzar ríos.
rules-fords = Dos casillas están enfrentadas si en línea recta hay entre ellas exactamente una de agua. Con el vado construyes enfrente; con la balsa pasas a la otra orilla.
preset-fords = Vados

location-ford = Vado
    .el = el vado
    .del = del vado
    .word = vado
location-ford-text = Construye un asentamiento más enfrente de uno tuyo: en línea recta, al otro lado de una casilla de agua.
location-ferry = Balsa
    .el = la balsa
    .del = de la balsa
    .word = balsa
location-ferry-text = Mueve un asentamiento en línea recta sobre el agua hasta la primera casilla de la otra orilla.

card-ferrymen = Balseros
card-ferrymen-text = 2 oros por cada casilla de agua con asentamientos tuyos en lados opuestos
card-bridge-builders = Constructores de puentes
card-bridge-builders-text = 2 oros por cada zona de asentamientos tuyos enfrentada a otra tuya al otro lado de una casilla de agua

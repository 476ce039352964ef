# Lo que se saca de la caja, en español.

item-terrain-cards = Cartas de terreno, barajadas
item-terrain-cards-out = Cartas de terreno que se quedan en la caja
item-talents = Talentos, repartidos boca abajo
item-coins = Monedas

drawn-for = { $game } para { $n } jugadores
step-land = Montad el tablero
step-cards = Poned las cartas al lado
step-items = Sacad de la caja
step-begin = A jugar
laid-beside = junto al tablero
laid-over = girado 180°
laid-turned = girado { $degrees }° en el sentido de las agujas del reloj
laid-own = tu tablero
item-each = para cada jugador
item-by-turn = { $numbers } por orden de turno
item-on = en { $hexes }
shown-tasks = Tarea
shown-economy = { economy-title }
shown-twist = { twist-title }
begin-name = Empieza { $name }. Se juega en el sentido de las agujas del reloj.
begin-kingdom-builder = Empieza la persona de más edad. Se juega en el sentido de las agujas del reloj.
begin-winter-kingdom = Empieza la persona más joven. Se juega en el sentido de las agujas del reloj.

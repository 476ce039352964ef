# Lo que se saca de la caja, en español.

item-terrain-cards = Cartas de terreno, barajadas
item-terrain-cards-out = Cartas de terreno que se quedan en la caja
item-talents = Talentos, repartidos boca abajo
item-coins = Monedas

# Dibujos y terminal en español.

## Una figura
heading-turn = Turno
heading-end = Fin de la partida
heading-players = Jugadores
heading-sections = Cuadrantes: { $names }
heading-boards = Tableros: { $names }
heading-rules = Economía y situación
section-turned = { $name } (girado)
tile-from = { $tile } de { $hex }: { $state }
tile-is = { $tile }: { $state }
state-ready = disponible
state-used = ya se ha usado
state-new = próximo turno
supply-left = { $colour }, { $mark } · { $n } en la reserva
supply-buildings = { $colour }, { $mark } · { pieces-houses } y { pieces-forts } en la reserva
pieces-houses = { $houses ->
    [one] 1 casa
   *[other] { $houses } casas
}
pieces-forts = { $forts ->
    [one] 1 fuerte
   *[other] { $forts } fuertes
}
talents-in-hand = { $n ->
    [one] 1 talento en la mano
   *[other] { $n } talentos en la mano
}
talent-is = { $tile }: { $state }, { $upgraded ->
    [yes] con mejora
   *[no] sin mejora
} { $source }
owed-settlements = Asentamientos para el próximo turno
owed-piece = Próximo turno: { $piece_el }
number-tiles = Fichas numeradas
deck-left = { $n ->
    [one] queda 1 carta de terreno en el mazo
   *[other] quedan { $n } cartas de terreno en el mazo
}
deck-left-last = { deck-left } · última ronda
key-fort = Fuerte: cuenta como dos casas
piece-title = { $piece_title }

## El terminal
to-move = { $person ->
    [you] Te toca jugar
   *[other] Juega { $name }
}
hand-own = { $n ->
    [one] Tu carta:
   *[other] Tus cartas:
}
hand-of = { $n ->
    [one] Carta de { $name }:
   *[other] Cartas de { $name }:
}
hand-else = o
tiles-own = Tus losetas:
tiles-own-none = No tienes losetas.
tile-line = { $tile }, { $state_id ->
    [new] desde tu próximo turno
   *[other] { $state }
}: { $text }
pieces = { $n ->
    [one] 1 { $piece }
   *[other] { $n } { $piece_many }
}
temple-line = En el templo, para tu próximo turno: { $what }
numbers-line = Fichas numeradas por valor de { $n }
head-total = Total
head-tiles = Losetas
head-supply = Reserva
head-coins = Monedas
head-houses = Casas
head-forts = Fuertes
head-talents = Talentos
head-none = ninguno
key-tiles = Un número: losetas que quedan
key-blocked = junto a un guerrero
key-island = i.a1, i.b1 …: la isla
key-possible = posible
key-shown = señalada
key-border = límite entre dos tableros

pdf-unknown = esto no se puede pasar al papel: { $got }

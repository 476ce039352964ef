# Tekeningen en de terminal in het Nederlands.

## Een plaatje
heading-turn = Beurt
heading-end = Afgelopen
heading-players = Spelers
heading-sections = Kwadranten: { $names }
heading-boards = Terreinborden: { $names }
heading-rules = Economie en twist
section-turned = { $name } (gedraaid)
tile-from = { $tile } van { $hex }: { $state }
tile-is = { $tile }: { $state }
state-ready = beschikbaar
state-used = gebruikt
state-new = nieuw
supply-left = { $colour }, { $mark } · { $n } in voorraad
supply-buildings = { $colour }, { $mark } · nog { pieces-houses } en { pieces-forts }
pieces-houses = { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}
pieces-forts = { $forts ->
    [one] 1 fort
   *[other] { $forts } forten
}
talents-in-hand = { $n ->
    [one] 1 talent op hand
   *[other] { $n } talenten op hand
}
talent-is = { $tile }: { $state }, { $upgraded ->
    [yes] opgewaardeerd
   *[no] niet opgewaardeerd
} { $source }
owed-settlements = Nederzettingen voor de volgende beurt
owed-piece = Volgende beurt: { $piece_de }
number-tiles = Nederzettingsfiches
deck-left = { $n ->
    [one] nog 1 kaart in de stapel
   *[other] nog { $n } kaarten in de stapel
}
deck-left-last = { deck-left } · laatste ronde
key-fort = Fort: telt als twee huizen
piece-title = { $piece_title }

## De terminal
to-move = { $person ->
    [you] Jij bent aan de beurt
   *[other] { $name } is aan de beurt
}
hand-own = { $n ->
    [one] Je kaart:
   *[other] Je kaarten:
}
hand-of = { $n ->
    [one] Kaart van { $name }:
   *[other] Kaarten van { $name }:
}
hand-else = of
tiles-own = Je tegels:
tiles-own-none = Je hebt geen tegels.
tile-line = { $tile }, { $state_id ->
    [new] nieuw (vanaf je volgende beurt)
   *[other] { $state }
}: { $text }
pieces = { $n ->
    [one] 1 { $piece }
   *[other] { $n } { $piece_many }
}
temple-line = In de tempel, voor je volgende beurt: { $what }
numbers-line = Nederzettingsfiches ter waarde van { $n }
head-total = Totaal
head-tiles = Tegels
head-supply = Voorraad
head-coins = Munten
head-houses = Huizen
head-forts = Forten
head-talents = Talenten
head-none = geen
key-tiles = Een getal: resterende tegels
key-blocked = naast een soldaat
key-island = i.a1, i.b1 …: het eiland
key-possible = mogelijk
key-shown = getoond
key-border = grens tussen twee borden

pdf-unknown = dit kan niet op papier: { $got }

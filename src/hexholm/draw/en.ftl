# Drawings and the terminal in English.

## A picture
heading-turn = Turn
heading-end = Game over
heading-players = Players
heading-sections = Sections: { $names }
heading-boards = Boards: { $names }
heading-rules = Economy and twist
section-turned = { $name } (turned)
tile-from = { $tile } from { $hex }: { $state }
tile-is = { $tile }: { $state }
state-ready = ready
state-used = used
state-new = new
supply-left = { $colour }, { $mark } · { $n } in supply
supply-buildings = { $colour }, { $mark } · { pieces-houses } and { pieces-forts } left
pieces-houses = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}
pieces-forts = { $forts ->
    [one] 1 fort
   *[other] { $forts } forts
}
talents-in-hand = { $n ->
    [one] 1 talent in hand
   *[other] { $n } talents in hand
}
talent-is = { $tile }: { $state }, { $upgraded ->
    [yes] upgraded
   *[no] not upgraded
} { $source }
owed-settlements = Settlements to build next turn
owed-piece = Next turn: the { $piece }
number-tiles = Number tiles
deck-left = { $n ->
    [one] 1 terrain card left in the deck
   *[other] { $n } terrain cards left in the deck
}
deck-left-last = { deck-left } · last round
key-fort = Fort: counts as two houses
piece-title = { $piece_title }

## The terminal
to-move = { $person ->
    [you] Your turn
   *[other] { $name } to move
}
hand-own = { $n ->
    [one] Your card:
   *[other] Your cards:
}
hand-of = { $n ->
    [one] { $name }’s card:
   *[other] { $name }’s cards:
}
hand-else = or
tiles-own = Your tiles:
tiles-own-none = You have no tiles.
tile-line = { $tile }, { $state_id ->
    [new] new (from your next turn on)
   *[other] { $state }
}: { $text }
pieces = { $n ->
    [one] 1 { $piece }
   *[other] { $n } { $piece_many }
}
temple-line = In the temple, for your next turn: { $what }
numbers-line = Number tiles worth { $n }
head-total = Total
head-tiles = Tiles
head-supply = Supply
head-coins = Coins
head-houses = Houses
head-forts = Forts
head-talents = Talents
head-none = none
key-tiles = A number: tiles left
key-blocked = next to a warrior
key-island = i.a1, i.b1 …: the island
key-possible = possible
key-shown = shown
key-border = border between two boards

pdf-unknown = this can’t be put on paper: { $got }

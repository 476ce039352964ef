# Zeichnungen und Terminal auf Deutsch.

## Ein Bild
heading-turn = Zug
heading-end = Partie zu Ende
heading-players = Spieler
heading-sections = Quadranten: { $names }
heading-boards = Tafeln: { $names }
heading-rules = Wirtschaft und Twist
section-turned = { $name } (gedreht)
tile-from = { $tile } von { $hex }: { $state }
tile-is = { $tile }: { $state }
state-ready = bereit
state-used = genutzt
state-new = neu
supply-left = { $colour }, { $mark } · { $n } im Vorrat
supply-buildings = { $colour }, { $mark } · noch { pieces-houses } und { pieces-forts }
pieces-houses = { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}
pieces-forts = { $forts ->
    [one] 1 Fort
   *[other] { $forts } Forts
}
talents-in-hand = { $n ->
    [one] 1 Talent auf der Hand
   *[other] { $n } Talente auf der Hand
}
talent-is = { $tile }: { $state }, { $upgraded ->
    [yes] aufgewertet
   *[no] nicht aufgewertet
} { $source }
owed-settlements = Siedlungen, die im nächsten Zug gebaut werden
owed-piece = Im nächsten Zug: { $piece }
number-tiles = Siedlungsplättchen
deck-left = { $n ->
    [one] noch 1 Geländekarte im Stapel
   *[other] noch { $n } Geländekarten im Stapel
}
deck-left-last = { deck-left } · letzte Runde
key-fort = Fort: zählt als zwei Häuser
piece-title = { $piece_title }

## Das Terminal
to-move = { $person ->
    [you] Du bist am Zug
   *[other] Am Zug: { $name }
}
hand-own = { $n ->
    [one] Deine Karte:
   *[other] Deine Karten:
}
hand-of = { $n ->
    [one] Karte von { $name }:
   *[other] Karten von { $name }:
}
hand-else = oder
tiles-own = Deine Plättchen:
tiles-own-none = Du hast keine Plättchen.
tile-line = { $tile }, { $state_id ->
    [new] neu (ab deinem nächsten Zug)
   *[other] { $state }
}: { $text }
pieces = { $n ->
    [one] 1 { $piece }
   *[other] { $n } { $piece_many }
}
temple-line = Im Tempel, für deinen nächsten Zug: { $what }
numbers-line = Siedlungsplättchen im Wert von { $n }
head-total = Summe
head-tiles = Plättchen
head-supply = Vorrat
head-coins = Münzen
head-houses = Häuser
head-forts = Forts
head-talents = Talente
head-none = keine
key-tiles = Zahl: übrige Plättchen
key-blocked = neben einem Krieger
key-island = i.a1, i.b1 …: die Insel
key-possible = möglich
key-shown = gezeigt
key-border = Grenze zwischen zwei Tafeln

pdf-unknown = das lässt sich nicht zu Papier bringen: { $got }

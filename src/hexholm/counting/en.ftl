# Counting a finished game: what can't be so, and what is unlikely. The page doesn't read this.

count-unknown = { $who }: unknown key { $got }; expected one of: { $names }
count-list = { $what } must be names, not { $got }
count-no-place = { $what }: there is no { $got } on this board
count-number = { $what } must be a whole number from 0 to { $most }, not { $got }

count-special = Nothing can stand on { $hex } ({ $ground })
count-edge = A piece on seven hexes doesn’t fit on { $hex }: it would hang over the edge
count-twice = Two pieces on { $hex }
count-many = { $n } { $piece_many }: a player has only { $most }
count-many-in-all = { $tile }: { $n } in all, but there are only { $most }
count-row-twice = Row { $where } is marked by two players
count-nothing = Nothing entered yet
count-not-over = Nobody has used up all { $most } { $piece_many }. Is everything entered?

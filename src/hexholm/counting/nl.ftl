# Counting a finished game, in Dutch.

count-unknown = { $who }: onbekende sleutel { $got }; mogelijk zijn: { $names }
count-list = { $what } moeten namen zijn, niet { $got }
count-no-place = { $what }: { $got } bestaat niet op dit bord
count-number = { $what } moet een geheel getal van 0 tot { $most } zijn, niet { $got }

count-special = Op { $hex } ({ $ground }) kan niets staan
count-edge = Een stuk van zeven velden past niet op { $hex }: het zou over de rand steken
count-twice = Twee stukken op { $hex }
count-many = { $n } { $piece_many }: een speler heeft er maar { $most }
count-many-in-all = { $tile }: samen { $n }, maar er zijn er maar { $most }
count-row-twice = Lijn { $where } is door twee spelers gemarkeerd
count-nothing = Nog niets ingevoerd
count-not-over = Niemand heeft alle { $most } { $piece_many } gebouwd. Is alles ingevoerd?

# Counting a finished game, in German.

count-unknown = { $who }: unbekannter Schlüssel { $got }; möglich sind: { $names }
count-list = { $what } müssen Namen sein, nicht { $got }
count-no-place = { $what }: { $got } gibt es auf diesem Spielplan nicht
count-number = { $what } muss eine ganze Zahl von 0 bis { $most } sein, nicht { $got }

count-special = Auf { $hex } ({ $ground }) kann nichts stehen
count-edge = Eine Figur auf sieben Feldern passt nicht auf { $hex }: Sie würde über den Rand ragen
count-twice = Zwei Figuren auf { $hex }
count-many = { $n } { $piece_many }: Jeder hat nur { $most }
count-many-in-all = { $tile }: zusammen { $n }, es gibt aber nur { $most }
count-row-twice = Linie { $where } ist von zweien markiert
count-nothing = Noch nichts eingetragen
count-not-over = Niemand hat alle { $most } { $piece_many } verbaut. Ist alles eingetragen?

# Was „Meine Partien“ von einer Partie erzählt, auf Deutsch.

games-last = { $name } spielte { $hexes } · { $when }
games-last-you = Du hast { $hexes } gespielt · { $when }
games-moved = Letzter Zug { $when }
games-created = Begonnen am { $when }

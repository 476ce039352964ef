# What "My games" tells of a game, in English.

games-last = { $name } played { $hexes } · { $when }
games-last-you = You played { $hexes } · { $when }
games-moved = Last move { $when }
games-created = Begun on { $when }

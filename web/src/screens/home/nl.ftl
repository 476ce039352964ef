# Wat ‘Mijn spellen’ over een spel vertelt, in het Nederlands.

games-last = { $name } speelde { $hexes } · { $when }
games-last-you = Je speelde { $hexes } · { $when }
games-moved = Laatste zet { $when }
games-created = Begonnen op { $when }

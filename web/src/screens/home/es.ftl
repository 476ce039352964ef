# Lo que «Mis partidas» cuenta de una partida, en español.

games-last = { $name } jugó { $hexes } · { $when }
games-last-you = Jugaste { $hexes } · { $when }
games-moved = Última jugada { $when }
games-created = Empezada el { $when }

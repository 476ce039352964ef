lesson-caves-title = Cuevas
lesson-caves-about = Entra por una montaña y sal por otra.
lesson-caves-welcome = En una montaña de cada cuadrante hay una <b>cueva</b>. Todas están conectadas.
lesson-caves-use = Una vez por turno, todos pueden mover un asentamiento de una cueva a otra. No hace falta ninguna loseta. Pruébalo.
lesson-caves-enter = Levanta el asentamiento que tienes junto a la cueva.
lesson-caves-leave = Colócalo junto a cualquier cueva. No importan ni el terreno ni si queda junto a los tuyos.
lesson-caves-hermits = Ahora tienes dos zonas separadas, y los <b>Ermitaños</b> dan 1 oro por cada una.
lesson-caves-farewell = Las cuevas te llevan a tierras que, de otro modo, quizá no alcanzarías en toda la partida. Ten siempre un asentamiento junto a una.

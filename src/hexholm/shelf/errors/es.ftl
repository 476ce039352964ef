# Preparaciones con lo que hay en casa, en español: qué no se puede sortear y por qué.

shelf-unknown = nada se llama { $got }
shelf-no-core = sin { $box } no se puede sortear nada: márcalo entre lo que tienes
shelf-not-owned = { $things } no puede estar siempre: no lo tienes
shelf-both = { $things } no puede estar siempre y nunca a la vez
shelf-apart = { $things } están en el mismo tablero: solo puede salir uno
shelf-own = uno de tus tableros no se puede leer: { $why }
shelf-names-number = hay { $players } jugadores, pero { $got } nombres
shelf-many-sections = un tablero tiene { $number } cuadrantes: tus deseos piden más
shelf-many-cards = en la partida hay { $number } cartas: { $things } son demasiadas
shelf-many-boards = un paisaje tiene { $number } tableros: { $things } son demasiados
shelf-many-economy = solo hay una carta de economía en la partida: no ambas, { $things }
shelf-many-twist = solo se sortea una situación: no ambas, { $things }
shelf-many-island = la isla tiene una sola cara arriba: no ambas, { $things }
shelf-few-sections = un tablero tiene { $number } cuadrantes: con estos deseos solo quedan { $got }
shelf-few-cards = en la partida hay { $number } cartas: con estos deseos solo quedan { $got }
shelf-few-boards = un paisaje tiene { $number } tableros: con estos deseos solo quedan { $got }
shelf-few-economy = con estos deseos no queda ninguna carta de economía
shelf-few-twist = con estos deseos no queda ninguna situación
shelf-few-island = con estos deseos no queda ninguna cara de la isla
shelf-few-of-box = { $box }: pides { $number ->
    [one] un cuadrante
   *[other] { $number } cuadrantes
}, pero { $got ->
    [0] no hay ninguno
   *[other] solo hay { $got }
}
shelf-never-met = ninguna preparación con lo que tienes cumple este deseo: { $things }
shelf-unbalanced = ningún tablero de los tuyos encaja con las cartas que pides
shelf-together = ninguna preparación con lo que tienes cumple todos los deseos a la vez
shelf-other-game = la preparación que se queda es de otro juego
shelf-not-fresh = No quedaba bastante: { $things } ha vuelto a salir.

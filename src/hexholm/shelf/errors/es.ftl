# Preparaciones con lo que hay en casa, en español: qué no se puede sortear y por qué.

shelf-unknown = nada se llama { $got }
shelf-no-core = sin { $box } no se puede sortear nada: márcalo entre lo que tienes
shelf-not-owned = { $things } no puede estar siempre: no lo tienes
shelf-both = { $things } no puede estar siempre y nunca a la vez
shelf-apart = { $things } están en el mismo tablero: solo puede salir uno
shelf-own = uno de tus tableros no se puede leer: { $why }
shelf-names-number = hay { $players } jugadores, pero { $got } nombres
shelf-many-sections = un tablero tiene { $number } cuadrantes: tus preferencias piden más
shelf-many-cards = en la partida hay { $number } cartas: { $things } son demasiadas
shelf-many-boards = un paisaje tiene { $number } tableros: { $things } son demasiados
shelf-many-economy = solo hay una carta de economía en la partida: no pueden estar { $things } a la vez
shelf-many-twist = solo se sortea una situación: no pueden estar { $things } a la vez
shelf-many-island = la isla tiene una sola cara arriba: no pueden estar { $things } a la vez
shelf-few-sections = un tablero tiene { $number } cuadrantes: con estas preferencias { $got ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $got }
}
shelf-few-cards = en la partida hay { $number } cartas: con estas preferencias { $got ->
    [0] no queda ninguna
    [one] solo queda 1
   *[other] solo quedan { $got }
}
shelf-few-boards = un paisaje tiene { $number } tableros: con estas preferencias { $got ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $got }
}
shelf-few-economy = con estas preferencias no queda ninguna carta de economía
shelf-few-twist = con estas preferencias no queda ninguna situación
shelf-few-island = con estas preferencias no queda ninguna cara de la isla
shelf-few-of-box = { $box }: pides { $number ->
    [one] un cuadrante
   *[other] { $number } cuadrantes
}, pero { $got ->
    [0] no hay ninguno
   *[other] solo hay { $got }
}
shelf-never-met = ninguna preparación con lo que tienes cumple esta preferencia: { $things }
shelf-unbalanced = ningún tablero de los tuyos encaja con las cartas que pides
shelf-together = ninguna preparación con lo que tienes cumple todas las preferencias a la vez
shelf-other-game = la preparación que se queda es de otro juego
shelf-not-fresh = No quedaba suficiente variedad. Otra vez: { $things }.

# La página en español: lo que se dice en la mesa.

talk-title = Chat
talk-tabs = Registro y chat
talk-open = { $n ->
    [0] Chat
    [one] Chat: 1 mensaje nuevo
   *[other] Chat: { $n } mensajes nuevos
}
talk-none = Nadie ha dicho nada todavía.
talk-line = { $name }: { $text }
talk-placeholder = Di algo
talk-send = Enviar
talk-phrases = Frases
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-save = Guardar como texto
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte, y a disfrutar!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-bye = ¡Hasta luego!

# The page in English: what people say to each other.

talk-title = Talk
talk-tabs = Log and talk
talk-open = { $n ->
    [0] Talk
    [one] Talk: 1 new message
   *[other] Talk: { $n } new messages
}
talk-none = Nobody has said anything yet.
talk-line = { $name }: { $text }
talk-placeholder = Say something
talk-send = Send
talk-phrases = Phrases
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-save = Save as text
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Bye!

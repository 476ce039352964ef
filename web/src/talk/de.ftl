# Die Seite auf Deutsch: was sich die Leute am Tisch sagen.

talk-title = Chat
talk-tabs = Verlauf und Chat
talk-open = { $n ->
    [0] Chat
    [one] Chat: 1 neue Nachricht
   *[other] Chat: { $n } neue Nachrichten
}
talk-none = Noch hat niemand etwas gesagt.
talk-line = { $name }: { $text }
talk-placeholder = Sag etwas
talk-send = Senden
talk-phrases = Sätze
talk-mute = { $name } stumm schalten
talk-unmute = { $name } wieder hören
talk-save = Als Text speichern
phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-nice-move = Guter Zug!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment bitte.
phrase-good-game = Schöne Partie!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

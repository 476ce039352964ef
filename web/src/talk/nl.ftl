# De pagina in het Nederlands: wat mensen tegen elkaar zeggen.

talk-title = Chat
talk-tabs = Verloop en chat
talk-open = { $n ->
    [0] Chat
    [one] Chat: 1 nieuw bericht
   *[other] Chat: { $n } nieuwe berichten
}
talk-none = Er is nog niets gezegd.
talk-line = { $name }: { $text }
talk-placeholder = Zeg iets
talk-send = Versturen
talk-phrases = Zinnen
talk-mute = { $name } dempen
talk-unmute = { $name } weer horen
talk-save = Opslaan als tekst
phrase-hello = Hallo!
phrase-good-luck = Veel geluk en veel plezier!
phrase-nice-move = Mooie zet!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-one-moment = Een momentje, alsjeblieft.
phrase-good-game = Leuke partij!
phrase-again = Nog een potje?
phrase-bye = Tot ziens!

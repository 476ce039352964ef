# De gids in het Nederlands: wat alle spellen gemeen hebben.

guide-group-rules = Zo werkt het
guide-group-places = Bijzondere velden
guide-group-locations = Steden
guide-group-tiles = Nomadentegels
guide-group-pieces = Speelstukken
guide-group-cards = Kaarten
guide-group-tasks = Opdrachtkaarten
guide-group-talents = Talenten
guide-group-economy = Economiekaarten
guide-group-twists = Twists
guide-pays = { $card }: { $n } { unit }
guide-pays-total = In totaal { $n } { unit }
guide-refused = { $hexes }: { $why }
guide-price = Prijs: { $cost }. Opwaardering: { $upgrade }.

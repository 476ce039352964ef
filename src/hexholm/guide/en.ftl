# The guide in English: what all games share.

guide-group-rules = How it works
guide-group-places = Special hexes
guide-group-locations = Locations
guide-group-tiles = Nomad tiles
guide-group-pieces = Pieces
guide-group-cards = Cards
guide-group-tasks = Task cards
guide-group-talents = Talents
guide-group-economy = Economy cards
guide-group-twists = Twists
guide-pays = { $card }: { $n } { unit }
guide-pays-total = { $n } { unit } in all
guide-refused = { $hexes }: { $why }
guide-price = Price: { $cost }. Upgrade: { $upgrade }.

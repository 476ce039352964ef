# Der Leitfaden auf Deutsch: was alle Spiele gemeinsam haben.

guide-group-rules = So geht’s
guide-group-places = Besondere Felder
guide-group-locations = Orte
guide-group-tiles = Nomadenplättchen
guide-group-pieces = Figuren
guide-group-cards = Karten
guide-group-tasks = Aufgabenkarten
guide-group-talents = Talente
guide-group-economy = Wirtschaftskarten
guide-group-twists = Twists
guide-pays = { $card }: { $n } { unit }
guide-pays-total = Insgesamt { $n } { unit }
guide-refused = { $hexes }: { $why }
guide-price = Preis: { $cost }. Aufwertung: { $upgrade }.

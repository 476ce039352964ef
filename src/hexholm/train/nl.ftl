# Omgevingen om in te trainen, in het Nederlands: wat er mis is met wat ervan gevraagd werd.

train-needs = omgevingen hebben de pakketten van een extra nodig: pip install 'hexholm[train]'
train-misfit = deze partij past niet bij de lay-out: die is gemaakt voor bepaalde uitbreidingen en soorten land en voor { $players } spelers
train-no-action = er is geen actie { $got }: ze hebben de nummers 0 tot en met { $last }
train-no-hex = actie { $got } is geen veld van dit bord
train-reward = de beloning moet "win" of "lead" zijn, niet { $got }
train-seat = de plaats moet een getal van 0 tot { $last } zijn, of None, niet { $got }
train-players = met deze tegenstanders zijn er { $players } spelers, de lerende meegerekend, niet { $got }
train-seed = de startwaarde geef je op bij reset, niet bij de omgeving
train-render = de weergave moet een van { $modes } zijn, of None, niet { $got }
train-games = er moet minstens één partij en één proces zijn, niet { $games } en { $workers }
train-process = een proces met partijen is gestopt; gebeurde dat meteen aan het begin, zet VectorGames dan onder if __name__ == "__main__"
train-closed = deze partijen zijn gesloten; maak nieuwe
train-unanswered = er is nog een stap bezig: haal eerst met step_wait op wat die heeft opgeleverd
train-unasked = er is geen stap bezig: begin er eerst een met step_async
train-not-compiled = de batch heeft de gecompileerde spelers nodig: voer tools/compile uit of installeer een wheel
train-native = een batch heeft minstens één partij en één bord nodig, en speelt alleen het basisspel
train-actions = geef één geheel getal per partij, { $games } in totaal, geen array van vorm { $got } van { $kind }
train-out = out moet een beschrijfbare int32-array zijn met één plaats per partij, { $matches } in totaal
train-illegal = partij { $match }: actie { $action } is nu niet toegestaan
train-place = er zijn partijen 0 tot en met { $match } en borden 0 tot en met { $board }, en het spel moet op dat bord gespeeld worden

# De gids bij het basisspel in het Nederlands.

## Steden
guide-oracle = Bouw nog een nederzetting op het gebied van de kaart die je deze beurt speelt, als het kan naast een eigen nederzetting. Eigenlijk bouw je er dus vier in plaats van drie.
guide-oracle-1 = Gebruik het orakel voor of na de drie, nooit ertussendoor.
guide-oracle-2 = Is het gebied inmiddels vol, dan is je kaart vervangen en bouw je met het orakel op het nieuwe gebied.
guide-farm = Bouw nog een nederzetting op gras, als het kan naast een eigen nederzetting, wat je kaart ook toont.
guide-farm-1 = Grenst er geen vrij grasveld aan je nederzettingen, dan mag je op elk grasveld bouwen: zo bereik je nieuw land.
guide-oasis = Bouw nog een nederzetting op woestijn, als het kan naast een eigen nederzetting, wat je kaart ook toont.
guide-oasis-1 = Grenst er geen vrij woestijnveld aan je nederzettingen, dan mag je op elk woestijnveld bouwen.
guide-tower = Bouw nog een nederzetting aan de rand van het speelbord, als het kan naast een eigen nederzetting.
guide-tower-1 = Elk bebouwbaar gebied is goed; water en bergen nooit.
guide-tower-2 = Alle vier de randen tellen samen: grenst er ergens een vrij randveld aan je nederzettingen, dan moet je zo’n veld nemen.
guide-tavern = Bouw nog een nederzetting aan een van beide einden van een rechte, ononderbroken rij van minstens drie van je nederzettingen.
guide-tavern-1 = De rij mag in elk van de drie richtingen lopen, maar er mag geen knik in zitten.
guide-tavern-2 = Het veld aan het einde moet vrij en bebouwbaar zijn; het gebied maakt niet uit.
guide-tavern-3 = Zonder zo’n veld kun je de herberg niet gebruiken.
guide-barn = Verplaats een van je nederzettingen naar het gebied van de kaart die je deze beurt speelt, als het kan naast een andere van jou.
guide-barn-1 = Pak de nederzetting eerst op: alleen wat op het speelbord blijft staan, telt dan nog.
guide-barn-2 = Heb je maar één nederzetting op het speelbord, dan zijn er geen andere en mag die naar elk veld van dat gebied.
guide-barn-3 = Is het gebied vol, dan is je kaart vervangen en verplaats je met de schuur naar het nieuwe gebied.
guide-harbor = Verplaats een van je nederzettingen naar water, als het kan naast een andere van jou.
guide-harbor-1 = In het basisspel kom je alleen zo op het water.
guide-harbor-2 = Een nederzetting op water telt voor nederzettingengebieden, lijnen en kwadranten als elke andere, maar levert bij de vissers niets op.
guide-paddock = Verplaats een van je nederzettingen precies twee velden in een rechte lijn, naar een vrij bebouwbaar veld.
guide-paddock-1 = De nederzetting springt overal overheen: water, bergen, nederzettingen van anderen.
guide-paddock-2 = Het nieuwe veld hoeft niet naast een eigen nederzetting te liggen.

## Wat aan het einde van elk spel goud oplevert
guide-castle-title = Kasteel
guide-castle = Op een kasteel bouwt niemand. Aan het einde krijg je 3 goud voor elk kasteel waar je minstens één nederzetting naast hebt.
guide-castle-1 = Meer nederzettingen naast hetzelfde kasteel leveren niet meer op.
guide-castle-2 = Elke speler die ernaast staat, krijgt de 3 goud.

## Kingdom Builder-kaarten
guide-fishermen = 1 goud voor elke nederzetting van jou naast minstens één waterveld.
guide-fishermen-1 = Een nederzetting op water levert hier niets op.
guide-merchants = 4 goud voor elke stad en elk kasteel dat een van je nederzettingengebieden met een ander verbindt. Verbind je er twee, dan krijg je 8 goud; komt er een derde bij, dan krijg je 12.
guide-merchants-1 = Verbonden betekent dat één aaneengesloten nederzettingengebied van jou aan beide grenst. Als ze alleen aan elkaar grenzen, zijn ze niet verbonden.
guide-merchants-2 = Je krijgt goud voor elke plek, niet voor elke verbinding.
guide-merchants-3 = Ook paleizen en nomadenvelden tellen, silo’s niet.
guide-discoverers = 1 goud voor elke horizontale lijn waarop je minstens één nederzetting hebt. De lijnen lopen van links naar rechts over het hele speelbord.
guide-hermits = 1 goud voor elk nederzettingengebied van jou. Een losse nederzetting is er een; nederzettingen die aan elkaar grenzen, vormen er samen een.
guide-citizens = 1 goud voor elke twee nederzettingen in je grootste nederzettingengebied.
guide-citizens-1 = Er wordt naar beneden afgerond: zes of zeven nederzettingen leveren 3 goud op.
guide-miners = 1 goud voor elke nederzetting van jou naast minstens één bergveld.
guide-miners-1 = Een nederzetting op een berg levert hier niets op.
guide-workers = 1 goud voor elke nederzetting van jou naast een stad of kasteel.
guide-workers-1 = Ook naast twee ervan levert een nederzetting 1 goud op.
guide-workers-2 = Ook paleizen en nomadenvelden tellen, silo’s niet.
guide-knights = 2 goud voor elke nederzetting op de ene horizontale lijn waar je er de meeste hebt. De lijnen lopen van links naar rechts; de nederzettingen hoeven niet naast elkaar te staan.
guide-knights-1 = Zijn twee lijnen even vol, dan levert er maar één iets op.
guide-lords = In elk van de vier kwadranten 12 goud voor wie er de meeste nederzettingen heeft, en 6 voor wie er op een na de meeste heeft.
guide-lords-1 = Bij gelijke stand krijgt iedereen het volle bedrag. Ook bij een gedeelde eerste plaats blijft er 6 goud voor de tweede: 8, 8, 6 en 2 nederzettingen leveren 12, 12, 6 en 0 goud op.
guide-lords-2 = Ook nul is een aantal: bij 5, 0 en 0 nederzettingen in een kwadrant krijgen de spelers 12, 6 en 6. Bij de opstelling kun je iets anders afspreken.
guide-farmers = 3 goud voor elke nederzetting in het ene kwadrant waar je er de minste hebt.
guide-farmers-1 = Heb je in een kwadrant geen enkele nederzetting, dan is dat het kwadrant met de minste, en levert de kaart niets op.
guide-farmers-2 = Bij gelijke stand tussen twee kwadranten levert er maar één iets op.

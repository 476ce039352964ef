# De gids bij Harvest in het Nederlands.

guide-farmland-title = Landbouwgrond
guide-farmland = Landbouwgrond is bebouwbaar, maar geen enkele gebiedskaart toont het. Eén keer per beurt, voor of na je verplichte actie, mag je met de landbouwactie nog een nederzetting bouwen op een vrij veld landbouwgrond naast een van je nederzettingen. Je hebt er geen tegel voor nodig.
guide-farmland-1 = Kunnen andere acties landbouwgrond gebruiken? Ook met acties die elk bebouwbaar gebied toestaan, zoals die van de toren, herberg en weide, kun je op landbouwgrond komen.
guide-farmland-2 = En als er geen naast mijn nederzettingen ligt? Zonder vrije landbouwgrond naast je nederzettingen kun je de landbouwactie niet gebruiken.
guide-farmland-3 = Mag ik die tussen mijn drie nederzettingen gebruiken? Nee, ervoor of erna.
guide-silo-title = Silo
guide-silo = Op een silo bouwt niemand. Na de laatste beurt, voordat het goud wordt geteld, mag je voor elke silo waar je naast staat maximaal drie nederzettingen bouwen of maximaal drie verplaatsen. Elke komt op een vrij bebouwbaar veld naast een van je nederzettingen.
guide-silo-1 = Wie begint, en mag ik combineren? Jullie komen op volgorde aan de beurt, te beginnen met de startspeler, ieder met alle eigen silo’s. Per silo bouw je of verplaats je, niet allebei.
guide-silo-2 = Kan ik onderweg nog een silo bereiken? Je silo’s worden één keer geteld, voordat iemand iets doet.
guide-silo-3 = Krijg ik nog tegels of goud? Stadstegels worden niet meer gepakt, en kaarten die tijdens het spel goud opleveren, leveren niets meer op. Nomadentegels pak je nog wel, dus een schat telt, en bij de burgemeester kun je nog lijnen markeren.
guide-silo-4 = Telt een silo voor kaarten? Silo’s tellen voor de universiteit, maar niet voor de arbeiders, de handelaren, de jonkvrouwen of het toevluchtsoord.

## Steden
guide-bazaar = Gebruik een andere stadstegel van jou deze beurt een tweede keer.
guide-bazaar-1 = Welke tegel mag ik herhalen? Je moet de tegel deze beurt al hebben gebruikt; een tegel die je deze beurt hebt gepakt, kun je niet herhalen.
guide-bazaar-2 = Wat kan hij niet herhalen? De landbouwactie, nomadentegels, de kano, bonusacties en een andere bazaar kun je niet herhalen.
guide-bazaar-3 = Krijg ik extra speelstukken? Je krijgt geen extra soldaat, koets of schip, maar die je hebt, kun je nog een keer inzetten of verplaatsen. Een stedentegel mag je in de beurt waarin je hem hebt gelegd, verleggen naar een andere plek.
guide-bazaar-4 = En kruispunt en kathedraal? Het kruispunt geldt altijd als gebruikt: je trekt aan het einde van de beurt nog een kaart extra. De kathedraal levert geen tweede nederzettingsfiche op; bij het herhalen kun je er alleen mee bouwen.
guide-water-mill = Bouw nog een nederzetting op een vrij veld naast water, als het kan ook naast een eigen nederzetting.
guide-water-mill-1 = Welk gebied? Elk bebouwbaar gebied is goed.
guide-water-mill-2 = Grenst de kust van het eiland aan water? Ja, rondom.
guide-mountain-station = Bouw nog een nederzetting op een vrij veld naast een berg, als het kan ook naast een eigen nederzetting.
guide-mountain-station-1 = Welk gebied? Elk bebouwbaar gebied is goed.
guide-mountain-station-2 = Is een grot een berg? Ja, in alle opzichten.
guide-scout-cabin = Zet beide verkenners op vrije velden naast je nederzettingen: land, water of berg. De rest van deze beurt tellen ze als jouw nederzettingen bij het aangrenzend bouwen. Daarna gaan ze van het speelbord.
guide-scout-cabin-1 = Mogen ze een rij langer maken? Ze tellen mee voor rijen en voor aantallen buren, en de tweede verkenner mag naast de eerste.
guide-scout-cabin-2 = Leveren ze tegels of goud op? Ze pakken geen tegels en behouden er geen, en geen enkele kaart levert goud voor ze op.
guide-scout-cabin-3 = Kun je ze verplaatsen? Je kunt ze niet verplaatsen, maar met de bazaar mag je ze opnieuw inzetten.
guide-scout-cabin-4 = Kunnen ze me ook verplichten? Staan ze eenmaal, dan moet je als het kan ook naast hen of naast je nederzettingen bouwen.
guide-scout-cabin-5 = Van wie zijn de verkenners? Van iedereen: na je beurt zijn ze vrij voor de volgende met een verkennershut.
guide-cathedral = Met de tegel pak je een nederzettingsfiche met waarde 1. Elke beurt pak je er nog een, of lever je er zoveel in als je wilt en bouw je evenveel nederzettingen op het gebied van je kaart, elk als het kan naast een eigen nederzetting.
guide-cathedral-1 = Hoeveel nederzettingsfiches zijn er? Alle nederzettingsfiches samen zijn 18 waard. Zijn ze op, dan krijgt niemand er nog een.
guide-cathedral-2 = En als ik de kathedraal verlies? Verlies je de kathedraal, dan houd je je nederzettingsfiches, maar kun je ze niet gebruiken.
guide-cathedral-3 = Mag ik in dezelfde beurt er een pakken en bouwen? Nee, het een of het ander.
guide-cathedral-4 = En met een moeraskaart? Ze bouwt op de helft die je deze beurt speelt.
guide-watchtower = Bouw nog een nederzetting op een vrij veld naast een nederzetting van een andere speler, als het kan ook naast een eigen nederzetting.
guide-watchtower-1 = Welk gebied? Elk bebouwbaar gebied is goed.
guide-watchtower-2 = Is een soldaat, koets of schip genoeg? Ja, die tellen als nederzetting. Maar naast een soldaat bouwt niemand.
guide-university = Bouw nog een nederzetting op een vrij veld naast een stad, kasteel, nomadenveld, paleis of silo, als het kan ook naast een eigen nederzetting.
guide-university-1 = Welk gebied? Elk bebouwbaar gebied is goed.
guide-palisade = Verplaats een van je nederzettingen naar een ander vrij veld naast het nederzettingengebied waar die bij hoort.
guide-palisade-1 = Waaraan moet hij grenzen? Het nieuwe veld moet grenzen aan wat er van dat gebied over is als je de nederzetting hebt opgepakt.
guide-palisade-2 = Kan een losse nederzetting verhuizen? Bij een losse nederzetting blijft er niets over, dus die kun je niet verplaatsen.

## Kingdom Builder-kaarten
guide-rangers = 2 goud voor elke horizontale lijn met precies één nederzetting van jou.
guide-rangers-1 = Wat levert een lijn met twee op? Niets: het moet er precies één zijn.
guide-rangers-2 = Tellen de lijnen van het eiland? Ja, elke lijn apart.
guide-mayors = Zodra je vier nederzettingen hebt op een horizontale lijn die nog niemand heeft gemarkeerd, markeer je die met een nederzetting uit je voorraad. Elke lijn die jij hebt gemarkeerd, levert aan het einde 4 goud op.
guide-mayors-1 = Moeten de vier naast elkaar staan? De vier mogen overal op de lijn staan; ze hoeven niet naast elkaar te staan.
guide-mayors-2 = En als ze weggaan? De markering blijft, ook als je nederzettingen de lijn verlaten.
guide-mayors-3 = Moet ik de lijn markeren? Het gaat vanzelf, ook na verplaatsen. Je kiest alleen als je voorraad te klein is voor alle lijnen; met een lege voorraad wordt niets gemarkeerd.
guide-mayors-4 = Gaat een markering van mijn voorraad af? Raakt je voorraad door een markering op, dan luidt ook dat het einde van het spel in.
guide-chainers = 1 goud voor elke nederzetting naast precies twee andere van jou.
guide-chainers-1 = Wat levert er een met drie buren op? Niets: het moeten er precies twee zijn.
guide-travellers = 1 goud voor elke nederzetting van jou aan de rand van het speelbord.
guide-travellers-1 = Telt een hoek dubbel? Een hoek telt één keer.
guide-travellers-2 = Telt de kust van het eiland? Nee, alleen het grote speelbord heeft randen.
guide-homesteaders = 1 goud voor elke nederzetting in het ene kwadrant waar je er de meeste hebt.
guide-homesteaders-1 = Twee kwadranten gelijk: leveren beide op? Nee, maar één.
guide-homesteaders-2 = Is het eiland een kwadrant? Nee, het telt hier niet.
guide-rovers = Meteen 1 goud voor elk kwadrant waarin je deze beurt bouwt. Aan het einde levert de kaart niets op.
guide-rovers-1 = Twee nederzettingen in één kwadrant? Meerdere nederzettingen in hetzelfde kwadrant leveren per beurt 1 goud op; verplaatsen levert niets op.
guide-rovers-2 = En de kano, de silo’s en het eiland? Geen daarvan levert hier iets op.

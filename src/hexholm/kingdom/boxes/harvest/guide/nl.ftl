# De gids bij Harvest in het Nederlands.

guide-farmland-title = Landbouwgrond
guide-farmland = Landbouwgrond is bebouwbaar, maar geen enkele gebiedskaart toont het. Eén keer per beurt, voor of na je verplichte actie, mag je met de landbouwactie nog een nederzetting bouwen op een vrij veld landbouwgrond naast een van je nederzettingen. Je hebt er geen tegel voor nodig.
guide-farmland-1 = Ook met acties die elk bebouwbaar gebied toestaan, zoals die van de toren, herberg en weide, kun je op landbouwgrond komen.
guide-farmland-2 = Zonder vrije landbouwgrond naast je nederzettingen kun je de landbouwactie niet gebruiken.
guide-silo-title = Silo
guide-silo = Op een silo bouwt niemand. Na de laatste beurt, voordat het goud wordt geteld, mag je voor elke silo waar je naast staat maximaal drie nederzettingen bouwen of maximaal drie verplaatsen. Elke komt op een vrij bebouwbaar veld naast een van je nederzettingen.
guide-silo-1 = Jullie komen op volgorde aan de beurt, te beginnen met de startspeler, ieder met alle eigen silo’s. Per silo bouw je of verplaats je, niet allebei.
guide-silo-2 = Je silo’s worden één keer geteld, voordat iemand iets doet.
guide-silo-3 = Stadstegels worden niet meer gepakt, en kaarten die tijdens het spel goud opleveren, leveren niets meer op. Nomadentegels pak je nog wel, dus een schat telt, en bij de burgemeester kun je nog lijnen markeren.
guide-silo-4 = Silo’s tellen voor de universiteit, maar niet voor de arbeiders, de handelaren, de jonkvrouwen of het toevluchtsoord.

## Steden
guide-bazaar = Gebruik een andere stadstegel van jou deze beurt een tweede keer.
guide-bazaar-1 = Je moet de tegel deze beurt al hebben gebruikt; een tegel die je deze beurt hebt gepakt, kun je niet herhalen.
guide-bazaar-2 = De landbouwactie, nomadentegels, de kano, bonusacties en een andere bazaar kun je niet herhalen.
guide-bazaar-3 = Je krijgt geen extra soldaat, koets of schip, maar die je hebt, kun je nog een keer inzetten of verplaatsen. Een stedentegel mag je in de beurt waarin je hem hebt gelegd, verleggen naar een andere plek.
guide-bazaar-4 = Het kruispunt geldt altijd als gebruikt: je trekt aan het einde van de beurt nog een kaart extra. De kathedraal levert geen tweede nederzettingsfiche op; bij het herhalen kun je er alleen mee bouwen.
guide-water-mill = Bouw nog een nederzetting op een vrij veld naast water, als het kan ook naast een eigen nederzetting.
guide-water-mill-1 = Elk bebouwbaar gebied is goed.
guide-mountain-station = Bouw nog een nederzetting op een vrij veld naast een berg, als het kan ook naast een eigen nederzetting.
guide-mountain-station-1 = Elk bebouwbaar gebied is goed.
guide-scout-cabin = Zet beide verkenners op vrije velden naast je nederzettingen: land, water of berg. De rest van deze beurt tellen ze als jouw nederzettingen bij het aangrenzend bouwen. Daarna gaan ze van het speelbord.
guide-scout-cabin-1 = Ze tellen mee voor rijen en voor aantallen buren, en de tweede verkenner mag naast de eerste.
guide-scout-cabin-2 = Ze pakken geen tegels en behouden er geen, en geen enkele kaart levert goud voor ze op.
guide-scout-cabin-3 = Je kunt ze niet verplaatsen, maar met de bazaar mag je ze opnieuw inzetten.
guide-scout-cabin-4 = Staan ze eenmaal, dan moet je als het kan ook naast hen of naast je nederzettingen bouwen.
guide-cathedral = Met de tegel pak je een nederzettingsfiche met waarde 1. Elke beurt pak je er nog een, of lever je er zoveel in als je wilt en bouw je evenveel nederzettingen op het gebied van je kaart, elk als het kan naast een eigen nederzetting.
guide-cathedral-1 = Alle nederzettingsfiches samen zijn 18 waard. Zijn ze op, dan krijgt niemand er nog een.
guide-cathedral-2 = Verlies je de kathedraal, dan houd je je nederzettingsfiches, maar kun je ze niet gebruiken.
guide-watchtower = Bouw nog een nederzetting op een vrij veld naast een nederzetting van een andere speler, als het kan ook naast een eigen nederzetting.
guide-watchtower-1 = Elk bebouwbaar gebied is goed.
guide-university = Bouw nog een nederzetting op een vrij veld naast een stad, kasteel, nomadenveld, paleis of silo, als het kan ook naast een eigen nederzetting.
guide-university-1 = Elk bebouwbaar gebied is goed.
guide-palisade = Verplaats een van je nederzettingen naar een ander vrij veld naast het nederzettingengebied waar die bij hoort.
guide-palisade-1 = Het nieuwe veld moet grenzen aan wat er van dat gebied over is als je de nederzetting hebt opgepakt.
guide-palisade-2 = Bij een losse nederzetting blijft er niets over, dus die kun je niet verplaatsen.

## Kingdom Builder-kaarten
guide-rangers = 2 goud voor elke horizontale lijn met precies één nederzetting van jou.
guide-mayors = Zodra je vier nederzettingen hebt op een horizontale lijn die nog niemand heeft gemarkeerd, markeer je die met een nederzetting uit je voorraad. Elke lijn die jij hebt gemarkeerd, levert aan het einde 4 goud op.
guide-mayors-1 = De vier mogen overal op de lijn staan; ze hoeven niet naast elkaar te staan.
guide-mayors-2 = De markering blijft, ook als je nederzettingen de lijn verlaten.
guide-mayors-3 = Het gaat vanzelf, ook na verplaatsen. Je kiest alleen als je voorraad te klein is voor alle lijnen; met een lege voorraad wordt niets gemarkeerd.
guide-mayors-4 = Raakt je voorraad door een markering op, dan luidt ook dat het einde van het spel in.
guide-chainers = 1 goud voor elke nederzetting naast precies twee andere van jou.
guide-travellers = 1 goud voor elke nederzetting van jou aan de rand van het speelbord.
guide-travellers-1 = Een hoek telt één keer.
guide-homesteaders = 1 goud voor elke nederzetting in het ene kwadrant waar je er de meeste hebt.
guide-rovers = Meteen 1 goud voor elk kwadrant waarin je deze beurt bouwt. Aan het einde levert de kaart niets op.
guide-rovers-1 = Meerdere nederzettingen in hetzelfde kwadrant leveren per beurt 1 goud op; verplaatsen levert niets op.

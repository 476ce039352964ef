# De gids bij de kaarten van Winter Kingdom in het Nederlands. Een fort telt als twee huizen.

## De kaart die iedereen heeft
guide-tunnel = Deze kaart heeft iedereen vanaf het begin: verplaats één keer per beurt een huis naast een tunnel naar een geschikt veld naast een andere tunnel.
guide-tunnel-1 = Het moet een andere tunnel zijn. Op elk terreinbord is er een.
guide-tunnel-2 = Ook deze kaart kun je voor vijf munten gebruiken.

## Talenten: eerst de bovenste actie, dan de onderste
guide-pasture = Bouw een extra gebouw op grasland, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-sawmill = Bouw een extra gebouw op bos, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-garden = Bouw een extra gebouw op een bloemenweide, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-monastery = Bouw een extra gebouw op hoogveen, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-hot-springs = Bouw een extra gebouw op toendra, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-hunting-lodge = Bouw een extra gebouw op sneeuwlandschap, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-port = Bouw een extra gebouw op het terrein van je kaart, als het kan naast een eigen gebouw. Opgewaardeerd: of bouw het in plaats daarvan op ijs.
guide-mine = Bouw een extra gebouw naast een berg, als het kan ook naast een eigen gebouw. Opgewaardeerd: of bouw het op een berg.
guide-mine-1 = Een huis op een berg staat alleen naast een berg als er nog een bergveld aan grenst.
guide-market = Bouw een extra gebouw naast een kasteel, als het kan ook naast een eigen gebouw. Opgewaardeerd: of naast een willekeurig gebouw van een groep van jou die aan een kasteel grenst.
guide-market-1 = Forten horen bij de groep.
guide-farm = Bouw een extra gebouw naast een dorp, als het kan ook naast een eigen gebouw. Opgewaardeerd: of naast een willekeurig gebouw van een groep van jou die aan een dorp grenst.
guide-farm-1 = Forten horen bij de groep.
guide-barracks = Bouw een extra gebouw naast een van je forten. Opgewaardeerd: of naast een willekeurig gebouw van een groep van jou met een fort erin.
guide-barracks-1 = Zonder fort op het speelbord kun je de kazerne niet gebruiken.
guide-tavern = Bouw een extra gebouw aan een van beide einden van een rechte, ononderbroken rij van minstens drie van je gebouwen. Opgewaardeerd: of aan het einde van zo’n rij van één andere speler.
guide-tavern-1 = De rij mag in elk van de drie richtingen lopen. Een fort telt als één gebouw.
guide-outpost = Bouw een extra gebouw naast precies één gebouw van jou. Opgewaardeerd: of naast maximaal drie.
guide-outpost-1 = Met de onderste actie bouw je als het kan naast een eigen gebouw; kan dat niet, dan mag je op elk geschikt veld bouwen.
guide-tower = Bouw een extra gebouw aan de buitenrand, op een van de zes terreinen van de kaarten, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis één veld verplaatsen, naar een geschikt veld.
guide-tower-1 = Op ijs bouw je er niet mee.
guide-homestead = Bouw een extra gebouw op het middelste terreinbord, als het kan naast een eigen gebouw. Opgewaardeerd: daarna mag je dat huis over lege velden verplaatsen naar een andere plek op het middelste terreinbord.
guide-homestead-1 = Onderweg mag het over elk veld van het middelste terreinbord waarop geen gebouw staat.
guide-crossroads = Bouw een extra gebouw op het terrein rechts van dat van je kaart, als het kan naast een eigen gebouw. Opgewaardeerd: voor je eerste gebouw mag je ook besluiten alle drie op dat terrein te bouwen.
guide-crossroads-1 = De volgorde: bloemenweide, grasland, toendra, hoogveen, sneeuwlandschap, bos, en dan weer bloemenweide.
guide-crossroads-2 = De bovenste actie en de haven gaan nog steeds uit van je kaart.
guide-caravan = Verplaats een huis twee velden in een rechte lijn, over alles heen. Opgewaardeerd: daarna mag je op het verlaten veld bouwen.
guide-caravan-1 = Dat gebouw levert geen munten op.
guide-mule = Verplaats een huis één veld. Opgewaardeerd: en daarna nog één veld.
guide-toboggan = Verplaats een huis één veld. Opgewaardeerd: of twee velden in een rechte lijn, over alles heen.
guide-horse = Verplaats een huis twee velden in een rechte lijn, over alles heen. Opgewaardeerd: of naar elk veld dat precies twee velden verderop ligt.
guide-guide = Verplaats een huis over een berggebied waar het naast of op staat, naar een geschikt veld naast een bergveld waar het overheen kwam. Opgewaardeerd: met je tunnelkaart mag je ook een huis verplaatsen dat niet naast een tunnel staat.
guide-guide-1 = Het gaat over lege velden van één berggebied en eindigt nooit op een berg.
guide-guide-2 = Je mag ze allebei in dezelfde beurt gebruiken.
guide-dog-sled = Verplaats een huis over het ijs naar een ander ijsveld. Opgewaardeerd: of naar een geschikt veld op het ijs of ernaast.
guide-dog-sled-1 = Het gaat over lege velden van één ijsgebied waar het huis op of naast staat.
guide-wagon = Verplaats een huis naar een ander veld naast zijn eigen groep. Opgewaardeerd: of naast die groep als ook aangrenzende gebouwen van andere spelers meetellen.
guide-wagon-1 = Het nieuwe veld moet grenzen aan een ander gebouw van de groep dan het huis zelf.
guide-wagon-2 = Er moet een weg over lege velden naartoe lopen. Over ijs en bergen mag, over kastelen, dorpen en tunnels niet.
guide-sleigh = Schuif een huis in een rechte lijn naar het laatste veld voordat iets het tegenhoudt. Opgewaardeerd: of stop onderweg waar je wilt.
guide-sleigh-1 = Gebouwen, ijs, bergen, tunnels, dorpen, kastelen en de rand houden het tegen.
guide-sleigh-2 = Het mag op ijs beginnen, maar niet het ijs op schuiven.
guide-carriage = Verplaats een huis zo ver je wilt over aaneengesloten lege velden van het terrein waarop het staat. Opgewaardeerd: en daarna nog één veld, naar een willekeurig geschikt veld.

## Economiekaarten
guide-agriculture = 1 munt voor elk huis dat je naast een dorp bouwt, 2 voor een fort.
guide-weapons = 1 munt voor elk huis dat je naast een van je forten bouwt, 2 voor een fort.
guide-weapons-1 = Een nieuw fort moet daarvoor naast een ander fort staan.
guide-fur = 1 munt voor elk huis dat je op het bovenste terreinbord bouwt, 2 voor een fort.
guide-fur-1 = Welk terreinbord het bovenste is, wordt aan het begin getrokken of gekozen en op het speelbord aangegeven.
guide-export = 1 munt voor elk huis dat je aan de buitenrand van het hele speelbord bouwt, 2 voor een fort.
guide-cattle = 1 munt voor elk nieuw huis waarnaast geen veld van hetzelfde terrein meer vrij is, 2 voor een fort.
guide-cattle-1 = Een veld dat aan geen ander veld van zijn terrein grenst, telt ook.
guide-hunting = 1 munt voor elk nieuw huis dat niet naast een ander gebouw van jou staat, 2 voor een fort.
guide-marble = 2 munten als de drie gebouwen van je terreinkaart naast elkaar in een rechte lijn staan, en één munt extra voor elk fort van die drie.
guide-marble-1 = Alleen die drie tellen, niet de gebouwen die je al had.
guide-salvage = Voordat je koopt, mag je zoveel eigen gebouwen als je wilt van het speelbord en uit het spel halen: 1 munt voor een huis, 2 voor een fort.

## Twists
guide-overreach = Heb je in een beurt meer dan vier gebouwen gebouwd, dan gaat aan het einde van die beurt een van je huizen uit het spel.
guide-overreach-1 = Gebouwen van talenten, ook die voor vijf munten, tellen mee; verplaatsen niet.
guide-overreach-2 = Je kiest zelf welk huis. Een fort kan het niet zijn.
guide-keep-away = Je mag niet naast een gebouw van een andere speler bouwen of een huis daarnaartoe verplaatsen.
guide-keep-away-1 = Erlangs gaan mag.
guide-keep-away-2 = Als je kijkt of je aangrenzend kunt bouwen, tellen alleen de velden die dan nog toegestaan zijn.
guide-long-reach = Voor de gebouwen van je terreinkaart telt een veld op twee velden afstand van een van je gebouwen ook als aangrenzend.
guide-long-reach-1 = Dit gaat over waar je mag bouwen; voor kaarten en munten tellen alleen velden die echt aangrenzen.
guide-quick-study = Een talent dat je koopt of opwaardeert, mag je meteen één keer gebruiken, tenzij je het deze beurt al hebt gebruikt.
guide-quick-study-1 = De onderste actie van het kruispunt komt te laat: je drie gebouwen staan er al.
guide-hospitality = Voor elk gebouw van je terreinkaart naast een dorp mag je er meteen nog een bouwen, op een willekeurig geschikt veld naast een eigen gebouw.
guide-hospitality-1 = Dit extra gebouw levert geen munten op en telt niet voor Marmer.
guide-long-tunnels = Na een verplaatsing met de tunnelkaart mag het huis nog één veld verder.
guide-long-tunnels-1 = Dat geldt ook voor tunnelacties met de opgewaardeerde berggids en voor vijf munten.
guide-separate-lands = De terreinborden grenzen niet aan elkaar: niets staat naast iets op een ander terreinbord, is ermee verbonden of ligt er op één lijn mee, en geen verplaatsing gaat over de grens. Tunnels leiden nog steeds van het ene terreinbord naar het andere.
guide-separate-lands-1 = De buitenrand blijft dezelfde.
guide-bargain = Talenten en opwaarderingen kosten 1 munt minder, en je mag er in één beurt zoveel kopen als je wilt.
guide-bargain-1 = Een talent dat je net hebt gekocht, mag je meteen opwaarderen.
guide-bargain-2 = Een talent drie keer gebruiken kost nog steeds 5 munten, en dan koop je niets.

## Winter Kingdom-kaarten
guide-wanderers = { card-pays } voor elke groep van jou. Een los gebouw is een groep; gebouwen die aan elkaar grenzen, vormen samen één groep.
guide-followers = { card-pays } voor elk huis van jou naast een gebouw van een andere speler.
guide-crowd = { card-pays } voor elke twee huizen in je grootste groep.
guide-crowd-1 = De grootste groep is die met de meeste huizen; een fort telt als twee.
guide-loners = { card-pays } voor elk huis dat niet naast een ander gebouw van jou staat.
guide-mountaineers = { card-pays } voor elk huis van jou naast minstens twee bergvelden.
guide-travellers = { card-pays } voor elk terreinbord waarop je minstens twee huizen hebt, behalve de eerste twee.
guide-travellers-1 = Met minstens twee huizen op vijf terreinborden krijg je dus voor drie terreinborden punten.
guide-knights = { card-pays } voor elk huis op de lijn waar je er de meeste hebt. Alle lijnen lopen in de richting die op het speelbord is aangegeven.
guide-knights-1 = De lijn loopt over het hele land; de huizen hoeven niet naast elkaar te staan.
guide-bureaucrats = { card-pays } voor elk dorp waar je minstens twee huizen naast hebt.
guide-bureaucrats-1 = Eén fort ernaast is genoeg.
guide-celebrities = { card-pays } voor elk dorp waar jij de meeste huizen naast hebt.
guide-celebrities-1 = Bij gelijke stand krijgt elk de punten; zonder huis ernaast krijg je niets.
guide-nature-lovers = { card-pays } voor elk huis van jou naast een bosveld, maar niet in het bos.
guide-ice-fishers = { card-pays } voor elk huis van jou op ijs.
guide-pioneers = { card-pays } voor elk huis van jou op het onderste terreinbord, dat op het speelbord is aangegeven.
guide-farmers = { card-pays } voor elk huis van jou buiten de twee terreinborden waarop je er de meeste hebt.
guide-spelunkers = { card-pays } voor elke tunnel waar je een huis naast hebt.
guide-royalty = { card-pays } voor elk kasteel dat een groep van jou met een ander kasteel verbindt.
guide-royalty-1 = Verbonden betekent dat één groep van jou aan beide grenst.
guide-merchants = { card-pays } voor elk dorp dat een groep van jou met een ander dorp verbindt.
guide-merchants-1 = Verbonden betekent dat één groep van jou aan beide grenst.
guide-scouts = { card-pays } voor elk huis van jou aan de buitenrand van het hele speelbord.
guide-miners = { card-pays } voor elk berggebied waar je een huis naast hebt. Een berggebied is een aaneengesloten groep bergvelden, hoe groot of klein ook.

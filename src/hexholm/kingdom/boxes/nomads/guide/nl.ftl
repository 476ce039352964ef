# De gids bij Nomads in het Nederlands.

guide-nomads-title = Nomaden
guide-nomads = Deze kwadranten hebben nomadenvelden in plaats van kastelen, elk met één nomadentegel, willekeurig getrokken en open neergelegd. Op een nomadenveld bouwt niemand. Bouw je ernaast, of verplaats je een nederzetting daarnaartoe, dan pak je de tegel, als die er nog ligt. Je gebruikt hem in je volgende beurt, één keer; daarna gaat hij uit het spel.
guide-nomads-1 = Mag ik de tegel bewaren? Gebruikt of niet, aan het einde van die beurt is de tegel weg.
guide-nomads-2 = Verlies ik hem als ik wegga? Als je weer bij het nomadenveld weggaat, houd je de tegel.
guide-nomads-3 = Wanneer mag ik hem gebruiken? Je gebruikt hem voor of na je verplichte actie, net als een stadstegel.
guide-nomads-4 = Komt er een nieuwe tegel? Nomadenvelden worden nooit aangevuld.
guide-nomads-5 = En als een speelstuk alleen langskomt? Een speelstuk dat veld voor veld gaat, pakt de tegel van elk nomadenveld waar het langskomt; een speelstuk dat schuift of springt alleen waar het stopt.

## Steden
guide-quarry = Bouw een of twee stenen muren op vrije velden van het gebied dat je deze beurt speelt, elk naast een van je nederzettingen. Een muur blokkeert het veld de rest van het spel, voor iedereen, ook voor jou.
guide-quarry-1 = Is een muur naast een muur genoeg? Elke muur moet naast een nederzetting van jou staan; een andere muur is niet genoeg.
guide-quarry-2 = Moet ik er twee plaatsen? Is er maar één veld mogelijk, dan bouw je één muur.
guide-quarry-3 = Van wie zijn de muren? Er zijn 25 muren. Ze zijn van niemand en kunnen niet worden weggehaald.
guide-quarry-4 = En met een moeraskaart? Muren komen op de helft die je deze beurt speelt.
guide-quarry-5 = Mag een muur naast een soldaat staan? Nee, een soldaat houdt ook muren tegen.
guide-caravan = Verplaats een van je nederzettingen in een rechte lijn zo ver als het kan: naar het laatste vrije veld voordat iets in de weg staat.
guide-caravan-1 = Waardoor stopt hij? Alles wat geen vrij bebouwbaar veld is, staat in de weg: water, bergen, speciale velden, speelstukken, muren en de rand van het speelbord.
guide-caravan-2 = Mag hij eerder stoppen? De nederzetting gaat minstens één veld ver en kan niet eerder stoppen.
guide-caravan-3 = Moet hij bij mijn eigen nederzettingen blijven? Het nieuwe veld hoeft niet naast een eigen nederzetting te liggen.
guide-caravan-4 = Pakt hij onderweg tegels? Alleen die naast het veld waar hij stopt.
guide-village = Bouw nog een nederzetting op een vrij veld naast minstens drie van je nederzettingen.
guide-village-1 = Welk gebied? Elk bebouwbaar gebied is goed. Zonder zo’n veld kun je het dorp niet gebruiken.
guide-village-2 = Tellen verkenners en andere speelstukken mee? Ja, alles wat als jouw nederzetting telt, verkenners alleen deze beurt.
guide-garden = Bouw nog een nederzetting op een bloemenveld, als het kan naast een eigen nederzetting, wat je kaart ook toont.
guide-garden-1 = En als er geen bloemenveld aan mijn nederzettingen grenst? Dan mag je op elk vrij bloemenveld bouwen.
guide-garden-2 = En als er geen bloemenveld vrij is? Dan kun je de tuin deze beurt niet gebruiken.

## Nomadentegels
guide-donation = Bouw nog drie nederzettingen uit je voorraad op het gebied van de tegel, elk als het kan naast een eigen nederzetting. Er is één tegel voor elk van de vijf gebieden van de kaarten, één voor water en één voor bergen.
guide-donation-1 = Kan ik op water en bergen bouwen? Met die laatste twee bouw je op water of op bergen.
guide-donation-2 = En als er geen plaats is voor drie? Zijn er te weinig nederzettingen of velden, bouw er dan zoveel als je kunt.
guide-donation-3 = Wat leveren ze daar op? Op water leveren ze niets op bij de vissers, op bergen niets bij de mijnwerkers. Op water naast een berg leveren ze wel iets op bij de mijnwerkers, en andersom.
guide-resettlement = Verplaats je nederzettingen in totaal vier velden: één nederzetting vier velden, vier nederzettingen elk één veld, of iets ertussenin. Elke stap gaat naar een aangrenzend vrij bebouwbaar veld.
guide-resettlement-1 = Moeten ze bij mijn eigen nederzettingen blijven? Ze hoeven niet naast een eigen nederzetting te eindigen.
guide-resettlement-2 = In welke volgorde gaan ze? Rond de verplaatsing van de ene nederzetting af voordat je de volgende oppakt; stadstegels pak en verlies je waar een nederzetting eindigt.
guide-resettlement-3 = Moet ik alle vier de stappen gebruiken? Je mag minder dan vier stappen gebruiken, en een nederzetting mag terug naar waar die vandaan kwam.
guide-resettlement-4 = Mag hij over water of andere nederzettingen? Nee, voor elke stap is een vrij, bebouwbaar veld nodig.
guide-outpost = Eén nederzetting die je deze beurt bouwt, met je verplichte actie of een speciale actie, hoeft niet naast een eigen nederzetting te staan.
guide-outpost-1 = Mag ik op elk gebied bouwen? Het gebied moet nog steeds kloppen, en ook de plek die een actie noemt, zoals het einde van een rij.
guide-outpost-2 = Werkt het ook bij verplaatsen? Je kunt hem ook gebruiken voor een nederzetting die je met de schuur of haven verplaatst, en voor een soldaat, koets of schip dat je inzet.
guide-outpost-3 = Mag ik beslissen nadat de buitenpost een kaart heeft getrokken? Ja, zolang de nederzetting nog niet gebouwd is.
guide-sword = Elke andere speler verliest één nederzetting van het speelbord; die gaat terug naar de voorraad. Jij kiest welke.
guide-sword-1 = Mag ik iemand sparen? Je kunt niemand overslaan, maar wie geen nederzetting op het speelbord heeft, heeft niets te verliezen.
guide-sword-2 = Verliest het slachtoffer tegels? Wie daardoor niet meer naast een stad staat, verliest de tegel.
guide-sword-3 = Welke speelstukken kan het raken? Het zwaard kan ook een soldaat, koets of schip treffen, maar geen stedentegel.
guide-sword-4 = Iemand had zijn laatste gebouwd: komt het einde toch? Ja, het einde van het spel is niet meer te keren.
guide-treasure = Meteen 3 goud als je de tegel pakt. Daarna gaat die uit het spel.
guide-treasure-1 = Kan ik hem weer kwijtraken? Nee, het goud is meteen van jou; de tegel houd je niet.
guide-treasure-2 = Wekt dat een kano? Ja, het is de laatste tegel van dat veld.

## Kaarten die meteen goud opleveren
guide-red-cards-title = Kaarten die meteen goud opleveren
guide-red-cards = Gezinnen, Herders en Ambassadeur leveren goud op zodra je bouwt, en nooit aan het einde.
guide-red-cards-1 = Levert verplaatsen goud op? Ze belonen nederzettingen die je bouwt, met je kaart of met een speciale actie. Verplaatsen levert niets op.
guide-families = Meteen 2 goud als de drie nederzettingen van je verplichte actie naast elkaar in een rechte lijn staan. Elk van de drie richtingen is goed.
guide-families-1 = Tellen andere nederzettingen in de rij mee? Alleen die drie tellen: nederzettingen die je al had en die van speciale acties niet.
guide-families-2 = En moeras en de tempel? Twee op moeras leveren nooit iets op, en de nederzetting van de tempel telt niet.
guide-shepherds = Meteen 2 goud voor elke nieuwe nederzetting waarnaast geen veld van hetzelfde gebied meer vrij is.
guide-shepherds-1 = Maakt de volgorde uit? Het gaat om het moment waarop je bouwt, dus de volgorde telt: vul het laatste gat als laatste.
guide-shepherds-2 = Is een veld met een stenen muur leeg? Nee, dus dat zit niet in de weg.
guide-ambassadors = Meteen 1 goud voor elke nieuwe nederzetting naast die van een andere speler.
guide-ambassadors-1 = En als hij aan meer dan één grenst? Ook naast meerdere levert een nederzetting 1 goud op.
guide-ambassadors-2 = Tellen soldaten, koetsen, schepen en stedentegels? Ja, als nieuwe nederzettingen en als buren; van een stedentegel elk veld apart.
guide-ambassadors-3 = Wie krijgt goud voor een nederzetting van de kano? Wie hem bouwt, in wiens beurt dan ook.

# De gids bij Crossroads in het Nederlands.

guide-crossroads-box-title = Opdrachtkaarten
guide-crossroads-box = Voor elk Crossroads-kwadrant op het speelbord wordt één opdrachtkaart opengelegd, dus maximaal vier. Aan het einde levert elke opdracht goud op voor iedereen die hem heeft vervuld.
guide-crossroads-box-1 = Kan een opdracht twee keer iets opleveren? Een opdracht levert per speler één keer goud op, hoe vaak je hem ook hebt vervuld.
guide-crossroads-box-2 = Hoeveel steden heeft een kwadrant? Elk Crossroads-kwadrant heeft twee verschillende steden.

## Speelstukken
guide-pieces-title = Soldaten, koetsen en schepen
guide-pieces = Ze tellen als nederzettingen: bij het aangrenzend bouwen, voor stadstegels en voor de kaarten aan het einde. Ze komen boven op je 40 nederzettingen en brengen het einde van het spel niet dichterbij.
guide-pieces-1 = Telt plaatsen als bouwen? Een speelstuk inzetten telt als het bouwen van een nederzetting: je pakt er tegels mee en verdient goud met kaarten die nieuwe nederzettingen belonen. Verplaatsen of terugnemen levert niets op.
guide-pieces-2 = Kunnen schuur of weide ze verplaatsen? Alleen met hun eigen tegel verplaats je ze of neem je ze terug, niet met de schuur, weide en dergelijke. Bij de opstelling kun je iets anders afspreken.
guide-pieces-3 = En als ik hun tegel verlies? Verlies je hun tegel, dan blijven ze op het speelbord.

## Steden
guide-lighthouse = Doe elke beurt één van drie dingen met je schip: zet het op een vrij waterveld, als het kan naast een eigen nederzetting; vaar er maximaal drie velden mee over vrij water; of neem het terug.
guide-lighthouse-1 = Kan het langs andere speelstukken? Elk veld onderweg moet water zijn zonder speelstuk erop.
guide-lighthouse-2 = Grenst het aan het land? Het telt als een nederzetting naast het land waar het aan grenst: je pakt er dus tegels mee en bereikt er nieuwe gebieden mee.
guide-lighthouse-3 = Mag het omkeren? Het mag terug naar waar het vandaan kwam.
guide-lighthouse-4 = Pakt het onderweg tegels? Nomadentegels bij elke stap, stadstegels alleen waar het eindigt.
guide-foresters-lodge = Bouw nog een nederzetting op bos, als het kan naast een eigen nederzetting, wat je kaart ook toont.
guide-foresters-lodge-1 = En als er geen bos aan mijn nederzettingen grenst? Dan mag je op elk vrij bosveld bouwen.
guide-foresters-lodge-2 = En als er geen bosveld vrij is? Dan kun je de boshut deze beurt niet gebruiken.
guide-barracks = Zet elke beurt een van je twee soldaten op een vrij bebouwbaar veld, als het kan naast een eigen nederzetting, of roep er een terug. Niemand, ook jij niet, mag naast een soldaat bouwen of iets daarnaartoe verplaatsen.
guide-barracks-1 = Wat gebeurt er met nederzettingen ernaast? Nederzettingen die er al staan, blijven staan.
guide-barracks-2 = Wat houdt hij tegen? Een soldaat houdt alle speelstukken en stenen muren tegen. Van zo’n veld weggaan of eroverheen springen mag wel.
guide-barracks-3 = Tellen afgesloten velden als vrij? Velden die een soldaat blokkeert, tellen niet mee als je kijkt of je aangrenzend kunt bouwen of dat een gebied vol is.
guide-barracks-4 = Mag ik beide soldaten in één beurt plaatsen? Nee, één actie per beurt: er één plaatsen of er één terughalen.
guide-barracks-5 = Kan een zwaard hem weghalen? Ja, terug naar de eigenaar, en dan zijn de velden weer open.
guide-crossroads = Aan het einde van je beurt trek je twee gebiedskaarten in plaats van één, ook al in de beurt waarin je de tegel pakt. In je volgende beurt speel je er een van; daarna leg je ze allebei af.
guide-crossroads-1 = Mag ik beide kaarten gebruiken? De kaart die je kiest, geldt voor de hele beurt.
guide-crossroads-2 = En als ik de tegel verlies? Verlies je de tegel, dan trek je weer één kaart.
guide-crossroads-3 = En als beide kaarten hetzelfde gebied tonen? Dan verandert er niets, behalve met de kaart Verkenners: dan mogen ze voor het verwijderde gebied staan.
guide-crossroads-4 = Kan de bazaar hem herhalen? Ja, je trekt aan het einde van die beurt één kaart extra.
guide-city-hall = Leg één keer per spel je stedentegel op zeven vrije bebouwbare velden: één in het midden en de zes eromheen. Minstens een ervan moet naast een nederzetting van jou liggen. De stedentegel telt als zeven nederzettingen.
guide-city-hall-1 = Levert het tegels op? Je pakt de tegel van elke stad waar hij aan grenst.
guide-city-hall-2 = Telt het als bouwen? Elk van zijn velden telt als nieuwe nederzetting voor kaarten die bouwen belonen.
guide-city-hall-3 = Kan het verplaatst of weggehaald worden? Hij blijft liggen: je kunt hem niet verplaatsen, en het zwaard kan hem niet weghalen.
guide-city-hall-4 = Mag het naast een soldaat liggen? Geen van zijn velden mag naast een soldaat liggen.
guide-city-hall-5 = Kan de bazaar het herhalen? In de beurt waarin je het plaatst: dan leg je het ergens anders neer.
guide-fort = Trek een gebiedskaart en bouw nog een nederzetting op dat gebied, als het kan naast een eigen nederzetting. Leg daarna de kaart af.
guide-fort-1 = Mag ik de kaart bekijken en dan beslissen? Heb je eenmaal getrokken, dan moet je bouwen als dat kan.
guide-fort-2 = En als hij een moeraskaart trekt? Bouw op een van beide helften.
guide-monastery = Bouw nog een nederzetting op ravijn, als het kan naast een eigen nederzetting, wat je kaart ook toont.
guide-monastery-1 = En als er geen ravijn aan mijn nederzettingen grenst? Dan mag je op elk vrij ravijnveld bouwen.
guide-monastery-2 = En als er geen ravijnveld vrij is? Dan kun je het klooster deze beurt niet gebruiken.
guide-wagon = Doe elke beurt één van drie dingen met je koets: zet hem op een vrij bebouwbaar veld of een berg, als het kan naast een eigen nederzetting; rijd er maximaal drie velden mee, steeds over zulke velden; of neem hem terug.
guide-wagon-1 = Waar kan hij niet komen? Op water en speciale velden kan hij niet komen.
guide-wagon-2 = Mag hij omkeren? Hij mag terug naar waar hij vandaan kwam.
guide-wagon-3 = Pakt hij onderweg tegels? Nomadentegels bij elke stap, stadstegels alleen waar hij eindigt.

## Opdrachtkaarten
guide-home-country = 5 goud als je nederzettingen op elk veld van één aaneengesloten gebied staan.
guide-home-country-1 = Hoe groot moet het gebied zijn? De grootte maakt niet uit, zelfs één veld is genoeg, en ook water en bergen tellen.
guide-home-country-2 = Waar houdt een gebied op? Het gebied eindigt bij een ander gebied of een speciaal veld, niet bij de grens van een kwadrant.
guide-home-country-3 = En een stenen muur? Staat er een stenen muur in het gebied, dan lukt het niet meer.
guide-fortress = 6 goud als op alle zes velden rond een van je nederzettingen ook nederzettingen van jou staan.
guide-fortress-1 = Mag de middelste aan de rand staan? Nee, daar heeft hij minder dan zes buren.
guide-fortress-2 = Voldoet een stedentegel? Ja, rond het midden liggen zes velden van jou.
guide-road = 7 goud voor een ononderbroken diagonale lijn van minstens zeven nederzettingen van jou.
guide-road-1 = Telt een horizontale lijn? Een horizontale lijn telt niet.
guide-road-2 = Leveren er meer dan zeven meer op? Nee, de opdracht levert één keer 7 goud op.
guide-place-of-refuge = 8 goud als je nederzettingen op alle zes velden rond een stad, kasteel of nomadenveld staan.
guide-place-of-refuge-1 = En een plek aan de rand? Een plek aan de rand van het speelbord heeft minder dan zes buurvelden en telt niet.
guide-place-of-refuge-2 = Tellen paleizen en silo’s? Paleizen en silo’s tellen niet.
guide-advance = 9 goud voor minstens zeven nederzettingen van jou aan één rand van het speelbord. Ze hoeven niet naast elkaar te staan.
guide-advance-1 = Telt een hoek? Ja, voor beide randen.
guide-advance-2 = Telt de kust van het eiland? Nee, alleen het grote speelbord heeft randen.
guide-compass-points = 10 goud als je aan elk van de vier randen van het speelbord een nederzetting hebt.
guide-compass-points-1 = En een hoek? Een hoek telt voor beide randen, dus twee tegenoverliggende hoeken zijn genoeg.

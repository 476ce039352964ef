# De gids bij Marshlands in het Nederlands.

guide-swamp-title = Moeras en moeraskaarten
guide-swamp = Moeras is een bebouwbaar gebied; het is geen water. Vijf gebiedskaarten tonen moeras en een ander gebied. Speel je zo’n kaart, dan bouw je twee nederzettingen op moeras, of drie op het andere gebied.
guide-swamp-1 = Je kiest één keer: alles wat deze beurt verder om het gebied van je kaart vraagt, zoals het orakel en de schuur, gebruikt dezelfde helft.
guide-swamp-2 = Heeft maar één helft nog een vrij veld, dan moet je die nemen. Raakt de helft die je koos vol, dan bouw je de rest op de andere; het aantal blijft gelijk.
guide-swamp-3 = Ook de steengroeve en de kathedraal gebruiken de helft die je koos. Trek je met de buitenpost een moeraskaart, dan mag je op beide bouwen.
guide-swamp-4 = De moeraskaarten blijven in de stapel, ook als er geen moeras op het speelbord is. Bij de opstelling kun je iets anders afspreken.
guide-palace-title = Paleis
guide-palace = Marshlands-kwadranten hebben paleizen in plaats van kastelen. Op een paleis bouwt niemand. Aan het einde levert elk paleis 5 goud op voor wie er de meeste nederzettingen naast heeft.
guide-palace-1 = Bij gelijke stand krijgt iedereen met de meeste de volle 5 goud.
guide-palace-2 = Zonder nederzetting ernaast krijg je niets.
guide-palace-3 = Paleizen tellen voor de arbeiders en de handelaren, maar het zijn geen kastelen.
guide-pair-title = Twee dezelfde tegels en hun bonus
guide-pair = Met de tweede tegel van dezelfde Marshlands-stad pak je ook de bonustegel: nog een actie, één keer per beurt, vanaf je volgende beurt.
guide-pair-1 = Verlies je een van de twee tegels, dan verlies je de bonus.

## Steden
guide-canoe = Een actie voor andermans beurt: pakt een andere speler de laatste tegel van een stadsveld, of de tegel van een nomadenveld, dan mag jij meteen een nederzetting bouwen op een vrij moeras- of waterveld. Kies eerst moeras of water; bouw daar als het kan naast een eigen nederzetting.
guide-canoe-1 = Elke kano mag elke keer één keer reageren. Kunnen meerdere spelers dat, dan beslissen ze na elkaar, te beginnen links van wie aan de beurt is.
guide-canoe-2 = Pakt iemand met een kano zelf een laatste tegel, dan reageren eerst de kano’s die dáárop mogen reageren.
guide-canoe-3 = Pak je zelf de laatste tegel, dan mag je eigen kano niet reageren. Bij de opstelling kun je iets anders afspreken.
guide-canoe-4 = Bouwen met de kano telt voor de herders, de ambassadeur en de burgemeester, niet voor de gezinnen en de vagebond.
guide-canoe-5 = Een kano die je in je beurt pakt, kan al in de beurt van de volgende speler reageren.
guide-canoe-bonus = Bouw in je eigen beurt nog een nederzetting op een vrij moeras- of waterveld. Kies eerst moeras of water; bouw daar als het kan naast een eigen nederzetting.
guide-fountain = Bouw nog een nederzetting op een vrij veld naast precies één nederzetting van jou en geen enkele van een ander.
guide-fountain-1 = Elk bebouwbaar gebied is goed. Zonder zo’n veld kun je de fontein niet gebruiken.
guide-fountain-bonus = Deze bonus hoef je niet te gebruiken, hij werkt vanzelf: met je beide fonteinen mag je voortaan ook op bergen bouwen.
guide-temple = Haal een van je nederzettingen van het speelbord. In je volgende beurt bouw je die boven op de gewone, op het gebied van die beurt.
guide-temple-1 = Je bouwt die als laatste, en zoals altijd als het kan aangrenzend.
guide-temple-2 = Was het je laatste nederzetting naast een stad, dan verlies je die tegel meteen.
guide-temple-3 = Ook als je de tempeltegel verliest, bouw je de nederzetting nog. Het einde van het spel wacht er niet op: wat dan niet is gebouwd, levert niets op.
guide-temple-bonus = Elke beurt hoeft de eerste nederzetting van je verplichte actie niet naast een eigen nederzetting te staan.
guide-refuge = Verplaats een van je nederzettingen naar een aangrenzend vrij bebouwbaar veld. Dat hoeft niet naast een andere van jou te liggen.
guide-refuge-bonus = Verplaats een van je nederzettingen in een rechte lijn naar het eerstvolgende vrije bebouwbare veld, over alles wat ertussen ligt heen.
guide-refuge-bonus-1 = Dat veld hoeft niet naast een andere van jou te liggen.

## Kingdom Builder-kaarten
guide-geologists = 2 goud voor elke berg die een van je nederzettingengebieden met een andere berg verbindt. Een berg is een aaneengesloten groep bergvelden, hoe groot of klein ook.
guide-geologists-1 = Een speelstuk op een bergveld grenst aan die berg.
guide-messengers = Neem de twee nederzettingen van één nederzettingengebied die het verst uit elkaar liggen, en tel de velden van de kortste route ertussen, beide uiteinden inbegrepen: 2 goud voor elk veld.
guide-messengers-1 = Wat er op die route ligt, maakt niet uit.
guide-messengers-2 = Een losse nederzetting levert niets op.
guide-noblewomen = Elke stad, elk kasteel en elk nomadenveld telt als een paleis: 5 goud voor wie er de meeste nederzettingen naast heeft, bij gelijke stand voor ieder van hen.
guide-noblewomen-1 = Staat er niemand naast, dan krijgt niemand iets. Paleizen leveren niet twee keer goud op.
guide-vassals = 1 goud voor elke nederzetting van jou op een veld aan de grens tussen twee kwadranten.
guide-captains = 1 goud voor elke nederzetting naast minstens drie andere van jou.
guide-scouts = Voor de eerste beurt wordt één gebied getrokken; alle kaarten met dat gebied gaan uit het spel. Aan het einde krijg je 1 goud voor elke nederzetting naast dat gebied, maar niet erop.
guide-scouts-1 = Ook de moeraskaart met dat gebied gaat weg. Wordt een moeraskaart getrokken, dan gaat het om het andere gebied op die kaart.
guide-scouts-2 = Alleen met speciale acties kun je op dat gebied bouwen.
guide-scouts-3 = Met de kruispunttegel mag je twee dezelfde gebiedskaarten spelen als het verwijderde gebied. Bij de opstelling kun je iets anders afspreken.

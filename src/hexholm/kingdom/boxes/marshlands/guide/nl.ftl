# De gids bij Marshlands in het Nederlands.

guide-swamp-title = Moeras en moeraskaarten
guide-swamp = Moeras is een bebouwbaar gebied; het is geen water. Vijf gebiedskaarten tonen moeras en een ander gebied. Speel je zo’n kaart, dan bouw je twee nederzettingen op moeras, of drie op het andere gebied.
guide-swamp-1 = Mogen orakel of schuur de andere helft gebruiken? Je kiest één keer: alles wat deze beurt verder om het gebied van je kaart vraagt, zoals het orakel en de schuur, gebruikt dezelfde helft.
guide-swamp-2 = En als één helft vol is? Heeft maar één helft nog een vrij veld, dan moet je die nemen. Raakt de helft die je koos vol, dan bouw je de rest op de andere; het aantal blijft gelijk.
guide-swamp-3 = En steengroeve, kathedraal en buitenpost? Ook de steengroeve en de kathedraal gebruiken de helft die je koos. Trek je met de buitenpost een moeraskaart, dan mag je op beide bouwen.
guide-swamp-4 = En als er geen moeras op het speelbord is? De moeraskaarten blijven in de stapel, ook als er geen moeras op het speelbord is. Bij de opstelling kun je iets anders afspreken.
guide-palace-title = Paleis
guide-palace = Marshlands-kwadranten hebben paleizen in plaats van kastelen. Op een paleis bouwt niemand. Aan het einde levert elk paleis 5 goud op voor wie er de meeste nederzettingen naast heeft.
guide-palace-1 = Wie krijgt goud bij gelijkspel? Bij gelijke stand krijgt iedereen met de meeste de volle 5 goud.
guide-palace-2 = En als er niemand naast staat? Zonder nederzetting ernaast krijg je niets.
guide-palace-3 = Is het een kasteel? Paleizen tellen voor de arbeiders en de handelaren, maar het zijn geen kastelen.
guide-pair-title = Twee dezelfde tegels en hun bonus
guide-pair = Met de tweede tegel van dezelfde Marshlands-stad pak je ook de bonustegel: nog een actie, één keer per beurt, vanaf je volgende beurt.
guide-pair-1 = En als ik een van de twee verlies? Verlies je een van de twee tegels, dan verlies je de bonus.

## Steden
guide-canoe = Een actie voor andermans beurt: pakt een andere speler de laatste tegel van een stadsveld, of de tegel van een nomadenveld, dan mag jij meteen een nederzetting bouwen op een vrij moeras- of waterveld. Kies eerst moeras of water; bouw daar als het kan naast een eigen nederzetting.
guide-canoe-1 = Wie reageert, en in welke volgorde? Elke kano mag elke keer één keer reageren. Kunnen meerdere spelers dat, dan beslissen ze na elkaar, te beginnen links van wie aan de beurt is.
guide-canoe-2 = En als een kano een laatste tegel pakt? Pakt iemand met een kano zelf een laatste tegel, dan reageren eerst de kano’s die dáárop mogen reageren.
guide-canoe-3 = Reageert hij in mijn eigen beurt? Pak je zelf de laatste tegel, dan mag je eigen kano niet reageren. Bij de opstelling kun je iets anders afspreken.
guide-canoe-4 = Levert dit bouwen goud op? Bouwen met de kano telt voor de herders, de ambassadeur en de burgemeester, niet voor de gezinnen en de vagebond.
guide-canoe-5 = Vanaf wanneer kan hij reageren? Een kano die je in je beurt pakt, kan al in de beurt van de volgende speler reageren.
guide-canoe-6 = Ik grens aan moeras: mag ik toch water kiezen? Ja, elk van de twee wordt apart bekeken.
guide-canoe-bonus = Bouw in je eigen beurt nog een nederzetting op een vrij moeras- of waterveld. Kies eerst moeras of water; bouw daar als het kan naast een eigen nederzetting.
guide-canoe-bonus-1 = Ik grens aan moeras: mag ik toch water kiezen? Ja, elk van de twee wordt apart bekeken.
guide-fountain = Bouw nog een nederzetting op een vrij veld naast precies één nederzetting van jou en geen enkele van een ander.
guide-fountain-1 = Welk gebied? Elk bebouwbaar gebied is goed. Zonder zo’n veld kun je de fontein niet gebruiken.
guide-fountain-2 = Tellen soldaten, koetsen, schepen en verkenners? Ja, de jouwe als eigen, die van anderen als vreemd; je verkenners alleen deze beurt.
guide-fountain-bonus = Deze bonus hoef je niet te gebruiken, hij werkt vanzelf: met je beide fonteinen mag je voortaan ook op bergen bouwen.
guide-fountain-bonus-1 = Verandert er verder iets? Nee: nog steeds precies één van jou ernaast en geen van een ander.
guide-temple = Haal een van je nederzettingen van het speelbord. In je volgende beurt bouw je die boven op de gewone, op het gebied van die beurt.
guide-temple-1 = Wanneer en waar bouw je hem? Je bouwt die als laatste, en zoals altijd als het kan aangrenzend.
guide-temple-2 = Kan het me een tegel kosten? Was het je laatste nederzetting naast een stad, dan verlies je die tegel meteen.
guide-temple-3 = En als ik de tempel verlies of het spel eindigt? Ook als je de tempeltegel verliest, bouw je de nederzetting nog. Het einde van het spel wacht er niet op: wat dan niet is gebouwd, levert niets op.
guide-temple-bonus = Elke beurt hoeft de eerste nederzetting van je verplichte actie niet naast een eigen nederzetting te staan.
guide-temple-bonus-1 = Moet het gebied kloppen? Ja, het moet het gebied van je kaart zijn.
guide-temple-bonus-2 = En de tweede en derde nederzetting? Die komen zoals altijd als het kan naast je eigen nederzettingen.
guide-refuge = Verplaats een van je nederzettingen naar een aangrenzend vrij bebouwbaar veld. Dat hoeft niet naast een andere van jou te liggen.
guide-refuge-1 = Levert dat een tegel op? Ja, als hij naast een stads- of nomadenveld aankomt.
guide-refuge-bonus = Verplaats een van je nederzettingen in een rechte lijn naar het eerstvolgende vrije bebouwbare veld, over alles wat ertussen ligt heen.
guide-refuge-bonus-1 = Moet hij bij mijn eigen nederzettingen blijven? Dat veld hoeft niet naast een andere van jou te liggen.
guide-refuge-bonus-2 = En als het veld ernaast vrij is? Dan stopt hij daar: dat is het eerstvolgende vrije veld.

## Kingdom Builder-kaarten
guide-geologists = 2 goud voor elke berg die een van je nederzettingengebieden met een andere berg verbindt. Een berg is een aaneengesloten groep bergvelden, hoe groot of klein ook.
guide-geologists-1 = En als er een speelstuk op de berg staat? Een speelstuk op een bergveld grenst aan die berg.
guide-geologists-2 = Hoort een grot bij een berg? Ja, net als elk bergveld.
guide-messengers = Neem de twee nederzettingen van één nederzettingengebied die het verst uit elkaar liggen, en tel de velden van de kortste route ertussen, beide uiteinden inbegrepen: 2 goud voor elk veld.
guide-messengers-1 = Wat mag er onderweg liggen? Wat er op die route ligt, maakt niet uit.
guide-messengers-2 = Wat levert een losse nederzetting op? Een losse nederzetting levert niets op.
guide-noblewomen = Elke stad, elk kasteel en elk nomadenveld telt als een paleis: 5 goud voor wie er de meeste nederzettingen naast heeft, bij gelijke stand voor ieder van hen.
guide-noblewomen-1 = En plekken waar niemand naast staat, en paleizen? Staat er niemand naast, dan krijgt niemand iets. Paleizen leveren niet twee keer goud op.
guide-noblewomen-2 = Levert een kasteel nog steeds 3 goud op? Ja, de 5 goud komt erbij.
guide-vassals = 1 goud voor elke nederzetting van jou op een veld aan de grens tussen twee kwadranten.
guide-vassals-1 = En waar vier kwadranten samenkomen? Elke nederzetting levert hoogstens 1 op.
guide-captains = 1 goud voor elke nederzetting naast minstens drie andere van jou.
guide-captains-1 = Leveren vier of meer buren meer op? Nee, elke nederzetting levert hoogstens 1 op.
guide-scouts = Voor de eerste beurt wordt één gebied getrokken; alle kaarten met dat gebied gaan uit het spel. Aan het einde krijg je 1 goud voor elke nederzetting naast dat gebied, maar niet erop.
guide-scouts-1 = Gaat de moeraskaart ook weg? Ook de moeraskaart met dat gebied gaat weg. Wordt een moeraskaart getrokken, dan gaat het om het andere gebied op die kaart.
guide-scouts-2 = Kan ik nog op dat gebied bouwen? Alleen met speciale acties kun je op dat gebied bouwen.
guide-scouts-3 = Wat verandert het kruispunt? Met de kruispunttegel mag je twee dezelfde gebiedskaarten spelen als het verwijderde gebied. Bij de opstelling kun je iets anders afspreken.

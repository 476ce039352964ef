# De gids bij Winter Kingdom in het Nederlands: hoe het spel werkt. Een onderdeel is een alinea en een paar punten.

guide-aim-title = Waar het om draait
guide-aim = Je bouwt huizen en forten in de sneeuw, verdient er munten mee en koopt talenten waarmee je meer kunt. Drie Winter Kingdom-kaarten, in elk spel andere, bepalen waarmee je punten verdient. Wie aan het einde de meeste punten heeft, wint.
guide-aim-1 = Wat ligt er nog meer op tafel? Een economiekaart bepaalt waarmee je munten verdient, en een twist kan een regel veranderen.
guide-aim-2 = Leveren kastelen altijd iets op? Elk kasteel levert 3 punten op voor wie er de meeste huizen naast heeft, wat de kaarten ook zeggen.
guide-aim-3 = En bij gelijkspel? Spelers met evenveel punten delen de overwinning.

guide-setup-title = Voorbereiding
guide-setup-also = wie begint, startspeler, klaarleggen
guide-setup = Zeven terreinborden vormen het land: een in het midden en een aan elk van de zes zijden. Leg drie Winter Kingdom-kaarten, een economiekaart en een twist open. Elke speler krijgt 32 huizen, 4 forten, een tunnelkaart, vijf talenten en een terreinkaart; talenten en terreinkaart blijven verborgen.
guide-setup-1 = Hoeveel munten krijg je aan het begin? De munten aan het begin, vanaf de startspeler: 1 en 2 met twee spelers, 1, 1 en 2 met drie, 1, 1, 2 en 2 met vier.
guide-setup-2 = Wat is geschikt voor een eerste spel? Speel je eerste spel zonder twist.
guide-setup-3 = Wat moet je afspreken? Bij sommige kaarten moet je iets afspreken: een bovenste terreinbord, een onderste, een richting. Dat wordt aan het begin getrokken of gekozen en op het speelbord aangegeven.
guide-setup-4 = Wie begint? Volgens de spelregels begint de jongste speler; daarna gaat het met de klok mee.

guide-boards-title = De terreinborden
guide-boards = Elk terreinbord is een zeshoek van 61 velden en kan worden gedraaid. Samen hebben ze 427 velden en één buitenrand. Een veld grenst ook aan zijn buren op andere terreinborden.
guide-boards-1 = Waarop kun je bouwen? Je kunt bouwen op bloemenweiden, grasland, toendra, hoogveen, sneeuwlandschap en bos. Ook op ijs kun je bouwen, maar geen terreinkaart toont het: daar heb je een talent voor nodig.
guide-boards-2 = Waar kan niets staan? Op tunnels, dorpen en kastelen staat nooit iets, en op bergen bouw je alleen met de opgewaardeerde mijn.
guide-boards-3 = Wat is de buitenrand? Een veld aan de buitenrand heeft op het hele speelbord minder dan zes buren.
guide-boards-4 = Staat een huis op ijs naast ijs? Een veld grenst niet aan zichzelf: een huis op ijs staat alleen naast ijs als er nog een ijsveld aan grenst.
guide-boards-5 = Wat is een groep? Aangrenzende gebouwen van één speler vormen samen een groep. Ook een los gebouw is een groep.

guide-turn-title = Je beurt
guide-turn = Toon je terreinkaart en bouw drie gebouwen op dat terrein: dat is je verplichte actie. Ervoor of erna mag je je talenten en de tunnelkaart gebruiken, elk één keer. Dan volgt de koopstap. Aan het einde trek je een nieuwe terreinkaart.
guide-turn-1 = Mag ik tussen de drie gebouwen een talent gebruiken? Tussen de drie gebouwen door gebruik je nooit een talent, en ook niet meer als je met kopen bent begonnen.
guide-turn-2 = Mag ik er minder dan drie bouwen? Minder dan drie gebouwen bouw je alleen als je voorraad op is of het terrein vol.
guide-turn-3 = Mag ik een talent gebruiken in de beurt dat ik het koop? Wat je koopt of opwaardeert, kun je vanaf je volgende beurt gebruiken.

guide-adjacency-title = Aangrenzend bouwen
guide-adjacency-also = aangrenzend, grenzen, verplicht, aansluiten
guide-adjacency = Als je naast een van je gebouwen kunt bouwen, dan moet dat. Kijk alleen naar de velden die voor deze actie in aanmerking komen: grenst een ervan aan een gebouw van jou, bouw dan op zo’n veld. Zo niet, dan mag je op elk van die velden bouwen.
guide-adjacency-1 = Geldt dit voor elk talent? Sommige talenten noemen zelf een plek, zoals het einde van een rij of een veld naast een groep. Is er geen veld dat voldoet, dan kun je ze niet gebruiken.
guide-adjacency-2 = En bij verplaatsen? Een verplaatst huis hoeft nooit naast je eigen gebouwen te eindigen.

guide-suitable-title = Geschikte velden
guide-suitable-also = toegestaan, verboden, waar bouwen
guide-suitable = Een veld is geschikt als het leeg is, als het ijs is of een van de zes terreinen van de kaarten, en als de twist het niet verbiedt. Alleen op geschikte velden wordt gebouwd, en alleen daar eindigt een verplaatsing.
guide-suitable-1 = En bergen? Een berg is alleen geschikt voor de onderste actie van de mijn.

guide-house = Je gewone gebouw: elke speler heeft er 32. Met ‘gebouw’ zijn huizen en forten bedoeld; alleen huizen kun je verplaatsen.
guide-house-1 = Mag ik in plaats daarvan een fort bouwen? Ja, altijd, zolang je er nog een hebt.

guide-fort-also = kosten, prijs
guide-fort = Telkens als je een huis bouwt, mag je in plaats daarvan een fort bouwen, zolang je er nog een hebt. Een fort is één gebouw op één veld, maar telt daar voor munten en punten als twee huizen.
guide-fort-1 = Kun je het verplaatsen? Het wordt nooit verplaatst.
guide-fort-2 = Telt het dubbel in een rij? In een rij gebouwen is het één gebouw.
guide-fort-3 = Wat kost het? Een fort kost geen munten, alleen een van je vier forten.

guide-coins-title = Munten
guide-coins = De economiekaart bepaalt welke gebouwen munten opleveren. Je krijgt ze meteen, voor elk gebouw apart.
guide-coins-1 = Welke gebouwen leveren munten op? Alleen de gebouwen van je terreinkaart en extra gebouwen van talenten leveren munten op. Het extra gebouw van Gastvrijheid en dat van de karavaan niet.
guide-coins-2 = Levert verplaatsen munten op? Verplaatsen levert nooit munten op.
guide-coins-3 = Wat levert een fort op? Een fort levert evenveel op als twee huizen.

guide-buying-title = De koopstap
guide-buying-also = kosten, prijs, vijf munten, winkel
guide-buying = Aan het einde van je beurt doe je één van drie dingen: een van je talenten kopen, een gekocht talent opwaarderen, of 5 munten betalen om een van je talenten maximaal drie keer achter elkaar te gebruiken.
guide-buying-1 = Wat krijg ik ervoor? Een gekocht talent heeft de bovenste actie. Opgewaardeerd heeft het ook de onderste.
guide-buying-2 = Wat mag je voor vijf munten herhalen? Voor vijf munten mag je ook een talent nemen dat je deze beurt al hebt gebruikt, of de tunnelkaart. De verplichte actie kun je zo niet herhalen.
guide-buying-3 = En berggids en kruispunt? Bij de berggids en het kruispunt kun je alleen de bovenste actie herhalen.
guide-buying-4 = Wat zien de anderen? Talenten die je niet hebt gekocht, zijn verborgen; munten en gekochte talenten liggen open.

guide-talents-title = De twee acties van een talent
guide-talents = Een talentkaart heeft een bovenste actie en, eenmaal opgewaardeerd, ook een onderste. Hoe ze samengaan, hangt af van de kaart: je kiest elke beurt een van de twee, of de onderste mag op de bovenste volgen, of je mag ze allebei gebruiken.
guide-talents-1 = Hoe volgt een onderste actie? Volgt de onderste actie op de bovenste, dan gaat het om hetzelfde huis en gebeurt het direct erna. Heb je een fort gebouwd, dan is er geen huis dat je verder kunt verplaatsen.
guide-talents-2 = Moet ik het gebruiken? Je hoeft een talent nooit te gebruiken, en de onderste actie ook niet.
guide-talents-3 = Is een gekocht talent meteen bruikbaar? Nee, vanaf je volgende beurt, tenzij de twist iets anders zegt.

guide-terrain-card-title = Als je terrein vol is
guide-terrain-card-also = bezet, geen veld vrij, andere kaart
guide-terrain-card = Is er op het terrein van je kaart geen veld meer vrij, dan wordt de kaart vervangen: als je hem trekt, en nog eens als je hem toont.
guide-terrain-card-1 = En velden die een twist verbiedt? Velden die alleen door een twist verboden zijn, tellen hier als vrij.

guide-castle-title = Kasteel
guide-castle = Op een kasteel bouwt niemand. Aan het einde levert elk kasteel 3 punten op voor wie er de meeste huizen naast heeft.
guide-castle-1 = Wie krijgt punten bij gelijkspel? Bij gelijke stand krijgt elk 3 punten. Zonder huis ernaast krijg je niets.
guide-castle-2 = Hoeveel telt een fort? Een fort telt als twee huizen.

guide-village-title = Dorp
guide-village = Op een dorp bouwt niemand. Zelf levert het niets op, maar sommige kaarten belonen wat ernaast staat.
guide-village-1 = Is het een obstakel? Ja, voor alles wat glijdt of veld voor veld gaat; wie springt, gaat eroverheen.

guide-end-title = Het einde van het spel
guide-end-also = speleinde, laatste ronde, afgelopen
guide-end = Zodra een speler geen huis en geen fort meer heeft, wordt de ronde uitgespeeld. Daarna worden de punten geteld: de drie Winter Kingdom-kaarten en de kastelen.
guide-end-1 = En als niemand bouwt? Een ronde waarin niemand iets heeft gebouwd, is ook de laatste.
guide-end-2 = Komen weggehaalde huizen terug? Gebouwen die uit het spel zijn, komen niet terug.
guide-end-3 = Wat zijn munten waard? Munten zijn aan het einde niets waard.

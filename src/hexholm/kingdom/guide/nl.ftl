# De gids bij Kingdom Builder in het Nederlands: hoe het spel werkt. Een onderdeel is een alinea en een paar punten.

guide-aim-title = Waar het om draait
guide-aim = Je sticht een koninkrijk van nederzettingen. Drie Kingdom Builder-kaarten, in elk spel andere, bepalen waarmee je goud verdient: aan het water bouwen, een lijn vullen, kastelen verbinden. Lees ze voordat je iets bouwt. Wie aan het einde het meeste goud heeft, wint.
guide-aim-1 = Leveren kastelen altijd iets op? Elk kasteel waar je naast staat, levert in elk spel 3 goud op, wat de kaarten ook zeggen.
guide-aim-2 = En bij gelijkspel? Spelers met evenveel goud delen de overwinning.

guide-setup-title = Voorbereiding
guide-setup-also = wie begint, startspeler, klaarleggen
guide-setup = Vier kwadranten vormen het speelbord. Op elk stadsveld komen twee tegels, en drie Kingdom Builder-kaarten worden opengelegd. Elke speler krijgt 40 nederzettingen en één gebiedskaart, die tot de eigen beurt verborgen blijft.
guide-setup-1 = Welke kwadranten mag je gebruiken? Kies vier willekeurige kwadranten uit het basisspel en je uitbreidingen; elk ervan mag je een halve slag draaien.
guide-setup-2 = Mag je uitbreidingen combineren? De uitbreidingen kun je vrij combineren: je kiest uit alle kwadranten samen, en alle Kingdom Builder-kaarten vormen één stapel.
guide-setup-3 = Maakt het aantal spelers iets uit? De voorbereiding is bij elk aantal spelers gelijk.
guide-setup-4 = Wat is geschikt voor een eerste spel? Voor het eerste spel raden de spelregels de kwadranten met de herberg, weide, oase en boerderij aan, en de kaarten Vissers, Ridders en Handelaren.
guide-setup-5 = Wie begint? De oudste speler begint; daarna gaat het met de klok mee.

guide-board-title = Het speelbord
guide-board = Het speelbord heeft 20 horizontale lijnen van 20 velden. Een veld grenst aan maximaal zes andere, ook over de grens van een kwadrant heen. Rechte lijnen lopen in drie richtingen: horizontaal en langs de twee diagonalen.
guide-board-1 = Waarop kun je bouwen? Je kunt bouwen op gras, ravijn, woestijn, bloemenvelden en bos. Water, bergen, kastelen en steden zijn niet bebouwbaar.
guide-board-2 = Wat is een nederzettingengebied? Aangrenzende nederzettingen van één speler vormen samen een nederzettingengebied. Ook een losse nederzetting is er een.
guide-board-3 = Wat is de rand van het speelbord? De rand van het speelbord bestaat uit de eerste en laatste horizontale lijn en de eerste en laatste kolom. Een hoekveld hoort bij twee randen.
guide-board-4 = Doen de bruggen iets? De bruggen die op het speelbord zijn getekend, hebben geen betekenis.

guide-turn-title = Je beurt
guide-turn = Toon je gebiedskaart en bouw drie nederzettingen op dat gebied: dat is je verplichte actie. Ervoor of erna mag je je stadstegels gebruiken, elk één keer. Leg daarna de kaart af en trek een nieuwe.
guide-turn-1 = Mag ik tussen de drie nederzettingen een tegel gebruiken? Je bouwt de drie nederzettingen direct na elkaar. Tussendoor kun je geen tegel gebruiken.
guide-turn-2 = Moet ik mijn tegels gebruiken? Je hoeft een tegel nooit te gebruiken.
guide-turn-3 = Hoe vaak kan ik een tegel gebruiken? Gebruikte tegels zijn in je volgende beurt weer beschikbaar.
guide-turn-4 = Moeten de drie bij elkaar staan? Je mag de drie over verschillende nederzettingengebieden verdelen, zolang elke als het kan naast een van je nederzettingen komt.
guide-turn-5 = En als de trekstapel op is? Is de trekstapel op, dan wordt de aflegstapel geschud.

guide-building-title = Waar je mag bouwen
guide-building-also = toegestaan, verboden, bezet
guide-building = Een nederzetting komt op een vrij veld van het gebied dat je speelt. Op een veld staat nooit meer dan één speelstuk, en op speciale velden zoals kastelen en steden bouwt niemand.
guide-building-1 = Kan ik ooit ergens anders bouwen? Een speciale actie kan een andere plek noemen: water, de rand van het speelbord, het einde van een rij.
guide-building-2 = Wat betekent ‘elk gebied’? Mag je bij een actie op elk gebied bouwen, dan gaat het om bebouwbare gebieden: nooit om water of bergen, tenzij dat erbij staat.

guide-adjacency-title = Aangrenzend bouwen
guide-adjacency-also = aangrenzend, grenzen, verplicht, aansluiten
guide-adjacency = Als je naast een van je nederzettingen kunt bouwen, dan moet dat. Kijk alleen naar de velden die voor deze actie in aanmerking komen: grenst een ervan aan een nederzetting van jou, bouw dan op zo’n veld. Zo niet, dan mag je op elk van die velden bouwen. Daarom geeft een eerste nederzetting die aan weinig gebieden grenst, je de meeste vrijheid.
guide-adjacency-1 = Wanneer wordt dit gecontroleerd? Dit geldt voor elke nederzetting op het moment dat je bouwt: waar je de eerste van de drie zet, bepaalt waar de tweede mag komen.
guide-adjacency-2 = En als geen enkel veld aan mijn nederzettingen grenst? Bij de verplichte actie moet je dan ergens bouwen. Bij een speciale actie mag het, maar hoeft het niet.
guide-adjacency-3 = Geldt dit voor elke actie? Sommige acties noemen zelf een plek, zoals het einde van een rij. Is er geen veld dat voldoet, dan kun je ze niet gebruiken.
guide-adjacency-4 = Tellen alleen nederzettingen? Andere speelstukken die als nederzetting tellen, tellen ook hier mee.
guide-adjacency-5 = En mijn allereerste nederzetting? Zolang je niets op het speelbord hebt, mag je op elk veld van je gebied bouwen.

guide-terrain-card-title = Als je gebied vol is
guide-terrain-card-also = terrein, bezet, geen veld vrij, andere kaart
guide-terrain-card = Is er op het gebied van je kaart geen veld meer vrij, toon dan de kaart, haal hem uit het spel en trek een nieuwe, tot je er een hebt waarmee je kunt bouwen. Dit gebeurt ook midden in een beurt: de rest van je nederzettingen komt dan op het nieuwe gebied.
guide-terrain-card-1 = Bouw ik dan meer of minder? Het aantal nederzettingen blijft gelijk.
guide-terrain-card-2 = Welke kaart geldt voor mijn tegels? Vanaf dat moment geldt de nieuwe kaart voor alles wat je deze beurt nog doet.
guide-terrain-card-3 = En als ik meerdere kaarten heb? Heb je meerdere kaarten op hand, dan wordt een onbruikbare overgeslagen zolang je met een andere kunt bouwen.
guide-terrain-card-4 = En als geen enkele kaart bruikbaar is? Is er nergens meer een bruikbare kaart, dan vervalt de rest van je nederzettingen voor deze beurt.

guide-supply-title = Als je nederzettingen opraken
guide-supply-also = geen nederzettingen meer, opraken, voorraad leeg
guide-supply = Doe zoveel als je kunt. Met nog twee nederzettingen bouw je er twee. Heb je er geen meer, dan sla je de verplichte actie over; verplaatsen mag nog wel.
guide-supply-1 = En speciale acties waarmee je er meerdere bouwt? Hetzelfde geldt voor een speciale actie waarmee je meerdere nederzettingen bouwt: zoveel als er nederzettingen en velden zijn.

guide-tiles-title = Stadstegels
guide-tiles-also = pakken, krijgen, stadstegel
guide-tiles = Bouw je naast een stad, of verplaats je een nederzetting daarnaartoe, dan pak je meteen een van de tegels, als er nog een ligt. Vanaf je volgende beurt geeft die je elke beurt een speciale actie, voor of na je verplichte actie.
guide-tiles-1 = Mag ik hem meteen gebruiken? In de beurt waarin je een tegel pakt, kun je hem nog niet gebruiken.
guide-tiles-2 = Kan ik twee tegels van dezelfde stad krijgen? Van elk stadsveld krijg je maar één keer in het hele spel een tegel. Een ander veld van dezelfde stad levert er nog een op, en dan kun je ze elke beurt allebei gebruiken.
guide-tiles-3 = En als hij aan meerdere steden grenst? Grenst een nederzetting aan meerdere steden, dan pak je van elk een tegel.
guide-tiles-4 = En als er geen tegel meer is? Zijn de tegels op, dan krijg je er geen.

guide-losing-title = Een tegel verliezen
guide-losing-also = kwijtraken, verlies, inleveren, stadstegel
guide-losing = Je houdt een tegel zolang een van je nederzettingen naast het stadsveld staat. Verdwijnt de laatste daar, dan gaat de tegel uit het spel en kun je er daar nooit meer een pakken.
guide-losing-1 = En als een ander hem heeft weggehaald? Hoe dat komt, maakt niet uit: je hebt de nederzetting zelf verplaatst, of iemand anders heeft die weggehaald.
guide-losing-2 = Wanneer wordt dit gecontroleerd? Dit wordt na elke voltooide verplaatsing gecontroleerd, niet pas aan het einde van de beurt.
guide-losing-3 = Eén verplaatsing kost een tegel en levert er een op: wat gaat voor? Verlies je door een verplaatsing een tegel en pak je er ook een, dan gaat het verlies voor.
guide-losing-4 = Ik heb er twee van dezelfde en verlies er een: welke? Verlies je een van twee dezelfde tegels, dan kies je zelf welke: je mag de gebruikte inleveren.

guide-moving-title = Een nederzetting verplaatsen
guide-moving-also = verzetten, bewegen, aangrenzend
guide-moving = Pak de nederzetting eerst op en kijk dan waar die heen mag. Zolang je die in je hand hebt, staat die nergens naast en is het oude veld leeg. Moet je bij een actie als het kan aangrenzend bouwen, dan tellen alleen de nederzettingen die op het speelbord blijven staan.
guide-moving-1 = Mag ik hem terugzetten waar hij stond? Je mag de nederzetting niet op hetzelfde veld terugzetten. Als er geen enkele ergens heen kan, kun je de actie niet gebruiken.
guide-moving-2 = Levert verplaatsen ook tegels op? Komt een nederzetting naast een stad terecht, dan pak je een tegel, net alsof je daar had gebouwd.
guide-moving-3 = Kunnen nederzettingen weer van water of bergen af? Nederzettingen op water of bergen verplaats je net als alle andere.
guide-moving-4 = En speelstukken die veld voor veld gaan? Een speelstuk dat veld voor veld gaat, mag terug naar waar het vandaan kwam. Eindigt het waar het begon, dan pak of verlies je geen stadstegels.

guide-end-title = Het einde van het spel
guide-end-also = speleinde, laatste ronde, afgelopen
guide-end = Zodra iemand de laatste nederzetting heeft gebouwd, wordt de ronde uitgespeeld: iedereen heeft dan evenveel beurten gehad. Daarna wordt het goud geteld.
guide-end-1 = Het zwaard geeft een nederzetting terug: gaat het spel verder? Is een voorraad eenmaal leeg geweest, dan houdt niets het einde meer tegen, ook niet als er een nederzetting terugkomt.
guide-end-2 = En als niemand kan bouwen? Op een heel klein speelbord kan het gebeuren dat niemand kan bouwen. Ook zo’n ronde is de laatste.

guide-scoring-title = Het goud tellen
guide-scoring-also = punten, score, winnaar
guide-scoring = Tel op wat elke Kingdom Builder-kaart je oplevert, 3 goud voor elk kasteel waar je naast staat, en het goud dat je tijdens het spel hebt verdiend. De volgorde maakt niet uit.
guide-scoring-1 = Telt een nederzetting maar één keer? Een nederzetting kan voor meerdere kaarten tegelijk tellen.
guide-scoring-2 = Leveren rode kaarten nog eens iets op? Kaarten die tijdens het spel goud opleverden, leveren aan het einde niets meer op.

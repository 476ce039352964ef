# De gids bij Kingdom Builder in het Nederlands: hoe het spel werkt. Een onderdeel is een alinea en een paar punten.

guide-aim-title = Waar het om draait
guide-aim = Je sticht een koninkrijk van nederzettingen. Drie Kingdom Builder-kaarten, in elk spel andere, bepalen waarmee je goud verdient: aan het water bouwen, een lijn vullen, kastelen verbinden. Lees ze voordat je iets bouwt. Wie aan het einde het meeste goud heeft, wint.
guide-aim-1 = Elk kasteel waar je naast staat, levert in elk spel 3 goud op, wat de kaarten ook zeggen.
guide-aim-2 = Spelers met evenveel goud delen de overwinning.

guide-setup-title = Voorbereiding
guide-setup = Vier kwadranten vormen het speelbord. Op elk stadsveld komen twee tegels, en drie Kingdom Builder-kaarten worden opengelegd. Elke speler krijgt 40 nederzettingen en één gebiedskaart, die tot de eigen beurt verborgen blijft.
guide-setup-1 = Kies vier willekeurige kwadranten uit het basisspel en je uitbreidingen; elk ervan mag je een halve slag draaien.
guide-setup-2 = De uitbreidingen kun je vrij combineren: je kiest uit alle kwadranten samen, en alle Kingdom Builder-kaarten vormen één stapel.
guide-setup-3 = De voorbereiding is bij elk aantal spelers gelijk.
guide-setup-4 = Voor het eerste spel raden de spelregels de kwadranten met de herberg, weide, oase en boerderij aan, en de kaarten Vissers, Ridders en Handelaren.

guide-board-title = Het speelbord
guide-board = Het speelbord heeft 20 horizontale lijnen van 20 velden. Een veld grenst aan maximaal zes andere, ook over de grens van een kwadrant heen. Rechte lijnen lopen in drie richtingen: horizontaal en langs de twee diagonalen.
guide-board-1 = Je kunt bouwen op gras, ravijn, woestijn, bloemenvelden en bos. Water, bergen, kastelen en steden zijn niet bebouwbaar.
guide-board-2 = Aangrenzende nederzettingen van één speler vormen samen een nederzettingengebied. Ook een losse nederzetting is er een.
guide-board-3 = De rand van het speelbord bestaat uit de eerste en laatste horizontale lijn en de eerste en laatste kolom. Een hoekveld hoort bij twee randen.
guide-board-4 = De bruggen die op het speelbord zijn getekend, hebben geen betekenis.

guide-turn-title = Je beurt
guide-turn = Toon je gebiedskaart en bouw drie nederzettingen op dat gebied: dat is je verplichte actie. Ervoor of erna mag je je stadstegels gebruiken, elk één keer. Leg daarna de kaart af en trek een nieuwe.
guide-turn-1 = Je bouwt de drie nederzettingen direct na elkaar. Tussendoor kun je geen tegel gebruiken.
guide-turn-2 = Je hoeft een tegel nooit te gebruiken.
guide-turn-3 = Gebruikte tegels zijn in je volgende beurt weer beschikbaar.
guide-turn-4 = Je mag de drie over verschillende nederzettingengebieden verdelen, zolang elke als het kan naast een van je nederzettingen komt.
guide-turn-5 = Is de trekstapel op, dan wordt de aflegstapel geschud.

guide-building-title = Waar je mag bouwen
guide-building = Een nederzetting komt op een vrij veld van het gebied dat je speelt. Op een veld staat nooit meer dan één speelstuk, en op speciale velden zoals kastelen en steden bouwt niemand.
guide-building-1 = Een speciale actie kan een andere plek noemen: water, de rand van het speelbord, het einde van een rij.
guide-building-2 = Mag je bij een actie op elk gebied bouwen, dan gaat het om bebouwbare gebieden: nooit om water of bergen, tenzij dat erbij staat.

guide-adjacency-title = Aangrenzend bouwen
guide-adjacency = Als je naast een van je nederzettingen kunt bouwen, dan moet dat. Kijk alleen naar de velden die voor deze actie in aanmerking komen: grenst een ervan aan een nederzetting van jou, bouw dan op zo’n veld. Zo niet, dan mag je op elk van die velden bouwen. Daarom geeft een eerste nederzetting die aan weinig gebieden grenst, je de meeste vrijheid.
guide-adjacency-1 = Dit geldt voor elke nederzetting op het moment dat je bouwt: waar je de eerste van de drie zet, bepaalt waar de tweede mag komen.
guide-adjacency-2 = Bij de verplichte actie moet je dan ergens bouwen. Bij een speciale actie mag het, maar hoeft het niet.
guide-adjacency-3 = Sommige acties noemen zelf een plek, zoals het einde van een rij. Is er geen veld dat voldoet, dan kun je ze niet gebruiken.
guide-adjacency-4 = Andere speelstukken die als nederzetting tellen, tellen ook hier mee.
guide-adjacency-5 = Zolang je niets op het speelbord hebt, mag je op elk veld van je gebied bouwen.

guide-terrain-card-title = Als je gebied vol is
guide-terrain-card = Is er op het gebied van je kaart geen veld meer vrij, toon dan de kaart, haal hem uit het spel en trek een nieuwe, tot je er een hebt waarmee je kunt bouwen. Dit gebeurt ook midden in een beurt: de rest van je nederzettingen komt dan op het nieuwe gebied.
guide-terrain-card-1 = Het aantal nederzettingen blijft gelijk.
guide-terrain-card-2 = Vanaf dat moment geldt de nieuwe kaart voor alles wat je deze beurt nog doet.
guide-terrain-card-3 = Heb je meerdere kaarten op hand, dan wordt een onbruikbare overgeslagen zolang je met een andere kunt bouwen.
guide-terrain-card-4 = Is er nergens meer een bruikbare kaart, dan vervalt de rest van je nederzettingen voor deze beurt.

guide-supply-title = Als je nederzettingen opraken
guide-supply = Doe zoveel als je kunt. Met nog twee nederzettingen bouw je er twee. Heb je er geen meer, dan sla je de verplichte actie over; verplaatsen mag nog wel.
guide-supply-1 = Hetzelfde geldt voor een speciale actie waarmee je meerdere nederzettingen bouwt: zoveel als er nederzettingen en velden zijn.

guide-tiles-title = Stadstegels
guide-tiles = Bouw je naast een stad, of verplaats je een nederzetting daarnaartoe, dan pak je meteen een van de tegels, als er nog een ligt. Vanaf je volgende beurt geeft die je elke beurt een speciale actie, voor of na je verplichte actie.
guide-tiles-1 = In de beurt waarin je een tegel pakt, kun je hem nog niet gebruiken.
guide-tiles-2 = Van elk stadsveld krijg je maar één keer in het hele spel een tegel. Een ander veld van dezelfde stad levert er nog een op, en dan kun je ze elke beurt allebei gebruiken.
guide-tiles-3 = Grenst een nederzetting aan meerdere steden, dan pak je van elk een tegel.
guide-tiles-4 = Zijn de tegels op, dan krijg je er geen.

guide-losing-title = Een tegel verliezen
guide-losing = Je houdt een tegel zolang een van je nederzettingen naast het stadsveld staat. Verdwijnt de laatste daar, dan gaat de tegel uit het spel en kun je er daar nooit meer een pakken.
guide-losing-1 = Hoe dat komt, maakt niet uit: je hebt de nederzetting zelf verplaatst, of iemand anders heeft die weggehaald.
guide-losing-2 = Dit wordt na elke voltooide verplaatsing gecontroleerd, niet pas aan het einde van de beurt.
guide-losing-3 = Verlies je door een verplaatsing een tegel en pak je er ook een, dan gaat het verlies voor.
guide-losing-4 = Verlies je een van twee dezelfde tegels, dan kies je zelf welke: je mag de gebruikte inleveren.

guide-moving-title = Een nederzetting verplaatsen
guide-moving = Pak de nederzetting eerst op en kijk dan waar die heen mag. Zolang je die in je hand hebt, staat die nergens naast en is het oude veld leeg. Moet je bij een actie als het kan aangrenzend bouwen, dan tellen alleen de nederzettingen die op het speelbord blijven staan.
guide-moving-1 = Je mag de nederzetting niet op hetzelfde veld terugzetten. Als er geen enkele ergens heen kan, kun je de actie niet gebruiken.
guide-moving-2 = Komt een nederzetting naast een stad terecht, dan pak je een tegel, net alsof je daar had gebouwd.
guide-moving-3 = Nederzettingen op water of bergen verplaats je net als alle andere.
guide-moving-4 = Een speelstuk dat veld voor veld gaat, mag terug naar waar het vandaan kwam. Eindigt het waar het begon, dan pak of verlies je geen stadstegels.

guide-end-title = Het einde van het spel
guide-end = Zodra iemand de laatste nederzetting heeft gebouwd, wordt de ronde uitgespeeld: iedereen heeft dan evenveel beurten gehad. Daarna wordt het goud geteld.
guide-end-1 = Is een voorraad eenmaal leeg geweest, dan houdt niets het einde meer tegen, ook niet als er een nederzetting terugkomt.
guide-end-2 = Op een heel klein speelbord kan het gebeuren dat niemand kan bouwen. Ook zo’n ronde is de laatste.

guide-scoring-title = Het goud tellen
guide-scoring = Tel op wat elke Kingdom Builder-kaart je oplevert, 3 goud voor elk kasteel waar je naast staat, en het goud dat je tijdens het spel hebt verdiend. De volgorde maakt niet uit.
guide-scoring-1 = Een nederzetting kan voor meerdere kaarten tegelijk tellen.
guide-scoring-2 = Kaarten die tijdens het spel goud opleverden, leveren aan het einde niets meer op.

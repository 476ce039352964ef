# Der Leitfaden zu Crossroads auf Deutsch.

guide-crossroads-box-title = Aufgabenkarten
guide-crossroads-box = Für jeden Crossroads-Quadranten auf dem Spielplan wird eine Aufgabenkarte aufgedeckt, also bis zu vier. Am Ende zahlt jede Aufgabe allen, die sie erfüllt haben.
guide-crossroads-box-1 = Eine Aufgabe zahlt dir nur einmal, egal wie oft du sie erfüllst.
guide-crossroads-box-2 = Jeder Crossroads-Quadrant hat zwei verschiedene Orte.

## Figuren
guide-pieces-title = Krieger, Planwagen und Schiffe
guide-pieces = Sie zählen als Siedlungen: beim Bauen neben eigenen, für Ortsplättchen und für die Karten am Ende. Du hast sie zusätzlich zu deinen 40 Siedlungen; das Ende der Partie lösen sie nicht aus.
guide-pieces-1 = Eine einzusetzen gilt als Bau einer Siedlung: Das bringt Plättchen und Gold von Karten, die für neue Siedlungen zahlen. Sie zu bewegen oder zurückzuholen bringt kein Gold.
guide-pieces-2 = Nur ihr eigenes Plättchen bewegt sie oder holt sie zurück; Scheune, Koppel und Ähnliches nicht. Beim Aufbau könnt ihr es anders vereinbaren.
guide-pieces-3 = Sie bleiben auf dem Spielplan, wenn du ihr Plättchen verlierst.

## Orte
guide-lighthouse = Tu in jedem Zug eins von dreien mit deinem Schiff: Lass es auf einem freien Wasserfeld zu Wasser, wenn möglich neben deinen eigenen; bewege es bis zu drei Felder weit über freies Wasser; oder hole es zurück.
guide-lighthouse-1 = Jedes Feld auf seinem Weg muss Wasser sein, auf dem keine Figur steht.
guide-lighthouse-2 = Es zählt als Siedlung neben dem Land, an das es grenzt: So bringt es Plättchen und eröffnet neues Gelände.
guide-lighthouse-3 = Es darf dorthin zurück, woher es kam.
guide-foresters-lodge = Baue eine weitere Siedlung auf Wald, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-barracks = Stelle in jedem Zug entweder einen deiner zwei Krieger auf ein freies, bebaubares Feld, wenn möglich neben deine eigenen, oder ziehe einen ab. Die Felder neben einem Krieger sind gesperrt: Niemand darf dort bauen oder eine Figur dorthin versetzen, auch du nicht.
guide-barracks-1 = Siedlungen, die dort schon stehen, bleiben.
guide-barracks-2 = Er hält alle Figuren und Steinmauern fern. Ein solches Feld zu verlassen oder zu überspringen ist erlaubt.
guide-barracks-3 = Felder, die ein Krieger sperrt, zählen nicht mit, wenn es darum geht, ob du neben deinen eigenen bauen kannst oder ob ein Gelände voll ist.
guide-crossroads = Am Ende deines Zugs ziehst du zwei Geländekarten statt einer, schon in dem Zug, in dem du das Plättchen nimmst. In deinem nächsten Zug spielst du eine davon; danach legst du beide ab.
guide-crossroads-1 = Die Karte, die du wählst, gilt für den ganzen Zug.
guide-crossroads-2 = Verlierst du das Plättchen, ziehst du wieder nur eine Karte.
guide-city-hall = Lege einmal im Spiel dein Stadtplättchen auf sieben freie, bebaubare Felder: eine Mitte und die sechs ringsum. Mindestens eins davon muss an eine deiner Siedlungen grenzen. Die Stadt zählt als sieben Siedlungen.
guide-city-hall-1 = Sie bringt das Plättchen jedes Ortes, an den sie grenzt.
guide-city-hall-2 = Jedes ihrer Felder zählt als neue Siedlung für Karten, die fürs Bauen zahlen.
guide-city-hall-3 = Sie bleibt, wo sie ist: Nichts versetzt sie, und kein Schwert entfernt sie.
guide-city-hall-4 = Keins ihrer Felder darf an einen Krieger grenzen.
guide-fort = Ziehe eine Geländekarte und baue eine weitere Siedlung auf ihrem Gelände, wenn möglich neben deinen eigenen. Dann lege die Karte ab.
guide-fort-1 = Hast du gezogen, musst du bauen, wenn du kannst.
guide-monastery = Baue eine weitere Siedlung auf Canyon, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-wagon = Tu in jedem Zug eins von dreien mit deinem Planwagen: Stelle ihn auf ein freies, bebaubares Feld oder einen Berg, wenn möglich neben deine eigenen; bewege ihn bis zu drei Felder weit über solche Felder; oder hole ihn zurück.
guide-wagon-1 = Auf Wasser und Sonderfelder kann er nicht.
guide-wagon-2 = Er darf dorthin zurück, woher er kam.

## Aufgabenkarten
guide-home-country = 5 Gold, wenn auf jedem Feld einer Geländefläche deine Siedlungen stehen.
guide-home-country-1 = Die Fläche darf beliebig groß sein, sogar nur ein Feld; auch Wasser und Berge zählen.
guide-home-country-2 = Begrenzt wird sie von anderem Gelände und von Sonderfeldern, nicht von der Grenze eines Quadranten.
guide-home-country-3 = Steht eine Steinmauer auf der Fläche, ist die Aufgabe dort nicht zu erfüllen.
guide-fortress = 6 Gold, wenn auf allen sechs Feldern um eine deiner Siedlungen deine eigenen Siedlungen stehen.
guide-road = 7 Gold für eine lückenlose Diagonale aus mindestens sieben deiner Siedlungen.
guide-road-1 = Eine horizontale Linie zählt nicht.
guide-place-of-refuge = 8 Gold, wenn deine Siedlungen auf allen sechs Feldern um einen Ort, eine Burg oder ein Nomadenfeld stehen.
guide-place-of-refuge-1 = Am Rand des Spielplans hat ein solches Feld weniger als sechs Nachbarn und kommt nicht infrage.
guide-place-of-refuge-2 = Paläste und Silos zählen nicht.
guide-advance = 9 Gold für mindestens sieben deiner Siedlungen an einem Rand des Spielplans. Sie müssen nicht nebeneinanderstehen.
guide-compass-points = 10 Gold, wenn du an jedem der vier Ränder des Spielplans eine Siedlung hast.
guide-compass-points-1 = Eine Ecke zählt für ihre beiden Ränder; zwei gegenüberliegende Ecken genügen also.

# Der Leitfaden zu Crossroads auf Deutsch.

guide-crossroads-box-title = Aufgabenkarten
guide-crossroads-box = Für jeden Crossroads-Quadranten auf dem Spielplan wird eine Aufgabenkarte aufgedeckt, also bis zu vier. Am Ende zahlt jede Aufgabe allen, die sie erfüllt haben.
guide-crossroads-box-1 = Zahlt eine Aufgabe mir zweimal? Eine Aufgabe zahlt dir nur einmal, egal wie oft du sie erfüllst.
guide-crossroads-box-2 = Wie viele Orte hat ein Quadrant? Jeder Crossroads-Quadrant hat zwei verschiedene Orte.

## Figuren
guide-pieces-title = Krieger, Planwagen und Schiffe
guide-pieces = Sie zählen als Siedlungen: beim Bauen neben eigenen, für Ortsplättchen und für die Karten am Ende. Du hast sie zusätzlich zu deinen 40 Siedlungen; das Ende der Partie lösen sie nicht aus.
guide-pieces-1 = Gilt das Einsetzen als Bauen? Eine einzusetzen gilt als Bau einer Siedlung: Das bringt Plättchen und Gold von Karten, die für neue Siedlungen zahlen. Sie zu bewegen oder zurückzuholen bringt kein Gold.
guide-pieces-2 = Können Scheune oder Koppel sie versetzen? Nur ihr eigenes Plättchen bewegt sie oder holt sie zurück; Scheune, Koppel und Ähnliches nicht. Beim Aufbau könnt ihr es anders vereinbaren.
guide-pieces-3 = Und wenn ich ihr Plättchen verliere? Sie bleiben auf dem Spielplan, wenn du ihr Plättchen verlierst.

## Orte
guide-lighthouse = Tu in jedem Zug eins von dreien mit deinem Schiff: Lass es auf einem freien Wasserfeld zu Wasser, wenn möglich neben deinen eigenen; bewege es bis zu drei Felder weit über freies Wasser; oder hole es zurück.
guide-lighthouse-1 = Kann es an anderen Figuren vorbei? Jedes Feld auf seinem Weg muss Wasser sein, auf dem keine Figur steht.
guide-lighthouse-2 = Grenzt es an das Land? Es zählt als Siedlung neben dem Land, an das es grenzt: So bringt es Plättchen und eröffnet neues Gelände.
guide-lighthouse-3 = Darf es umkehren? Es darf dorthin zurück, woher es kam.
guide-lighthouse-4 = Bringt es unterwegs Plättchen? Nomadenplättchen bei jedem Schritt, Ortsplättchen nur dort, wo es endet.
guide-foresters-lodge = Baue eine weitere Siedlung auf Wald, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-foresters-lodge-1 = Und wenn kein Wald an meine Siedlungen grenzt? Dann darfst du auf jedem freien Waldfeld bauen.
guide-foresters-lodge-2 = Und wenn kein Waldfeld frei ist? Dann lässt es sich in diesem Zug nicht nutzen.
guide-barracks = Stelle in jedem Zug entweder einen deiner zwei Krieger auf ein freies, bebaubares Feld, wenn möglich neben deine eigenen, oder ziehe einen ab. Die Felder neben einem Krieger sind gesperrt: Niemand darf dort bauen oder eine Figur dorthin versetzen, auch du nicht.
guide-barracks-1 = Was ist mit Siedlungen daneben? Siedlungen, die dort schon stehen, bleiben.
guide-barracks-2 = Was hält er fern? Er hält alle Figuren und Steinmauern fern. Ein solches Feld zu verlassen oder zu überspringen ist erlaubt.
guide-barracks-3 = Zählen gesperrte Felder als frei? Felder, die ein Krieger sperrt, zählen nicht mit, wenn es darum geht, ob du neben deinen eigenen bauen kannst oder ob ein Gelände voll ist.
guide-barracks-4 = Darf ich beide Krieger in einem Zug aufstellen? Nein, eine Aktion je Zug: einen aufstellen oder einen zurückholen.
guide-barracks-5 = Kann ein Schwert ihn entfernen? Ja, zurück zu seinem Besitzer, und dann sind die Felder wieder offen.
guide-crossroads = Am Ende deines Zugs ziehst du zwei Geländekarten statt einer, schon in dem Zug, in dem du das Plättchen nimmst. In deinem nächsten Zug spielst du eine davon; danach legst du beide ab.
guide-crossroads-1 = Darf ich beide Karten nutzen? Die Karte, die du wählst, gilt für den ganzen Zug.
guide-crossroads-2 = Und wenn ich das Plättchen verliere? Verlierst du das Plättchen, ziehst du wieder nur eine Karte.
guide-crossroads-3 = Und wenn beide Karten dasselbe Gelände zeigen? Dann ändert sich nichts, außer mit der Karte Späher: Sie dürfen für das entfernte Gelände stehen.
guide-crossroads-4 = Kann der Bazar sie wiederholen? Ja, du ziehst am Ende dieses Zugs eine Karte mehr.
guide-city-hall = Lege einmal im Spiel dein Stadtplättchen auf sieben freie, bebaubare Felder: eine Mitte und die sechs ringsum. Mindestens eins davon muss an eine deiner Siedlungen grenzen. Die Stadt zählt als sieben Siedlungen.
guide-city-hall-1 = Bringt sie Plättchen? Sie bringt das Plättchen jedes Ortes, an den sie grenzt.
guide-city-hall-2 = Gilt das als Bauen? Jedes ihrer Felder zählt als neue Siedlung für Karten, die fürs Bauen zahlen.
guide-city-hall-3 = Kann sie versetzt oder entfernt werden? Sie bleibt, wo sie ist: Nichts versetzt sie, und kein Schwert entfernt sie.
guide-city-hall-4 = Darf sie neben einem Krieger liegen? Keins ihrer Felder darf an einen Krieger grenzen.
guide-city-hall-5 = Kann der Bazar das wiederholen? In dem Zug, in dem du die Stadt gelegt hast: Dann legst du sie an eine andere Stelle.
guide-fort = Ziehe eine Geländekarte und baue eine weitere Siedlung auf ihrem Gelände, wenn möglich neben deinen eigenen. Dann lege die Karte ab.
guide-fort-1 = Darf ich die Karte ansehen und dann entscheiden? Hast du gezogen, musst du bauen, wenn du kannst.
guide-fort-2 = Und wenn er eine Sumpfkarte zieht? Bau auf einer der beiden Hälften.
guide-monastery = Baue eine weitere Siedlung auf Canyon, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-monastery-1 = Und wenn kein Canyon an meine Siedlungen grenzt? Dann darfst du auf jedem freien Canyonfeld bauen.
guide-monastery-2 = Und wenn kein Canyonfeld frei ist? Dann lässt es sich in diesem Zug nicht nutzen.
guide-wagon = Tu in jedem Zug eins von dreien mit deinem Planwagen: Stelle ihn auf ein freies, bebaubares Feld oder einen Berg, wenn möglich neben deine eigenen; bewege ihn bis zu drei Felder weit über solche Felder; oder hole ihn zurück.
guide-wagon-1 = Wohin kann er nicht? Auf Wasser und Sonderfelder kann er nicht.
guide-wagon-2 = Darf er umkehren? Er darf dorthin zurück, woher er kam.
guide-wagon-3 = Bringt er unterwegs Plättchen? Nomadenplättchen bei jedem Schritt, Ortsplättchen nur dort, wo er endet.

## Aufgabenkarten
guide-home-country = 5 Gold, wenn auf jedem Feld einer Geländefläche deine Siedlungen stehen.
guide-home-country-1 = Wie groß muss die Fläche sein? Die Fläche darf beliebig groß sein, sogar nur ein Feld; auch Wasser und Berge zählen.
guide-home-country-2 = Wo endet eine Fläche? Begrenzt wird sie von anderem Gelände und von Sonderfeldern, nicht von der Grenze eines Quadranten.
guide-home-country-3 = Was ist mit einer Steinmauer? Steht eine Steinmauer auf der Fläche, ist die Aufgabe dort nicht zu erfüllen.
guide-fortress = 6 Gold, wenn auf allen sechs Feldern um eine deiner Siedlungen deine eigenen Siedlungen stehen.
guide-fortress-1 = Darf die mittlere am Rand stehen? Nein, dort hat sie weniger als sechs Nachbarn.
guide-fortress-2 = Erfüllt eine Stadt sie? Ja, um ihre Mitte liegen sechs deiner Felder.
guide-road = 7 Gold für eine lückenlose Diagonale aus mindestens sieben deiner Siedlungen.
guide-road-1 = Zählt eine horizontale Linie? Eine horizontale Linie zählt nicht.
guide-road-2 = Bringen mehr als sieben mehr? Nein, die Aufgabe zahlt einmal 7 Gold.
guide-place-of-refuge = 8 Gold, wenn deine Siedlungen auf allen sechs Feldern um einen Ort, eine Burg oder ein Nomadenfeld stehen.
guide-place-of-refuge-1 = Was ist mit einem Feld am Rand? Am Rand des Spielplans hat ein solches Feld weniger als sechs Nachbarn und kommt nicht infrage.
guide-place-of-refuge-2 = Zählen Paläste und Silos? Paläste und Silos zählen nicht.
guide-advance = 9 Gold für mindestens sieben deiner Siedlungen an einem Rand des Spielplans. Sie müssen nicht nebeneinanderstehen.
guide-advance-1 = Zählt eine Ecke? Ja, für ihre beiden Ränder.
guide-advance-2 = Zählt das Ufer der Insel? Nein, nur der große Spielplan hat Ränder.
guide-compass-points = 10 Gold, wenn du an jedem der vier Ränder des Spielplans eine Siedlung hast.
guide-compass-points-1 = Was ist mit einer Ecke? Eine Ecke zählt für ihre beiden Ränder; zwei gegenüberliegende Ecken genügen also.

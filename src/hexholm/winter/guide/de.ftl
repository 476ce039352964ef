# Der Leitfaden zu Winter Kingdom auf Deutsch: wie das Spiel geht. Ein Eintrag ist ein Absatz mit ein paar Punkten.

guide-aim-title = Worum es geht
guide-aim = Du baust Häuser und Forts im Schnee, verdienst damit Münzen und kaufst Talente, mit denen du mehr kannst. Drei Wertungskarten, in jeder Partie andere, sagen, wofür es Punkte gibt. Wer am Ende die meisten Punkte hat, gewinnt.
guide-aim-1 = Was liegt noch auf dem Tisch? Eine Wirtschaftskarte sagt, wofür es Münzen gibt, und ein Twist ändert vielleicht eine Regel.
guide-aim-2 = Zahlen Burgen immer? Jede Burg bringt 3 Punkte, wenn du daneben die meisten Häuser hast, egal was die Karten sagen.
guide-aim-3 = Was gilt bei Gleichstand? Wer gleich viele Punkte hat, teilt sich den Sieg.

guide-setup-title = Der Aufbau
guide-setup-also = wer beginnt, wer fängt an, Startspieler, Vorbereitung
guide-setup = Sieben Tafeln bilden das Land: eine in der Mitte und eine an jeder ihrer Seiten. Deckt drei Wertungskarten, eine Wirtschaftskarte und einen Twist auf. Alle bekommen 32 Häuser, 4 Forts, eine Tunnelkarte, fünf Talente und eine Geländekarte; Talente und Geländekarte bleiben verdeckt.
guide-setup-1 = Wie viele Münzen gibt es am Anfang? Zu Beginn gibt es, vom Startspieler an, zu zweit 1 und 2 Münzen, zu dritt 1, 1 und 2, zu viert 1, 1, 2 und 2.
guide-setup-2 = Was eignet sich für die erste Partie? Spielt die erste Partie ohne Twist.
guide-setup-3 = Was muss festgelegt werden? Für manche Karten muss etwas festgelegt werden: eine obere Tafel, eine untere Tafel, eine Richtung. Das wird zu Beginn ausgelost oder gewählt und auf dem Spielplan markiert.
guide-setup-4 = Wer beginnt? Nach der Spielregel beginnt, wer am jüngsten ist; gespielt wird im Uhrzeigersinn.

guide-boards-title = Die Tafeln
guide-boards = Jede Tafel ist ein Sechseck aus 61 Feldern und lässt sich drehen. Zusammen haben sie 427 Felder und einen äußeren Rand. Ein Feld grenzt auch an seine Nachbarn auf anderen Tafeln.
guide-boards-1 = Worauf kann man bauen? Bebaubar sind Blumenwiesen, Grasland, Tundra, Hochmoor, Schneelandschaft und Wald. Auch Eis ist bebaubar, aber keine Geländekarte zeigt es: Dafür brauchst du ein Talent.
guide-boards-2 = Wo kann nichts stehen? Auf Tunneln, Dörfern und Burgen steht nichts, und auf Bergen baut nur die aufgewertete Mine.
guide-boards-3 = Was ist der äußere Rand? Ein Feld am äußeren Rand hat auf dem ganzen Spielplan weniger als sechs Nachbarn.
guide-boards-4 = Steht ein Haus auf Eis neben Eis? Ein Feld grenzt nicht an sich selbst: Ein Haus auf Eis steht nur dann neben Eis, wenn ein anderes Eisfeld daran grenzt.
guide-boards-5 = Was ist eine Gruppe? Verbundene Gebäude eines Spielers bilden eine Gruppe. Auch ein einzelnes Gebäude ist eine.

guide-turn-title = Dein Zug
guide-turn = Zeig deine Geländekarte und baue drei Gebäude auf diesem Gelände: Das ist die Pflichtaktion. Davor oder danach darfst du deine Talente und die Tunnelkarte nutzen, jede Karte einmal. Dann kommt der Kaufschritt. Zum Schluss ziehst du eine neue Geländekarte.
guide-turn-1 = Darf ich zwischen den drei Gebäuden ein Talent nutzen? Zwischen den drei Gebäuden nutzt du nie Talente, ebenso wenig, wenn du schon gekauft hast.
guide-turn-2 = Darf ich weniger als drei bauen? Weniger als drei baust du nur, wenn dein Vorrat leer oder das Gelände voll ist.
guide-turn-3 = Darf ich ein Talent im Zug des Kaufs nutzen? Ein gekauftes oder aufgewertetes Talent wirkt so erst ab deinem nächsten Zug.

guide-adjacency-title = Neben eigenen Gebäuden bauen
guide-adjacency-also = angrenzend, benachbart, Anbaupflicht, anbauen
guide-adjacency = Kannst du neben einem deiner Gebäude bauen, musst du es auch tun. Sieh dir nur die Felder an, die genau diese Aktion erlaubt: Grenzt eins davon an eins deiner Gebäude, baue auf einem solchen Feld. Grenzt keins an, darfst du auf jedem davon bauen.
guide-adjacency-1 = Gilt das für jedes Talent? Manche Talente nennen stattdessen eine Stelle, etwa das Ende einer Linie oder ein Feld neben einer Gruppe. Ohne ein solches Feld lassen sie sich nicht nutzen.
guide-adjacency-2 = Und beim Versetzen? Ein versetztes Haus muss nie neben deinen eigenen Gebäuden enden.

guide-suitable-title = Geeignete Felder
guide-suitable-also = erlaubt, verboten, wo bauen, bebaubar
guide-suitable = Ein Feld ist geeignet, wenn es frei ist, Eis oder eins der sechs Gelände der Karten zeigt und der Twist es nicht sperrt. Nur auf geeigneten Feldern wird gebaut, und nur dort enden versetzte Häuser.
guide-suitable-1 = Was ist mit Bergen? Ein Berg ist nur für die untere Aktion der Mine geeignet.

guide-house = Dein gewöhnliches Gebäude: Alle haben 32. Wo „Gebäude“ steht, sind Häuser und Forts gemeint; versetzen lassen sich nur Häuser.
guide-house-1 = Darf ich stattdessen ein Fort bauen? Ja, jederzeit, solange du noch eins hast.

guide-fort-also = Festung, Kosten, Preis
guide-fort = Immer wenn du ein Haus baust, darfst du stattdessen ein Fort bauen, solange du noch eins hast. Ein Fort ist ein Gebäude auf einem Feld, zählt dort aber für Münzen und Punkte als zwei Häuser.
guide-fort-1 = Kann man es versetzen? Es wird nie versetzt.
guide-fort-2 = Zählt es in einer Linie doppelt? In einer Linie von Gebäuden ist es ein Gebäude.
guide-fort-3 = Was kostet es? Ein Fort kostet keine Münzen, nur eins deiner vier Forts.

guide-coins-title = Münzen
guide-coins = Die Wirtschaftskarte sagt, welche Gebäude Münzen bringen. Du bekommst sie sofort, für jedes Gebäude einzeln.
guide-coins-1 = Welche Gebäude bringen Münzen? Münzen bringen nur die Gebäude deiner Pflichtaktion und weitere Gebäude durch Talente. Das Gebäude durch Gastfreundschaft und das der Karawane bringen keine.
guide-coins-2 = Bringt Versetzen Münzen? Versetzen bringt nie Münzen.
guide-coins-3 = Was bringt ein Fort? Ein Fort bringt so viel wie zwei Häuser.

guide-buying-title = Der Kaufschritt
guide-buying-also = Kosten, Preis, fünf Münzen, einkaufen
guide-buying = Am Ende deines Zugs darfst du eins von dreien tun: eins deiner Talente kaufen, ein gekauftes aufwerten oder 5 Münzen zahlen, um eins deiner Talente bis zu dreimal hintereinander zu nutzen.
guide-buying-1 = Was bekomme ich dafür? Ein gekauftes Talent hat seine obere Aktion. Aufgewertet hat es auch die untere.
guide-buying-2 = Was dürfen die fünf Münzen wiederholen? Für fünf Münzen darfst du ein Talent auch dann wieder nutzen, wenn du es in diesem Zug schon genutzt hast, ebenso die Tunnelkarte. Die Pflichtaktion wird nicht wiederholt.
guide-buying-3 = Und Bergführer und Kreuzung? Von Bergführer und Kreuzung lässt sich nur die obere Aktion wiederholen.
guide-buying-4 = Was sehen die anderen? Talente, die du nicht gekauft hast, sind verdeckt; Münzen und gekaufte Talente sind offen.

guide-talents-title = Die zwei Aktionen eines Talents
guide-talents = Eine Talentkarte hat eine obere Aktion und, wenn sie aufgewertet ist, auch eine untere. Wie beide zusammenspielen, hängt von der Karte ab: Du wählst in jedem Zug eine der beiden, oder die untere darf auf die obere folgen, oder du darfst beide nutzen.
guide-talents-1 = Wie folgt eine untere Aktion? Folgt die untere Aktion, geht es um dasselbe Haus, und sie kommt direkt danach. Hast du ein Fort gebaut, gibt es kein Haus, das weiterziehen könnte.
guide-talents-2 = Muss ich es nutzen? Ein Talent musst du nie nutzen, seine untere Aktion auch nicht.
guide-talents-3 = Ist ein gekauftes Talent sofort nutzbar? Nein, ab deinem nächsten Zug, wenn der Twist nichts anderes sagt.

guide-terrain-card-title = Wenn dein Gelände voll ist
guide-terrain-card-also = belegt, besetzt, kein Feld frei, neue Karte
guide-terrain-card = Hat das Gelände deiner Karte kein freies Feld mehr, wird sie ersetzt: wenn du sie ziehst und noch einmal, wenn du sie zeigst.
guide-terrain-card-1 = Was ist mit Feldern, die ein Twist verbietet? Felder, die nur ein Twist verbietet, gelten hier als frei.

guide-castle-title = Burg
guide-castle = Auf einer Burg baut niemand. Wer am Ende neben einer Burg die meisten Häuser hat, bekommt dafür 3 Punkte.
guide-castle-1 = Wer wird bei Gleichstand bezahlt? Bei Gleichstand bekommen alle, die vorn liegen, 3 Punkte. Ohne Haus daneben bekommst du nichts.
guide-castle-2 = Wie viel zählt ein Fort? Ein Fort zählt als zwei Häuser.

guide-village-title = Dorf
guide-village = In einem Dorf baut niemand. Für sich allein zahlt es nichts, aber manche Karten zahlen für das, was daneben steht.
guide-village-1 = Ist es ein Hindernis? Ja, für alles, was gleitet oder Schritt für Schritt zieht; Sprünge gehen darüber hinweg.

guide-end-title = Das Ende der Partie
guide-end-also = Spielende, letzte Runde, Schluss
guide-end = Hat jemand kein Haus und kein Fort mehr, wird die Runde zu Ende gespielt. Dann werden die Punkte gezählt: die drei Wertungskarten und die Burgen.
guide-end-1 = Und wenn niemand baut? Auch eine Runde, in der niemand etwas gebaut hat, ist die letzte.
guide-end-2 = Kommen entfernte Häuser zurück? Gebäude, die aus dem Spiel sind, kommen nicht zurück.
guide-end-3 = Was sind Münzen wert? Münzen sind am Ende nichts wert.

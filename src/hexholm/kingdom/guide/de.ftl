# Der Leitfaden zu Kingdom Builder auf Deutsch: wie das Spiel geht. Ein Eintrag ist ein Absatz mit ein paar Punkten.

guide-aim-title = Worum es geht
guide-aim = Du gründest ein Königreich aus Siedlungen. Drei Kingdom-Builder-Karten, in jeder Partie andere, sagen, wofür es Gold gibt: für Siedlungen am Wasser, für eine volle horizontale Linie, für verbundene Burgen. Lies sie, bevor du irgendetwas baust. Wer am Ende das meiste Gold hat, gewinnt.
guide-aim-1 = Zahlen Burgen immer? Jede Burg, an die du grenzt, bringt in jeder Partie 3 Gold, egal was die Karten sagen.
guide-aim-2 = Was gilt bei Gleichstand? Wer gleich viel Gold hat, teilt sich den Sieg.

guide-setup-title = Der Aufbau
guide-setup-also = wer beginnt, wer fängt an, Startspieler, Vorbereitung
guide-setup = Vier Quadranten bilden den Spielplan. Auf jedes Ortsfeld kommen zwei Plättchen, und drei Kingdom-Builder-Karten werden aufgedeckt. Alle bekommen 40 Siedlungen und eine Geländekarte, die bis zum eigenen Zug verdeckt bleibt.
guide-setup-1 = Welche Quadranten darf man nehmen? Nehmt vier beliebige Quadranten aus dem Basisspiel und euren Erweiterungen; jeden dürft ihr drehen.
guide-setup-2 = Darf man die Erweiterungen mischen? Alles lässt sich frei mischen: Alle Quadranten kommen in einen Vorrat, alle Kingdom-Builder-Karten in einen Stapel.
guide-setup-3 = Ändert sich etwas mit der Zahl der Spieler? Nichts davon hängt von der Zahl der Spieler ab.
guide-setup-4 = Was eignet sich für die erste Partie? Für die erste Partie empfiehlt die Spielregel die Quadranten Taverne, Koppel, Oase und Farm und die Karten Fischer, Ritter und Händler.
guide-setup-5 = Wer beginnt? Es beginnt, wer am ältesten ist; gespielt wird im Uhrzeigersinn.

guide-board-title = Der Spielplan
guide-board = Der Spielplan hat 20 horizontale Linien mit je 20 Feldern. Ein Feld grenzt an bis zu sechs andere, auch über die Grenzen der Quadranten hinweg. Horizontale Linien verlaufen von links nach rechts; gerade Linien gibt es in drei Richtungen: horizontal und in den beiden Diagonalen.
guide-board-1 = Worauf kann man bauen? Bebaubar sind Gras, Canyon, Wüste, Blumen und Wald. Nicht bebaubar sind Wasser, Berge, Burgen und Orte.
guide-board-2 = Was ist ein Siedlungsgebiet? Verbundene Siedlungen eines Spielers bilden ein Siedlungsgebiet. Auch eine einzelne Siedlung ist eins.
guide-board-3 = Was ist der Rand des Spielplans? Der Rand des Spielplans besteht aus der ersten und letzten horizontalen Linie und der ersten und letzten Spalte. Ein Eckfeld gehört zu zwei Rändern.
guide-board-4 = Sind die Brücken wichtig? Aufgedruckte Brücken haben keine Bedeutung.

guide-turn-title = Dein Zug
guide-turn = Zeig deine Geländekarte und baue drei Siedlungen auf diesem Gelände: Das ist die Pflichtaktion. Davor oder danach darfst du deine Ortsplättchen nutzen, jedes einmal. Dann legst du die Karte ab und ziehst eine neue.
guide-turn-1 = Darf ich zwischen den drei Siedlungen ein Plättchen nutzen? Die drei Siedlungen baust du direkt nacheinander. Dazwischen kannst du kein Plättchen nutzen.
guide-turn-2 = Muss ich meine Plättchen nutzen? Ein Plättchen musst du nie nutzen.
guide-turn-3 = Wie oft kann ich ein Plättchen nutzen? Genutzte Plättchen sind in deinem nächsten Zug wieder einsatzbereit.
guide-turn-4 = Müssen die drei zusammenstehen? Die drei dürfen an verschiedenen deiner Siedlungsgebiete stehen, solange jede wenn möglich an eine deiner Siedlungen grenzt.
guide-turn-5 = Und wenn der Nachziehstapel leer ist? Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.

guide-building-title = Wo du bauen darfst
guide-building-also = erlaubt, verboten, besetzt
guide-building = Eine Siedlung kommt auf ein freies Feld des Geländes, das du spielst. Auf einem Feld steht nie mehr als eine Figur, und auf Sonderfeldern wie Burgen und Orten baut niemand.
guide-building-1 = Kann ich je woanders bauen? Eine Sonderaktion kann eine andere Stelle nennen: Wasser, den Rand des Spielplans, das Ende einer Linie.
guide-building-2 = Was heißt „jedes Gelände“? Erlaubt eine Aktion jedes Gelände, ist bebaubares Gelände gemeint: nie Wasser oder Berge, es sei denn, sie nennt sie ausdrücklich.

guide-adjacency-title = Neben eigenen Siedlungen bauen
guide-adjacency-also = angrenzend, benachbart, Anbaupflicht, anbauen
guide-adjacency = Kannst du neben einer deiner Siedlungen bauen, musst du es auch tun. Sieh dir nur die Felder an, die genau diese Aktion erlaubt: Grenzt eins davon an eine deiner Siedlungen, baue auf einem solchen Feld. Grenzt keins an, darfst du auf jedem davon bauen. Deshalb bleibst du frei, wenn deine erste Siedlung an wenige Geländearten grenzt.
guide-adjacency-1 = Wann wird das geprüft? Geprüft wird bei jeder Siedlung in dem Moment, in dem du sie baust: Wo die erste deiner drei steht, entscheidet, wo die zweite stehen darf.
guide-adjacency-2 = Und wenn kein Feld an meine Siedlungen grenzt? Grenzt kein Feld an, musst du in der Pflichtaktion trotzdem irgendwo bauen. Mit einer Sonderaktion darfst du es, musst aber nicht.
guide-adjacency-3 = Gilt das für jede Aktion? Manche Aktionen nennen stattdessen eine Stelle, etwa das Ende einer Linie. Ohne ein solches Feld lassen sie sich nicht nutzen.
guide-adjacency-4 = Zählen nur Siedlungen? Andere Figuren, die als Siedlungen zählen, zählen auch hier.
guide-adjacency-5 = Und meine allererste Siedlung? Solange du nichts auf dem Spielplan hast, steht dir jedes Feld deines Geländes offen.

guide-terrain-card-title = Wenn dein Gelände voll ist
guide-terrain-card-also = belegt, besetzt, kein Feld frei, neue Karte
guide-terrain-card = Hat das Gelände deiner Karte kein freies Feld mehr, zeig die Karte, nimm sie aus dem Spiel und zieh eine andere, bis du eine nutzbare hast. Das gilt auch mitten im Zug: Die restlichen Siedlungen baust du dann auf dem neuen Gelände.
guide-terrain-card-1 = Baue ich dann mehr oder weniger? Die Zahl der Siedlungen bleibt gleich.
guide-terrain-card-2 = Welche Karte gilt für meine Plättchen? Von da an ist die neue Karte auch für alles andere in diesem Zug deine Karte.
guide-terrain-card-3 = Und wenn ich mehrere Karten habe? Hast du mehrere Karten, wird eine nutzlose übergangen, solange eine andere nutzbar ist.
guide-terrain-card-4 = Und wenn keine Karte mehr passt? Gibt es nirgends mehr eine nutzbare Karte, entfallen die restlichen Siedlungen dieses Zugs.

guide-supply-title = Wenn die Siedlungen knapp werden
guide-supply-also = keine Siedlungen mehr, aufgebraucht, Vorrat leer
guide-supply = Baue so viel, wie du kannst. Hast du noch zwei Siedlungen, baust du zwei. Hast du keine mehr, entfällt die Pflichtaktion; versetzen darfst du weiterhin.
guide-supply-1 = Und Sonderaktionen, die mehrere bauen? Dasselbe gilt für eine Sonderaktion, die mehrere Siedlungen baut: so viele, wie Siedlungen und Felder da sind.

guide-tiles-title = Ortsplättchen
guide-tiles-also = nehmen, bekommen, Ortsplättchen
guide-tiles = Baue neben einem Ort oder versetze eine Siedlung dorthin, und du nimmst dir sofort eins seiner Plättchen, falls noch eins da ist. Ab deinem nächsten Zug bringt es dir in jedem Zug eine Sonderaktion, vor oder nach deiner Pflichtaktion.
guide-tiles-1 = Darf ich es sofort nutzen? In dem Zug, in dem du ein Plättchen nimmst, kannst du es noch nicht nutzen.
guide-tiles-2 = Kann ich zwei Plättchen desselben Ortes bekommen? Jedes Ortsfeld gibt dir ein Plättchen, einmal in der ganzen Partie. Ein anderes Feld desselben Ortes gibt dir noch eins; dann kannst du in jedem Zug beide nutzen.
guide-tiles-3 = Und wenn sie an mehrere Orte grenzt? Eine Siedlung, die an mehrere Orte grenzt, bringt dir von jedem ein Plättchen.
guide-tiles-4 = Und wenn kein Plättchen mehr da ist? Liegt kein Plättchen mehr da, bekommst du keins.

guide-losing-title = Ein Plättchen verlieren
guide-losing-also = abgeben, zurückgeben, verliere
guide-losing = Du behältst ein Plättchen, solange eine deiner Siedlungen an sein Ortsfeld grenzt. Ist die letzte weg, geht das Plättchen aus dem Spiel, und du kannst dort nie wieder eins nehmen.
guide-losing-1 = Und wenn jemand anders sie entfernt hat? Warum die Siedlung weg ist, spielt keine Rolle: ob du sie versetzt hast oder ob jemand sie entfernt hat.
guide-losing-2 = Wann wird das geprüft? Geprüft wird nach jedem abgeschlossenen Versetzen, nicht erst am Ende des Zugs.
guide-losing-3 = Ein Versetzen verliert ein Plättchen und bringt eins: Was kommt zuerst? Kostet dich ein Versetzen ein Plättchen und bringt dir zugleich eins, kommt der Verlust zuerst.
guide-losing-4 = Ich habe zwei gleiche und verliere eins: welches? Verlierst du eins von zwei gleichen Plättchen, wählst du, welches: Du kannst das genutzte abgeben.

guide-moving-title = Eine Siedlung versetzen
guide-moving-also = bewegen, ziehen, umsetzen, angrenzend
guide-moving = Nimm die Siedlung zuerst auf und sieh dann, wohin sie darf. Solange du sie in der Hand hast, grenzt sie an nichts, und ihr altes Feld ist frei. Heißt es „wenn möglich neben deine eigenen“, zählen nur die Siedlungen, die auf dem Spielplan bleiben.
guide-moving-1 = Darf ich sie zurückstellen, wo sie war? Auf ihr altes Feld darf sie nicht zurück. Gibt es für keine Siedlung ein Zielfeld, lässt sich die Aktion nicht nutzen.
guide-moving-2 = Bringt Versetzen auch Plättchen? Eine Siedlung, die neben einem Ort ankommt, bringt ein Plättchen, als hättest du sie dort gebaut.
guide-moving-3 = Können Siedlungen Wasser oder Berge wieder verlassen? Siedlungen auf Wasser oder Bergen lassen sich versetzen wie alle anderen.
guide-moving-4 = Und Figuren, die Schritt für Schritt gehen? Figuren, die Feld für Feld ziehen, dürfen dorthin zurück, woher sie kamen. Endet eine, wo sie losgezogen ist, bringt und kostet das keine Ortsplättchen.

guide-end-title = Das Ende der Partie
guide-end-also = Spielende, letzte Runde, Schluss
guide-end = Hat jemand seine letzte Siedlung gebaut, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Dann wird das Gold gezählt.
guide-end-1 = Das Schwert gibt eine Siedlung zurück: Geht es weiter? War ein Vorrat einmal leer, lässt sich das Ende nicht mehr aufhalten, auch wenn eine Siedlung zurückkommt.
guide-end-2 = Und wenn niemand bauen kann? Auf einem sehr kleinen Spielplan kann es vorkommen, dass niemand bauen kann. Auch eine solche Runde ist die letzte.

guide-scoring-title = Das Gold zählen
guide-scoring-also = Punkte, Wertung, Sieger
guide-scoring = Zähle zusammen, was dir jede Kingdom-Builder-Karte bringt, 3 Gold für jede Burg, an die du grenzt, und das Gold, das du während der Partie bekommen hast. Die Reihenfolge ist egal.
guide-scoring-1 = Zählt eine Siedlung nur einmal? Eine Siedlung kann für mehrere Karten zugleich zählen.
guide-scoring-2 = Zahlen rote Karten noch einmal? Karten, die während der Partie gezahlt haben, zahlen am Ende nichts mehr.

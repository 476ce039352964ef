# Der Leitfaden zum Basisspiel auf Deutsch.

## Orte
guide-oracle = Baue eine weitere Siedlung auf dem Gelände der Karte, die du in diesem Zug spielst, wenn möglich neben deinen eigenen. So baust du praktisch vier statt drei.
guide-oracle-1 = Nutze es vor oder nach den dreien, nie dazwischen.
guide-oracle-2 = Ist das Gelände inzwischen voll, wurde deine Karte ersetzt, und das Orakel baut auf dem neuen Gelände.
guide-farm = Baue eine weitere Siedlung auf Gras, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-farm-1 = Grenzt kein freies Grasfeld an deine Siedlungen, darfst du auf jedem Grasfeld bauen: ein Weg in neues Land.
guide-oasis = Baue eine weitere Siedlung auf Wüste, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-oasis-1 = Grenzt kein freies Wüstenfeld an deine Siedlungen, darfst du auf jedem Wüstenfeld bauen.
guide-tower = Baue eine weitere Siedlung auf einem Feld am Rand des Spielplans, wenn möglich neben deinen eigenen.
guide-tower-1 = Jedes bebaubare Gelände ist erlaubt; Wasser und Berge nie.
guide-tower-2 = Alle vier Ränder zählen zusammen: Grenzt irgendwo ein Randfeld an deine Siedlungen, musst du ein solches nehmen.
guide-tavern = Baue eine weitere Siedlung an eins der beiden Enden einer geraden, lückenlosen Linie aus mindestens drei deiner Siedlungen.
guide-tavern-1 = Die Linie darf in jeder der drei Richtungen verlaufen, aber keinen Knick haben.
guide-tavern-2 = Das Feld am Ende muss frei und bebaubar sein; welches Gelände es ist, spielt keine Rolle.
guide-tavern-3 = Ohne ein solches Feld lässt sich die Taverne nicht nutzen.
guide-barn = Versetze eine deiner Siedlungen auf das Gelände der Karte, die du in diesem Zug spielst, wenn möglich neben deine eigenen.
guide-barn-1 = Nimm sie zuerst auf: Als deine eigenen zählen nur die Siedlungen, die auf dem Spielplan bleiben.
guide-barn-2 = Hast du nur eine Siedlung auf dem Spielplan, gibt es keine anderen; sie darf auf jedes Feld dieses Geländes.
guide-barn-3 = Ist das Gelände voll, wurde deine Karte ersetzt, und die Scheune versetzt auf das neue Gelände.
guide-harbor = Versetze eine deiner Siedlungen auf Wasser, wenn möglich neben deine eigenen.
guide-harbor-1 = Im Basisspiel kommst du nur so aufs Wasser.
guide-harbor-2 = Eine Siedlung auf Wasser zählt für Siedlungsgebiete, horizontale Linien und Quadranten wie jede andere; für die Fischer steht sie aber nicht neben Wasser.
guide-paddock = Versetze eine deiner Siedlungen in gerader Linie genau zwei Felder weit auf ein freies, bebaubares Feld.
guide-paddock-1 = Sie springt über alles hinweg: Wasser, Berge, fremde Siedlungen.
guide-paddock-2 = Sie muss nicht neben deinen eigenen landen.

## Was am Ende jeder Partie zahlt
guide-castle-title = Burg
guide-castle = Auf einer Burg baut niemand. Am Ende bringt dir jede Burg 3 Gold, neben der du mindestens eine Siedlung hast.
guide-castle-1 = Weitere Siedlungen neben derselben Burg bringen nicht mehr.
guide-castle-2 = Alle, die daran grenzen, bekommen die 3 Gold.

## Kingdom-Builder-Karten
guide-fishermen = 1 Gold für jede deiner Siedlungen neben mindestens einem Wasserfeld.
guide-fishermen-1 = Eine Siedlung auf Wasser bringt hier nichts.
guide-merchants = 4 Gold für jeden Ort und jede Burg, die eins deiner Siedlungsgebiete mit einem weiteren Ort oder einer weiteren Burg verbindet. Verbinde zwei, und du bekommst 8; kommt ein dritter dazu, bekommst du 12.
guide-merchants-1 = Verbunden heißt: Ein einziges zusammenhängendes Siedlungsgebiet von dir grenzt an beide. Zwei, die nur aneinandergrenzen, sind nicht verbunden.
guide-merchants-2 = Gezahlt wird für jeden Ort und jede Burg, nicht für jede Verbindung.
guide-merchants-3 = Auch Paläste und Nomadenfelder zählen, Silos nicht.
guide-discoverers = 1 Gold für jede horizontale Linie, auf der du mindestens eine Siedlung hast. Horizontale Linien verlaufen von links nach rechts über den ganzen Spielplan.
guide-hermits = 1 Gold für jedes deiner Siedlungsgebiete. Eine einzelne Siedlung ist ein Gebiet; Siedlungen, die aneinandergrenzen, sind zusammen eins.
guide-citizens = 1 Gold für je zwei Siedlungen in deinem größten Siedlungsgebiet.
guide-citizens-1 = Eine überzählige verfällt: Sechs oder sieben Siedlungen bringen 3 Gold.
guide-miners = 1 Gold für jede deiner Siedlungen neben mindestens einem Bergfeld.
guide-miners-1 = Eine Siedlung auf einem Berg bringt hier nichts.
guide-workers = 1 Gold für jede deiner Siedlungen neben einem Ort oder einer Burg.
guide-workers-1 = Auch neben zweien bringt sie nur 1.
guide-workers-2 = Auch Paläste und Nomadenfelder zählen, Silos nicht.
guide-knights = 2 Gold für jede deiner Siedlungen auf der einen horizontalen Linie, auf der du die meisten hast. Horizontale Linien verlaufen von links nach rechts; die Siedlungen müssen nicht nebeneinanderstehen.
guide-knights-1 = Sind zwei Linien gleich voll, zahlt nur eine von ihnen.
guide-lords = In jedem der vier Quadranten 12 Gold für die meisten Siedlungen und 6 für die zweitmeisten.
guide-lords-1 = Bei Gleichstand bekommen alle den vollen Betrag. Auch nach einem Gleichstand an der Spitze gibt es die 6 für die zweitmeisten: 8, 8, 6 und 2 Siedlungen bringen 12, 12, 6 und 0.
guide-lords-2 = Auch keine zu haben ist eine Zahl: Bei 5, 0 und 0 Siedlungen in einem Quadranten gibt es 12, 6 und 6. Beim Aufbau könnt ihr es anders vereinbaren.
guide-farmers = 3 Gold für jede deiner Siedlungen in dem einen Quadranten, in dem du die wenigsten hast.
guide-farmers-1 = Ein Quadrant ganz ohne deine Siedlungen ist der mit den wenigsten und zahlt nichts.
guide-farmers-2 = Sind es in zwei Quadranten gleich wenige, zahlt nur einer von ihnen.

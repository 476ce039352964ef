# Der Leitfaden zu den Karten von Winter Kingdom auf Deutsch. Ein Fort zählt als zwei Häuser.

## Die Karte, die alle haben
guide-tunnel = Diese Karte haben alle von Anfang an: Versetze einmal pro Zug ein Haus, das neben einem Tunnel steht, auf ein geeignetes Feld neben einem anderen Tunnel.
guide-tunnel-1 = Es muss ein anderer Tunnel sein. Jede Tafel hat einen.
guide-tunnel-2 = Auch sie lässt sich für fünf Münzen nutzen.

## Talente: erst die obere Aktion, dann die untere
guide-pasture = Baue ein weiteres Gebäude auf Grasland, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-sawmill = Baue ein weiteres Gebäude auf Wald, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-garden = Baue ein weiteres Gebäude auf einer Blumenwiese, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-monastery = Baue ein weiteres Gebäude auf Hochmoor, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-hot-springs = Baue ein weiteres Gebäude auf Tundra, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-hunting-lodge = Baue ein weiteres Gebäude auf Schneelandschaft, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-port = Baue ein weiteres Gebäude auf dem Gelände deiner Karte, wenn möglich neben deinen eigenen. Aufgewertet: oder baue es stattdessen auf Eis.
guide-mine = Baue ein weiteres Gebäude neben einem Berg, wenn möglich neben deinen eigenen. Aufgewertet: oder baue es auf einem Berg.
guide-mine-1 = Ein Haus auf einem Berg steht nur dann neben einem Berg, wenn ein anderes Bergfeld daran grenzt.
guide-market = Baue ein weiteres Gebäude neben einer Burg, wenn möglich neben deinen eigenen. Aufgewertet: oder neben einem beliebigen Gebäude einer deiner Gruppen, die an eine Burg grenzt.
guide-market-1 = Forts gehören zur Gruppe.
guide-farm = Baue ein weiteres Gebäude neben einem Dorf, wenn möglich neben deinen eigenen. Aufgewertet: oder neben einem beliebigen Gebäude einer deiner Gruppen, die an ein Dorf grenzt.
guide-farm-1 = Forts gehören zur Gruppe.
guide-barracks = Baue ein weiteres Gebäude neben einem deiner Forts. Aufgewertet: oder neben einem beliebigen Gebäude einer deiner Gruppen, zu der ein Fort gehört.
guide-barracks-1 = Ohne Fort auf dem Spielplan lässt sie sich nicht nutzen.
guide-tavern = Baue ein weiteres Gebäude an eins der beiden Enden einer geraden, lückenlosen Linie aus mindestens drei deiner Gebäude. Aufgewertet: oder ans Ende einer solchen Linie eines anderen Spielers.
guide-tavern-1 = Die Linie darf in jeder der drei Richtungen verlaufen. Forts zählen als ein Gebäude.
guide-outpost = Baue ein weiteres Gebäude, das an genau eins deiner Gebäude grenzt. Aufgewertet: oder an höchstens drei.
guide-outpost-1 = Die untere Aktion baut wenn möglich neben deinen eigenen; gibt es kein solches Feld, darf sie auf jedem geeigneten Feld bauen.
guide-tower = Baue ein weiteres Gebäude am äußeren Rand, auf einem der sechs Gelände der Karten, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus ein Feld weit auf ein geeignetes Feld ziehen.
guide-tower-1 = Auf Eis baut er nicht.
guide-homestead = Baue ein weiteres Gebäude auf der mittleren Tafel, wenn möglich neben deinen eigenen. Aufgewertet: Danach darfst du dieses Haus über freie Felder an eine andere Stelle der mittleren Tafel versetzen.
guide-homestead-1 = Unterwegs darf es jedes Feld der mittleren Tafel überqueren, auf dem kein Gebäude steht.
guide-crossroads = Baue ein weiteres Gebäude auf dem Gelände rechts neben dem deiner Karte, wenn möglich neben deinen eigenen. Aufgewertet: Vor deinem ersten Gebäude darfst du auch beschließen, alle drei stattdessen auf diesem Gelände zu bauen.
guide-crossroads-1 = Die Reihenfolge: Blumenwiese, Grasland, Tundra, Hochmoor, Schneelandschaft, Wald und dann wieder Blumenwiese.
guide-crossroads-2 = Die obere Aktion und der Hafen richten sich weiter nach deiner Karte.
guide-caravan = Versetze ein Haus in gerader Linie zwei Felder weit, über alles hinweg. Aufgewertet: Danach darfst du auf dem verlassenen Feld bauen.
guide-caravan-1 = Dieses Gebäude bringt keine Münzen.
guide-mule = Ziehe ein Haus ein Feld weit. Aufgewertet: und dann noch ein Feld weiter.
guide-toboggan = Ziehe ein Haus ein Feld weit. Aufgewertet: oder in gerader Linie zwei Felder weit, über alles hinweg.
guide-horse = Versetze ein Haus in gerader Linie zwei Felder weit, über alles hinweg. Aufgewertet: oder auf ein beliebiges Feld, das genau zwei Felder entfernt ist.
guide-guide = Versetze ein Haus über ein Gebirge, neben oder auf dem es steht, auf ein geeignetes Feld neben einem Bergfeld, das es überquert hat. Aufgewertet: Deine Tunnelkarte darf auch ein Haus versetzen, das nicht neben einem Tunnel steht.
guide-guide-1 = Es überquert freie Felder eines einzigen Gebirges und endet nie auf einem Berg.
guide-guide-2 = Du darfst beides im selben Zug nutzen.
guide-dog-sled = Versetze ein Haus über das Eis auf ein anderes Eisfeld. Aufgewertet: oder auf ein geeignetes Feld auf dem Eis oder daneben.
guide-dog-sled-1 = Es überquert freie Felder einer einzigen Eisfläche, auf oder neben der es steht.
guide-wagon = Versetze ein Haus auf ein anderes Feld neben seiner eigenen Gruppe. Aufgewertet: oder neben den verbundenen Gebäuden aller Spieler, zu denen es gehört.
guide-wagon-1 = Das neue Feld muss an ein anderes Gebäude der Gruppe grenzen als das Haus selbst.
guide-wagon-2 = Ein Weg über freie Felder muss dorthin führen. Eis und Berge lassen sich überqueren; Burgen, Dörfer und Tunnel nicht.
guide-sleigh = Lass ein Haus in gerader Linie gleiten, bis zum letzten Feld vor einem Hindernis. Aufgewertet: oder halte unterwegs an, wo du willst.
guide-sleigh-1 = Hindernisse sind Gebäude, Eis, Berge, Tunnel, Dörfer, Burgen und der Rand.
guide-sleigh-2 = Es darf von Eis aus losgleiten, aber nicht auf ein Eisfeld gleiten.
guide-carriage = Versetze ein Haus beliebig weit über verbundene freie Felder des Geländes, auf dem es steht. Aufgewertet: und dann noch ein Feld weiter, auf ein beliebiges geeignetes Feld.

## Wirtschaftskarten
guide-agriculture = 1 Münze für jedes Haus, das du neben einem Dorf baust, 2 für ein Fort.
guide-weapons = 1 Münze für jedes Haus, das du neben einem deiner Forts baust, 2 für ein Fort.
guide-weapons-1 = Ein neues Fort braucht ein anderes Fort neben sich.
guide-fur = 1 Münze für jedes Haus, das du auf der oberen Tafel baust, 2 für ein Fort.
guide-fur-1 = Welche Tafel die obere ist, wird zu Beginn ausgelost oder gewählt und auf dem Spielplan markiert.
guide-export = 1 Münze für jedes Haus, das du am äußeren Rand des Spielplans baust, 2 für ein Fort.
guide-cattle = 1 Münze für jedes Haus, das du baust und neben dem kein Feld seines Geländes mehr frei ist, 2 für ein Fort.
guide-cattle-1 = Auch ein Feld, das an kein anderes Feld seines Geländes grenzt, zählt.
guide-hunting = 1 Münze für jedes Haus, das du ohne eigenes Gebäude daneben baust, 2 für ein Fort.
guide-marble = 2 Münzen, wenn die drei Gebäude deiner Pflichtaktion nebeneinander in gerader Linie stehen, und 1 Münze mehr für jedes Fort darunter.
guide-marble-1 = Nur diese drei zählen, keine älteren Gebäude.
guide-salvage = Bevor du kaufst, darfst du beliebig viele deiner Gebäude vom Spielplan und aus dem Spiel nehmen: 1 Münze für ein Haus, 2 für ein Fort.

## Twists
guide-overreach = Hast du in einem Zug mehr als vier Gebäude gebaut, geht am Ende dieses Zugs eins deiner Häuser aus dem Spiel.
guide-overreach-1 = Gebäude durch Talente zählen mit, auch die für fünf Münzen; Versetzen zählt nicht.
guide-overreach-2 = Du wählst das Haus. Ein Fort darf es nicht sein.
guide-keep-away = Neben einem fremden Gebäude darf niemand bauen, und kein versetztes Haus darf dort enden.
guide-keep-away-1 = Daran vorbeizuziehen ist erlaubt.
guide-keep-away-2 = Ob du neben deinen eigenen bauen kannst, entscheiden nur die Felder, die noch erlaubt sind.
guide-long-reach = In der Pflichtaktion gilt auch als angrenzend, was zwei Felder von einem deiner Gebäude entfernt ist.
guide-long-reach-1 = Das gilt nur dafür, wo du bauen darfst; für Karten und Münzen heißt daneben weiterhin daneben.
guide-quick-study = Ein Talent, das du kaufst oder aufwertest, darfst du sofort einmal nutzen, außer du hast es in diesem Zug schon genutzt.
guide-quick-study-1 = Für die untere Aktion der Kreuzung ist es zu spät: Deine drei Gebäude stehen schon.
guide-hospitality = Für jedes Gebäude deiner Pflichtaktion neben einem Dorf darfst du sofort noch eins bauen, auf einem beliebigen geeigneten Feld neben einem deiner Gebäude.
guide-hospitality-1 = Dieses Gebäude bringt keine Münzen und zählt nicht für Marmor.
guide-long-tunnels = Ein Haus, das du mit der Tunnelkarte versetzt, darf danach noch ein Feld weiterziehen.
guide-long-tunnels-1 = Das gilt auch mit dem aufgewerteten Bergführer und für fünf Münzen.
guide-separate-lands = Die Tafeln grenzen nicht aneinander: Nichts grenzt an etwas auf einer anderen Tafel, ist damit verbunden oder bildet damit eine Linie, und kein Haus zieht über die Grenze. Tunnel führen weiterhin von Tafel zu Tafel.
guide-separate-lands-1 = Der äußere Rand bleibt, wie er ist.
guide-bargain = Talente und Aufwertungen kosten 1 Münze weniger, und du darfst in einem Zug beliebig viele kaufen.
guide-bargain-1 = Du darfst ein Talent aufwerten, das du gerade gekauft hast.
guide-bargain-2 = Ein Talent dreimal zu nutzen kostet weiterhin 5 Münzen, und dann kaufst du nichts.

## Wertungskarten
guide-wanderers = { card-pays } für jede deiner Gruppen. Ein einzelnes Gebäude ist eine Gruppe; Gebäude, die aneinandergrenzen, sind zusammen eine.
guide-followers = { card-pays } für jedes deiner Häuser neben einem fremden Gebäude.
guide-crowd = { card-pays } für je zwei Häuser in deiner größten Gruppe.
guide-crowd-1 = Die größte Gruppe ist die mit den meisten Häusern; ein Fort zählt als zwei.
guide-loners = { card-pays } für jedes deiner Häuser ohne ein anderes eigenes Gebäude daneben.
guide-mountaineers = { card-pays } für jedes deiner Häuser neben mindestens zwei Bergfeldern.
guide-travellers = { card-pays } für jede Tafel ab der dritten, auf der du mindestens zwei Häuser hast.
guide-travellers-1 = Hast du auf fünf Tafeln mindestens zwei Häuser, zahlen drei Tafeln.
guide-knights = { card-pays } für jedes deiner Häuser auf deiner besten Linie. Alle Linien verlaufen in der Richtung, die auf dem Spielplan markiert ist.
guide-knights-1 = Die Linie führt über das ganze Land; die Häuser müssen nicht nebeneinanderstehen.
guide-bureaucrats = { card-pays } für jedes Dorf, neben dem du mindestens zwei Häuser hast.
guide-bureaucrats-1 = Ein einziges Fort daneben genügt.
guide-celebrities = { card-pays } für jedes Dorf, neben dem du die meisten Häuser hast.
guide-celebrities-1 = Bei Gleichstand bekommen alle, die vorn liegen, die Punkte; ohne Haus daneben bekommst du nichts.
guide-nature-lovers = { card-pays } für jedes deiner Häuser neben einem Waldfeld, aber nicht im Wald.
guide-ice-fishers = { card-pays } für jedes deiner Häuser auf Eis.
guide-pioneers = { card-pays } für jedes deiner Häuser auf der unteren Tafel, die markiert ist.
guide-farmers = { card-pays } für jedes deiner Häuser außerhalb deiner beiden stärksten Tafeln, auf denen du die meisten hast.
guide-spelunkers = { card-pays } für jeden Tunnel, neben dem du ein Haus hast.
guide-royalty = { card-pays } für jede Burg, die eine deiner Gruppen mit einer anderen Burg verbindet.
guide-royalty-1 = Verbunden heißt: Eine einzige deiner Gruppen grenzt an beide.
guide-merchants = { card-pays } für jedes Dorf, das eine deiner Gruppen mit einem anderen Dorf verbindet.
guide-merchants-1 = Verbunden heißt: Eine einzige deiner Gruppen grenzt an beide.
guide-scouts = { card-pays } für jedes deiner Häuser am äußeren Rand des Spielplans.
guide-miners = { card-pays } für jedes Gebirge, neben dem du ein Haus hast. Ein Gebirge ist eine zusammenhängende Gruppe von Bergfeldern, egal wie groß.

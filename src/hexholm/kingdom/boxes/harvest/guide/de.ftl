# Der Leitfaden zu Harvest auf Deutsch.

guide-farmland-title = Farmland
guide-farmland = Farmland ist bebaubar, aber keine Geländekarte zeigt es. Einmal pro Zug, vor oder nach deiner Pflichtaktion, darfst du eine weitere Siedlung auf einem freien Farmlandfeld neben einer deiner Siedlungen bauen. Ein Plättchen brauchst du dafür nicht.
guide-farmland-1 = Können andere Aktionen Farmland nutzen? Aktionen, die jedes bebaubare Gelände erlauben, etwa Turm, Taverne und Koppel, dürfen auch Farmland nutzen.
guide-farmland-2 = Und wenn keins an meine Siedlungen grenzt? Ohne freies Farmlandfeld neben deinen Siedlungen lässt es sich nicht nutzen.
guide-farmland-3 = Darf ich es zwischen meinen drei Siedlungen nutzen? Nein, davor oder danach.
guide-silo-title = Silo
guide-silo = Auf einem Silo baut niemand. Nach dem letzten Zug, bevor das Gold gezählt wird, darfst du für jedes Silo mit einer deiner Siedlungen daneben bis zu drei Siedlungen bauen oder bis zu drei versetzen. Jede kommt auf ein freies, bebaubares Feld neben einer deiner Siedlungen.
guide-silo-1 = Wer beginnt, und darf ich mischen? Gespielt wird reihum vom Startspieler an, jeder mit allen seinen Silos. Bei jedem Silo wird entweder gebaut oder versetzt, nicht beides.
guide-silo-2 = Kann ich unterwegs ein weiteres Silo erreichen? Deine Silos werden einmal gezählt, bevor jemand handelt.
guide-silo-3 = Bekomme ich noch Plättchen oder Gold? Ortsplättchen gibt es keine mehr, und Karten, die während der Partie zahlen, zahlen nichts. Nomadenplättchen gibt es noch, ein Schatz zahlt also, und die Bürgermeister dürfen noch Linien markieren.
guide-silo-4 = Zählt ein Silo für Karten? Silos zählen für die Universität, aber nicht für Arbeiter, Händler, Adel oder Zufluchtsort.

## Orte
guide-bazaar = Nutze ein anderes deiner Ortsplättchen in diesem Zug ein zweites Mal.
guide-bazaar-1 = Welches Plättchen darf ich wiederholen? Du musst das Plättchen in diesem Zug schon genutzt haben; eins, das du erst in diesem Zug genommen hast, lässt sich nicht wiederholen.
guide-bazaar-2 = Was kann er nicht wiederholen? Farmland, Nomadenplättchen, das Kanu, Bonusaktionen und einen anderen Bazar wiederholt er nicht.
guide-bazaar-3 = Bekomme ich weitere Figuren? Du bekommst keinen zusätzlichen Krieger oder Planwagen und kein zusätzliches Schiff, aber deine eigenen darfst du noch einmal einsetzen oder bewegen. Eine Stadt darfst du in dem Zug, in dem du sie gebaut hast, noch einmal woanders hinlegen.
guide-bazaar-4 = Und Kreuzung und Dom? Die Kreuzung gilt immer als genutzt: Du ziehst am Ende des Zugs eine Karte mehr. Der Dom gibt kein zweites Siedlungsplättchen; beim zweiten Mal baut er nur.
guide-water-mill = Baue eine weitere Siedlung auf einem freien Feld neben Wasser, wenn möglich neben deinen eigenen.
guide-water-mill-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt.
guide-water-mill-2 = Grenzt das Ufer der Insel an Wasser? Ja, ringsum.
guide-mountain-station = Baue eine weitere Siedlung auf einem freien Feld neben einem Berg, wenn möglich neben deinen eigenen.
guide-mountain-station-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt.
guide-mountain-station-2 = Ist eine Höhle ein Berg? Ja, in jeder Hinsicht.
guide-scout-cabin = Schick beide Späher auf freie Felder neben deinen Siedlungen: Land, Wasser oder Berg. Für den Rest dieses Zugs zählen sie als deine Siedlungen, wenn du neben deinen eigenen baust. Dann verlassen sie den Spielplan.
guide-scout-cabin-1 = Dürfen sie eine Linie verlängern? Sie zählen für Linien und für die Zahl der Nachbarn, und der zweite Späher darf neben den ersten.
guide-scout-cabin-2 = Bringen sie Plättchen oder Gold? Sie bringen und halten keine Plättchen, und keine Karte zahlt für sie.
guide-scout-cabin-3 = Kann man sie versetzen? Nichts versetzt sie, aber mit dem Bazar darfst du sie noch einmal setzen.
guide-scout-cabin-4 = Können sie mich auch festlegen? Sobald sie stehen, musst du wenn möglich auch neben ihnen oder deinen Siedlungen bauen.
guide-scout-cabin-5 = Wem gehören die Späher? Allen: Nach deinem Zug sind sie frei für die nächste Späherhütte.
guide-cathedral = Mit dem Plättchen nimmst du ein Siedlungsplättchen im Wert von 1. In jedem Zug nimmst du entweder noch eins, oder du gibst beliebig viele ab und baust so viele Siedlungen, wie sie wert sind, auf dem Gelände deiner Karte, jede wenn möglich neben deinen eigenen.
guide-cathedral-1 = Wie viele Siedlungsplättchen gibt es? Alle Siedlungsplättchen zusammen sind 18 wert. Sind sie weg, bekommt niemand mehr welche.
guide-cathedral-2 = Und wenn ich den Dom verliere? Verlierst du den Dom, behältst du deine Siedlungsplättchen, kannst sie aber nicht nutzen.
guide-cathedral-3 = Darf ich im selben Zug eins nehmen und bauen? Nein, das eine oder das andere.
guide-cathedral-4 = Und mit einer Sumpfkarte? Er baut auf der Hälfte, die du in diesem Zug spielst.
guide-watchtower = Baue eine weitere Siedlung auf einem freien Feld neben einer fremden Siedlung und wenn möglich neben deinen eigenen.
guide-watchtower-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt.
guide-watchtower-2 = Reicht ein Krieger, Planwagen oder Schiff? Ja, sie zählen als Siedlungen. Neben einem Krieger baut aber niemand.
guide-university = Baue eine weitere Siedlung auf einem freien Feld neben einem Ort, einer Burg, einem Nomadenfeld, einem Palast oder einem Silo, wenn möglich neben deinen eigenen.
guide-university-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt.
guide-palisade = Versetze eine deiner Siedlungen auf ein anderes freies Feld neben dem Siedlungsgebiet, zu dem sie gehört.
guide-palisade-1 = Woran muss sie grenzen? Das neue Feld muss an das grenzen, was von diesem Gebiet bleibt, wenn du die Siedlung aufgenommen hast.
guide-palisade-2 = Kann eine einzelne Siedlung umziehen? Bei einer einzelnen Siedlung bleibt kein Gebiet übrig; sie lässt sich also nicht versetzen.

## Kingdom-Builder-Karten
guide-rangers = 2 Gold für jede horizontale Linie, auf der du genau eine Siedlung hast.
guide-rangers-1 = Was bringt eine Linie mit zweien? Nichts: Es muss genau eine sein.
guide-rangers-2 = Zählen die Linien der Insel? Ja, jede für sich.
guide-mayors = Sobald du auf einer horizontalen Linie, die noch niemand markiert hat, vier Siedlungen hast, markierst du sie mit einer Siedlung aus deinem Vorrat. Jede Linie, die du markiert hast, bringt am Ende 4 Gold.
guide-mayors-1 = Müssen die vier nebeneinander stehen? Die vier dürfen irgendwo auf der Linie stehen; sie müssen nicht nebeneinanderstehen.
guide-mayors-2 = Und wenn sie wegziehen? Die Markierung bleibt für immer, auch wenn deine Siedlungen die Linie verlassen.
guide-mayors-3 = Muss ich die Linie markieren? Das geschieht von selbst, auch nach dem Versetzen. Du wählst nur, wenn dein Vorrat nicht für alle Linien reicht; ist er leer, wird nichts markiert.
guide-mayors-4 = Verbraucht eine Markierung meinen Vorrat? Leert eine Markierung deinen Vorrat, löst sie das Ende der Partie aus.
guide-chainers = 1 Gold für jede deiner Siedlungen neben genau zwei deiner anderen.
guide-chainers-1 = Was bringt eine mit drei Nachbarn? Nichts: Es müssen genau zwei sein.
guide-travellers = 1 Gold für jede deiner Siedlungen am Rand des Spielplans.
guide-travellers-1 = Zählt eine Ecke doppelt? Eine Ecke zählt einmal.
guide-travellers-2 = Zählt das Ufer der Insel? Nein, nur der große Spielplan hat Ränder.
guide-homesteaders = 1 Gold für jede deiner Siedlungen in dem einen Quadranten, in dem du die meisten hast.
guide-homesteaders-1 = Zwei Quadranten gleichauf: Zahlen beide? Nein, nur einer.
guide-homesteaders-2 = Ist die Insel ein Quadrant? Nein, sie zählt hier nicht.
guide-rovers = Sofort 1 Gold für jeden Quadranten, in dem du in diesem Zug baust. Am Ende zahlt er nichts.
guide-rovers-1 = Zwei Siedlungen in einem Quadranten? Mehrere Siedlungen im selben Quadranten bringen 1 pro Zug; Versetzen bringt nichts.
guide-rovers-2 = Was ist mit Kanu, Silos und Insel? Nichts davon bringt hier etwas.

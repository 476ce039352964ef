# Der Leitfaden zu Marshlands auf Deutsch.

guide-swamp-title = Sumpf und Sumpfkarten
guide-swamp = Sumpf ist bebaubares Gelände und kein Wasser. Fünf Geländekarten zeigen Sumpf und ein weiteres Gelände. Mit einer solchen Karte baust du zwei Siedlungen auf Sumpf oder drei auf dem anderen Gelände.
guide-swamp-1 = Dürfen Orakel oder Scheune die andere Hälfte nutzen? Du wählst einmal: Alles andere, was in diesem Zug nach dem Gelände deiner Karte geht, etwa Orakel und Scheune, richtet sich nach derselben Hälfte.
guide-swamp-2 = Und wenn eine Hälfte voll ist? Hat nur eine Hälfte ein freies Feld, muss es diese sein. Wird die gewählte Hälfte voll, baust du den Rest auf der anderen; die Zahl bleibt gleich.
guide-swamp-3 = Und Steinbruch, Dom und Außenposten? Auch Steinbruch und Dom nutzen die gewählte Hälfte. Bei einer Sumpfkarte, die du mit dem Außenposten ziehst, sind beide erlaubt.
guide-swamp-4 = Und wenn kein Sumpf auf dem Plan ist? Die Sumpfkarten bleiben im Stapel, auch wenn es auf dem Spielplan keinen Sumpf gibt. Beim Aufbau könnt ihr es anders vereinbaren.
guide-palace-title = Palast
guide-palace = Marshlands-Quadranten haben Paläste statt Burgen. Auf einem Palast baut niemand. Wer am Ende neben einem Palast die meisten Siedlungen hat, bekommt dafür 5 Gold.
guide-palace-1 = Wer wird bei Gleichstand bezahlt? Bei Gleichstand an der Spitze bekommen alle die vollen 5 Gold.
guide-palace-2 = Und wenn niemand daneben steht? Ohne Siedlung daneben bekommst du nichts.
guide-palace-3 = Ist er eine Burg? Paläste zählen für Arbeiter und Händler, aber sie sind keine Burgen.
guide-pair-title = Ein Paar und sein Bonus
guide-pair = Mit dem zweiten Plättchen desselben Marshlands-Ortes nimmst du auch sein Bonusplättchen: eine weitere Aktion, einmal pro Zug, ab deinem nächsten Zug.
guide-pair-1 = Und wenn ich eins der beiden verliere? Verlierst du eins der beiden Plättchen, verlierst du auch den Bonus.

## Orte
guide-canoe = Nicht für deinen eigenen Zug: Nimmt jemand anderes das letzte Plättchen eines Ortsfelds oder das Plättchen eines Nomadenfelds, darfst du sofort eine Siedlung auf einem freien Sumpf- oder Wasserfeld bauen. Wähle zuerst Sumpf oder Wasser; dort baust du wenn möglich neben deinen eigenen.
guide-canoe-1 = Wer reagiert, und in welcher Reihenfolge? Jedes Kanu darf jedes Mal einmal reagieren. Können mehrere Spieler reagieren, entscheiden sie nacheinander; den Anfang macht, wer links neben dem Spieler am Zug sitzt.
guide-canoe-2 = Und wenn ein Kanu ein letztes Plättchen nimmt? Nimmt ein Kanu selbst ein letztes Plättchen, sind zuerst die anderen Kanus dran.
guide-canoe-3 = Reagiert es in meinem eigenen Zug? Nimmst du selbst das letzte Plättchen, reagiert dein Kanu nicht. Beim Aufbau könnt ihr es anders vereinbaren.
guide-canoe-4 = Bringt der Bau Gold? Was ein Kanu baut, bringt Gold für Hirten, Botschafter und Bürgermeister, nicht für Familien und Vagabund.
guide-canoe-5 = Ab wann kann es reagieren? Ein Kanu, das du in deinem Zug nimmst, kann schon im Zug des nächsten Spielers reagieren.
guide-canoe-6 = Ich grenze an Sumpf: Darf ich trotzdem Wasser wählen? Ja, jede der beiden Arten wird für sich betrachtet.
guide-canoe-bonus = Baue in deinem eigenen Zug eine weitere Siedlung auf einem freien Sumpf- oder Wasserfeld. Wähle zuerst Sumpf oder Wasser; dort baust du wenn möglich neben deinen eigenen.
guide-canoe-bonus-1 = Ich grenze an Sumpf: Darf ich trotzdem Wasser wählen? Ja, jede der beiden Arten wird für sich betrachtet.
guide-fountain = Baue eine weitere Siedlung auf einem freien Feld neben genau einer deiner Siedlungen und keiner fremden.
guide-fountain-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt. Ohne ein solches Feld lässt sich der Brunnen nicht nutzen.
guide-fountain-2 = Zählen Krieger, Planwagen, Schiffe und Späher? Ja, deine als eigene, die der anderen als fremde; deine Späher für diesen Zug.
guide-fountain-bonus = Für sich allein nicht zu nutzen: Ab jetzt dürfen deine beiden Brunnen auch auf Bergen bauen.
guide-fountain-bonus-1 = Ändert sich sonst etwas? Nein: weiterhin genau eine eigene daneben und keine fremde.
guide-temple = Nimm eine deiner Siedlungen vom Spielplan. In deinem nächsten Zug baust du sie zusätzlich zu den üblichen, auf dem Gelände jenes Zugs.
guide-temple-1 = Wann und wo wird sie gebaut? Sie wird zuletzt gebaut, wie immer wenn möglich neben deinen eigenen.
guide-temple-2 = Kann mich das ein Plättchen kosten? War sie deine letzte neben einem Ort, verlierst du dessen Plättchen sofort.
guide-temple-3 = Und wenn ich den Tempel verliere oder das Spiel endet? Du baust sie auch dann, wenn du das Tempelplättchen verlierst. Das Ende der Partie schiebt sie nicht auf: Was bis dahin nicht gebaut ist, bringt nichts.
guide-temple-bonus = In jedem Zug muss die erste Siedlung deiner Pflichtaktion nicht an deine anderen grenzen.
guide-temple-bonus-1 = Muss das Gelände passen? Ja, es muss das Gelände deiner Karte sein.
guide-temple-bonus-2 = Und die zweite und dritte Siedlung? Sie kommen wie immer wenn möglich neben deine eigenen.
guide-refuge = Versetze eine deiner Siedlungen auf ein freies, bebaubares Nachbarfeld. Sie muss nicht neben deinen eigenen enden.
guide-refuge-1 = Bringt das ein Plättchen? Ja, wenn sie neben einem Orts- oder Nomadenfeld ankommt.
guide-refuge-bonus = Versetze eine deiner Siedlungen in gerader Linie auf das nächste freie, bebaubare Feld, über alles hinweg, was dazwischenliegt.
guide-refuge-bonus-1 = Muss sie bei meinen eigenen bleiben? Sie muss nicht neben deinen eigenen enden.
guide-refuge-bonus-2 = Und wenn das Nachbarfeld frei ist? Dann hält sie dort: Es ist das nächste freie Feld.

## Kingdom-Builder-Karten
guide-geologists = 2 Gold für jedes Gebirge, das eins deiner Siedlungsgebiete mit einem anderen Gebirge verbindet. Ein Gebirge ist eine zusammenhängende Gruppe von Bergfeldern, egal wie groß.
guide-geologists-1 = Und wenn eine Figur auf dem Berg steht? Eine Figur auf einem Bergfeld grenzt an dieses Gebirge.
guide-geologists-2 = Gehört eine Höhle zum Berg? Ja, wie jedes Bergfeld.
guide-messengers = Nimm die beiden Siedlungen eines deiner Siedlungsgebiete, die am weitesten voneinander entfernt sind, und zähle die Felder auf einem kürzesten Weg zwischen ihnen, beide Enden mitgezählt: 2 Gold für jedes.
guide-messengers-1 = Was darf auf dem Weg liegen? Was auf dem Weg liegt, spielt keine Rolle.
guide-messengers-2 = Was bringt eine einzelne Siedlung? Eine einzelne Siedlung bringt nichts.
guide-noblewomen = Jeder Ort, jede Burg und jedes Nomadenfeld zahlt wie ein Palast: 5 Gold für die meisten Siedlungen daneben, bei Gleichstand an alle.
guide-noblewomen-1 = Was ist mit Feldern, an die niemand grenzt, und mit Palästen? Wo niemand angrenzt, wird nichts gezahlt. Paläste zahlen nicht doppelt.
guide-noblewomen-2 = Zahlt eine Burg noch ihre 3 Gold? Ja, die 5 Gold kommen dazu.
guide-vassals = 1 Gold für jede deiner Siedlungen auf einem Feld an der Grenze zwischen zwei Quadranten.
guide-vassals-1 = Und wo vier Quadranten zusammentreffen? Jede Siedlung bringt höchstens 1.
guide-captains = 1 Gold für jede deiner Siedlungen neben mindestens drei deiner anderen.
guide-captains-1 = Bringen vier oder mehr Nachbarn mehr? Nein, jede Siedlung bringt höchstens 1.
guide-scouts = Vor dem ersten Zug wird ein Gelände gezogen, und alle Karten mit diesem Gelände gehen aus dem Spiel. Am Ende gibt es 1 Gold für jede deiner Siedlungen, die neben diesem Gelände steht, aber nicht darauf.
guide-scouts-1 = Geht auch die Sumpfkarte? Auch die Sumpfkarte mit diesem Gelände geht. Wird eine Sumpfkarte gezogen, gilt ihr anderes Gelände.
guide-scouts-2 = Kann ich auf diesem Gelände noch bauen? Auf diesem Gelände können nur Sonderaktionen bauen.
guide-scouts-3 = Was ändert die Kreuzung? Mit dem Kreuzungsplättchen dürfen zwei Karten desselben Geländes für das entfernte stehen. Beim Aufbau könnt ihr es anders vereinbaren.

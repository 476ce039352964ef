# Der Leitfaden zu Nomads auf Deutsch.

guide-nomads-title = Nomaden
guide-nomads = Die Quadranten dieser Erweiterung haben statt Burgen Nomadenfelder, jedes mit einem zufällig verteilten, offenen Nomadenplättchen. Auf einem Nomadenfeld baut niemand. Baue daneben oder versetze eine Siedlung dorthin, und du nimmst dir das Plättchen, falls es noch da ist. Du nutzt es in deinem nächsten Zug, einmal; dann geht es aus dem Spiel.
guide-nomads-1 = Darf ich das Plättchen aufheben? Genutzt oder nicht: Am Ende jenes Zugs ist das Plättchen weg.
guide-nomads-2 = Verliere ich es, wenn ich wegziehe? Ziehst du vom Nomadenfeld weg, behältst du das Plättchen.
guide-nomads-3 = Wann darf ich es nutzen? Nutze es vor oder nach deiner Pflichtaktion, wie ein Ortsplättchen.
guide-nomads-4 = Kommt ein neues Plättchen? Nomadenfelder werden nie aufgefüllt.
guide-nomads-5 = Und wenn eine Figur nur vorbeikommt? Eine Figur, die Feld für Feld zieht, nimmt das Plättchen jedes Nomadenfelds, an dem sie vorbeikommt; eine, die gleitet oder springt, nur dort, wo sie anhält.

## Orte
guide-quarry = Setze eine oder zwei Steinmauern auf freie Felder des Geländes, das du in diesem Zug spielst, jede neben eine deiner Siedlungen. Eine Mauer sperrt ihr Feld für den Rest der Partie, für alle, auch für dich.
guide-quarry-1 = Reicht eine Mauer neben einer Mauer? Jede Mauer muss an eine deiner Siedlungen grenzen; eine andere Mauer genügt nicht.
guide-quarry-2 = Muss ich zwei setzen? Ist nur ein Feld möglich, setze eine Mauer.
guide-quarry-3 = Wem gehören die Mauern? Es gibt 25 Mauern. Sie gehören niemandem und lassen sich nicht entfernen.
guide-quarry-4 = Und mit einer Sumpfkarte? Mauern kommen auf die Hälfte, die du in diesem Zug spielst.
guide-quarry-5 = Darf eine Mauer neben einem Krieger stehen? Nein, ein Krieger hält auch Mauern fern.
guide-caravan = Versetze eine deiner Siedlungen in gerader Linie so weit wie möglich: auf das letzte freie Feld vor einem Hindernis.
guide-caravan-1 = Was hält sie auf? Ein Hindernis ist alles, was kein freies, bebaubares Feld ist: Wasser, Berge, Sonderfelder, Figuren, Mauern und der Rand des Spielplans.
guide-caravan-2 = Darf sie früher anhalten? Sie muss mindestens ein Feld weit kommen und darf nicht vorher anhalten.
guide-caravan-3 = Muss sie bei meinen eigenen bleiben? Sie muss nicht neben deinen eigenen anhalten.
guide-caravan-4 = Bringt sie unterwegs Plättchen? Nur die neben dem Feld, auf dem sie anhält.
guide-village = Baue eine weitere Siedlung auf einem freien Feld neben mindestens drei deiner Siedlungen.
guide-village-1 = Welches Gelände? Jedes bebaubare Gelände ist erlaubt. Ohne ein solches Feld lässt sich das Dorf nicht nutzen.
guide-village-2 = Zählen Späher und andere Figuren? Ja, alles, was als deine Siedlung zählt, Späher für diesen Zug.
guide-garden = Baue eine weitere Siedlung auf einem Blumenfeld, wenn möglich neben deinen eigenen, egal was deine Karte zeigt.
guide-garden-1 = Und wenn kein Blumenfeld an meine Siedlungen grenzt? Dann darfst du auf jedem freien Blumenfeld bauen.
guide-garden-2 = Und wenn kein Blumenfeld frei ist? Dann lässt sich der Garten in diesem Zug nicht nutzen.

## Nomadenplättchen
guide-donation = Baue drei weitere Siedlungen aus deinem Vorrat auf dem Gelände des Plättchens, jede wenn möglich neben deinen eigenen. Für jedes der fünf Gelände der Karten gibt es ein Plättchen, dazu eins für Wasser und eins für Berge.
guide-donation-1 = Kann ich auf Wasser und Bergen bauen? Mit den letzten beiden baust du auf Wasser oder auf Bergen.
guide-donation-2 = Und wenn für drei kein Platz ist? Reichen die Siedlungen oder Felder nicht, baue so viele, wie du kannst.
guide-donation-3 = Was bringen sie dort ein? Auf Wasser bringen sie nichts für die Fischer, auf Bergen nichts für die Bergleute. Auf Wasser neben einem Berg bringen sie sehr wohl Gold für die Bergleute, und umgekehrt.
guide-resettlement = Ziehe deine Siedlungen insgesamt vier Felder weit: eine Siedlung vier Felder, vier Siedlungen je ein Feld oder etwas dazwischen. Jeder Schritt führt auf ein freies, bebaubares Nachbarfeld.
guide-resettlement-1 = Müssen sie bei meinen eigenen bleiben? Sie müssen nicht neben deinen eigenen enden.
guide-resettlement-2 = In welcher Reihenfolge ziehen sie? Zieh eine Siedlung bis ans Ziel, bevor du die nächste nimmst; Ortsplättchen gewinnst und verlierst du dort, wo sie endet.
guide-resettlement-3 = Muss ich alle vier Schritte nutzen? Du darfst weniger als vier Felder ziehen, und eine Siedlung darf dorthin zurück, woher sie kam.
guide-resettlement-4 = Darf sie über Wasser oder andere Siedlungen ziehen? Nein, jeder einzelne Schritt braucht ein freies, bebaubares Feld.
guide-outpost = Eine Siedlung, die du in diesem Zug baust, in der Pflichtaktion oder mit einer Sonderaktion, muss nicht an deine anderen grenzen.
guide-outpost-1 = Darf ich auf jedem Gelände bauen? Das Gelände muss trotzdem stimmen, ebenso die Stelle, die eine Aktion nennt, etwa das Ende einer Linie.
guide-outpost-2 = Gilt es auch fürs Versetzen? Er gilt auch für Siedlungen, die du mit Scheune oder Hafen versetzt, und wenn du einen Krieger, einen Planwagen oder ein Schiff einsetzt.
guide-outpost-3 = Darf ich mich entscheiden, nachdem der Außenposten seine Karte gezogen hat? Ja, solange die Siedlung noch nicht gebaut ist.
guide-sword = Alle anderen verlieren je eine Siedlung vom Spielplan; sie kommt zurück in ihren Vorrat. Du wählst, welche.
guide-sword-1 = Darf ich jemanden verschonen? Du kannst niemanden verschonen, aber wer keine Siedlung auf dem Spielplan hat, verliert auch keine.
guide-sword-2 = Verliert das Opfer Plättchen? Wer dadurch nicht mehr an einen Ort grenzt, verliert dessen Plättchen.
guide-sword-3 = Welche Figuren trifft es? Es trifft auch Krieger, Planwagen und Schiffe, aber keine Stadt.
guide-sword-4 = Jemand hatte die letzte gebaut: Kommt das Ende trotzdem? Ja, das Ende der Partie lässt sich nicht aufhalten.
guide-treasure = 3 Gold, sobald du ihn nimmst. Dann geht das Plättchen aus dem Spiel.
guide-treasure-1 = Kann ich ihn wieder verlieren? Nein, das Gold gehört dir sofort; das Plättchen behältst du nicht.
guide-treasure-2 = Weckt das ein Kanu? Ja, es ist das letzte Plättchen seines Feldes.

## Karten, die sofort zahlen
guide-red-cards-title = Karten, die sofort zahlen
guide-red-cards = Familien, Hirten und Botschafter zahlen in dem Moment, in dem du baust, und nie am Ende.
guide-red-cards-1 = Bringt Versetzen Gold? Sie zahlen für Siedlungen, die du baust, in der Pflichtaktion oder mit einer Sonderaktion. Versetzen bringt nichts.
guide-families = Sofort 2 Gold, wenn die drei Siedlungen deiner Pflichtaktion nebeneinander in gerader Linie stehen. Die Richtung ist egal.
guide-families-1 = Zählen andere Siedlungen in der Linie? Nur diese drei zählen: ältere Siedlungen und die aus Sonderaktionen nicht.
guide-families-2 = Was ist mit Sumpf und Tempel? Zwei auf Sumpf zahlen nie, und die Siedlung des Tempels zählt nicht.
guide-shepherds = Sofort 2 Gold für jede neue Siedlung, neben der kein Feld ihres Geländes mehr frei ist.
guide-shepherds-1 = Ist die Reihenfolge wichtig? Es zählt der Moment des Bauens, also auch die Reihenfolge: Schließ die letzte Lücke zuletzt.
guide-shepherds-2 = Ist ein Feld mit Steinmauer frei? Nein, es steht also nicht im Weg.
guide-ambassadors = Sofort 1 Gold für jede neue Siedlung neben einer fremden.
guide-ambassadors-1 = Und wenn sie an mehrere grenzt? Auch neben mehreren bringt sie nur 1.
guide-ambassadors-2 = Zählen Krieger, Planwagen, Schiffe und Städte? Ja, als neue Siedlungen und als Nachbarn; bei einer Stadt jedes Feld für sich.
guide-ambassadors-3 = Wer bekommt das Gold für eine Siedlung des Kanus? Wer sie baut, egal in wessen Zug.

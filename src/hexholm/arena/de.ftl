# Viele Partien auf Deutsch: Berichte und Bilder.

figure-range = { $value } ({ $low } bis { $high })

ladder-title = Die Rangliste
ladder-about = { $about } Dieser Befehl schreibt das Bild und die Tabellen:
ladder-picture = Wertungszahlen, und wer vor wem landet
ladder-strengths-columns = Bot | Wertungszahl | gewonnen | { $unit } | ms je Zug | 95 % unter | längster
ladder-strengths-note =
    Intervalle zu 95 %; Partien mit denselben Karten gelten nicht als unabhängig. Die Wertungszahl
    ist die von openskill (Plackett und Luce) ± Sigma. Zeit ist Prozessorzeit auf einem Kern.
ladder-ahead = Wer vor wem landet
ladder-ahead-of = vor
ladder-ahead-note = Wie oft der Bot der Zeile vor dem der Spalte landet; Gleichstand zählt halb.
ladder-past = Im Lauf der Zeit
ladder-past-version = Version
ladder-past-note = Elo mit 95-%-Intervallen über alle aufbewahrten Ranglisten; 1.500 hat der mittlere Bot der ersten. Ein Bot, der in zwei Versionen gleich spielt, ist ein Spieler. Fett: Er spielt anders als in der Version davor.
ladder-note = { $about } Die Balken zeigen 95-%-Intervalle.
ladder-ratings = Wertungszahlen
ladder-ratings-note = openskill, 25 für Neulinge
ladder-heat = Wer vorn liegt
ladder-heat-note = der Bot der Zeile vor dem der Spalte, in Prozent
ladder-tip = { $one } vor { $other }: { $share }

figure-title = { $of }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $players } Spielern
figure-note = { $about } · die Balken zeigen 95-%-Intervalle
figure-cards = Gold nach Karte
figure-cards-note = { $unit } je Spieler: Verteilung, Quartile und Median, Mittelwert (Punkt und Zahl)
figure-pair = { $one } mit { $other }: { $figure } { $unit }
figure-pairs = Karten miteinander
figure-pairs-note = { $unit } für die Karte der Zeile, wenn die der Spalte ausliegt, minus ihr Mittelwert; farbig, wo es signifikant ist
figure-seat = Platz { $seat }
figure-seat-wins = Platz { $seat } gewinnt { $share } der Partien
figure-seat-lead = Platz { $seat }: { $lead } { $unit }
figure-seats = Plätze
figure-seats-note = Anteil der Siege (gestrichelt: ausgeglichen) und { $unit } über dem Mittel des Tisches
figure-tiles = Plättchen
figure-tiles-columns = genommen | Runde | Einsätze
figure-tiles-note = { $unit } Vorsprung mit einem Plättchen mehr; Plättchen je Spieler, erste Runde, Einsätze je Partie
figure-tiles-few = zu wenige Partien, um den Wert zu schätzen; Plättchen je Spieler, erste Runde, Einsätze je Partie
figure-rounds = Länge einer Partie
figure-round = { $rounds } Runden: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
figure-rounds-note = { $rounds } Runden, { $pieces } gebaute Figuren je Spieler; wer zuerst fertig ist, gewinnt in { $share } der Partien
figure-section = Quadranten
figure-economy = Wirtschaftskarten
figure-twist = Twists
figure-parts = Plättchen
figure-parts-note = { $unit } je Spieler (gestrichelt: in allen Partien) und Plättchen
figure-parts-paid = Münzen | Talente
figure-parts-paid-note = { $unit } je Spieler (gestrichelt: in allen Partien), dazu Münzen und Talente

## Fehler

in-line = { $file }, Zeile { $line }: { $why }
match-no-bots = es gibt keine Bots, die spielen könnten
match-no-luck = Glück lässt sich nur herausrechnen, wo die kompilierten Schnellspieler das Spiel kennen: ohne --adjust geht es
match-one-bot = { $bot } hat keine Gegner
match-seats = { $players ->
    [one] 1 Platz reicht
   *[other] { $players } Plätze reichen
} nicht für { $bots } Bots
match-seated = { $players } Spieler brauchen 1 oder { $players } Bots, nicht { $got }
match-bots = { $seats } Plätze brauchen { $seats } Bots, nicht { $got }
match-games = die Zahl der Partien muss mindestens { $least } sein, nicht { $got }
match-jobs = die Zahl der Prozesse muss mindestens 1 sein, nicht { $got }
ladder-none = { $file }, Zeile { $line }: das ist keine aufbewahrte Rangliste
match-percent = ein Anteil muss zwischen 0 und 100 % liegen, nicht bei { $got } %
match-better = der Anteil, der erreicht werden soll, muss größer sein als { $than } %, nicht { $better } %
match-rule-bots = nur ein Vergleich zwischen zwei verschiedenen Bots kann enden, sobald er entschieden ist, nicht einer von { $bots }
version-none = bei { $where } ist kein hexholm; nenne ein Checkout, ein Wheel, eine virtuelle Umgebung oder eine Git-Revision
version-fails = { $bot } kann nicht spielen: { $why }
version-ended = sein Prozess hat aufgehört
version-error = sein hexholm sagt: { $why }
record-none = { $file }, Zeile { $line }: das ist keine Aufzeichnung einer Partie
record-broken = { $file }, Zeile { $line }: diese Aufzeichnung ist beschädigt
record-foreign = { $file }, Zeile { $line }: diese Partie gehört zu einem anderen Vergleich; nimm eine andere Datei, oder lösche diese und fang neu an
record-unwritten = Aufzeichnung { $number } lässt sich nicht schreiben ({ $written } geschrieben): { $why }
record-claimed = ein anderes Programm schreibt gerade hinein
record-scores = der aufgezeichnete Endstand passt nicht zur Partie
cluster-needs-ray = ein Cluster braucht Ray: pip install 'hexholm[cluster]'
cluster-silent = unter { $address } antwortet kein Ray-Cluster: { $why }
cluster-lost = der Cluster hat eine Partie { $times }-mal verloren: { $why }
workers-died = { $times } Prozesse sind bei derselben Aufgabe abgestürzt (Exit-Code { $code })
survey-other-game = das ist eine Partie { $this }; die Partien davor sind { $before }
survey-other-players = diese Partie hat { $this } Spieler; die Partien davor haben { $before }
survey-no-game = es gibt keine Partien auszuwerten
worth-bot = der Wert lässt sich nur mit dem Bot { $names_or } messen

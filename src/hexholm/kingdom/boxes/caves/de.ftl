# Höhlen auf Deutsch.

box-caves = Höhlen
box-caves-text = Einmal pro Zug wandert eine Siedlung von einer Höhle zu einer anderen.
rules-caves = Einmal pro Zug darfst du eine Siedlung, die neben einer Höhle steht, auf ein freies Feld neben einer beliebigen Höhle versetzen.
site-cave = Höhle
    .sign = M∩
site-cave-text = Zählt als Berg. Eine Siedlung neben einer Höhle darf neben eine andere Höhle wandern.

location-caves = Höhlen
    .den = die
    .dem = den
    .tile = Höhlenplättchen
location-caves-text = Einmal pro Zug: Versetze eine Siedlung, die neben einer Höhle steht, auf ein freies Feld neben einer beliebigen Höhle.

place-caves = { $n ->
    [1] Höhle oben links
    [2] Höhle oben rechts
    [3] Höhle unten links
   *[other] Höhle unten rechts
}

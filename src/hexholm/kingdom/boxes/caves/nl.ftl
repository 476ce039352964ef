# Grotten in het Nederlands.

box-caves = Grotten
box-caves-text = Verplaats één keer per beurt een nederzetting van de ene grot naar de andere.
rules-caves = Eén keer per beurt mag je een nederzetting naast een grot verplaatsen naar een vrij veld naast een willekeurige grot.
site-cave = Grot
    .sign = M∩
site-cave-text = Telt als berg. Een nederzetting naast de ene grot mag naar een veld naast een andere.

location-caves = Grotten
    .de = de
    .word = grotten
    .tile = grottegel
location-caves-text = Eén keer per beurt: verplaats een nederzetting naast een grot naar een vrij veld naast een willekeurige grot.

place-caves = { $n ->
    [1] Grot linksboven
    [2] Grot rechtsboven
    [3] Grot linksonder
   *[other] Grot rechtsonder
}

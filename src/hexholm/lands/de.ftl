# Was an einem neuen Land nicht stimmt, auf Deutsch.

land-kind-unknown = eine Art von Quadrant namens { $got } gibt es nicht
land-side-unknown = eine Art von Tafelseite namens { $got } gibt es nicht
land-rows = die Reihen müssen { $widths } Felder haben
land-letters = unbekannte Buchstaben { $names }
land-other-box = die Erweiterung ist { $got }, nicht { $wanted }
land-other-locations = die Orte sind { $got }, nicht { $wanted }
land-other-board = die Tafel ist nicht { $wanted }
land-top = die oberste Reihe ist { $got } und beginnt nicht mit genau { $wanted }
land-span = { $exact ->
    [yes] { $most }
   *[no] { $least } bis { $most }
}
land-hexes = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
land-letter = { land-hexes } { $letter } ({ $terrain }) statt { land-span }
land-terrain = { land-hexes } { $terrain } statt { land-span }
land-patch = { $terrain }: ein Fleck mit { $n ->
    [one] 1 Feld
   *[other] { $n } Feldern
} statt { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 Fleck
   *[other] { $n } Flecken
} statt { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 Fläche
   *[other] { $n } Flächen
} statt { land-span }
land-regions = { $terrain } in Gebieten der Größe { $sizes }
land-no-region = kein Gebiet { $terrain }
land-threes = { $n ->
    [one] 1 Dreiergebiet
   *[other] { $n } Dreiergebiete
} statt mindestens { $least }
land-fives = { $n ->
    [one] 1 Fünfergebiet
   *[other] { $n } Fünfergebiete
} statt höchstens { $most }
land-no-size = kein Gebiet { $terrain } der Größe { $n }
land-rough = { land-hexes } Eis und Berg statt { land-span }
land-rim = ein Sonderfeld am Rand
land-apart = zwei Sonderfelder mit weniger als { $n } Abstand
land-touching = zwei Sonderfelder direkt nebeneinander
land-lonely = ein Sonderfeld, das an weniger als { $n } Geländearten grenzt
land-castle = die Burg liegt nicht in der Mitte
land-caves = { $n ->
    [one] 1 Berg
   *[other] { $n } Berge
} für eine Höhle statt { $wanted }
land-no-range = kein langer Gebirgszug über die Tafel
land-no-ring = kein langer Eisfluss als Ring

draft-empty = { $n ->
    [one] 1 Feld ist noch leer
   *[other] { $n } Felder sind noch leer
}
draft-no-hex = { $location } hat noch kein Feld
draft-no-location = { $number ->
    [1] wähle den ersten Ort: { $n ->
        [one] ein Feld steht dafür
       *[other] { $n } Felder stehen dafür
    }
   *[2] wähle den zweiten Ort: { $n ->
        [one] ein Feld steht dafür
       *[other] { $n } Felder stehen dafür
    }
}
draft-unknown-location = einen Ort namens { $got } gibt es nicht
draft-shape = { $name } heißt bei uns ein Plan von anderer Form: wähle einen anderen Namen
draft-name-taken = { $name } heißt schon einer unserer Pläne: kennzeichne diesen als gedruckt, damit er dessen Platz einnimmt, oder wähle einen anderen Namen

# Was an einem neuen Land nicht stimmt, auf Deutsch.

land-kind-unknown = eine Art von Quadrant namens { $got } gibt es nicht
land-side-unknown = eine Art von Tafelseite namens { $got } gibt es nicht
land-rows = die Reihen müssen { $widths } Felder haben
land-letters = unbekannte Buchstaben { $names }
land-other-box = die Erweiterung ist { $got }, nicht { $wanted }
land-other-locations = die Orte sind { $got }, nicht { $wanted }
land-other-board = die Tafel ist nicht { $wanted }
land-top = die oberste Reihe ist { $got }; bei dieser Seite beginnt sie mit genau { $wanted }
land-span = { $exact ->
    [yes] { $most ->
        [0] keine
       *[other] { $most }
    }
   *[no] { $least } bis { $most }
}
land-hexes = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
land-letter = { $terrain } ({ $letter }): { land-hexes }, normalerweise { land-span }
land-terrain = { $terrain }: { land-hexes }, normalerweise { land-span }
land-patch = { $terrain }: { land-hexes } am Stück, normalerweise { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 Fleck
   *[other] { $n } Flecken
}, normalerweise { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 Fläche
   *[other] { $n } Flächen
}, normalerweise { land-span }
land-regions = { $terrain }: Gebiete von ungewöhnlicher Größe ({ $sizes })
land-no-region = { $terrain }: kein Gebiet
land-threes = { $n ->
    [one] 1 Dreiergebiet
   *[other] { $n } Dreiergebiete
}, normalerweise mindestens { $least }
land-fives = { $n ->
    [one] 1 Fünfergebiet
   *[other] { $n } Fünfergebiete
}, normalerweise höchstens { $most }
land-no-size = { $terrain }: nirgends genau { land-hexes } am Stück
land-rough = Eis und Berg: { land-hexes }, normalerweise { land-span }
land-rim = ein Sonderfeld am Rand
land-apart = zwei Sonderfelder, die weniger als { $n } Felder auseinanderliegen
land-touching = zwei Sonderfelder direkt nebeneinander
land-lonely = { $n ->
    [1] ein Sonderfeld ohne bebaubares Gelände daneben
   *[other] ein Sonderfeld, das an weniger als { $n } Geländearten grenzt
}
land-castle = die Burg liegt nicht in der Mitte
land-caves = { $n ->
    [one] 1 Berg
   *[other] { $n } Berge
} für eine Höhle, normalerweise { $wanted }
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

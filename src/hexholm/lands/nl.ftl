# Wat er aan een nieuw land niet klopt, in het Nederlands.

land-kind-unknown = er is geen soort kwadrant met de naam { $got }
land-side-unknown = er is geen soort bordkant met de naam { $got }
land-rows = de rijen moeten { $widths } velden hebben
land-letters = onbekende letters { $names }
land-other-box = de uitbreiding is { $got }, niet { $wanted }
land-other-locations = de steden zijn { $got }, niet { $wanted }
land-other-board = het bord is niet { $wanted }
land-top = de bovenste rij is { $got } en begint niet met precies { $wanted }
land-span = { $exact ->
    [yes] { $most }
   *[no] { $least } tot { $most }
}
land-hexes = { $n ->
    [one] 1 veld
   *[other] { $n } velden
}
land-letter = { land-hexes } { $letter } ({ $terrain_word }) in plaats van { land-span }
land-terrain = { land-hexes } { $terrain_word } in plaats van { land-span }
land-patch = { $terrain }: een plek van { $n ->
    [one] 1 veld
   *[other] { $n } velden
} in plaats van { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 plek
   *[other] { $n } plekken
} in plaats van { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 gebied
   *[other] { $n } gebieden
} in plaats van { land-span }
land-regions = { $terrain_word } in streken van { $sizes }
land-no-region = geen streek met { $terrain_word }
land-threes = { $n ->
    [one] 1 streek
   *[other] { $n } streken
} van 3 in plaats van minstens { $least }
land-fives = { $n ->
    [one] 1 streek
   *[other] { $n } streken
} van 5 in plaats van maximaal { $most }
land-no-size = geen streek met { $terrain_word } van { $n }
land-rough = { land-hexes } ijs en berg in plaats van { land-span }
land-rim = een speciaal veld aan de rand
land-apart = twee speciale velden minder dan { $n } velden uit elkaar
land-touching = twee speciale velden direct naast elkaar
land-lonely = een speciaal veld dat aan minder dan { $n } terreinsoorten grenst
land-castle = het kasteel ligt niet in het midden
land-caves = { $n ->
    [one] 1 berg
   *[other] { $n } bergen
} voor een grot in plaats van { $wanted }
land-no-range = geen lange bergketen over het bord
land-no-ring = geen lange ijsrivier in een ring

draft-empty = { $n ->
    [one] 1 veld is nog leeg
   *[other] { $n } velden zijn nog leeg
}
draft-no-hex = { $location } heeft nog geen veld
draft-no-location = { $number ->
    [1] kies de eerste stad: { $n ->
        [one] er is een veld voor
       *[other] er zijn { $n } velden voor
    }
   *[2] kies de tweede stad: { $n ->
        [one] er is een veld voor
       *[other] er zijn { $n } velden voor
    }
}
draft-unknown-location = er is geen stad met de naam { $got }
draft-shape = { $name } heet bij ons een bord met een andere vorm: kies een andere naam
draft-name-taken = een van onze borden heet { $name }: markeer dit als gedrukt om het daarvoor in de plaats te gebruiken, of kies een andere naam

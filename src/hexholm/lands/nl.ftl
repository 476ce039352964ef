# Wat er aan een nieuw land niet klopt, in het Nederlands.

land-kind-unknown = er is geen soort kwadrant met de naam { $got }
land-side-unknown = er is geen soort bordkant met de naam { $got }
land-rows = de rijen moeten { $widths } velden hebben
land-letters = onbekende letters { $names }
land-other-box = de uitbreiding is { $got }, niet { $wanted }
land-other-locations = de steden zijn { $got }, niet { $wanted }
land-other-board = het bord is niet { $wanted }
land-top = de bovenste rij is { $got }; bij deze kant begint die met precies { $wanted }
land-span = { $exact ->
    [yes] { $most ->
        [0] geen
       *[other] { $most }
    }
   *[no] { $least } tot { $most }
}
land-hexes = { $n ->
    [one] 1 veld
   *[other] { $n } velden
}
land-letter = { $terrain } ({ $letter }): { land-hexes }, gewoonlijk { land-span }
land-terrain = { $terrain }: { land-hexes }, gewoonlijk { land-span }
land-patch = { $terrain }: een plek van { land-hexes }, gewoonlijk { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 plek
   *[other] { $n } plekken
}, gewoonlijk { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 gebied
   *[other] { $n } gebieden
}, gewoonlijk { land-span }
land-regions = { $terrain }: streken van ongewone grootte ({ $sizes })
land-no-region = { $terrain }: geen streek
land-threes = { $n ->
    [one] 1 streek
   *[other] { $n } streken
} van 3 velden, gewoonlijk minstens { $least }
land-fives = { $n ->
    [one] 1 streek
   *[other] { $n } streken
} van 5 velden, gewoonlijk hoogstens { $most }
land-no-size = { $terrain }: geen plek van precies { land-hexes }
land-rough = IJs en berg: { land-hexes }, gewoonlijk { land-span }
land-rim = een speciaal veld aan de rand
land-apart = twee speciale velden minder dan { $n } velden uit elkaar
land-touching = twee speciale velden direct naast elkaar
land-lonely = { $n ->
    [1] een speciaal veld zonder bebouwbaar terrein ernaast
   *[other] een speciaal veld dat aan minder dan { $n } terreinsoorten grenst
}
land-castle = het kasteel ligt niet in het midden
land-caves = { $n ->
    [one] 1 berg
   *[other] { $n } bergen
} voor een grot, gewoonlijk { $wanted }
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

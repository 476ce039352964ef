# What is wrong with a new land, in English.

land-kind-unknown = no kind of section is named { $got }
land-side-unknown = no kind of side is named { $got }
land-rows = the rows must have { $widths } hexes
land-letters = unknown letters { $names }
land-other-box = the box is { $got }, not { $wanted }
land-other-locations = the locations are { $got }, not { $wanted }
land-other-board = the board isn’t { $wanted }
land-top = the top row is { $got }; on this side it begins with exactly { $wanted }
land-span = { $exact ->
    [yes] { $most ->
        [0] none
       *[other] { $most }
    }
   *[no] { $least } to { $most }
}
land-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
land-letter = { $terrain } ({ $letter }): { land-hexes }, usually { land-span }
land-terrain = { $terrain }: { land-hexes }, usually { land-span }
land-patch = { $terrain }: a patch of { land-hexes }, usually { land-span }
land-patches = { $terrain }: { $n ->
    [one] 1 patch
   *[other] { $n } patches
}, usually { land-span }
land-areas = { $terrain }: { $n ->
    [one] 1 area
   *[other] { $n } areas
}, usually { land-span }
land-regions = { $terrain }: regions of unusual size ({ $sizes })
land-no-region = { $terrain }: no region
land-threes = { $n ->
    [one] 1 region
   *[other] { $n } regions
} of 3 hexes, usually at least { $least }
land-fives = { $n ->
    [one] 1 region
   *[other] { $n } regions
} of 5 hexes, usually at most { $most }
land-no-size = { $terrain }: no patch of exactly { land-hexes }
land-rough = Ice and mountain: { land-hexes }, usually { land-span }
land-rim = a special hex on the edge of the board
land-apart = two special hexes less than { $n } hexes apart
land-touching = two special hexes next to each other
land-lonely = { $n ->
    [1] a special hex with no terrain to build on next to it
   *[other] a special hex next to fewer than { $n } kinds of terrain
}
land-castle = the castle isn’t in the middle
land-caves = { $n ->
    [one] 1 mountain
   *[other] { $n } mountains
} with room for a cave, usually { $wanted }
land-no-range = no long mountain range across the board
land-no-ring = no long river of ice in a ring

draft-empty = { $n ->
    [one] 1 hex is still empty
   *[other] { $n } hexes are still empty
}
draft-no-hex = { $location } has no hex yet
draft-no-location = { $number ->
    [1] choose the first location: { $n ->
        [one] a hex stands for it
       *[other] { $n } hexes stand for it
    }
   *[2] choose the second location: { $n ->
        [one] a hex stands for it
       *[other] { $n } hexes stand for it
    }
}
draft-unknown-location = there is no location named { $got }
draft-shape = { $name } is one of our boards with another shape: choose another name
draft-name-taken = one of our boards is named { $name }: mark this one as printed to use it in its place, or choose another name

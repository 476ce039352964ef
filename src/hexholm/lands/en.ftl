# What is wrong with a new land, in English.

land-kind-unknown = no kind of section is named { $got }
land-side-unknown = no kind of side is named { $got }
land-rows = the rows must have { $widths } hexes
land-letters = unknown letters { $names }
land-other-box = the box is { $got }, not { $wanted }
land-other-locations = the locations are { $got }, not { $wanted }
land-other-board = the board is not { $wanted }
land-top = the top row is { $got } and does not begin with just { $wanted }
land-span = { $exact ->
    [yes] { $most }
   *[no] { $least } to { $most }
}
land-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
land-letter = { land-hexes } { $letter } ({ $terrain_word }) instead of { land-span }
land-terrain = { land-hexes } of { $terrain_word } instead of { land-span }
land-patch = a patch of { $n } { $terrain_word } instead of { land-span }
land-patches = { $n ->
    [one] 1 patch
   *[other] { $n } patches
} of { $terrain_word } instead of { land-span }
land-areas = { $n ->
    [one] 1 area
   *[other] { $n } areas
} of { $terrain_word } instead of { land-span }
land-regions = { $terrain_word } in regions of { $sizes }
land-no-region = no region of { $terrain_word }
land-threes = { $n } regions of 3 instead of { $least } or more
land-fives = { $n } regions of 5 instead of { $most } or fewer
land-no-size = no { $terrain_word } of { $n }
land-rough = { land-hexes } of ice and mountain instead of { land-span }
land-rim = a special hex on the rim
land-apart = two special hexes nearer than { $n }
land-touching = two special hexes next to each other
land-lonely = a special hex that touches fewer than { $n } terrains
land-castle = the castle is not in the middle
land-caves = { $n } mountains for a cave instead of { $wanted }
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

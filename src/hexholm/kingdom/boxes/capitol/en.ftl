# Capitol in English.

box-capitol = Capitol
box-capitol-text = A castle that pays 1 gold for each settlement up to two hexes away.
rules-capitol = A capitol pays 1 gold for each settlement up to two hexes away.
site-capitol = Capitol
    .sign = ♛♛
site-capitol-text = A castle that also pays 1 gold for each settlement up to two hexes away.

card-capitols = Capitol
card-capitols-text = 1 gold for each settlement up to two hexes from a capitol

place-capitols = Capitol { $n }
option-capitols = Number of capitols
option-capitols-text = How many there are when the Harbor and Oracle sections are both in play. Usually two.
part-capitols = places of the capitols

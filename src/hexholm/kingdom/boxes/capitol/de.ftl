# Kapitol auf Deutsch.

box-capitol = Kapitol
box-capitol-text = Eine Burg, die 1 Gold für jede Siedlung im Umkreis von zwei Feldern zahlt.
rules-capitol = Ein Kapitol zahlt 1 Gold für jede Siedlung im Umkreis von zwei Feldern.
site-capitol = Kapitol
    .sign = ♛♛
site-capitol-text = Eine Burg, die außerdem 1 Gold für jede Siedlung im Umkreis von zwei Feldern zahlt.

card-capitols = Kapitol
card-capitols-text = 1 Gold für jede Siedlung im Umkreis von zwei Feldern um ein Kapitol

place-capitols = Kapitol { $n }
option-capitols = Zahl der Kapitole
option-capitols-text = Wie viele es gibt, wenn sowohl der Quadrant mit dem Hafen als auch der mit dem Orakel ausliegt. Normalerweise zwei.
part-capitols = Orte der Kapitole

# Kapitol auf Deutsch.

box-capitol = Kapitol
box-capitol-text = Eine Burg, die 1 Gold für jede Siedlung in höchstens zwei Feldern Abstand zahlt.
rules-capitol = Ein Kapitol zahlt 1 Gold für jede Siedlung in höchstens zwei Feldern Abstand.
site-capitol = Kapitol
    .sign = ♛♛
site-capitol-text = Eine Burg, die außerdem 1 Gold für jede Siedlung in höchstens zwei Feldern Abstand zahlt.

card-capitols = Kapitol
card-capitols-text = 1 Gold für jede Siedlung, die höchstens zwei Felder von einem Kapitol entfernt ist

place-capitols = Kapitol { $n }
option-capitols = Zahl der Kapitole
option-capitols-text = Wie viele es gibt, wenn die Quadranten mit Hafen und Orakel beide ausliegen. Normalerweise zwei.

# Kapitol auf Deutsch.

box-capitol = Kapitol
box-capitol-text = Eine Burg, die 1 Gold für jede Siedlung bis zu zwei Felder entfernt zahlt.
rules-capitol = Ein Kapitol zahlt 1 Gold für jede Siedlung bis zu zwei Felder entfernt.
site-capitol = Kapitol
    .sign = ♛♛
site-capitol-text = Eine Burg, die außerdem 1 Gold für jede Siedlung bis zu zwei Felder entfernt zahlt.

card-capitols = Kapitol
card-capitols-text = 1 Gold für jede Siedlung bis zu zwei Felder von einem Kapitol entfernt

place-capitols = Kapitol { $n }
option-capitols = Zahl der Kapitole
option-capitols-text = Wie viele es gibt, wenn die Quadranten mit Hafen und Orakel beide ausliegen. Normalerweise zwei.

# Furten auf Deutsch.

box-fords = Furten
box-fords-text = Ein Quadrant, zwei Orte und zwei Karten rund um das Überqueren von Flüssen.
rules-fords = Zwei Felder liegen einander gegenüber, wenn in gerader Linie genau ein Wasserfeld zwischen ihnen liegt. Mit der Furt baust du gegenüber, mit der Fähre setzt du ans andere Ufer über.
preset-fords = Furten

location-ford = Furt
    .den = die
    .dem = der
    .tile = Furtplättchen
location-ford-text = Baue eine weitere Siedlung einer deiner Siedlungen gegenüber: in gerader Linie über genau ein Wasserfeld hinweg.
location-ferry = Fähre
    .den = die
    .dem = der
    .tile = Fährplättchen
location-ferry-text = Versetze eine Siedlung in gerader Linie über Wasser auf das erste Feld dahinter.

card-ferrymen = Fährleute
card-ferrymen-text = 2 Gold für jedes Wasserfeld, an dem deine Siedlungen auf gegenüberliegenden Seiten stehen
card-bridge-builders = Brückenbauer
card-bridge-builders-text = 2 Gold für jedes deiner Siedlungsgebiete, das einem anderen deiner Gebiete über genau ein Wasserfeld hinweg gegenüberliegt

# Insel auf Deutsch.

box-island = Insel
box-island-text = Ein kleines Stück Land neben dem Spielplan, mit einem eigenen Ort.
rules-island = Wann immer du frei wählen darfst, wo du baust, darfst du auch auf der Insel bauen.

location-ropebridge = Hängebrücke
    .den = die
    .dem = der
    .tile = Hängebrückenplättchen
location-ropebridge-text = Versetze eine Siedlung auf Canyon.
location-tree-house = Baumhaus
    .den = das
    .dem = dem
    .tile = Baumhausplättchen
location-tree-house-text = Versetze eine Siedlung auf Wald.

new-island = Die Insel
option-island_knights = Ritter zählen auf der Insel
option-island_knights-text = Deine beste Linie für die Ritter darf auf der Insel liegen. Normalerweise an.
part-island = Seite der Insel

# Eiland in het Nederlands.

box-island = Eiland
box-island-text = Een klein bord naast de andere, met een eigen stad.
rules-island = Telkens als je mag bouwen waar je wilt, mag dat ook op het eiland.

location-ropebridge = Touwbrug
    .de = de
    .word = touwbrug
    .tile = touwbrugtegel
location-ropebridge-text = Verplaats een nederzetting naar ravijn.
location-tree-house = Boomhut
    .de = de
    .word = boomhut
    .tile = boomhuttegel
location-tree-house-text = Verplaats een nederzetting naar bos.

new-island = Het eiland
option-island_knights = Ridders tellen op het eiland
option-island_knights-text = Je volste horizontale lijn voor de ridders mag op het eiland liggen. Standaard aan.
part-island = kant van het eiland

# Voorden in het Nederlands.

box-fords = Voorden
box-fords-text = Eén kwadrant, twee steden en twee kaarten over het oversteken van rivieren.
rules-fords = Twee velden liggen tegenover elkaar als er in een rechte lijn precies één waterveld tussen ligt. Met de voorde bouw je aan de overkant, met het veer vaar je ernaartoe.
preset-fords = Voorden

location-ford = Voorde
    .de = de
    .word = voorde
    .tile = voordetegel
location-ford-text = Bouw nog een nederzetting tegenover een van jou: recht aan de overkant van één waterveld.
location-ferry = Veer
    .de = het
    .word = veer
    .tile = veertegel
location-ferry-text = Verplaats een nederzetting in een rechte lijn over water naar het eerste veld erachter.

card-ferrymen = Veerlieden
card-ferrymen-text = 2 goud voor elk waterveld met nederzettingen van jou aan tegenoverliggende kanten
card-bridge-builders = Bruggenbouwers
card-bridge-builders-text = 2 goud voor elk nederzettingengebied dat over één waterveld heen tegenover een ander van jou ligt

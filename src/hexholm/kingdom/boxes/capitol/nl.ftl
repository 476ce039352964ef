# Hoofdstad in het Nederlands.

box-capitol = Hoofdstad
box-capitol-text = Een kasteel dat 1 goud oplevert voor elke nederzetting op maximaal twee velden afstand.
rules-capitol = Een hoofdstad levert 1 goud op voor elke nederzetting op maximaal twee velden afstand.
site-capitol = Hoofdstad
    .sign = ♛♛
site-capitol-text = Een kasteel dat ook 1 goud oplevert voor elke nederzetting op maximaal twee velden afstand.

card-capitols = Hoofdstad
card-capitols-text = 1 goud voor elke nederzetting op maximaal twee velden van een hoofdstad

place-capitols = Hoofdstad { $n }
option-capitols = Aantal hoofdsteden
option-capitols-text = Hoeveel er zijn als de kwadranten met de haven en het orakel allebei meedoen. Standaard twee.
part-capitols = plaatsen van de hoofdsteden

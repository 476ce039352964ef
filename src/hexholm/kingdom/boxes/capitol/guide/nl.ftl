# De gids bij Hoofdstad in het Nederlands.

guide-capitol-title = Hoofdstad
guide-capitol = In het kwadrant met het orakel en dat met de haven, als ze op het speelbord liggen, staat op een van de twee kastelen een hoofdstad. Aan het einde krijg je 1 goud voor elke nederzetting van jou op maximaal twee velden afstand.
guide-capitol-1 = Het kasteel levert gewoon 3 goud op.
guide-capitol-2 = Een nederzetting in de buurt van twee hoofdsteden levert bij allebei 1 goud op.
guide-capitol-3 = Liggen beide kwadranten op het speelbord, dan zijn er twee hoofdsteden. Bij de opstelling kun je er één afspreken.

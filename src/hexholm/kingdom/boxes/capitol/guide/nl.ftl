# De gids bij Hoofdstad in het Nederlands.

guide-capitol-title = Hoofdstad
guide-capitol = Ligt het kwadrant met het orakel of dat met de haven op het speelbord, dan staat op een van de twee kastelen daarvan een hoofdstad. Aan het einde krijg je 1 goud voor elke nederzetting van jou op maximaal twee velden afstand.
guide-capitol-1 = Blijft het kasteel een kasteel? Het kasteel levert gewoon 3 goud op.
guide-capitol-2 = En als er twee hoofdsteden dichtbij zijn? Een nederzetting in de buurt van twee hoofdsteden levert bij allebei 1 goud op.
guide-capitol-3 = Hoeveel zijn er? Liggen beide kwadranten op het speelbord, dan zijn er twee hoofdsteden. Bij de opstelling kun je er één afspreken.

lesson-caves-title = Grotten
lesson-caves-about = De ene berg in, de andere berg uit.
lesson-caves-welcome = In elk kwadrant is een berg met een <b>grot</b>. Ze staan allemaal met elkaar in verbinding.
lesson-caves-use = Eén keer per beurt mag iedereen een nederzetting van de ene grot naar de andere verplaatsen. Je hebt er geen tegel voor nodig. Probeer het.
lesson-caves-enter = Pak je nederzetting naast de grot.
lesson-caves-leave = Zet die naast een grot naar keuze. Het gebied maakt niet uit, en het hoeft niet naast een eigen nederzetting.
lesson-caves-hermits = Nu heb je twee afzonderlijke nederzettingengebieden, en de <b>kluizenaars</b> leveren voor elk 1 goud op.
lesson-caves-farewell = Grotten brengen je naar land waar je anders het hele spel op wacht. Zorg dat er een nederzetting naast een grot blijft staan.

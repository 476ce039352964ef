# De gids bij Grotten in het Nederlands.

guide-caves-title = Grotten
guide-caves = Elk kwadrant heeft een grot op een van zijn bergvelden. Eén keer per beurt, voor of na je verplichte actie, mag je een nederzetting naast een grot verplaatsen naar een vrij bebouwbaar veld naast een willekeurige grot. Je hebt er geen tegel voor nodig.
guide-caves-1 = Waar mag hij eindigen? Dat veld hoeft niet naast een eigen nederzetting te liggen. Het mag ook naast dezelfde grot liggen.
guide-caves-2 = Is een grot een berg? Een grot telt in elk opzicht als berg.
guide-caves-3 = Waar liggen de grotten? Een grot ligt op minstens drie velden afstand van elke stad, elk kasteel en elk nomadenveld. Een kwadrant zonder zo’n berg heeft geen grot.
guide-caves-4 = Kan er iets op de grot zelf staan? Wat op bergen mag staan, mag ook op het grotveld staan, maar staat dan niet naast die grot.
guide-caves-5 = Kunnen soldaten, koetsen en schepen ze gebruiken? Nee, alleen nederzettingen, tenzij je iets anders afspreekt.

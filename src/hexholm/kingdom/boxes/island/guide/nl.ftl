# De gids bij Eiland in het Nederlands.

guide-island-title = Het eiland
guide-island = Het eiland is een klein eigen bord naast de andere, met een van beide kanten naar boven. Ligt er voor je actie geen enkel veld naast je eigen nederzettingen, dan mag je ook op het eiland bouwen. Heb je daar eenmaal een nederzetting, dan geldt de gewone regel ook daar.
guide-island-1 = Wanneer mag ik er nog meer heen? Ook met de eerste nederzetting van het spel, de voorpost en de tempelbonus mag je erheen.
guide-island-2 = Welke kaarten slaan het over? Het is geen kwadrant: het telt niet voor de lords, de boeren, de vagebond en de landeigenaar, en het heeft geen grot. Voor alle andere kaarten tellen de nederzettingen op het eiland wel.
guide-island-3 = Tellen de horizontale lijnen? Zijn horizontale lijnen tellen voor de ontdekkers, de woudloper en de burgemeester, en ook voor de ridders. Voor de ridders kun je bij de opstelling iets anders afspreken.
guide-island-4 = Is de kust een rand? De kust is niet de rand van het speelbord, maar velden aan de kust liggen wel naast water.
guide-island-5 = Blijft mijn gebiedskaart erdoor bruikbaar? Zolang het eiland een vrij veld van een gebied heeft, kun je een kaart met dat gebied gebruiken.
guide-ropebridge = Verplaats een van je nederzettingen naar een vrij ravijnveld, als het kan naast een andere van jou.
guide-ropebridge-1 = En als er geen ravijnveld vrij is? Dan kun je de touwbrug deze beurt niet gebruiken.
guide-ropebridge-2 = Telt de nederzetting die ik verplaats mee als buur? Nee, pak hem eerst op; alleen wat op het bord blijft, telt.
guide-tree-house = Verplaats een van je nederzettingen naar een vrij bosveld, als het kan naast een andere van jou.
guide-tree-house-1 = En als er geen bosveld vrij is? Dan kun je de boomhut deze beurt niet gebruiken.
guide-tree-house-2 = Telt de nederzetting die ik verplaats mee als buur? Nee, pak hem eerst op; alleen wat op het bord blijft, telt.

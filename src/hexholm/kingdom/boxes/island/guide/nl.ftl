# De gids bij Eiland in het Nederlands.

guide-island-title = Het eiland
guide-island = Het eiland is een klein eigen bord naast de andere, met een van beide kanten naar boven. Ligt er voor je actie geen enkel veld naast je eigen nederzettingen, dan mag je ook op het eiland bouwen. Heb je daar eenmaal een nederzetting, dan geldt de gewone regel ook daar.
guide-island-1 = Ook met de eerste nederzetting van het spel, de voorpost en de tempelbonus mag je erheen.
guide-island-2 = Het is geen kwadrant: het telt niet voor de lords, de boeren, de vagebond en de landeigenaar, en het heeft geen grot. Voor alle andere kaarten tellen de nederzettingen op het eiland wel.
guide-island-3 = Zijn horizontale lijnen tellen voor de ontdekkers, de woudloper en de burgemeester, en ook voor de ridders. Voor de ridders kun je bij de opstelling iets anders afspreken.
guide-island-4 = De kust is niet de rand van het speelbord, maar velden aan de kust liggen wel naast water.
guide-island-5 = Zolang het eiland een vrij veld van een gebied heeft, kun je een kaart met dat gebied gebruiken.
guide-ropebridge = Verplaats een van je nederzettingen naar een vrij ravijnveld, als het kan naast een andere van jou.
guide-tree-house = Verplaats een van je nederzettingen naar een vrij bosveld, als het kan naast een andere van jou.

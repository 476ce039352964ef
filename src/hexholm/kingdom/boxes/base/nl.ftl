# Het basisspel in het Nederlands.

## Steden en wat hun tegel doet
location-oracle = Orakel
    .de = het
    .word = orakel
    .tile = orakeltegel
location-oracle-text = Bouw nog een nederzetting op het gebied van je kaart.
location-farm = Boerderij
    .de = de
    .word = boerderij
    .tile = boerderijtegel
location-farm-text = Bouw nog een nederzetting op gras.
location-oasis = Oase
    .de = de
    .word = oase
    .tile = oasetegel
location-oasis-text = Bouw nog een nederzetting op woestijn.
location-tower = Toren
    .de = de
    .word = toren
    .tile = torentegel
location-tower-text = Bouw nog een nederzetting aan de rand van het speelbord.
location-tavern = Herberg
    .de = de
    .word = herberg
    .tile = herbergtegel
location-tavern-text = Bouw nog een nederzetting aan het einde van een rij van minstens drie van je nederzettingen.
location-barn = Schuur
    .de = de
    .word = schuur
    .tile = schuurtegel
    .code = Shr
location-barn-text = Verplaats een nederzetting naar het gebied van je kaart.
location-harbor = Haven
    .de = de
    .word = haven
    .tile = haventegel
location-harbor-text = Verplaats een nederzetting naar water.
location-paddock = Weide
    .de = de
    .word = weide
    .tile = weidetegel
location-paddock-text = Verplaats een nederzetting twee velden in een rechte lijn.

## Kingdom Builder-kaarten
card-fishermen = Vissers
card-fishermen-text = 1 goud voor elke nederzetting naast water
card-merchants = Handelaren
card-merchants-text = 4 goud voor elke stad, elk kasteel en elk ander speciaal veld dat je met minstens één ander verbindt
card-discoverers = Ontdekkers
card-discoverers-text = 1 goud voor elke horizontale lijn waarop je een nederzetting hebt
card-hermits = Kluizenaars
card-hermits-text = 1 goud voor elke losse nederzetting en elk afzonderlijk nederzettingengebied
card-citizens = Burgers
card-citizens-text = 1 goud voor elke 2 nederzettingen in je grootste nederzettingengebied
card-miners = Mijnwerkers
card-miners-text = 1 goud voor elke nederzetting naast een berg
card-workers = Arbeiders
card-workers-text = 1 goud voor elke nederzetting naast een stad, kasteel of ander speciaal veld
card-knights = Ridders
card-knights-text = 2 goud voor elke nederzetting op de horizontale lijn waar je er de meeste hebt
card-lords = Lords
card-lords-text = In elk kwadrant 12 goud voor de meeste nederzettingen, 6 voor de op een na meeste
card-farmers = Boeren
card-farmers-text = 3 goud voor elke nederzetting in het kwadrant waar je er de minste hebt
card-castles = Kastelen
card-castles-text = 3 goud voor elk kasteel waar je een nederzetting naast hebt
fact-earns-castles = Grenst aan { $n ->
    [3] een kasteel
    [6] twee kastelen
   *[other] meerdere kastelen
}.

site-castle-text = 3 goud aan het einde als je er een nederzetting naast hebt.
preset-first-game = Eerste spel
box-base = Basisspel
box-base-text = Acht kwadranten, acht steden, tien kaarten.
option-lords_need_settlement = Lords alleen met nederzetting
option-lords_need_settlement-text = Alleen wie een nederzetting in een kwadrant heeft, kan daar eerste of tweede worden. Standaard uit: ook wie er geen heeft, telt mee.

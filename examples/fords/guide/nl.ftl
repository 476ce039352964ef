# De gids bij Voorden in het Nederlands.

guide-ford = Bouw nog een nederzetting op een vrij veld tegenover een van je nederzettingen.
guide-ford-1 = Wanneer liggen twee velden tegenover elkaar? Twee velden liggen tegenover elkaar als er in een rechte lijn precies één waterveld tussen ligt.
guide-ford-2 = Moet het naast mijn eigen nederzettingen liggen? Dat veld hoeft niet naast een eigen nederzetting te liggen. Zonder zo’n veld kun je de voorde niet gebruiken.
guide-ferry = Verplaats een van je nederzettingen in een rechte lijn over water, hoe breed ook, naar het eerste veld erachter.
guide-ferry-1 = Waar mag hij landen? Dat veld moet vrij en bebouwbaar zijn.
guide-ferrymen = 2 goud voor elk waterveld waar aan twee tegenoverliggende kanten nederzettingen van jou staan.
guide-bridge-builders = 2 goud voor elk nederzettingengebied dat over één waterveld heen tegenover een ander van jou ligt.
guide-bridge-builders-1 = Wat is een nederzettingengebied? Ook een losse nederzetting is een nederzettingengebied.

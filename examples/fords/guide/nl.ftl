# De gids bij Voorden in het Nederlands.

guide-ford = Bouw een extra nederzetting op een leeg veld dat tegenover een van je nederzettingen ligt.
guide-ford-1 = Twee velden liggen tegenover elkaar als er in een rechte lijn precies één waterveld tussen ligt.
guide-ford-2 = Ze hoeft niet aan je eigen nederzettingen te grenzen. Zonder zo’n veld kun je de voorde niet gebruiken.
guide-ferry = Verplaats een van je nederzettingen in een rechte lijn over water, hoe breed ook, naar het eerste veld erachter.
guide-ferry-1 = Dat veld moet leeg en bebouwbaar zijn.
guide-ferrymen = 2 goud voor elk waterveld waar aan twee tegenoverliggende kanten nederzettingen van jou staan.
guide-bridge-builders = 2 goud voor elk van je nederzettingsgebieden dat over één waterveld tegenover een ander gebied van je ligt.
guide-bridge-builders-1 = Een losse nederzetting is ook een gebied.

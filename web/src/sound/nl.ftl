# Geluiden.

sound-off = Geluid uitzetten
sound-on = Geluid aanzetten

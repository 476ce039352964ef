# Töne.

sound-off = Töne ausschalten
sound-on = Töne einschalten

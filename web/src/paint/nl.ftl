paint-redo = Opnieuw
paint-help = Met de pijltjestoetsen ga je over het speelbord, met de spatiebalk schilder je. Houd Shift ingedrukt om met de pijltjestoetsen te schilderen.

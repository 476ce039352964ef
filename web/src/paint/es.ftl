paint-redo = Rehacer
paint-help = Usa las flechas para moverte por el tablero y la barra espaciadora para pintar. Mantén Mayús y usa las flechas para pintar sobre la marcha.

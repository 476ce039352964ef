# Der Leitfaden zur Insel auf Deutsch.

guide-island-title = Die Insel
guide-island = Die Insel liegt als eigener kleiner Spielplan neben dem großen, mit einer beliebigen Seite nach oben. Wann immer kein Feld für deine Aktion an deine eigenen Siedlungen grenzt, darfst du auch auf der Insel bauen. Hast du dort eine Siedlung, gilt auch dort die übliche Regel.
guide-island-1 = Auch die erste Siedlung der Partie, der Vorposten und der Tempelbonus dürfen dorthin führen.
guide-island-2 = Sie ist kein Quadrant: Für Lords, Bauern, Vagabund und Landbesitzer zählt sie nicht, und sie hat keine Höhle. Für alle anderen Karten zählen ihre Siedlungen.
guide-island-3 = Ihre horizontalen Linien zählen für Entdecker, Waldläufer und Bürgermeister und auch für die Ritter. Für die Ritter könnt ihr es beim Aufbau anders vereinbaren.
guide-island-4 = Ihr Ufer ist nicht der Rand des Spielplans, aber Felder am Ufer grenzen an Wasser.
guide-island-5 = Solange die Insel ein freies Feld eines Geländes hat, ist eine Karte dieses Geländes nutzbar.
guide-ropebridge = Versetze eine deiner Siedlungen auf ein freies Canyonfeld, wenn möglich neben deine eigenen.
guide-tree-house = Versetze eine deiner Siedlungen auf ein freies Waldfeld, wenn möglich neben deine eigenen.

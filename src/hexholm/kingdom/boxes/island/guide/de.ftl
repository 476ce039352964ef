# Der Leitfaden zur Insel auf Deutsch.

guide-island-title = Die Insel
guide-island = Die Insel liegt als eigener kleiner Spielplan neben dem großen, mit einer beliebigen Seite nach oben. Wann immer kein Feld für deine Aktion an deine eigenen Siedlungen grenzt, darfst du auch auf der Insel bauen. Hast du dort eine Siedlung, gilt auch dort die übliche Regel.
guide-island-1 = Wann darf ich noch dorthin? Auch die erste Siedlung der Partie, der Vorposten und der Tempelbonus dürfen dorthin führen.
guide-island-2 = Welche Karten übergehen sie? Sie ist kein Quadrant: Für Lords, Bauern, Vagabund und Landbesitzer zählt sie nicht, und sie hat keine Höhle. Für alle anderen Karten zählen ihre Siedlungen.
guide-island-3 = Zählen ihre horizontalen Linien? Ihre horizontalen Linien zählen für Entdecker, Waldläufer und Bürgermeister und auch für die Ritter. Für die Ritter könnt ihr es beim Aufbau anders vereinbaren.
guide-island-4 = Ist ihr Ufer ein Rand? Ihr Ufer ist nicht der Rand des Spielplans, aber Felder am Ufer grenzen an Wasser.
guide-island-5 = Hält sie meine Geländekarte nutzbar? Solange die Insel ein freies Feld eines Geländes hat, ist eine Karte dieses Geländes nutzbar.
guide-ropebridge = Versetze eine deiner Siedlungen auf ein freies Canyonfeld, wenn möglich neben deine eigenen.
guide-ropebridge-1 = Und wenn kein Canyonfeld frei ist? Dann lässt sich die Hängebrücke in diesem Zug nicht nutzen.
guide-ropebridge-2 = Zählt die versetzte Siedlung als eigene Nachbarin? Nein, heb sie zuerst hoch; nur was auf dem Plan bleibt, zählt.
guide-tree-house = Versetze eine deiner Siedlungen auf ein freies Waldfeld, wenn möglich neben deine eigenen.
guide-tree-house-1 = Und wenn kein Waldfeld frei ist? Dann lässt sich das Baumhaus in diesem Zug nicht nutzen.
guide-tree-house-2 = Zählt die versetzte Siedlung als eigene Nachbarin? Nein, heb sie zuerst hoch; nur was auf dem Plan bleibt, zählt.

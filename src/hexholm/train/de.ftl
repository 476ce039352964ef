# Umgebungen zum Trainieren, auf Deutsch: was an dem falsch ist, was von ihnen verlangt wurde.

train-needs = Umgebungen brauchen die Pakete eines Extras: pip install 'hexholm[train]'
train-misfit = diese Partie passt nicht zum Layout: Es braucht seine Erweiterungen, seine Landarten und { $players } Spieler
train-no-action = es gibt keine Aktion { $got }: sie haben die Nummern 0 bis { $last }
train-no-hex = Aktion { $got } ist kein Feld dieses Plans
train-reward = die Belohnung muss "win" oder "lead" sein, nicht { $got }
train-seat = der Platz muss eine Zahl von 0 bis { $last } sein oder None, nicht { $got }
train-players = mit diesen Gegnern sind es { $players } Spieler, der lernende mitgezählt, nicht { $got }
train-seed = der Startwert wird bei reset angegeben, nicht bei der Umgebung
train-render = die Darstellung muss eine von { $modes } sein oder None, nicht { $got }
train-games = es muss mindestens eine Partie und einen Prozess geben, nicht { $games } und { $workers }
train-process = ein Prozess mit Partien ist beendet; wenn das gleich zu Beginn war, gehört VectorGames unter if __name__ == "__main__"
train-closed = diese Partien sind geschlossen; lege neue an
train-unanswered = ein Schritt läuft noch: Hole zuerst mit step_wait ab, was er ergeben hat
train-unasked = es läuft kein Schritt: Beginne zuerst einen mit step_async
train-not-compiled = der Stapel braucht die kompilierten Spieler: Führe tools/compile aus oder installiere ein Wheel
train-native = ein Stapel braucht mindestens eine Partie und einen Plan und spielt nur das Basisspiel
train-actions = gib je Partie eine ganze Zahl an, insgesamt { $games }, kein Array der Form { $got } von { $kind }
train-out = out muss ein beschreibbares int32-Array mit einem Platz je Partie sein, insgesamt { $matches }
train-illegal = Partie { $match }: Aktion { $action } ist jetzt nicht erlaubt
train-place = es gibt die Partien 0 bis { $match } und die Pläne 0 bis { $board }, und das Spiel muss auf diesem Plan stattfinden

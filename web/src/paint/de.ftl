paint-redo = Wiederholen
paint-help = Mit den Pfeiltasten bewegst du dich über den Spielplan, mit der Leertaste malst du. Mit gedrückter Umschalttaste malen die Pfeiltasten.

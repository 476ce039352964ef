# Entornos para entrenar, en español: qué falla en lo que se les pidió.

train-needs = los entornos necesitan los paquetes de un extra: pip install 'hexholm[train]'
train-misfit = esta partida no encaja en la disposición: necesita sus expansiones, sus tipos de terreno y { $players } jugadores
train-no-action = no hay ninguna acción { $got }: tienen los números del 0 al { $last }
train-no-hex = la acción { $got } no es una casilla de este tablero
train-reward = la recompensa debe ser "win" o "lead", no { $got }
train-seat = el asiento debe ser un número de 0 a { $last }, o None, no { $got }
train-players = con estos rivales hay { $players } jugadores, contando al que aprende, no { $got }
train-seed = la semilla se indica en reset, no en el entorno
train-render = el modo de representación debe ser uno de { $modes }, o None, no { $got }
train-games = debe haber al menos una partida y un proceso, no { $games } y { $workers }
train-process = un proceso con partidas ha terminado; si fue nada más empezar, pon VectorGames dentro de if __name__ == "__main__"
train-closed = estas partidas están cerradas; crea otras
train-unanswered = todavía hay un paso en curso: recoge antes su resultado con step_wait
train-unasked = no hay ningún paso en curso: empieza antes uno con step_async
train-not-compiled = el lote necesita los jugadores compilados: ejecuta tools/compile o instala un wheel
train-native = un lote necesita al menos una partida y un tablero, y juega solo el juego básico
train-actions = da un número entero por partida, { $games } en total, no un array de forma { $got } de { $kind }
train-out = out debe ser un array int32 en el que se pueda escribir, con un lugar por partida, { $matches } en total
train-illegal = partida { $match }: la acción { $action } no es legal ahora
train-place = hay partidas del 0 al { $match } y tableros del 0 al { $board }, y el juego debe ser en ese tablero

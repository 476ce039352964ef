# La guía de Vados en español.

guide-ford = Construye un asentamiento más en una casilla libre que esté enfrente de uno de los tuyos.
guide-ford-1 = ¿Cuándo están enfrentadas dos casillas? Dos casillas están enfrentadas si entre ellas hay, en línea recta, exactamente una casilla de agua.
guide-ford-2 = ¿Tiene que estar junto a los míos? No hace falta que esté junto a los tuyos. Si no hay ninguna casilla así, no puedes usar el vado.
guide-ferry = Mueve uno de tus asentamientos en línea recta sobre el agua, por ancha que sea, hasta la primera casilla del otro lado.
guide-ferry-1 = ¿Dónde puede acabar? Esa casilla tiene que estar libre y ser edificable.
guide-ferrymen = 2 oros por cada casilla de agua con asentamientos tuyos en dos lados opuestos.
guide-bridge-builders = 2 oros por cada zona tuya que esté enfrente de otra al otro lado de una casilla de agua.
guide-bridge-builders-1 = ¿Qué es una zona? Un asentamiento aislado también es una zona.

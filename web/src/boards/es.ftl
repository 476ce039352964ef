# El editor de tableros

boards-title = Tableros
boards-lead = ¿Tienes un tablero cuya cara impresa no conocemos? Introdúcelo aquí y sustituirá al nuestro en tus partidas. O pinta un paisaje propio.

## Mis tableros
boards-mine = Tus tableros
boards-none = Aún no hay nada. Lo que pintes se guarda en este navegador y en tu perfil.
boards-use-replaces = Sustituye al nuestro
boards-use-added = Listo para jugar
boards-use-not = Sin terminar
boards-use-ours = No se usa: uno de los nuestros se llama así
boards-use-newer = No se usa: otro tuyo más reciente se llama así
boards-duplicate = Duplicar { $name }
boards-download-one = Descargar { $name }
boards-delete = Eliminar { $name }
boards-deleted = Se ha eliminado { $name }.
boards-unknown = Este tablero no está en este navegador. Carga su archivo o abre aquí el enlace de tu perfil.

## Uno nuevo
boards-new = Tablero nuevo
boards-new-name = mi paisaje
boards-kind = Tipo de tablero
boards-kind-section = Cuadrante
boards-kind-isle = Isla
boards-kind-side = Cara de Winter Kingdom
boards-side = Tablero { $board }, cara { $side }
boards-which = ¿Qué tablero?
boards-which-own = Uno propio
boards-which-own-text = Podrás usarlo en cada mesa nueva.
boards-which-text = El tuyo se usará en todas partes en lugar del nuestro: en la preparación, en las imágenes y con los bots.
boards-start-empty = Empezar vacío
boards-start-new = Empezar con un paisaje nuevo
boards-start-copy = Empezar con el nuestro
boards-full = Tienes { $most } tableros, el máximo que se puede guardar. Elimina uno para hacer sitio a otro.
boards-upload = Cargar un archivo
boards-file-large = Este archivo es demasiado grande para un tablero.

## Pintar
boards-brushes = Pinceles
boards-empty = Vacía
boards-fill = Rellenar
boards-rest = Rellenar el resto
boards-type = Escribirlo
boards-typing = Una letra por casilla, fila a fila. Retroceso vuelve atrás.
boards-hex = { $hex }: { $ground }
boards-help = Usa las flechas para moverte por el tablero; una letra pinta una casilla y avanza. La barra espaciadora pinta con el pincel; con Mayús pintan las flechas.
boards-keys = Teclas: las letras o los números eligen un pincel, B rellena una zona. En el tablero, las letras se escriben casilla a casilla.
boards-download = Descargar el archivo

## Lo que dice la biblioteca
boards-checks = Comprobación
boards-unchecked = Tu último cambio aún no se ha comprobado. La página lo seguirá intentando.
boards-playable = Listo para jugar
boards-refused = Falta para poder jugar:
boards-advice = Distinto de otros tableros de su tipo, lo cual está bien si el tuyo está impreso así:

## Datos
boards-details = Sobre este tablero
boards-name = Nombre
boards-location-1 = Primer lugar (L)
boards-location-2 = Segundo lugar (K)
boards-location-none = ninguno
boards-printed = Como el impreso
boards-printed-text = Un tablero impreso sustituye al nuestro del mismo nombre.

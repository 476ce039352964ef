# La página en español: el vestíbulo y los perfiles.

## El vestíbulo
lobby-title = Vestíbulo
lobby-way = Encuentra gente con quien jugar
lobby-head = ¿Quién se apunta a una partida?
lobby-text = Toma un asiento libre, o abre una mesa y espera compañía. Nadie necesita una cuenta.
lobby-open = Mesas abiertas
lobby-none = Ahora no espera ninguna mesa. Abre una y los demás la verán aquí.
lobby-new = Abrir una mesa
lobby-join = Unirme
lobby-join-table = Unirme a la mesa { $table }
lobby-free = { $n ->
    [one] 1 asiento libre
   *[other] { $n } asientos libres
}
lobby-hints = con pistas
lobby-seed = con una semilla elegida
lobby-count = { $n ->
    [0] ninguna mesa abierta
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}
new-public = Mesa pública
new-public-text = Aparece en el vestíbulo: cualquiera puede tomar un asiento libre o mirar.
new-talk = Chat de la mesa
new-talk-text = Los jugadores pueden escribirse.
new-talk-public = Los jugadores pueden decir unas cuantas frases amables; cada cual las lee en su idioma.

## Perfiles
me-title = Mi perfil
me-is = Mi perfil: { $name }
me-new-title = ¿Quién eres?
me-new-text = Un perfil guarda tu nombre, tus partidas y tus resultados en este servidor, y los encuentras en cualquier dispositivo. No hay cuenta ni contraseña: basta con un enlace secreto.
me-create = Crear mi perfil
me-have-link = ¿Ya tienes uno? Abre aquí su enlace, o escanea su código QR con este dispositivo.
me-switch-title = ¿Usar este perfil aquí?
me-switch-text = Este navegador tiene otro perfil. Guarda su enlace si quieres volver a él.
me-switch-yes = Usar este perfil
me-opened = Tu perfil ya está en este dispositivo.
me-who = Sobre mí
me-save = Guardar
me-saved = Guardado.
me-since = Aquí desde el { $date }
me-link = El enlace de mi perfil
me-link-text = Ábrelo en otro dispositivo para encontrar allí tus partidas. Quien tenga este enlace puede jugar en tus asientos: no lo compartas.
me-show = Mostrar el enlace y el código QR
me-qr = Código QR del enlace de tu perfil
me-data = Mis datos
me-export = Exportar como JSON
me-delete = Eliminar mi perfil
me-delete-title = ¿Eliminar tu perfil?
me-delete-text = Su enlace, tu lista de partidas y tus resultados se borran de este servidor. Las partidas se quedan, con tu nombre en ellas, y este navegador conserva los enlaces a tus asientos.
me-deleted = Tu perfil se ha eliminado.
me-no-games = Los asientos que tomes a partir de ahora aparecerán aquí.
me-won = Has ganado
me-lost = terminada
me-real = Partidas contadas en la mesa de verdad
me-results = Mis resultados
me-no-results = Aquí cuentan tus partidas terminadas. No cuentan las partidas con una semilla elegida, las subidas, las bifurcadas ni las de una pantalla compartida.
me-played = partidas jugadas
me-wins = { $n ->
    [one] ganada: 1 partida
   *[other] ganadas: { $n } partidas
}
me-mean = oro de media
me-opponents = Rivales
me-games = partidas
me-won-games = ganadas
me-cards = Oro por carta, de media
me-card-games = { $n ->
    [one] en 1 partida
   *[other] en { $n } partidas
}
me-best = Mejores partidas
me-gold = { $n } de oro

# Lo que dice el sitio sin servidor, en español.

site-starting = Preparando la mesa…
site-failed = hexholm no puede arrancar en este navegador. Recarga la página; si no sirve, prueba con un navegador más nuevo.
site-reload = Recargar
site-refused = Este navegador no deja que hexholm guarde nada. Puedes jugar, pero la partida se pierde en cuanto cierres esta página.
site-full = Ya no queda espacio para guardar partidas. Lo que juegues a partir de ahora se pierde en cuanto cierres esta página: haz una copia de tus partidas o libera espacio.
site-close = Cerrar
site-new = Hay una versión nueva de hexholm. Tus partidas se quedan como están.
site-new-now = Actualizar ahora
site-new-later = Más tarde

keep-title = Copia de mis partidas
keep-text = Tus partidas están en este navegador y en ningún otro sitio. Guárdalas en un archivo, por seguridad o para llevarlas a otro dispositivo.
keep-offline = Ahora hexholm también arranca sin red.
keep-save = Guardar en un archivo
keep-load = Recuperar de un archivo
keep-loaded = { $n ->
    [0] Todas las partidas de este archivo ya están aquí.
    [one] Ha vuelto una partida.
   *[other] Han vuelto { $n } partidas.
}
keep-wrong = Eso no es una copia de hexholm, o está dañada.

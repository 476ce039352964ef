# Sonidos.

sound-off = Desactivar los sonidos
sound-on = Activar los sonidos

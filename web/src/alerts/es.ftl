# Avisos en la página, en español.

alerts-title = Avísame cuando me toque
alerts-turn = Te toca jugar en { $table }
alerts-device = Avisarme en este dispositivo
alerts-device-text = De todas mis partidas en este navegador, mientras no esté mirando la mesa.
alerts-denied = Tu navegador no permite notificaciones de esta página; permítelas en sus ajustes para este sitio.
alerts-unable = Este navegador no puede mostrar notificaciones aquí. Necesitan una dirección https; en un iPhone o iPad, añade antes la página a la pantalla de inicio.
alerts-quiet = Horas de silencio
alerts-quiet-start = de
alerts-quiet-end = a
alerts-mail = Correo para esta partida
alerts-mail-text = Un correo por cada turno tuyo, con el enlace a tu asiento. Antes confirmas la dirección.
alerts-webhook = Webhook para esta partida
alerts-webhook-text = Para un chat o un programa. El mensaje lleva el enlace a tu asiento: quien lo lea puede jugar por ti.
alerts-ask = Enviar una confirmación
alerts-confirmed = recibe un aviso cuando te toca
alerts-unconfirmed-mail = Sigue el enlace del correo que hemos enviado para confirmarlo.
alerts-unconfirmed-webhook = Sigue el enlace del mensaje que hemos enviado para confirmarlo.
alerts-remove = Quitar { $address }

alerts-answer-confirm = ¿Te avisamos aquí cuando te toque?
alerts-answer-stop = ¿No quieres más mensajes?
alerts-yes-confirm = Sí, avisadme
alerts-yes-stop = Nada más de esta partida
alerts-yes-never = Nada de este servidor
alerts-done-confirm = Te avisaremos cuando te toque.
alerts-done-stop = No recibirás más mensajes de esta partida.
alerts-done-never = No recibirás más mensajes de este servidor.

next-game = { $n ->
    [one] Te toca en otra partida
   *[other] Te toca en { $n } partidas
}

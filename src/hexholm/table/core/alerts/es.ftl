# Avisos en español: lo que se dice cuando te toca, y lo que no se puede.

alert-turn = Te toca jugar en { $table }
alert-turn-text = { $what } con { $names }
alert-somebody = alguien
alert-confirm = ¿Quieres que hexholm te avise cuando te toque?
alert-confirm-text = Alguien quiere recibir aquí un mensaje cada vez que le toque a { $name } en la mesa { $table }. Si eres tú, sigue el enlace y confírmalo.
alert-confirm-else = Si no lo eres, no hagas nada: a esta dirección no llegará nada más sobre esa partida.
alert-stop = No recibir más mensajes de esta partida, o ninguno:

## Lo que no se puede

refusal-no-alerts = Este servidor no avisa a nadie de que le toca.
refusal-alert-kind = Este servidor no puede enviar mensajes de ese tipo.
refusal-alert-address = A esta dirección no se puede enviar nada.
refusal-alert-webhook = Un webhook tiene que empezar por: { $names }.
refusal-alert-blocked = Quien tiene esta dirección no quiere mensajes de este servidor.
refusal-alert-unanswered = A esta dirección se le ha preguntado varias veces y no ha respondido; durante una semana no se le envía nada más.
refusal-alerts-full = Un asiento puede tener como mucho { $most }.
refusal-unknown-zone = No existe la zona horaria { $zone }.
refusal-unknown-alert = Este enlace ya no es válido.
refusal-limit-alerts = Demasiados cambios desde tu dirección; vuelve a intentarlo dentro de { $seconds } s.
refusal-limit-mails = Demasiadas direcciones de correo nuevas desde tu dirección; vuelve a intentarlo dentro de { $seconds } s.

## Errores

bad-address = { $got } no es la dirección de un servidor; escríbela así: https://games.example.org
bad-mail-server = indica el servidor de correo como smtp://nombre:clave@host:587 o smtps://host
no-mail-from = el correo necesita un remitente: --mail-from o HEXHOLM_MAIL_FROM
no-address = el correo y los webhooks necesitan la dirección del servidor para sus enlaces: --url o HEXHOLM_URL
bad-webhook = webhook { $got }: indica cómo empieza la dirección, con una barra tras el host, como https://chat.example.org/hooks/, o https:// para todas

# Benachrichtigungen auf Deutsch: was man hört, wenn man am Zug ist, und was nicht geht.

alert-turn = Du bist am Zug: { $table }
alert-turn-text = { $what } mit { $names }
alert-somebody = jemand
alert-confirm = Soll hexholm dir sagen, wenn du am Zug bist?
alert-confirm-text = Jemand möchte hier eine Nachricht bekommen, wann immer { $name } am Tisch { $table } am Zug ist. Wenn du das bist, folge dem Link und bestätige es.
alert-confirm-else = Wenn nicht, brauchst du nichts zu tun: An diese Adresse kommt nichts mehr zu diesem Spiel.
alert-stop = Keine Nachrichten mehr zu diesem Spiel, oder gar keine:

## Was nicht geht

refusal-no-alerts = Dieser Server sagt niemandem, wann er am Zug ist.
refusal-alert-kind = Solche Nachrichten kann dieser Server nicht verschicken.
refusal-alert-address = An diese Adresse lässt sich nichts schicken.
refusal-alert-webhook = Ein Webhook muss so beginnen: { $names }.
refusal-alert-blocked = Wer diese Adresse hat, möchte keine Nachrichten von diesem Server.
refusal-alert-unanswered = Diese Adresse wurde mehrmals gefragt und hat nicht geantwortet; eine Woche lang wird ihr nichts mehr geschickt.
refusal-alerts-full = Ein Platz kann höchstens { $most } davon haben.
refusal-unknown-zone = Eine Zeitzone { $zone } gibt es nicht.
refusal-unknown-alert = Dieser Link gilt nicht mehr.
refusal-limit-alerts = Zu viele Änderungen von deiner Adresse; versuch es in { $seconds } s noch einmal.
refusal-limit-mails = Zu viele neue Mailadressen von deiner Adresse; versuch es in { $seconds } s noch einmal.

## Fehler

bad-address = { $got } ist nicht die Adresse eines Servers; schreib sie wie https://games.example.org
bad-mail-server = der Mailserver wird als smtp://name:passwort@host:587 oder smtps://host angegeben
no-mail-from = Mails brauchen einen Absender: --mail-from oder HEXHOLM_MAIL_FROM
no-address = Mails und Webhooks brauchen für ihre Links die Adresse des Servers: --url oder HEXHOLM_URL
bad-webhook = Webhook { $got }: gib den Anfang einer Adresse an, mit einem Schrägstrich nach dem Host, etwa https://chat.example.org/hooks/, oder https:// für alle

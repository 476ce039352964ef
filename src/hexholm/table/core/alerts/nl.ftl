# Meldingen in het Nederlands: wat je hoort als je aan de beurt bent, en wat niet kan.

alert-turn = Je bent aan de beurt: { $table }
alert-turn-text = { $what } met { $names }
alert-somebody = iemand
alert-confirm = Wil je van hexholm horen wanneer je aan de beurt bent?
alert-confirm-text = Iemand wil hier een bericht krijgen telkens als { $name } aan tafel { $table } aan de beurt is. Ben jij dat, volg dan de link en bevestig het.
alert-confirm-else = Zo niet, dan hoef je niets te doen: dit adres krijgt geen berichten meer over dat spel.
alert-stop = Geen berichten meer over dit spel, of helemaal geen:

## Wat niet kan

refusal-no-alerts = Deze server laat niemand weten wanneer hij aan de beurt is.
refusal-alert-kind = Zulke berichten kan deze server niet versturen.
refusal-alert-address = Naar dit adres kan niets worden gestuurd.
refusal-alert-webhook = Een webhook moet beginnen met: { $names }.
refusal-alert-blocked = Wie dit adres heeft, wil geen berichten van deze server.
refusal-alert-unanswered = Dit adres is al een paar keer gevraagd en heeft niet geantwoord; het krijgt een week lang niets meer.
refusal-alerts-full = Een plaats kan er hoogstens { $most } hebben.
refusal-unknown-zone = Er is geen tijdzone { $zone }.
refusal-unknown-alert = Deze link is niet meer geldig.
refusal-limit-alerts = Te veel wijzigingen vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-mails = Te veel nieuwe mailadressen vanaf jouw adres; probeer het over { $seconds } s opnieuw.

## Fouten

bad-address = { $got } is niet het adres van een server; schrijf het als https://games.example.org
bad-mail-server = geef de mailserver op als smtp://naam:wachtwoord@host:587 of smtps://host
no-mail-from = mail heeft een afzender nodig: --mail-from of HEXHOLM_MAIL_FROM
no-address = mail en webhooks hebben voor hun links het adres van de server nodig: --url of HEXHOLM_URL
bad-webhook = webhook { $got }: geef het begin van een adres op, met een schuine streep na de host, zoals https://chat.example.org/hooks/, of https:// voor alle

# Alerts in English: what people are told when it is their turn, and what is refused.

alert-turn = It’s your turn at { $table }
alert-turn-text = { $what } with { $names }
alert-confirm = Shall hexholm tell you when it’s your turn?
alert-confirm-text = Somebody wants messages sent here whenever it’s { $name }’s turn at { $table }. If that’s you, follow the link and confirm.
alert-confirm-else = If it isn’t you, do nothing: this address gets no more messages about that game.
alert-stop = No more messages about this game, or none at all:

## Refusals

refusal-no-alerts = This server doesn’t tell anybody when it’s their turn.
refusal-alert-kind = This server can’t send that kind of message.
refusal-alert-address = This isn’t an address that messages can be sent to.
refusal-alert-webhook = A webhook must begin with: { $names }.
refusal-alert-blocked = Whoever has this address wants no messages from this server.
refusal-alert-unanswered = This address was asked several times and hasn’t answered; no more messages are sent to it for a week.
refusal-alerts-full = A seat can have at most { $most } of these.
refusal-unknown-zone = There is no time zone { $zone }.
refusal-unknown-alert = This link isn’t valid any more.
refusal-limit-alerts = Too many changes from your address; try again in { $seconds } s.
refusal-limit-mails = Too many new mail addresses from your address; try again in { $seconds } s.

## Errors

bad-address = { $got } isn’t the address of a server; write it like https://games.example.org
bad-mail-server = the mail server must be given as smtp://user:password@host:587 or smtps://host
no-mail-from = mail needs a sender: --mail-from, or HEXHOLM_MAIL_FROM
no-address = mail and webhooks need the server’s own address for links: --url, or HEXHOLM_URL
bad-webhook = webhook { $got }: give the beginning of an address with a slash after its host, such as https://chat.example.org/hooks/, or https:// for any

# Alerts on the page, in English.

alerts-title = Tell me when it’s my turn
alerts-turn = It’s your turn at { $table }
alerts-device = Notify me on this device
alerts-device-text = About all my games in this browser, while I’m not looking at the table.
alerts-denied = Your browser doesn’t allow notifications from this page; allow them in its settings for this site.
alerts-unable = This browser can’t show notifications here. They need an https address; on an iPhone or iPad, add the page to the home screen first.
alerts-quiet = Quiet hours
alerts-quiet-start = from
alerts-quiet-end = to
alerts-mail = Mail for this game
alerts-mail-text = One mail for each of your turns, with the link to your seat. You confirm the address first.
alerts-webhook = Webhook for this game
alerts-webhook-text = For a chat or a program. The message has your seat’s link: whoever reads it can play for you.
alerts-ask = Send a confirmation
alerts-confirmed = is told when it’s your turn
alerts-unconfirmed-mail = Follow the link in the mail we’ve sent to confirm it.
alerts-unconfirmed-webhook = Follow the link in the message we’ve sent to confirm it.
alerts-remove = Remove { $address }

alerts-answer-confirm = Shall we tell you here when it’s your turn?
alerts-answer-stop = No more messages?
alerts-yes-confirm = Yes, tell me
alerts-yes-stop = No more about this game
alerts-yes-never = Nothing from this server at all
alerts-done-confirm = We’ll tell you when it’s your turn.
alerts-done-stop = You get no more messages about this game.
alerts-done-never = You get no more messages from this server.

next-game = { $n ->
    [one] Your turn elsewhere
   *[other] Your turn in { $n } games
}

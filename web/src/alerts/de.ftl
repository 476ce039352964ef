# Benachrichtigungen auf der Seite, auf Deutsch.

alerts-title = Sag mir, wenn ich am Zug bin
alerts-turn = Du bist am Zug: { $table }
alerts-device = Auf diesem Gerät Bescheid sagen
alerts-device-text = Zu allen meinen Partien in diesem Browser, solange ich nicht auf den Tisch schaue.
alerts-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen; erlaube sie in seinen Einstellungen zu dieser Website.
alerts-unable = Dieser Browser kann hier keine Benachrichtigungen zeigen. Sie brauchen eine https-Adresse; auf iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.
alerts-quiet = Ruhezeit
alerts-quiet-start = von
alerts-quiet-end = bis
alerts-mail = Mail zu dieser Partie
alerts-mail-text = Eine Mail für jeden deiner Züge, mit dem Link zu deinem Platz. Zuerst bestätigst du die Adresse.
alerts-webhook = Webhook zu dieser Partie
alerts-webhook-text = Für einen Chat oder ein Programm. Die Nachricht enthält den Link zu deinem Platz: Wer sie liest, kann für dich spielen.
alerts-ask = Bestätigung schicken
alerts-confirmed = erfährt, wenn du am Zug bist
alerts-unconfirmed-mail = Folge dem Link in der Mail, die wir geschickt haben, um sie zu bestätigen.
alerts-unconfirmed-webhook = Folge dem Link in der Nachricht, die wir geschickt haben, um ihn zu bestätigen.
alerts-remove = { $address } entfernen

alerts-answer-confirm = Sollen wir dir hier sagen, wenn du am Zug bist?
alerts-answer-stop = Keine Nachrichten mehr?
alerts-yes-confirm = Ja, sagt mir Bescheid
alerts-yes-stop = Zu dieser Partie nichts mehr
alerts-yes-never = Von diesem Server gar nichts mehr
alerts-done-confirm = Wir sagen dir, wenn du am Zug bist.
alerts-done-stop = Zu dieser Partie bekommst du nichts mehr.
alerts-done-never = Von diesem Server bekommst du nichts mehr.

next-game = { $n ->
    [one] Woanders bist du am Zug
   *[other] In { $n } Partien am Zug
}

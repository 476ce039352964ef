# Meldingen op de pagina, in het Nederlands.

alerts-title = Zeg het als ik aan de beurt ben
alerts-turn = Je bent aan de beurt: { $table }
alerts-device = Op dit apparaat melden
alerts-device-text = Over al mijn spellen in deze browser, zolang ik niet naar de tafel kijk.
alerts-denied = Je browser staat geen meldingen van deze pagina toe; sta ze toe in de instellingen voor deze site.
alerts-unable = Deze browser kan hier geen meldingen tonen. Daar is een https-adres voor nodig; zet de pagina op een iPhone of iPad eerst op het beginscherm.
alerts-quiet = Stille uren
alerts-quiet-start = van
alerts-quiet-end = tot
alerts-mail = Mail over dit spel
alerts-mail-text = Eén mail voor elke beurt van jou, met de link naar je plaats. Je bevestigt eerst het adres.
alerts-webhook = Webhook voor dit spel
alerts-webhook-text = Voor een chat of een programma. In het bericht staat de link naar je plaats: wie het leest, kan voor je spelen.
alerts-ask = Stuur een bevestiging
alerts-confirmed = hoort het als je aan de beurt bent
alerts-unconfirmed-mail = Volg de link in de mail die we hebben gestuurd om het te bevestigen.
alerts-unconfirmed-webhook = Volg de link in het bericht dat we hebben gestuurd om het te bevestigen.
alerts-remove = { $address } verwijderen

alerts-answer-confirm = Zullen we je hier laten weten wanneer je aan de beurt bent?
alerts-answer-stop = Geen berichten meer?
alerts-yes-confirm = Ja, laat het me weten
alerts-yes-stop = Niets meer over dit spel
alerts-yes-never = Helemaal niets van deze server
alerts-done-confirm = We laten het weten als je aan de beurt bent.
alerts-done-stop = Je krijgt geen berichten meer over dit spel.
alerts-done-never = Je krijgt geen berichten meer van deze server.

next-game = { $n ->
    [one] Elders aan de beurt
   *[other] In { $n } spellen aan de beurt
}

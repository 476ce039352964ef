# Die Seite auf Deutsch: Lobby und Profile.

## Die Lobby
lobby-title = Lobby
lobby-way = Finde Leute zum Mitspielen
lobby-head = Wer hat Lust auf eine Partie?
lobby-text = Nimm einen freien Platz, oder eröffne einen Tisch und warte auf Gesellschaft. Niemand braucht ein Konto.
lobby-open = Offene Tische
lobby-none = Gerade wartet kein Tisch. Eröffne einen, dann sehen ihn die anderen hier.
lobby-new = Tisch eröffnen
lobby-join = Mitspielen
lobby-join-table = An Tisch { $table } mitspielen
lobby-free = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
lobby-hints = mit Tipps
lobby-seed = mit gewählter Startzahl
lobby-count = { $n ->
    [0] keine offenen Tische
    [one] ein offener Tisch
   *[other] { $count } offene Tische
}
new-public = Öffentlicher Tisch
new-public-text = Er steht in der Lobby: Alle können einen freien Platz nehmen oder zusehen.
new-talk = Chat am Tisch
new-talk-text = Wer mitspielt, kann den anderen schreiben.
new-talk-public = Zur Wahl stehen ein paar freundliche Sätze; alle lesen sie in ihrer Sprache.

## Profile
me-title = Mein Profil
me-is = Mein Profil: { $name }
me-new-title = Wer bist du?
me-new-text = Ein Profil behält deinen Namen, deine Partien und deine Ergebnisse auf diesem Server, und du findest sie auf jedem Gerät wieder. Es gibt kein Konto und kein Passwort: Ein geheimer Link genügt.
me-create = Profil anlegen
me-have-link = Du hast schon eines? Öffne seinen Link hier, oder scanne seinen QR-Code mit diesem Gerät.
me-switch-title = Dieses Profil hier verwenden?
me-switch-text = Dieser Browser hat ein anderes Profil. Bewahre dessen Link auf, wenn du zu ihm zurückwillst.
me-switch-yes = Dieses Profil verwenden
me-opened = Dein Profil ist jetzt auf diesem Gerät.
me-who = Über mich
me-save = Speichern
me-saved = Gespeichert.
me-since = Dabei seit { $date }
me-link = Mein Profil-Link
me-link-text = Öffne ihn auf einem anderen Gerät, um deine Partien dort zu finden. Wer diesen Link hat, kann auf deinen Plätzen spielen: Behalte ihn für dich.
me-show = Link und QR-Code zeigen
me-qr = QR-Code deines Profil-Links
me-data = Meine Daten
me-export = Als JSON exportieren
me-delete = Profil löschen
me-delete-title = Dein Profil löschen?
me-delete-text = Der Link, die Liste deiner Partien und deine Ergebnisse werden von diesem Server gelöscht. Die Partien selbst bleiben, mit deinem Namen darin, und dieser Browser behält die Links zu deinen Plätzen.
me-deleted = Dein Profil ist gelöscht.
me-no-games = Plätze, die du von jetzt an nimmst, stehen hier.
me-won = Du hast gewonnen
me-lost = beendet
me-real = Am echten Tisch ausgezählte Partien
me-results = Meine Ergebnisse
me-no-results = Hier zählen deine beendeten Partien. Partien mit gewählter Startzahl, hochgeladene, abgezweigte und solche an einem gemeinsamen Bildschirm zählen nicht.
me-played = gespielte Partien
me-wins = { $n ->
    [one] gewonnen: 1 Partie
   *[other] gewonnen: { $n } Partien
}
me-mean = Gold im Schnitt
me-opponents = Gegner
me-games = Partien
me-won-games = gewonnen
me-cards = Gold je Karte im Schnitt
me-card-games = { $n ->
    [one] in 1 Partie
   *[other] in { $n } Partien
}
me-best = Beste Partien
me-gold = { $n } Gold

# Was die Seite ohne Server sagt, auf Deutsch.

site-starting = Der Tisch wird gedeckt …
site-failed = hexholm kann in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, probier einen neueren Browser.
site-reload = Neu laden
site-refused = Dieser Browser lässt hexholm nichts aufbewahren. Du kannst spielen, aber die Partie ist weg, sobald du diese Seite schließt.
site-full = Für Partien ist kein Platz mehr. Was du ab jetzt spielst, ist weg, sobald du diese Seite schließt: Sichere deine Partien oder schaff Platz.
site-close = Schließen
site-new = Es gibt eine neue Version von hexholm. Deine Partien bleiben, wie sie sind.
site-new-now = Jetzt aktualisieren
site-new-later = Später

keep-title = Meine Partien sichern
keep-text = Deine Partien liegen in diesem Browser und nirgends sonst. Speichere sie in einer Datei, um sicherzugehen oder um sie auf ein anderes Gerät mitzunehmen.
keep-offline = hexholm startet jetzt auch ohne Netz.
keep-save = In Datei speichern
keep-load = Aus Datei zurückholen
keep-loaded = { $n ->
    [0] Alle Partien dieser Datei sind schon da.
    [one] Eine Partie ist wieder da.
   *[other] { $n } Partien sind wieder da.
}
keep-wrong = Das ist keine Sicherung von hexholm, oder sie ist beschädigt.

# Wat de site zonder server zegt, in het Nederlands.

site-starting = De tafel wordt klaargezet…
site-failed = hexholm kan in deze browser niet starten. Laad de pagina opnieuw; helpt dat niet, probeer dan een nieuwere browser.
site-reload = Opnieuw laden
site-refused = Deze browser laat hexholm niets bewaren. Je kunt spelen, maar de partij is weg zodra je deze pagina sluit.
site-full = Er is geen ruimte meer om partijen te bewaren. Wat je vanaf nu speelt, is weg zodra je deze pagina sluit: maak een back-up van je partijen of maak ruimte vrij.
site-close = Sluiten
site-new = Er is een nieuwe versie van hexholm. Je partijen blijven zoals ze zijn.
site-new-now = Nu bijwerken
site-new-later = Later

keep-title = Back-up van mijn partijen
keep-text = Je partijen staan in deze browser en nergens anders. Bewaar ze in een bestand, voor de zekerheid of om ze mee te nemen naar een ander apparaat.
keep-offline = hexholm start nu ook zonder netwerk.
keep-save = Bewaren in een bestand
keep-load = Terughalen uit een bestand
keep-loaded = { $n ->
    [0] Alle partijen uit dit bestand zijn er al.
    [one] Eén partij is terug.
   *[other] { $n } partijen zijn terug.
}
keep-wrong = Dat is geen back-up van hexholm, of hij is beschadigd.

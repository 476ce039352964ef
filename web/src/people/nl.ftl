# De pagina in het Nederlands: de lobby en profielen.

## De lobby
lobby-title = Lobby
lobby-way = Vind mensen om mee te spelen
lobby-head = Wie heeft er zin in een potje?
lobby-text = Neem een vrije plaats, of open een tafel en wacht op gezelschap. Niemand heeft een account nodig.
lobby-open = Open tafels
lobby-none = Er wacht nu geen tafel. Open er een, dan zien anderen hem hier.
lobby-new = Tafel openen
lobby-join = Meespelen
lobby-join-table = Meespelen aan tafel { $table }
lobby-free = { $n ->
    [one] 1 vrije plaats
   *[other] { $n } vrije plaatsen
}
lobby-hints = met hints
lobby-seed = met een gekozen startgetal
lobby-count = { $n ->
    [0] geen open tafels
    [one] één open tafel
   *[other] { $count } open tafels
}
new-public = Openbare tafel
new-public-text = Hij staat in de lobby: iedereen kan een vrije plaats nemen of toekijken.
new-talk = Chat aan tafel
new-talk-text = Spelers kunnen elkaar schrijven.
new-talk-public = Spelers kunnen een paar vriendelijke zinnen zeggen; iedereen leest ze in de eigen taal.

## Profielen
me-title = Mijn profiel
me-is = Mijn profiel: { $name }
me-new-title = Wie ben je?
me-new-text = Een profiel bewaart je naam, je partijen en je resultaten op deze server, en je vindt ze terug op elk apparaat. Er is geen account en geen wachtwoord: een geheime link is genoeg.
me-create = Profiel maken
me-have-link = Heb je er al een? Open de link hier, of scan de QR-code met dit apparaat.
me-switch-title = Dit profiel hier gebruiken?
me-switch-text = Deze browser heeft een ander profiel. Bewaar de link daarvan als je ernaar terug wilt.
me-switch-yes = Dit profiel gebruiken
me-opened = Je profiel staat nu op dit apparaat.
me-who = Over mij
me-save = Opslaan
me-saved = Opgeslagen.
me-since = Hier sinds { $date }
me-link = Mijn profiellink
me-link-text = Open hem op een ander apparaat om je partijen daar te vinden. Wie deze link heeft, kan op jouw plaatsen spelen: houd hem voor jezelf.
me-show = Link en QR-code tonen
me-qr = QR-code van je profiellink
me-data = Mijn gegevens
me-export = Als JSON exporteren
me-delete = Profiel verwijderen
me-delete-title = Je profiel verwijderen?
me-delete-text = De link, de lijst van je partijen en je resultaten worden van deze server verwijderd. De partijen zelf blijven, met jouw naam erin, en deze browser houdt de links naar je plaatsen.
me-deleted = Je profiel is verwijderd.
me-no-games = Plaatsen die je vanaf nu neemt, staan hier.
me-won = Je hebt gewonnen
me-lost = afgelopen
me-real = Aan de echte tafel getelde spellen
me-results = Mijn resultaten
me-no-results = Hier tellen je afgelopen partijen mee. Partijen met een gekozen startgetal, uploads, aftakkingen en partijen op één gedeeld scherm tellen niet mee.
me-played = gespeelde partijen
me-wins = { $n ->
    [one] gewonnen: 1 partij
   *[other] gewonnen: { $n } partijen
}
me-mean = goud gemiddeld
me-opponents = Tegenstanders
me-games = partijen
me-won-games = gewonnen
me-cards = Goud per kaart, gemiddeld
me-card-games = { $n ->
    [one] in 1 partij
   *[other] in { $n } partijen
}
me-best = Beste partijen
me-gold = { $n } goud

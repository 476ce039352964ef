# De pagina in het Nederlands: start, opstelling, meedoen, delen, terugkijken.

## Overal
top-home = hexholm, startpagina
seat-open = vrije plaats
seat-bot = { $name } · { $level }
colour-mark = { $colour }, { $mark }
error-other = { $text }
error-too-fast = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
error-unknown-table = Die tafel is er op deze server niet.
error-bad-secret = Deze link opent de tafel niet. Controleer of hij volledig is.
error-not-json = Dit bestand is geen verslag van een partij.
error-too-big = Dit bestand is te groot voor een verslag van een partij.
error-no-open-seat = Aan deze tafel is elke plaats bezet.
error-seat-taken = Iemand anders heeft deze plaats net genomen.
error-colour-taken = Iemand anders heeft deze kleur net gekozen.
error-bad-name = Een naam heeft 1 tot 24 tekens.
error-server-error = Er ging iets mis op de server. Probeer het opnieuw.

## Startpagina
home-title = Bouw je koninkrijk, drie nederzettingen per beurt.
home-lead = Kingdom Builder en Winter Kingdom in de browser: tegen een bot, samen op één scherm, of met vrienden via een link. Zonder account.
home-play = Speel nu
home-play-text = Het aanbevolen eerste spel, tegen een bot
home-winter = Winter Kingdom
home-winter-text = Een eerste spel in de sneeuw, tegen een bot
home-learn = Leren spelen
home-learn-text = Lessen van een paar minuten, zet voor zet
home-learn-new = Nieuw hier? Een coach laat het je zet voor zet zien
home-new = Nieuwe tafel
home-new-text = Kies het spel, de spelers, het land en de kaarten
home-puzzles = Puzzels
home-puzzles-text = Vind de beste beurt, elke dag een nieuwe
home-shelf = Aan de echte tafel
home-shelf-text = Opstelling, punten en regels voor de doos in je kast
games-title = Mijn partijen
games-your-turn = Jouw beurt
games-turn = { $name } is aan de beurt
games-waiting = { $n ->
    [one] wacht op nog één speler
   *[other] wacht op nog { $n } spelers
}
games-won = Je hebt gewonnen
games-over = { $n ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
}
games-gone = niet meer op deze server
games-unknown = de server antwoordt niet
games-loading = laden…
games-scores = Stand: { $scores }
games-replay = Terugkijken
games-forget = { $table } uit deze lijst halen
games-more = { $n ->
    [one] Toon er nog een
   *[other] Toon er nog { $n }
}
watch-title = Meekijken
watch-paste = Heb je een link?
watch-placeholder = Plak hem hier
watch-open = Openen
watch-wrong = Dit is geen volledige link naar een tafel of een spel.
upload-title = Partij uploaden
upload-text = Open een verslag of een opgeslagen partij om terug te kijken of verder te spelen.
upload-button = Kies een bestand
foot-note = hexholm is een onafhankelijke digitale versie van het bordspel. Alle beelden, teksten en code zijn eigen werk; we zijn niet verbonden aan de auteur of de uitgevers van het spel.
foot-docs = API voor botmakers

## Nieuwe tafel
new-title = Nieuwe tafel
new-game = Spel
new-players = Spelers
new-count = Aantal spelers
new-seat = Plaats { $n }
new-who = { $seat }: wie speelt er
new-who-me = Ik
new-who-here = Iemand op dit scherm
new-who-bot = Bot · { $level }
new-who-open = Vrij: via een uitnodigingslink
new-way = Waar iedereen is
new-way-screen = Hier
new-way-server = Online
new-way-turns = Per link
new-way-screen-text = Iedereen speelt op dit scherm.
new-way-server-text = Open plaatsen zijn voor wie de uitnodiging krijgt.
new-way-turns-text = Ieder op een eigen apparaat, wanneer het uitkomt. Na elke beurt stuur je een link: er is geen server nodig.
new-who-turns = Iemand, per link
new-note-turns = neemt deze plaats met de eerste link
new-name = { $seat }: naam
new-name-placeholder = Speler { $n }
new-note-bot = speelt zelf
new-note-master = basisspel met twee; anders speelt de expert
new-note-open = je krijgt een link om te delen
new-colour = Kleur wijzigen
new-colour-of = { $seat }, kleur: { $colour }
new-land = Het land
new-boxes = Basisspel en uitbreidingen
new-all-random = Verras me
new-shuffle = Schudden
new-random = Willekeurig
new-random-text = getrokken als het spel begint
new-pick = Kwadrant { $place } kiezen
new-place = { $place }:
new-place-turned = gedraaid
new-place-act = Kies een ander kwadrant
new-turn = Draai { $section } 180°
new-swaps = ligt al { $place }; ze wisselen van plaats
new-land-random = De vier kwadranten worden getrokken als het spel begint. Tik op een plek om zelf het kwadrant te kiezen.
new-land-hint = Tik op een kwadrant om een ander te kiezen; de ronde pijlen draaien het.
place-0 = linksboven
place-1 = rechtsboven
place-2 = linksonder
place-3 = rechtsonder
source-printed = gedrukt bord
source-house = ons bord
source-inferred = gereconstrueerd bord
source-mine = jouw bord
box-own = Jouw borden
preset-everything = Alles
new-box-needed = Zonder deze uitbreiding zijn er te weinig kwadranten.
new-lands = Nieuwe landen
new-lands-text = Dezelfde steden in een nieuw gegenereerd landschap.
new-lands-other = Andere landen
new-lands-mark = nieuw land
new-cards = Kingdom Builder-kaarten
new-cards-chosen = { $left ->
    [0] Alle drie zijn gekozen.
    [3] Alle drie worden willekeurig getrokken. Kies welke je erbij wilt hebben.
   *[other] { $chosen } gekozen, { $left } willekeurig getrokken.
}
new-cards-random = Alles willekeurig
new-options = Opties
new-pace = Tempo
new-pace-live = Live
new-pace-days = Over dagen
new-pace-live-text = Iedereen zit tegelijk aan tafel.
new-pace-days-text = Iedereen speelt wanneer het uitkomt. Wie weg is, wordt niet vervangen.
new-away = Een bot mag voor een afwezige invallen na
new-clock = Tijd per beurt
new-clock-none = onbeperkt
new-clock-end = Als de tijd om is
new-clock-bot = speelt een bot de beurt
new-clock-nothing = gebeurt er niets
new-listed = Anderen mogen meekijken
new-hints = Hints
new-hints-text = Wie aan de beurt is, kan om een goede beurt vragen. Standaard uit als er meerdere mensen spelen.
new-listed-text = De tafel staat op de startpagina van deze server.
new-seed = Startgetal: hetzelfde getal geeft dezelfde partij; iedereen aan tafel krijgt dat te zien
new-seed-any = willekeurig
new-start = Begin het spel
new-start-open = Open de tafel
new-error-seed = Een startgetal is een geheel getal van 0 of meer.
new-error-name = Een naam mag maximaal 24 tekens hebben.
new-error-names = Twee spelers hebben dezelfde naam.

## Meedoen
join-title = Je bent uitgenodigd
join-text = Schuif aan bij tafel <b>{ $table }</b>.
join-name = Je naam
join-name-placeholder = Hoe mogen de anderen je noemen?
join-colour = Je kleur
join-go = Aanschuiven
join-at = Aan tafel
join-here = aan tafel
join-take = Neem plaats { $n }
join-free = vrij
join-full = Elke plaats is bezet.
join-watch = Meekijken
join-known = Deze browser heeft hier al een plaats.
join-back = Terug naar mijn plaats
join-another = Neem nog een plaats op dit scherm

## Delen
share-scan = Scan om mee te doen vanaf een telefoon in dit netwerk
share-qr = QR-code van de uitnodigingslink
share-local = Deze server is alleen op deze computer bereikbaar. Start hem met --host 0.0.0.0 om anderen in je netwerk te laten meedoen.

## Terugkijken
replay-title = Terugkijken
replay-step = Stap { $step } van { $steps }
replay-start = Het spel begint
replay-end = { $person ->
    [you] <b>Jij</b> beëindigt de beurt
   *[other] <b>{ $name }</b> beëindigt de beurt
}
replay-slider = Stap van de partij
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-turn-back = Vorige beurt
replay-turn-forward = Volgende beurt
replay-fork = Vanaf hier verderspelen
replay-fork-text = Een nieuwe tafel vanaf deze stap
fork-text = Een nieuwe tafel begint bij stap { $step }; daarna komen er andere kaarten. Wie zit waar?
fork-go = Verder spelen
replay-download = Downloaden
replay-running = Het verslag kan worden gedownload als het spel is afgelopen.
replay-link = Link kopiëren
replay-copied = Link gekopieerd.
replay-table = Naar tafel
replay-gold = Goud bij deze stap
replay-keys = Pijltjes: stap voor stap; Home en End: begin en einde; spatie: afspelen
replay-waiting = Het spel is nog niet begonnen.
tiles-title-short = Tegels

## De spelregels
lookup-title = Spelregels
lookup-all = Alle spelregels
lookup-what = Spelregels: { $name }
lookup-rule = regel nalezen

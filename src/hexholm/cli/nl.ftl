# De opdrachtregel in het Nederlands.

standard-input = standaardinvoer

## Opdrachten

help-hexholm =
    Kingdom Builder en Winter Kingdom: partijen spelen, simuleren en bestuderen.

    Zonder opdracht opent de tafel in je browser.
help-serve = De tafel in de browser aanbieden tot je op Ctrl-C drukt.
help-site = Het hele spel schrijven als map met statische bestanden die elke webserver kan aanbieden.
help-play = Tegen bots spelen: in de browser, of met --terminal hier in de terminal.
help-new = Een nieuwe partij naar de standaarduitvoer schrijven.
help-simulate = Bots veel partijen laten spelen en de uitslagen samenvatten.
help-replay = Een opgenomen partij navertellen en de eindstelling tonen.
help-score = Het goud of de punten per kaart tonen, en waar ze vandaan komen.
help-show = Een stelling tekenen, hier of als plaatje.
help-edit = Een stelling in de browser bewerken.
help-bench = Meten hoe snel het spel en de bots zijn.
help-arena = Bots met dezelfde deling in elke tafelschikking tegen elkaar laten spelen en beoordelen.
help-ladder = Alle niveaus twee aan twee tegen elkaar laten spelen en de uitslagen als tabel en plaatje schrijven.
help-analyse = Elke beurt van een partij beoordelen en de keerpunten tonen: wat beter was geweest, en waarom.
help-puzzles = Puzzels maken of nagaan of hun oplossingen kloppen.
help-puzzles-make = In partijen van sterke bots naar puzzels zoeken tot elke verzameling er genoeg heeft; het gaat verder waar het gebleven was.
help-puzzles-check = De oplossing van elke puzzel opnieuw vinden, met een vaste hoeveelheid rekenwerk.
help-sections = De kwadranten tonen, of nieuwe maken.
help-sections-list = De kwadranten van hexholm tonen: naam, uitbreiding, steden, gedrukt of van ons.
help-sections-new = Een nieuw kwadrant naar de standaarduitvoer schrijven; bewaar het in een bestand voor --section-file.
help-stats = Veel partijen van één bot onderzoeken: goud per kaart, plaatsen, tegels, lengte.
help-rules = De spelregels van een kaart, een tegel, een speelstuk … tonen, of alles opsommen.
help-backup = Alle partijen van een server en de sleutel in één bestand schrijven; de server mag blijven draaien.
help-restore = De partijen en de sleutel van een back-up in een lege datamap of database terugzetten.
help-prune = Partijen verwijderen die lang niemand heeft aangeraakt.
help-check = Elke opgeslagen partij naspelen en de beschadigde tonen.

## Opties

panel-setup = Opstelling
panel-kingdom-builder = Opstelling van Kingdom Builder
panel-winter-kingdom = Opstelling van Winter Kingdom
panel-until = Wanneer het stopt (twee bots; --games is dan het maximum)

flag-version = De versie tonen.
flag-language = Deze taal gebruiken.
flag-file = Een opgeslagen partij, een verslag, een .jsonl-bestand met verslagen, een stellingtekst (kb2:..., wk1:...) of - voor de standaardinvoer.
flag-file-edited = Een opgeslagen partij, een verslag, een .jsonl-bestand met verslagen, een geval uit een foutrapport, een puzzel, een link, een stellingtekst (kb2:..., wk1:...) of - voor de standaardinvoer.
flag-thing = Wat je wilt nalezen: een naam, zoals gedrukt of getypt (lords, raadshuis), of het nummer van een regel (B-3.3).
flag-to = Na dit aantal acties stoppen.
flag-line = Welke regel van een .jsonl-bestand, geteld vanaf 1.
flag-json = De uitslagen als JSON tonen.
flag-seconds = Hoe lang ongeveer wordt gemeten.
flag-players = Aantal spelers: 2 tot 5, in Winter Kingdom 2 tot 4.
flag-seed = Hetzelfde startgetal geeft dezelfde partij.
flag-seed-of-games = Hetzelfde startgetal geeft dezelfde partijen.
flag-seed-of-deals = Hetzelfde startgetal geeft dezelfde delingen.
flag-seed-of-land = Hetzelfde startgetal geeft hetzelfde land.
flag-jobs = Aantal processen.
flag-games = Aantal partijen.
flag-out = Een verslag van elke partij aan dit bestand toevoegen.

flag-site-folder = Map waarin de site komt; een oudere site daarin wordt vervangen.
flag-host = Adres om op te luisteren; 0.0.0.0 opent de tafel voor je netwerk.
flag-port = Poort om op te luisteren; is die bezet, dan de volgende vrije.
flag-data = Map waarin de partijen worden bewaard.
flag-database = URL van een database, in plaats van het bestand in de map.
flag-workers = Aantal serverprocessen op de poort; voor meer dan één is PostgreSQL nodig.
flag-backup-file = De back-up.
flag-older = Zo lang niet aangeraakt: dagen, weken of jaren, zoals 90d, 12w of 1y.
flag-finished = Alleen partijen die zijn afgelopen.
flag-trial = Niets verwijderen, alleen tonen hoeveel het er zouden zijn.
flag-open = De pagina in de browser openen.
flag-access-log = Een regel tonen voor elk verzoek.
flag-json-log = Het log als regels JSON tonen.
flag-lobby = Een lobby aanbieden: open tafels die iedereen kan vinden en waaraan iedereen kan aanschuiven.
flag-allow-host = Een naam waaronder deze server bekend is, zoals games.example.org. (herhaalbaar)
flag-trust-proxy = Adres van een proxy die doorgeeft van wie het verzoek komt. (herhaalbaar)
flag-limit = Wat één adres mag gebruiken, zoals tables=30; de limieten staan in docs/hosting.md. (herhaalbaar)
flag-url = Openbaar adres van de server, voor links in mails en webhooks, zoals https://games.example.org.
flag-mail-server = Mailserver die mensen laat weten dat ze aan de beurt zijn: smtp://naam:wachtwoord@host:587 of smtps://host. Liever via HEXHOLM_MAIL_SERVER: anderen kunnen de opdrachtregel lezen.
flag-mail-from = Afzender van deze mails.
flag-webhook = Hoe webhooks die mensen invullen mogen beginnen, zoals https://chat.example.org/hooks/; https:// staat alles toe. (herhaalbaar)
flag-send-to-private = Meldingen ook naar deze computer en zijn eigen netwerk sturen, ook zonder TLS.
flag-offered-bot = Ook deze bot aanbieden: package.module:Class, of een entry point. (herhaalbaar)
flag-added-box = Ook met een eigen uitbreiding spelen: de map ervan. (herhaalbaar)

flag-terminal = Hier spelen door te typen, niet in de browser.
flag-bot = De bot op alle andere plaatsen; een eigen bot: package.module:Class.
flag-bots = Eén bot voor elke andere plaats.
flag-my-seat = Jouw plaats; plaats 1 begint.
flag-save = De partij na elk van je beurten in dit bestand opslaan.
flag-load = Een opgeslagen partij voortzetten.
flag-text = In plaats daarvan een stellingtekst van één regel schrijven.
flag-print = De opstelling op één pagina zetten om na te leggen: een bestand dat eindigt op .pdf of .svg.
flag-address = Waar je hexholm staat, voor de QR-code van de afgedrukte pagina: https://example.org.
flag-never = Een opstelling uit de dozen loten zonder deze kwadranten, kaarten, tegels of opdrachten.
flag-always = Een opstelling uit de dozen loten met dit alles.
flag-at-least = Een opstelling loten met zoveel kwadranten van een doos.
flag-balanced = Kaarten loten die bij het bord passen.
flag-svg = In plaats daarvan een plaatje schrijven; - is de standaarduitvoer.

flag-seats = Eén bot voor elke plaats, of één voor allemaal.
flag-one-more-bot = Nog een bot: package.module:Class, of zoals bij --bots. (herhaalbaar)
flag-arena-bots = De bots om te vergelijken, maximaal één per speler.
flag-arena-games = Aantal partijen; naar boven afgerond tot hele delingen.
flag-against = Ook dezelfde bots van een andere hexholm laten spelen: een checkout, een wheel, een virtuele omgeving of een git-revisie.
flag-adjust = Ook het aandeel gewonnen partijen met minder geluk noemen, naar de waarde van elke getrokken kaart (ongeveer een halve seconde per partij, twee met alle uitbreidingen).
flag-until-width = Stoppen zodra het interval van gewonnen partijen niet breder is dan dit, bijvoorbeeld 6.
flag-decide = Stoppen zodra duidelijk is of de eerste bot vaker of minder vaak wint dan dit, bijvoorbeeld 50.
flag-better = Stoppen zodra duidelijk is dat de eerste bot vaker wint dan --than, of minder vaak dan dit, bijvoorbeeld 55.
flag-than = Het kleinste aandeel voor --better; anders 50.
flag-cluster = Op een Ray-cluster spelen: auto is het cluster op deze computer.
flag-records = Van elke partij een verslag in dit bestand bewaren; dezelfde opdracht gaat verder waar die ophield.
flag-ladder-bots = De bots om twee aan twee te vergelijken.
flag-ladder-games = Aantal partijen per paar bots; naar boven afgerond tot hele delingen.
flag-ladder-all = Alle niveaus, plus random en greedy.
flag-ladder-keep = De ranglijst in dit bestand bewaren en laten zien hoe de bots sinds de eerdere zijn veranderd.
flag-ladder-label = Hoe deze versie daar heet.
flag-ladder-out = Map voor ladder.md en pictures/ladder.svg.
flag-from = In plaats daarvan de partijen in dit bestand onderzoeken; --game en --players beperken ze.
flag-bot-on-all = De bot op alle plaatsen.
flag-worth = Winter Kingdom: talenten weggeven en op kaarten mikken, om te zien wat ze waard zijn.
flag-plot = De figuren in dit bestand tekenen; - is de standaarduitvoer.
flag-work = Hoeveel er over elke beurt wordt nagedacht; 2 duurt twee keer zo lang en is zekerder.
flag-one-seat = Alleen de beurten van deze speler bekijken; plaats 1 begint.
flag-puzzle-sets = De verzamelingen: uitbreidingen, everything of een spel; zonder opgave allemaal.
flag-puzzles-wanted = Aantal puzzels per verzameling.
flag-puzzle-folder = Map met één bestand per verzameling, VERZAMELING.jsonl; nieuwe puzzels komen erbij.
flag-puzzle-files = Bestanden met puzzels; zonder opgave de meegeleverde.

flag-box = De uitbreiding waarvoor je een kwadrant maakt.
flag-kind = De eerste stad van het kwadrant, zoals hexholm sections die toont.

flag-game = Het spel: { $names }.
flag-preset = Een kant-en-klare opstelling ({ $names }).
flag-cards = Drie scorekaarten.
flag-boxes = Uitbreidingen: { $names }.
flag-sections = Vier kwadranten: linksboven, rechtsboven, linksonder, rechtsonder; name:turned draait het 180 graden.
flag-tasks = Opdrachtkaarten, één voor elk kwadrant dat er een nodig heeft.
flag-island = De kant van het eiland: { $names }.
flag-capitols = Velden van de kastelen die hoofdstad zijn.
flag-caves = Velden van de bergen met een grot.
flag-nomads = Nomadenvelden en de tegels erop.
flag-removed = Het gebied waarvan de kaarten worden verwijderd, als een scorekaart dat vraagt.
flag-option = Een regeloptie: NAME zet die aan, NAME=off zet die uit, NAME=1 kiest een getal. Opties: { $names }. (herhaalbaar)
flag-section-file = Bestand van een eigen kwadrant: het vervangt het onze met die naam, of noem het bij --sections of --island. (herhaalbaar)
flag-boards = Zeven bordkanten: het midden, dan met de klok mee vanaf bovenaan; 3fe:2 is twee zesde slag gedraaid.
flag-economy = De economiekaart.
flag-twist = Een twist, of none. De spelregels raden er één aan; met meer wordt het wilder. (herhaalbaar)
flag-direction = Richting van de lijnen voor de ridders: { $names }.
flag-top-board = Het bovenste terreinbord voor Bont: 1 (bovenaan), dan met de klok mee tot 6.
flag-bottom-board = Het onderste terreinbord voor de pioniers, op dezelfde manier genummerd.
flag-side-file = Bestand van een eigen bordkant: die vervangt de onze met die naam, of noem hem bij --boards. (herhaalbaar)

default-end = het einde
default-players = 2, of het aantal bots
default-arena-games = 400, of maximaal 10.000 als er een regel is om te stoppen
default-new = een nieuw
default-data = in je persoonlijke map
default-drawn = getrokken met het startgetal
default-levels = alle niveaus
default-version = de versie van hexholm
default-all = alle
usage = Gebruik:
usage-arguments = Argumenten
usage-options = Opties
usage-commands = Opdrachten
usage-required = [verplicht]
usage-default = [standaard: { $value }]
usage-any-options = [OPTIES]
usage-any-command = OPDRACHT [ARGUMENTEN]...
usage-help = Deze hulp tonen.
metavar-file = BESTAND
metavar-dir = MAP
metavar-path = PAD
metavar-name = NAAM
metavar-number = GETAL
metavar-address = ADRES
metavar-hex = VELD
metavar-tile = TEGEL
metavar-terrain = GEBIED
metavar-set = VERZAMELING

## Vergissingen

cli-complaint = hexholm: { $line }
cli-usage = { $why } (zie hexholm --help)
usage-no-command = er is geen opdracht { $got }; kies { $names_or }
usage-no-option = er is geen optie { $got }
usage-no-option-but = er is geen optie { $got }; bedoel je { $near_or }?
usage-flag = { $name } heeft geen waarde
usage-needs-value = { $name } heeft een waarde nodig
usage-missing = { $name } ontbreekt
usage-number = { $kind ->
    [any] { $name } is een getal
   *[whole] { $name } is een geheel getal
}
usage-number-from = { $kind ->
    [any] { $name } is een getal, minstens { $least }
   *[whole] { $name } is een geheel getal, minstens { $least }
}
usage-number-to = { $kind ->
    [any] { $name } is een getal van { $least } tot en met { $most }
   *[whole] { $name } is een geheel getal van { $least } tot en met { $most }
}
usage-extra = hier wordt niets verwacht: { $got }
usage-other = { $why }
cli-language = onbekende taal { $got }; kies uit: { $names }
cli-bot-first = zet --bot na de opdracht: hexholm { $command } --bot
cli-terminal-only = in de browser kies je de opstelling op de pagina; voeg --terminal toe om hier te spelen
cli-load-alone = --load brengt de eigen opstelling mee; laat --players, --seed en de opties voor de opstelling weg
cli-at-least = --at-least verwacht dozen met een getal, zoals nomads=2, niet { $got }
cli-wishes-draw = met wensen wordt de opstelling uit de dozen geloot; laat { $flag } weg
cli-paper = --print schrijft bestanden met { $names_or }, niet { $got }
cli-printed = De opstelling staat in { $file }. In de browser: { $link }
cli-address = --address zegt waar een hexholm staat, bijvoorbeeld https://example.org, niet { $got }
cli-bots-beside-you =
    voor { $players } spelers { $bots ->
        [one] is naast jou { $bots } bot
       *[other] zijn naast jou { $bots } bots
    } nodig, niet { $got }
cli-no-seat = er is geen plaats { $seat }; de plaatsen zijn 1 tot { $seats }
cli-wrong-scores = { $file }: de opgeslagen eindstand past niet bij de partij
cli-right-scores = De opgeslagen eindstand klopt.
cli-edited = Deze stelling is bewerkt: het verloop in het bestand leidt er niet naartoe en is weggelaten.
cli-to = --to { $to }: { $why }
cli-option-of-other-game = { $flag } is voor --game { $other }; dit is { $this }
cli-file-not-used = noem { $names } bij { $flags_or } om het bestand te gebruiken
cli-nomads = bij --nomads horen velden en tegels zoals c4=treasure,k12=sword, niet { $got }
cli-rule = bij --option hoort { $ways_or }, niet { $got }
cli-preset-twist = het eerste spel heeft geen twist; laat --twist of --preset weg

in-file = { $file }: { $why }
file-not-text = { $file } is geen tekstbestand
file-line = { $file }, regel { $line }
file-no-line =
    { $file } heeft { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }; er is geen regel { $line }

arena-name-bots = noem de bots om te vergelijken, bijvoorbeeld --bots hard,normal
arena-than-alone = --than hoort bij --better; geef ze allebei op
arena-one-rule = --until-width, --decide en --better bepalen elk wanneer het stopt; gebruik er één
ladder-all-or-bots = --all en --bots bepalen allebei wie er speelt; gebruik er één
stats-json-or-plot = --json en --plot - schrijven allebei naar de standaarduitvoer; geef --plot een bestand
stats-from-alone = --from leest partijen die al gespeeld zijn; laat { $flag } weg
stats-worth-alone = --worth speelt eigen partijen; laat { $flag } weg
stats-worth-game = --worth is voor --game { $names_or }
analyse-no-turns = { $file } heeft geen beurten om te beoordelen
puzzles-no-set = er is geen puzzelverzameling { $got }; kies uit: { $names }
puzzles-lost = { $n ->
    [one] deze oplossing is niet teruggevonden: { $names }
   *[other] deze oplossingen zijn niet teruggevonden: { $names }
}
rules-unknown = de gids heeft geen onderdeel { $got }; hexholm rules somt ze allemaal op
sections-no-box = er is geen uitbreiding { $got } met kwadranten; kies uit: { $names }
sections-no-kind = geen enkele uitbreiding heeft een kwadrant { $got }; kies uit: { $names }
sections-no-kind-in-box = uitbreiding { $of } heeft geen kwadrant { $got }; kies uit: { $names }
site-not-built = bij deze hexholm zitten de bestanden van de site niet; in een checkout bouwt make site ze, en een wheel die je daarna bouwt (make site wheel) bevat ze
site-other = { $file } hoort bij een andere site; kies een andere map
typed-unclear = { $word } kan meer dan één ding betekenen; typ { $ways_or }

## De site

site-written = { $n ->
    [one] De site staat in { $folder }: { $n } bestand, { $mb } MB.
   *[other] De site staat in { $folder }: { $n } bestanden, { $mb } MB.
}
site-try = Om hem hier te proberen: { $command }

## De partij in de terminal

play-bot = Bot { $number } ({ $level })
play-lapse = { $name }: { $why }; bot ‘{ $level }’ speelt deze beurt.
play-garbled = Dat kan niet. { $why }. Typ help om te zien wat je kunt doen.
play-no = Dat kan niet. { $why }.
play-waits = { $name } wacht midden in een beurt op jou.
play-undone = Teruggenomen: { $action }.
play-why-what = Typ een actie na why, bijvoorbeeld: why build c5
play-why = { $action }: { $why }.
play-allowed = { $action }: dat kun je nu doen.
play-no-log = Er is nog niets gebeurd.
play-save-where = Typ een bestandsnaam na save, bijvoorbeeld: save partij.json
play-not-saved = Niet opgeslagen: { $path }: { $why }.
play-saved = Opgeslagen. Ga verder met: hexholm play --terminal --load { $path } --seat { $seat } --bots { $bots }
play-saved-over = Opgeslagen. Bekijk de partij met: hexholm replay { $path }
play-lost = De partij is niet opgeslagen; bewaar de volgende met save BESTAND of --save BESTAND.
play-offer-save = De partij opslaan? Bestandsnaam, of Enter om te stoppen:
narrow-window = Het speelbord heeft { $needed } kolommen nodig; dit venster heeft er { $width }.

type-hint = Typ { $ways_or }.
hint-hex = { $ways_or } (of een ander veld tussen haakjes)
hint-build = { $hex } om te bouwen
hint-take = { $hex } om op te pakken
hint-put = { $hex } om neer te zetten
hint-sell = take { $hex } om te verkopen

things-cards = Scorekaarten in deze partij:
things-tasks = Opdrachten in deze partij:
things-locations = Steden in deze partij:
things-nomads = Nomadentegels in deze partij:
things-others = Andere acties in deze partij:
things-economy = Economie: { $what }: { $text }
things-twist = Twist: { $what }: { $text }
things-talents = Talenten die je kent:
thing = {"  "}{ $card }: { $text }
thing-typed = {"  "}{ $tile } ({ $tile_id }): { $text }

beside-ready = { $what }, één keer per beurt: { $text }
beside-used = { $what }, gebruikt: { $text }
beside-removed = Gebied zonder kaarten: { $terrain }
beside-due = Nog te bouwen met je kaart: { $due }
beside-marks = Lijnen die je hebt gemarkeerd: { $rows }
beside-walls = Resterende stenen muren: { $walls }

purse-buy = { $tile } (buy { $tile_id }: { $n })
purse-upgrade = opwaardering: { $tile } (upgrade { $tile_id }: { $n })
purse-repeat = een talent drie keer gebruiken ({ $coins })
purse-enough =
    Je hebt { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }, genoeg voor: { $ways }.
purse-short =
    Je hebt { $coins ->
        [0] geen munten
        [one] { $coins } munt, te weinig om iets te kopen
       *[other] { $coins } munten, te weinig om iets te kopen
    }.

## Stand

scores = { $unit }
scores-columns = kaart
scores-now = { $unit } als het spel nu afgelopen was
scores-now-columns = kaart
scores-from = waar het goud vandaan komt
scores-from-columns = speler | kaart | goud | velden
paid-during-play = tijdens het spel verdiend

## Veel partijen: | scheidt de kolommen

simulate-wins = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} (met 95%-intervallen)
simulate-wins-columns = bot | gespeelde plaatsen | zeges | aandeel zeges | { $unit }
simulate-gold = { $unit } per kaart, gemiddeld
simulate-gold-columns = kaart
simulate-rounds = rondes per partij: { $rounds }
simulate-records = verslagen: { $file }
simulate-lapses =
    { $bot } liet het { $times ->
        [one] één keer
       *[other] { $times } keer
    } afweten; de makkelijke bot speelde die beurten

standings = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} met { $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
} (met 95%-intervallen)
standings-columns = bot | gewonnen | { $unit } | rating | ms per beurt | 95% onder | langste
standings-adjusted = zonder kaartgeluk: { $bot } wint { $won }; het interval is { $width } zo breed als hierboven
standings-caption = rating: openskill (Plackett-Luce), ± sigma; tijd: processortijd
duels = eindigde voor (gelijke stand telt half)
duels-columns = bot
arena-rounded = { $wanted ->
    [one] 1 partij is
   *[other] { $wanted } partijen zijn
} afgerond naar { $games }, om elke deling in alle tafelschikkingen te spelen
arena-few-deals = --adjust heeft minstens { $few } delingen nodig die ermee gespeeld zijn
arena-narrow = gestopt na { $games } partijen, met een interval van hooguit { $limit }: { $bot } wint { $won }
arena-above = beslist na { $games } partijen: { $bot } wint meer dan { $limit }; tot nu toe { $won }
arena-below = beslist na { $games } partijen: { $bot } wint minder dan { $limit }; tot nu toe { $won }
arena-undecided = niet beslist: { $bot } heeft { $won } gewonnen
arena-version = { $compiled ->
   *[yes] { $where } is hexholm { $version } in { $folder }
    [no] { $where } is hexholm { $version } in { $folder }, zonder gecompileerde snelle spelers: zijn expert is daardoor zwakker
}
arena-interrupted = afgebroken: { $played } van { $games } partijen gespeeld
arena-lost = ze zijn verloren: er was geen bestand voor verslagen opgegeven
arena-go-on = geef dezelfde opdracht om verder te gaan
ladder-written = geschreven: { $page }, { $picture }
ladder-what = { $what }, { $players } spelers: elke twee bots spelen { $games } partijen met { $deals ->
    [one] 1 deling,
   *[other] { $deals } delingen, elke deling
} in alle tafelschikkingen.

bench = snelheid op één kern
bench-columns = wat | gemeten | moet | streven | maatstaf | gehaald
bench-caption = maatstaf: tijd in lussen van gewoon Python
bench-speed = { $n } partijen/s
bench-steps = { $n } stappen/s
bench-time = { $n } µs
bench-missed = nee
bench-must = moet
bench-stretch = streven
bench-base-random = basisspel, 2 willekeurige bots
bench-base-bare = hetzelfde, alleen de spelregels
bench-base-greedy = basisspel, 2 gulzige bots
bench-base-quick = basisspel, 2 snelle spelers
bench-base-compiled = hetzelfde, gecompileerd
bench-all-random = alles in het spel, 4 willekeurige bots
bench-all-greedy = alles in het spel, 4 gulzige bots
bench-winter-random = Winter Kingdom, 4 willekeurige bots
bench-env-base = omgeving, basisspel, 2 spelers
bench-env-all = hetzelfde, alles in het spel, 4 spelers
bench-env-winter = hetzelfde, Winter Kingdom, 4 spelers
bench-env-batch = gecompileerde batch van basisspellen
bench-copy = kopie van een stelling
bench-score = score van één speler, 3 kaarten
bench-new = nieuwe partij
bench-legal = kopie en lijst van toegestane acties

sections-columns = kwadrant | uitbreiding | steden | herkomst
sections-printed = gedrukt
sections-house = van ons
puzzles-made = { $name }  { $stars }  { $turn }
puzzles-found = { $n ->
    [one] { $n } oplossing teruggevonden.
   *[other] { $n } oplossingen teruggevonden.
}

stats-by-bot = { $bot } op alle plaatsen
stats-from = uit { $file }
survey-what = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} { $of }, { $players } spelers, { $source }
survey-left-out =
    { $games ->
        [one] { $games } partij is
       *[other] { $games } partijen zijn
    } weggelaten: niet uitgespeeld, of begonnen vanuit een bewerkte stelling
survey-cards = { $unit } per speler, per kaart
survey-cards-columns = kaart | partijen | gemiddelde | spreiding | kwartielen
survey-seats = plaatsen (gelijk verdeeld: { $even } van de zeges)
survey-seats-columns = plaats | zeges | { $unit } | boven tafelgemiddelde | beëindigt het spel
survey-tiles = tegels
survey-tiles-columns = tegel | gepakt | door | ronde | keren | { $unit } | zeges
survey-tiles-taken = {"  "}gepakt: per speler, waar de tegel meedoet; door: deel van de spelers; keren: per partij, door wie hem heeft
survey-tiles-worth = {"  "}{ $unit }, zeges (op 100 partijen): wat samengaat met één tegel meer, binnen een tafel
survey-talents = talenten
survey-talents-columns = talent | prijs | gekocht | ronde | keren | na deling | na koop | opgewaardeerd | na opwaardering
survey-if-dealt = {"  "}na deling: { $unit } door dit talent te krijgen in plaats van een gemiddeld talent, gekocht of niet
survey-if-bought = {"  "}na koop, na opwaardering: { $unit } die ermee samengaan, vergeleken binnen een tafel
survey-too-few = {"  "}te weinig partijen om de waarde te schatten
survey-rounds = rondes per partij: { $rounds }  ({ $shares })
survey-pieces = gebouwde speelstukken per speler: { $pieces }
survey-ender = wie het eerst door de voorraad heen is, wint { $share }
survey-stuck =
    { $games ->
        [one] in { $games } partij
       *[other] in { $games } partijen
    } kon niemand meer bouwen
survey-free = keren gebruikt zonder tegel, per speler en partij: { $uses }
survey-parts = per { $kind ->
    [section] kwadrant
    [economy] economiekaart
    [twist] twist
   *[other] { $kind }
} (per speler)
survey-parts-columns = { $kind ->
    [section] kwadrant
    [economy] economiekaart
    [twist] twist
   *[other] { $kind }
} | partijen | { $unit } | rondes | tegels
survey-parts-paid = per { $kind ->
    [section] kwadrant
    [economy] economiekaart
    [twist] twist
   *[other] { $kind }
} (per speler)
survey-parts-paid-columns = { $kind ->
    [section] kwadrant
    [economy] economiekaart
    [twist] twist
   *[other] { $kind }
} | partijen | { $unit } | rondes | munten | talenten
survey-pairs = kaarten die samen met een andere meer of minder { $unit } opleveren
survey-pairs-columns = kaart | met | partijen | { $unit } | verschil met gemiddelde

worth-what = { $games } partijen met cadeaus en { $games } met doelen, { $players } spelers, { $bot } op alle plaatsen
worth-talents = talenten
worth-talents-columns = talent | prijs | punten | per munt | opwaardering | extra | per munt
worth-points = {"  "}punten: wat een cadeau vanaf de eerste beurt oplevert, vergeleken met de anderen aan tafel
worth-cards = scorekaarten
worth-cards-columns = kaart | betaalt | als doel | niets | de anderen
worth-nothing = {"  "}niets: het aandeel van wie op de kaart mikt en er niets voor krijgt

analyse-chances = Winstkans na elk van { $turns } beurten
analyse-won = gewonnen
analyse-no-points = Geen beurt bleef ver achter bij de beste die is gevonden.
analyse-points = Keerpunten
analyse-turn = {"  "}beurt { $turn }, { $name } { $sign } winstkans { $best } → { $done }, voorsprong −{ $gold }
analyse-played = {"    "}gespeeld  { $actions }
analyse-better = {"    "}beter     { $actions }
analyse-why = {"    "}waarom    { $reasons }

# Veel partijen in het Nederlands: verslagen en figuren.

figure-range = { $value } ({ $low } tot { $high })

ladder-title = De ranglijst
ladder-about = { $about } Deze opdracht schrijft de figuur en de tabellen:
ladder-picture = Ratings, en wie voor wie eindigt
ladder-strengths-columns = bot | rating | gewonnen | { $unit } | ms per beurt | 95% onder | langste
ladder-strengths-note =
    Intervallen zijn 95%; partijen met dezelfde deling tellen niet als onafhankelijk. De rating
    is die van openskill (Plackett en Luce) ± sigma. Tijd is processortijd op één kern.
ladder-ahead = Wie voor wie eindigt
ladder-ahead-of = voor
ladder-ahead-note = Hoe vaak de bot van de rij voor die van de kolom eindigt; gelijke stand telt half.
ladder-past = Door de tijd
ladder-past-version = versie
ladder-past-note = Elo met intervallen van 95%, over alle bewaarde ranglijsten; 1.500 heeft de middelste bot van de eerste. Een bot die in twee versies hetzelfde speelt, is één speler. Vet: hij speelt anders dan in de versie ervoor.
ladder-note = { $about } De streepjes zijn 95%-intervallen.
ladder-ratings = Ratings
ladder-ratings-note = openskill, 25 voor een nieuweling
ladder-heat = Wie voor wie eindigt
ladder-heat-note = de bot van de rij voor die van de kolom, in procenten
ladder-tip = { $one } voor { $other }: { $share }

figure-title = { $of }: { $games } partijen met { $players } spelers
figure-note = { $about } · de streepjes zijn 95%-intervallen
figure-cards = Goud per kaart
figure-cards-note = { $unit } per speler: verdeling, kwartielen en mediaan, gemiddelde (stip en getal)
figure-pair = { $one } met { $other }: { $figure } { $unit }
figure-pairs = Kaarten samen
figure-pairs-note = { $unit } van de kaart van de rij als die van de kolom meedoet, min het gemiddelde; gekleurd waar het significant is
figure-seat = Plaats { $seat }
figure-seat-wins = Plaats { $seat } wint { $share }
figure-seat-lead = Plaats { $seat }: { $lead } { $unit }
figure-seats = Plaatsen
figure-seats-note = aandeel van de zeges (de stippellijn is gelijk), en { $unit } boven het gemiddelde van de tafel
figure-tiles = Tegels
figure-tiles-columns = gepakt | ronde | keren
figure-tiles-note = { $unit } dat samengaat met één tegel; tegels per speler, eerste ronde, keren gebruikt per partij
figure-tiles-few = te weinig partijen om de waarde te schatten; tegels per speler, eerste ronde, keren gebruikt per partij
figure-rounds = Lengte van een partij
figure-round = { $rounds } rondes: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
figure-rounds-note = { $rounds } rondes, { $pieces } speelstukken gebouwd per speler; wie het eerst door de voorraad heen is, wint { $share }
figure-section = Kwadranten
figure-economy = Economiekaarten
figure-twist = Twists
figure-parts = tegels
figure-parts-note = { $unit } per speler (stippellijn: in alle partijen), en tegels
figure-parts-paid = munten | talenten
figure-parts-paid-note = { $unit } per speler (stippellijn: in alle partijen), en munten en talenten

## Fouten

in-line = { $file }, regel { $line }: { $why }
match-no-bots = er zijn geen bots om te spelen
match-no-luck = geluk is alleen af te zonderen waar de gecompileerde snelle spelers het spel kennen: laat --adjust weg
match-one-bot = { $bot } heeft niemand om tegen te spelen
match-seats = { $players ->
    [one] 1 plaats is
   *[other] { $players } plaatsen zijn
} niet genoeg voor { $bots } bots
match-seated = voor { $players } spelers zijn 1 of { $players } bots nodig, niet { $got }
match-bots = voor { $seats } plaatsen zijn { $seats } bots nodig, niet { $got }
match-games = het aantal partijen moet { $least } of meer zijn, niet { $got }
match-jobs = het aantal processen moet 1 of meer zijn, niet { $got }
ladder-none = { $file }, regel { $line }: dit is geen bewaarde ranglijst
match-percent = een aandeel moet tussen 0 en 100% liggen, niet { $got }%
match-better = het aandeel dat bereikt moet worden, moet groter zijn dan { $than }%, niet { $better }%
match-rule-bots = alleen een wedstrijd tussen twee verschillende bots kan stoppen zodra hij beslist is, niet een van { $bots }
version-none = er is geen hexholm bij { $where }; noem een checkout, een wheel, een virtuele omgeving of een git-revisie
version-fails = { $bot } kan niet spelen: { $why }
version-ended = zijn proces is gestopt
version-error = zijn hexholm zegt: { $why }
record-none = { $file }, regel { $line }: dit is geen verslag van een partij
record-broken = { $file }, regel { $line }: dit verslag is beschadigd
record-foreign = { $file }, regel { $line }: deze partij hoort bij een andere wedstrijd; noem een ander bestand, of verwijder dit om opnieuw te beginnen
record-unwritten = verslag { $number } kan niet worden geschreven ({ $written } geschreven): { $why }
record-claimed = een ander programma schrijft erin
record-scores = de opgeslagen eindstand past niet bij de partij
cluster-needs-ray = voor een cluster is Ray nodig: pip install 'hexholm[cluster]'
cluster-silent = er antwoordt geen Ray-cluster op { $address }: { $why }
cluster-lost = het cluster verloor een partij { $times } keer: { $why }
workers-died = { $times } processen zijn gestopt bij dezelfde taak (exitcode { $code })
survey-other-game = dit is een partij { $this }; de partijen ervoor zijn { $before }
survey-other-players = deze partij heeft { $this } spelers; de partijen ervoor hebben er { $before }
survey-no-game = er zijn geen partijen om te onderzoeken
worth-bot = de waarde kan alleen worden gemeten met de bot { $names_or }

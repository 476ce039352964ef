# De tafel in het Nederlands: wat de server meldt en weigert.

serve-here = hexholm draait op { $address }
serve-network = in je netwerk: { $address }
serve-stop = Druk op Ctrl-C om te stoppen; elke partij blijft bewaard.

## Zorgen voor de partijen

care-backed-up = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
} opgeslagen in { $file }. Dat bestand bevat de sleutel van elke plaats: houd het voor jezelf.
care-restored = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
} teruggezet.
care-pruned = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
} verwijderd.
care-would-prune = { $n ->
    [one] 1 tafel zou worden verwijderd.
   *[other] { $n } tafels zouden worden verwijderd.
}
care-damaged = { $table } is beschadigd: { $why }
care-checked = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
} gecontroleerd, { $damaged ->
    [0] geen enkele beschadigd
   *[other] { $damaged } beschadigd
}.

## Weigeringen, per code

refusal-too-fast = Te veel verzoeken; wacht even en probeer het opnieuw.
refusal-too-many = Te veel tegelijk; wacht even en probeer het opnieuw.
refusal-too-slow = Het verzoek kwam te langzaam binnen.
refusal-wrong-host = Deze server heet niet { $host }. Is dat wel zo, start hem dan met --allow-host { $host }.
refusal-wrong-origin = Een andere website mag dit niet.
refusal-limit-tables = Te veel nieuwe tafels vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-uploads = Te veel uploads vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-calls = Te veel verzoeken vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-handshakes = Te veel nieuwe verbindingen vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-messages = Te veel berichten vanaf jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-hints = Te veel hints voor jouw adres; probeer het over { $seconds } s opnieuw.
refusal-limit-stops = Vanaf jouw adres zijn bots te vaak onderbroken; probeer het over { $seconds } s opnieuw.
refusal-limit-sockets = Te veel verbindingen vanaf jouw adres; sluit een paar tabbladen en probeer het opnieuw.
refusal-limit-connections = Te veel verbindingen vanaf jouw adres; probeer het later opnieuw.
refusal-limit-bot-tables = Te veel tafels met bots vanaf jouw adres; speel eerst een partij uit.
refusal-too-big = Een verzoek mag maximaal { $bytes } bytes groot zijn.
refusal-message-too-big = Een bericht mag maximaal { $bytes } bytes groot zijn.
refusal-busy = De server heeft het druk; probeer het opnieuw.
refusal-too-many-people = Er zijn te veel mensen verbonden; probeer het later opnieuw.
refusal-no-free-name = Er is geen vrije naam voor de tafel gevonden; probeer het opnieuw.
refusal-stale = Het spel is al verder; kijk nog eens.
refusal-not-stored = Dit kon niet worden opgeslagen; probeer het opnieuw.
refusal-table-not-stored = De tafel kon niet worden opgeslagen; probeer het later opnieuw.
refusal-not-read = De tafel kan nu niet worden gelezen; probeer het opnieuw.
refusal-server-error = Er ging iets mis op de server.

refusal-unknown-table = Die tafel bestaat niet.
refusal-damaged = Item { $number } van tafel { $table } is beschadigd in de database, dus het spel kan niet verder.
refusal-damaged-start = De opstelling van tafel { $table } is beschadigd in de database, dus de partij kan niet worden geopend.
refusal-unknown-step = De stappen van deze partij zijn { $first } tot { $last }.
refusal-unknown-land = Dat land bestaat niet; kies uit: { $names }.
refusal-unknown-picture = De gids heeft geen plaatje van { $name }.
refusal-unknown-lesson = Die les bestaat niet; kies uit: { $names }.
refusal-unknown-puzzle = Die puzzel bestaat niet.
refusal-puzzle-open = Maak eerst de beurt af; daarna wordt hij beoordeeld.
refusal-no-verdict = Je beurt kon niet worden beoordeeld; probeer het opnieuw.
refusal-bad-secret = Deze link of geheime sleutel is niet geldig voor deze tafel.
refusal-not-invited = Hiervoor heb je de geheime sleutel van de uitnodiging nodig.
refusal-no-seat = Hiervoor heb je de geheime sleutel van een plaats nodig.
refusal-bad-side = Het bestand is geen bordkant: { $why }.
refusal-bad-board = Het bord is niet te lezen: { $why }.
refusal-bad-keepsake = Dat kan niet bewaard worden: het is geen JSON-object van een bekende soort.
refusal-many-keepsakes = Een profiel bewaart er hiervan hoogstens { $most }. Verwijder er een die je niet meer nodig hebt.
refusal-bad-setup = Met deze opstelling kan niet gespeeld worden: { $why }.
refusal-no-draw = Deze opstelling kan niet geloot worden: { $why }.
refusal-bad-record = Deze partij kan niet gelezen worden: { $why }.
refusal-bad-count = Dit kan niet geteld worden: { $why }.
refusal-bad-link = Deze link kan niet worden geopend: { $why }.
refusal-bad-position = Deze stelling kan niet: { $why }.
refusal-unread-position = Dit kan niet worden geopend: { $why }.
refusal-bad-puzzle = Deze puzzel kan niet gelezen worden: { $why }.
refusal-position-others = Er zitten anderen aan deze tafel: de stelling kan bewerkt worden als het spel afgelopen is.
refusal-position-over = In deze stelling is het spel afgelopen: niemand is aan de beurt.
refusal-no-link = Van dit spel kan geen link worden gemaakt: { $why }.
refusal-link-others = Aan deze tafel spelen ook anderen: de link zou ieders kaarten laten zien. Als het spel afgelopen is, kun je hem krijgen.
refusal-link-seat = Kies een van de plaatsen waar geen bot zit.
refusal-bots-play = De bots zijn nog bezig; probeer het zo nog eens.
refusal-takeback-by-turns = Een beurt die misschien al verstuurd is, kan niet worden teruggenomen.
refusal-unshown = Deze partij kan niet worden weergegeven.
refusal-seats = Er moet één plaats per speler zijn.
refusal-clock-too-short = Over meerdere dagen duurt een beurt minstens { $minutes } minuten.
refusal-unknown-bot = Die bot bestaat niet; kies uit: { $names }.
refusal-bad-name = Een naam heeft 1 tot 24 tekens.
refusal-bad-colour = Die kleur bestaat niet; kies uit: { $names }.
refusal-colour-taken = { $colour } is al gekozen.
refusal-no-open-seat = Aan deze tafel is geen plaats vrij.
refusal-seat-taken = Plaats { $seat } is niet vrij.
refusal-nobody = Op plaats { $seat } zit geen mens.
refusal-own-seat = Over je eigen plaats kun je niet stemmen.
refusal-still-here = Deze speler is er nog.

refusal-not-begun = Het spel begint pas als elke plaats bezet is.
refusal-not-your-turn = Plaats { $seat } is aan de beurt.
refusal-not-your-seat = Deze verbinding speelt niet voor die plaats.
refusal-too-late = Je tijd is om; een bot speelt deze beurt.
refusal-over = Het spel is afgelopen.
refusal-illegal = { $why }
refusal-cannot-undo = De laatste actie kan niet ongedaan worden gemaakt.
refusal-undo = De laatste actie kan niet ongedaan worden gemaakt: die heeft iets verborgens onthuld.
refusal-nothing-to-take-back = Deze plaats heeft nog niet gespeeld.
refusal-no-takeback = Niemand heeft gevraagd om een beurt terug te nemen.
refusal-takeback-asked = Iemand heeft al gevraagd om een beurt terug te nemen.
refusal-why-not-yours = Alleen wie aan de beurt is, kan vragen waarom iets niet mag.
refusal-hints-off = Aan deze tafel speel je zonder hints.
refusal-hint-not-yours = Alleen wie aan de beurt is, kan om een hint vragen.
refusal-stop-others = Er spelen nog anderen mee: laat de bot nadenken.
refusal-no-hint = Geen hint gevonden; probeer het opnieuw.
refusal-rated-later = Beurten worden pas beoordeeld als het spel is afgelopen.
refusal-record-later = Het verslag is er pas als het spel is afgelopen.
refusal-rematch-later = Een nieuwe partij kan pas beginnen als deze is afgelopen.

refusal-talk-off = Aan deze tafel staat de chat uit.
refusal-phrases-only = Aan een openbare tafel kun je alleen de vaste zinnen gebruiken.
refusal-text-or-phrase = Stuur een tekst of een vaste zin, niet allebei.
refusal-unknown-phrase = Die zin bestaat niet; kies uit: { $names }.
refusal-empty-text = Er staat niets in deze tekst.
refusal-long-text = Een tekst mag hoogstens { $most } tekens lang zijn.
refusal-talk-too-fast = Niet zo snel: geef de anderen tijd om te lezen.
refusal-talk-enough = Je hebt aan deze tafel genoeg gezegd.
refusal-no-lobby = Deze server heeft geen lobby.
refusal-bad-profile = Deze profiellink is hier niet geldig. Misschien is het profiel verwijderd.
refusal-bad-language = Die taal bestaat niet; kies uit: { $names }.

refusal-unknown = Onbekend soort bericht; verwacht een van: { $names }.
refusal-no-hello = Het eerste bericht moet hello zijn.
refusal-not-json = Een bericht moet JSON zijn.
refusal-not-object = Een bericht moet een JSON-object zijn.
refusal-number = number moet het nummer van een item zijn.
refusal-since = since moet een geheel getal van 0 of meer zijn, of null.
refusal-seat = { $key } moet het nummer van een plaats zijn.
refusal-yes = yes moet true of false zijn.
refusal-texts = { $key } moet een lijst met strings zijn.
refusal-short-text = { $key } moet een korte string zijn.
refusal-name-and-colour = name en colour moeten strings zijn.

## Fouten

serve-no-port = geen vrije poort van { $first } tot { $last }
database-version = de database is van een andere versie van hexholm: { $why }
database-broken = { $file } is onbruikbaar ({ $why }); zet het terug uit een back-up met `hexholm restore`, of kies een andere map met --data
database-away = de database { $name } is onbereikbaar: { $why }
database-in-use = een andere hexholm gebruikt { $file }, en SQLite bedient één proces tegelijk; stop de andere, of gebruik PostgreSQL (--database) voor meerdere
workers-database = voor meerdere serverprocessen is PostgreSQL nodig: --database postgresql://user@host/name
workers-windows = voor meerdere serverprocessen is Linux of macOS nodig
no-key = { $file } ontbreekt: daarin staat de sleutel van elke link naar een tafel. Zet het terug uit een back-up, of kopieer het van een andere server op dezelfde database
wrong-key = { $file } is niet de sleutel van deze database; kopieer de sleutel van een andere server erop, of zet hem terug uit een back-up
other-key = { $file } is de sleutel van andere partijen; kies een lege map met --data
care-exists = { $file } bestaat al; kies een andere naam
care-no-database = { $file } bestaat niet; geef met --data of --database op waar de partijen staan
care-not-empty = er zijn al partijen; een back-up kan alleen worden teruggezet waar er nog geen zijn
care-no-backup = { $file } is geen back-up van `hexholm backup`
care-old-database = de partijen zijn opgeslagen door een oudere versie van hexholm; start de server één keer om ze bij te werken
care-bad-age = { $got } is geen tijdsduur; schrijf dagen, weken of jaren, zoals 90d, 12w of 1y
bad-key = { $file } is geen sleutel van { $bytes } bytes
unknown-limit = onbekende limiet { $got }; de limieten zijn { $names }
bad-limit = limiet { $got }: dat moet een geheel getal van 1 tot { $most } zijn
bot-name-length = bot { $bot }: de naam moet één regel van 1 tot { $most } tekens zijn
bot-name-taken = bot { $bot }: de naam { $name } hoort al bij { $other }
record-unreadable = dit is geen opgeslagen partij ({ $why })
record-unread = deze partij kon niet worden gelezen
record-number = { $got } is groter dan { $most }

reason-puzzle-over = Je beurt is voorbij. Probeer het opnieuw vanaf het begin of bekijk de oplossing.
reason-puzzle-start = Hier begint de puzzel.

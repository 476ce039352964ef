# Wat er aan een opstelling, een opgeslagen partij of een bestand niet klopt, in het Nederlands: beide spellen. De pagina leest dit niet.

illegal-action = { $action }: { $why }
undo-hidden = De laatste actie kan niet ongedaan worden gemaakt: die heeft iets verborgens onthuld
undo-nothing = Er is niets om ongedaan te maken
not-a-verb = { $got } is geen werkwoord; kies uit: { $names }
log-range = een stap van dit verloop is een getal van { $first } tot { $last }
seed-negative = het startgetal moet een geheel getal van 0 of meer zijn, niet { $got }
seed-bad = het startgetal moet een geheel getal van 0 of meer zijn, of een tekst van fair_seed(), niet { $got }
bad-name = een naam bestaat uit woorden in kleine letters met koppeltekens, niet { $got }

unknown-game = onbekend spel { $got }; kies uit: { $names }
setup-unknown-key = { $of } heeft geen opstellingsoptie { $got }
setup-edition = edition moet { $first } of { $last } zijn, niet { $got }
setup-unknown = { $what }: { $got } is onbekend; kies uit: { $names }
setup-players = players moet { $names_or } zijn, niet { $got }
setup-missing = de opstelling ontbreekt
setup-unknown-keys = onbekende sleutels in de opstelling: { $names }
setup-names = { $what } moet een lijst met namen zijn, niet { $got }
setup-twice = { $what }: { $name } is twee keer genoemd
setup-own = own: een lijst van eigen borden, niet { $got }
setup-own-shape = own: { $name } heeft een andere vorm dan het bord dat het zou vervangen

save-not-json = dit is geen JSON: { $why }
save-not-object = een opgeslagen partij is een JSON-object
save-format = dit is geen opgeslagen partij van { $format } (format: { $got })
save-version = de opgeslagen partij heeft versie { $got }; dit programma leest versie { $version }
save-no-log = het verslag heeft geen log
save-setup = opstelling: { $why }
save-players = players: de opstelling heeft er { $players }, de stelling { $got }
save-to-move = to_move moet een plaats zijn zolang het spel duurt, en null als het afgelopen is
save-no-hex = { $what }: dit speelbord heeft geen veld { $got }
save-special = { $what }: op { $hex } ({ $ground_id }) kan niemand bouwen
save-lifted = { $what }: { $hex } kan niet zijn opgepakt
save-unknown-task = turn: onbekende taak { $got }
save-begun = turn: begun: er kan niets gebouwd zijn zolang left { $left } is
save-line = turn: line: er is meer gebouwd dan left ({ $left }) en begun toelaten
save-nothing-to-do = plaats { $seat } heeft in deze stelling niets te doen
fault-left = left moet een getal van 1 tot { $most } zijn
save-log = actie { $number } van het log, { $why }
save-list = { $what } moet een lijst zijn, niet { $got }
save-text = { $what } moet een tekst van maximaal { $most } tekens zijn, niet { $got }
save-at-most = { $what }: maximaal { $most }, niet { $got }
save-deep = een opgeslagen partij heeft maximaal { $most } lijsten en objecten in elkaar
save-action = { $what } moet een actie zijn, niet { $got }
save-large = een opgeslagen partij heeft maximaal { $most } tekens, niet { $got }
save-object = { $what } moet een object met sleutels zijn, niet { $got }
save-unknown-key = { $what }: onbekende sleutel { $got }; verwacht een van: { $names }
save-number = { $what } moet een geheel getal van 0 of meer zijn, niet { $got }
save-flag = { $what } moet true of false zijn, niet { $got }
save-seat = { $what } moet een plaats van 0 tot { $last } zijn, niet { $got }
save-unknown-terrain = { $what }: onbekend terrein { $got }; verwacht een van: { $names }
save-too-many-cards = { $what }: meer { $terrain_id }-kaarten dan er zijn
save-draft = dit ontwerp van een stelling is onvolledig, of onderweg veranderd
position-none = hier is geen stelling; verwacht wordt een opgeslagen partij, een verslag, een geval, een stellingtekst of de link van een spel
score-position = een stelling moet een spel zijn, de gegevens ervan of de tekst ervan, niet { $got }

link-none = dit is niet de link van een spel
link-version = deze link is gemaakt door een nieuwere versie van hexholm, die spellen anders inpakt (teken { $got })
link-altered = deze link is onvolledig of is onderweg veranderd: vraag hem nog een keer
link-rules = deze link is gemaakt door een versie van hexholm met andere regels of borden: dit spel kan hier niet worden nagespeeld
link-setup = het spel van deze link kan hier niet worden gespeeld: { $why }
link-long = een link heeft hoogstens { $most } tekens, deze heeft er { $got }: stuur in plaats daarvan het verslag van het spel als bestand

file-unreadable = { $file } kan niet worden gelezen: { $why }
file-empty = regel 1, kolom 1: het bestand is leeg
section-header = regel { $line }, kolom 1: verwacht een kopregel zoals [name] locations=name
section-name = regel { $line }, kolom 2: een naam bestaat uit woorden in kleine letters met koppeltekens, niet { $got }
section-value = regel { $line }, kolom 1: { $key } bestaat uit woorden in kleine letters met koppeltekens, niet { $got }
section-key = regel { $line }, kolom { $column }: verwacht sleutel=waarde, niet { $got }
section-locations = regel { $line }, kolom 1: een kwadrant heeft maximaal twee steden
section-location-twice = regel { $line }, kolom 1: stad { $name } wordt twee keer genoemd
section-lines = regel { $line }, kolom 1: verwacht { $lines } regels met letters (het eiland heeft er { $island }), niet { $got }
section-letter = regel { $line }, kolom { $column }: onbekende letter { $got }; de letters zijn { $names }
section-long = regel { $line }, kolom { $column }: meer dan { $width } letters
section-short = regel { $line }, kolom { $column }: { $got } letters in plaats van { $width }
section-no-location = regel { $line }, kolom { $column }: { $letter } staat voor stad { $number }, maar de kopregel noemt { $got } (locations=...)
section-no-hex = regel { $line }, kolom 1: stad { $name } heeft geen veld { $letter }

position-spots-alone = bij spots hoort land, de grond van alle andere velden
position-land = land vervangt { $key }; laat een van de twee weg
position-deck = deck: in Winter Kingdom gaat nooit een terreinkaart uit het spel
position-deck-cards = deck: er zijn in totaal maar { $number } { $terrain_id }-kaarten
land-locations = spots: een kwadrant heeft maximaal twee steden, niet { $names }
land-unknown-ground = { $what }: onbekende grond { $got }; verwacht een van: { $names }
land-no-hex = spots: { $kind }: er is geen veld { $got }
land-no-kind = onbekend soort kwadrant { $got }; kies uit: { $names }
land-no-side = onbekend soort bordkant { $got }; kies uit: { $names }

scene-wrong = scène { $name }: { $why }
scene-not-toml = { $name } is geen TOML: { $why }
scene-window = scène { $name }: window is het eerste en het laatste getoonde veld, zoals "a1 h8", niet { $got }
scene-no-hex = scène { $name }: window: er zijn geen velden van { $got }

puzzle-wrong = Regel { $line } van { $file } is geen puzzel: { $why }

guide-case = geval { $got } hoort bij geen punt; er zijn: { $names }
guide-group = { $file }: onbekende groep { $got }; kies uit: { $names }
guide-wrong = gids, onderdeel { $name }: { $why }

## Files

system-enoent = Bestand of map niet gevonden
system-eacces = Geen toestemming
system-eisdir = Dat is een map
system-enotdir = Dat is geen map
system-eexist = Het bestand bestaat al
system-enospc = Geen ruimte meer op het apparaat
system-eaddrinuse = Het adres is al in gebruik

## Hoe de stellingeneditor dingen noemt, en wat hij zegt van wat niet kan

field-hand = Hand
field-supply = Voorraad
field-discards = Aflegstapel
field-next-cards = Volgende kaarten van de trekstapel
field-to-move = Wie is aan de beurt?
field-seat = Speler { $seat }
field-over = Niemand: het spel is afgelopen
field-last-round = De laatste ronde is begonnen
field-left = Nog te bouwen
field-left-number = { $n ->
    [0] niets meer
   *[other] { $n }
}
field-ready = klaar
field-used = gebruikt
field-new = nieuw
field-piece = { $piece_many }

problem-save-too-many-cards = Zoveel { $terrain_word }-kaarten zijn er niet: de rest zit in andere handen of stapels
problem-save-special = Op { $hex } kan niemand bouwen: daar is { $ground_a } (B-3.2)
problem-save-number = { $what } moet een geheel getal zijn, 0 of meer
problem-save-begun = Er zijn nog { $left } te bouwen, dus er kan nog niets gebouwd zijn
problem-save-line = In deze beurt is meer gebouwd dan ‘nog te bouwen’ toelaat
problem-save-nothing-to-do = Wie aan de beurt is, kan in deze stelling niets meer doen
problem-save-to-move = Zeg wie aan de beurt is, of dat het spel afgelopen is

# Wat er aan een opstelling, een opgeslagen partij of een bestand niet klopt, in het Nederlands: Kingdom Builder. De pagina leest dit niet.

setup-section-turn = kwadrant { $section }: na de dubbelepunt mag alleen "turned" staan
setup-preset-alone = een kant-en-klare opstelling brengt eigen uitbreidingen, kwadranten en kaarten mee
setup-no-box = kies minstens een van deze uitbreidingen: { $names }
setup-few-sections = de uitbreidingen { $names } hebben maar { $got } kwadranten
setup-cards = een spel heeft 3 Kingdom Builder-kaarten, niet { $got }
setup-sections = een speelbord heeft 4 kwadranten, niet { $got }
setup-island-section = kwadrant { $name } is een kant van het eiland
setup-not-island = kwadrant { $name } is geen kant van het eiland
setup-own-section = het kwadrant in de opstelling: { $why }
setup-options = opties moeten bij naam worden opgegeven, niet { $got }
setup-option = optie { $name } moet { $names_or } zijn, niet { $got }
setup-place = { $what }: { $hex } is geen van de mogelijke plekken: { $names }
setup-one-each = { $what }: maximaal één per kwadrant
setup-one-in-all = { $what }: de opties staan 1 veld toe, niet { $got }
setup-camps = { $what } moeten velden met hun tegels zijn, niet { $got }
setup-camp-tiles = { $what }: { $tile }: er zijn er maar { $most }
setup-tasks = de kwadranten van de uitbreiding { $box_id } hebben elk een opdrachtkaart nodig: { $number }, niet { $got }
setup-removed = removed: een gebied wordt alleen verwijderd met de kaart { $card_id }

box-not-declared = een uitbreiding wordt vastgelegd met BOX = Box(...), niet { $got }
box-known = uitbreiding { $name }: er is al een uitbreiding met deze naam
box-name = uitbreiding { $name }: een naam bestaat uit woorden in kleine letters met koppeltekens
box-twice = uitbreiding { $name }: { $what ->
    [sections] twee kwadranten heten
    [actions] twee acties heten
    [cards] twee kaarten heten
    [pieces] twee stukken heten
    [options] twee opties heten
    [presets] twee kant-en-klare opstellingen heten
    [parts] twee delen van de opstelling heten
   *[fields] twee velden van de toestand heten
} { $thing }
box-section = uitbreiding { $name }: bij kwadrant { $section } staat box={ $got }
box-location = uitbreiding { $name }: kwadrant { $section }: onbekende stad { $got }
box-unfound = uitbreiding { $name }: { $why }
box-no-rules = uitbreiding { $name }: er staat geen bestand rules.py in deze map
box-unloaded = uitbreiding { $name }: de regels kunnen niet worden geladen: { $why }
box-no-box = uitbreiding { $name }: er is geen BOX vastgelegd
box-bad-section = uitbreiding { $name }: een kwadrant: { $why }
box-left-out = weggelaten: { $why }

score-in-play-only = { $name } levert alleen tijdens het spel goud op, en doet in deze partij niet mee
score-needs = { $name } kan hier niet worden geteld: de opstelling heeft geen { $key }

save-two-pieces = { $what }: twee speelstukken op { $hex }
save-most = { $what }: er zijn er maar { $most }
save-worth = { $what }: samen zijn ze { $most } waard
save-settlements = { $what }: een speler heeft { $most } nederzettingen
save-pieces = { $what }: { $piece_id }: een speler heeft er { $most }
save-no-ring = { $what }: { $hex } heeft geen ring van zes velden
save-unknown-piece = { $what }: { $got } is geen van: { $names }
save-unknown-tile = { $what }: onbekende tegel { $got }; verwacht een van: { $names }
save-camp = nomads: de opstelling heeft geen { $got } op { $hex }
save-supply = { $who }: { $used } nederzettingen op het speelbord en { $supply } in de voorraad is meer dan { $most }
save-earned-card = { $who }: earned: { $got } levert tijdens het spel niets op; deze wel: { $names }
save-earned = { $who }: earned: meer dan het goud dat tijdens het spel is verdiend
save-tile-from = { $who } { $name }: { $hex } is geen veld { $name }
save-tile-twice = { $who } { $name }: twee tegels van { $hex }
save-tile-new = { $who } { $name }: een nieuwe tegel is pas in de volgende beurt beschikbaar
save-lost = { $who }: lost: { $hex } is geen ander stadsveld
save-not-location = { $what }: { $hex } is geen stadsveld; verwacht een van: { $names }
save-too-many-tiles = van { $tile_id } { $hex } zijn { $got } tegels gepakt; er zijn er { $most }
save-tiles-left = tiles_left: { $hex } heeft nog 0 tot { $most } tegels, niet { $got }
save-out = { $what }: alle { $number } { $terrain_id }-kaarten zijn vanaf het begin uit het spel
save-hand = { $what }: maximaal { $most } gebiedskaarten, niet { $got }
save-row = { $what }: { $got } is geen lijn; verwacht een van: { $names }
save-quarter = { $what }: { $got } is geen kwadrant; de kwadranten zijn 0 tot 3
save-extra-cards = turn: extra_cards: { $got } is meer dan er getrokken kunnen worden
save-left = turn: left: er kunnen maximaal { $most } nederzettingen worden gebouwd
save-left-nothing = turn: left: { $left } kunnen niet worden gebouwd zonder nederzetting en kaart
save-left-open = turn: left is { $left } terwijl het gebied nog gekozen moet worden
save-card-terrain = turn: card: er is geen gebied { $got }
save-card-late = turn: card: na de laatste beurt wordt geen kaart gespeeld
save-card-hand = turn: card: { $card_id } is niet op hand ({ $names })
save-card-full = turn: card: { $card_id } heeft geen vrij veld
save-spent = turn: spent: voor { $got } is een tegel nodig; voor deze niet: { $names }
save-last-round = last_round: die is begonnen, want iemand heeft geen nederzettingen meer (B-6.1)
save-turn-seat = turn: seat: alleen een taak kan door een andere plaats dan to_move worden beslist
save-task-waits = turn: tasks: { $task } kan niet op een andere taak wachten
save-task-seat = turn: tasks: de laatste moet bij de plaats to_move horen
save-fault = { $what }: { $why }
save-silo-over = silo_step: het spel is afgelopen
save-silo-none = silo_step: er is geen silo meer te gebruiken

fault-lifted = er kan alleen een nederzetting zijn opgepakt
fault-silos = de silo’s worden na de laatste beurt gebruikt (silo_step)
fault-on-its-way = lifted moet zijn waar { $piece_id } staat, en from waar dat speelstuk vandaan kwam
fault-not-placed = { $piece_id } staat niet op het speelbord
fault-centre = lifted moet het midden zijn van { $piece_id }, het speelstuk dat wordt verplaatst
fault-note-card = note moet de getrokken kaart zijn
fault-note-rows = note moet een lijst met lijnen zijn, gescheiden door komma’s
fault-step-from = een nederzetting onderweg heeft een veld (lifted) en kwam van een ander (from)
fault-step-lifted = er is een stap gezet, dus er is een nederzetting onderweg (lifted)
fault-tile-held = from moet het stadsveld zijn van een tegel die de speler heeft
fault-tile-state = note moet de toestand van de andere tegel zijn, used of new

text-fields = deze stellingtekst is onvolledig, of onderweg veranderd: hij heeft 8 of 9 velden, gescheiden door dubbelepunten, en het eerste is { $tags_or }
text-last-field = boxes: het laatste veld van de stellingtekst is niet te lezen
text-flags = turn: de vlaggen zijn { $flags }, niet { $got }
text-unreadable = boxes: { $key }: { $got } is niet te lezen
text-row-seat = row { $row }: { $got } is geen plaats
text-row-long = row { $row }: zoveel velden heeft een rij niet
text-terrain = cards: { $got } is geen gebied
text-tiles = seat: { $got } zijn geen tegels
text-parts = { $what }: verwacht { $number } delen, gescheiden door { $mark }, niet { $got }
setup-box-away = deze partij heeft de uitbreiding ‘{ $name }’ nodig, en die is er niet; voeg die toe met --box PATH

## Hoe de stellingeneditor dingen noemt, en wat hij zegt van wat niet kan

field-gold = Goud tijdens het spel
field-earned = Daarvan via kaarten
field-removed = Uit het spel
field-tiles = Stadtegels
field-lost = Gepakt en verloren
field-at = { $tile }, { $hex }
field-from-nowhere = { $tile }, van geen enkel veld
field-card = Gebied van deze beurt
field-card-open = nog te kiezen
field-spent = Gebruikt in deze beurt
field-nomads = Nomadentegels
field-camps = Nomadentegels op het bord
field-numbers = Nederzettingsfiches
field-marks = Gemarkeerde lijnen
field-row = lijn { $row }
field-owed = Nog te plaatsen nederzettingen
field-due = In deze beurt nog te plaatsen

problem-save-two-pieces = Op { $hex } staan twee stukken (B-3.1)
problem-save-supply = { $used } nederzettingen zijn in gebruik en { $supply } in de voorraad: een speler heeft er maar { $most }
problem-save-pieces = Een speler heeft er maar { $most }: { $piece }
problem-save-most = Daarvan zijn er in het spel maar { $most }
problem-save-worth = Samen zijn ze { $most } waard
problem-save-no-ring = Rond { $hex } ligt geen ring van zes velden
problem-save-hand = Niemand kan { $got } gebiedskaarten hebben: hoogstens { $most }
problem-save-out = Alle { $number } { $terrain_word }-kaarten zijn vanaf het begin uit het spel
problem-save-too-many-tiles = Van { $tile } { $hex } zijn { $got } tegels gepakt, er liggen er maar { $most } (B-4.6)
problem-save-tile-twice = Niemand pakt twee tegels van { $hex } (B-4.3)
problem-save-tile-from = Deze tegel kan niemand hebben: { $hex } is geen veld { $name }
problem-save-unknown-tile = Deze tegel kan niemand hebben: zo’n stad is er niet
problem-save-tile-new = Een tegel die in deze beurt is gepakt, is pas in de volgende klaar
problem-save-lost = { $hex } kan niet verloren zijn: de tegel is er nog, of het is geen stad
problem-save-earned = De kaarten hebben meer betaald dan het goud tijdens het spel
problem-save-last-round = De laatste ronde is begonnen: iemand heeft geen nederzettingen meer (B-6.1)
problem-save-left = In een beurt worden hoogstens { $most } nederzettingen gebouwd
problem-save-left-nothing = { $left } kunnen niet gebouwd worden zonder nederzetting en kaart
problem-save-left-open = Zolang het gebied nog gekozen moet worden, kan er niets gebouwd zijn
problem-save-card-hand = Het gebied van deze beurt staat op geen enkele handkaart
problem-save-card-full = Het gebied van deze beurt heeft geen vrij veld meer (B-2.2)
problem-save-card-late = Na de laatste beurt wordt geen kaart meer gespeeld
problem-save-extra-cards = Meer kaarten dan er getrokken kunnen worden

## What no game can lead to

impossible-ground = { $piece_title }: in dit spel is er geen manier om op { $hex } te komen, daar is { $ground_a }
impossible-ground-had = { $piece_title } op { $hex } ({ $ground }): deze speler had nooit een tegel die daarheen leidt
impossible-never-here = Er zijn geen { $piece_many } in dit spel: niets op het bord brengt ze in het spel
impossible-never-had = Deze speler kan geen { $piece_many } op het bord hebben: de tegel daarvoor had hij nooit
impossible-too-close = Twee { $piece_many } kunnen niet naast elkaar staan: naast { $hex } mag niemand komen (X-warrior)
impossible-one-turn = { $piece_title } op { $hex }: aan het einde van de beurt gaan ze van het bord (H-scouts)
impossible-supply = De voorraad moet { $left } zijn: { $n } van de { $of } nederzettingen zijn in gebruik
impossible-without-tile = Dat heeft alleen wie ooit een tegel { $tile } had
impossible-without-card = Dat heeft niemand: { $card } is niet in het spel
impossible-hand = Met deze tegels heeft niemand { $n } gebiedskaarten: hoogstens { $most } (B-1.5)
impossible-no-hand = Elke speler heeft een gebiedskaart (B-1.5)
impossible-earned = { $card } is niet in het spel en heeft niets betaald
impossible-gold = Deze { $n } goud heeft geen kaart betaald, en de gepakte schatten zijn { $most } waard
impossible-begun = In deze beurt is er gebouwd, maar wie aan de beurt is, heeft niets op het bord
impossible-not-over = Het spel kan niet afgelopen zijn: iedereen heeft nog nederzettingen (B-6.1)
impossible-no-last-round = De laatste ronde kan niet begonnen zijn: iedereen heeft nog nederzettingen (B-6.1)
impossible-tile-nowhere = { $tile }: elke tegel komt van een veld van het bord (B-4.1)
impossible-tile-lonely = { $tile } { $hex }: de tegel is verloren, want deze speler heeft er niets naast staan (B-4.5)
impossible-tile-missing = { $tile } { $hex }: deze speler staat ernaast en heeft de tegel dus gepakt (B-4.1)
impossible-tile-idle = Alleen wie aan de beurt is, kan gebruikte of nieuwe tegels hebben (B-1.4)
impossible-camp-beside = { $tile } { $hex }: de tegel is gepakt, want er staat iemand naast (N-1)
impossible-nomad-from = { $tile }: zo’n tegel is niet van het bord gepakt (N-1)
impossible-nomad-idle = Alleen wie aan de beurt is, kan nieuwe nomadentegels hebben (N-2)

# De pagina in het Nederlands: wat er rond een partij staat.

app-name = hexholm
title-table = { $id } · hexholm
title-your-turn = ● Jouw beurt · { $id }
loading = De tafel wordt gedekt…
cancel = Annuleren
close = Sluiten
back = Terug
copy = Kopiëren
copied = Gekopieerd

## Adressen die nergens heen leiden
title-unknown = Pagina niet gevonden · hexholm
unknown-title = Hier is niets gebouwd
unknown-text = Op dit adres is geen pagina. Controleer de link, of ga terug naar de startpagina.
unknown-home = Startpagina

## Verbinding
link-connecting = Verbinden…
link-lost = Opnieuw verbinden…
link-refused = { $text } Deze pagina blijft het proberen.
link-closed-title = Deze link werkt niet
link-closed = De server weigert deze link. Controleer of hij volledig is.
error-offline = De server antwoordt niet.
not-stored = Dit is niet bewaard: de opslag van je browser is vol of geblokkeerd. Download een bestand of kopieer de link voordat je de pagina sluit.

## De kop en het menu
header-table = Tafel <b>{ $id }</b>
menu = Menu
menu-title = Menu
menu-home = Startpagina
menu-replay = Terugkijken
menu-position = Stelling bewerken
menu-help = Toetsen en hulp
menu-help-touch = Hulp
menu-settings = Instellingen
menu-watch = Link voor kijkers kopiëren
menu-own = Mijn eigen link kopiëren
menu-own-text = Wie deze link heeft, kan op jouw plaats spelen: houd hem voor jezelf, of open hem op een ander apparaat.
send-turn = Beurt versturen
by-turns = Gespeeld per link: ieder op een eigen apparaat.
menu-carry = Neem het spel mee
menu-leave = Spel verlaten

## Instellingen
settings-title = Instellingen
settings-theme = Licht of donker
settings-theme-auto = Systeeminstelling
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Minder beweging
settings-contrast = Hoog contrast
settings-sound = Geluiden
settings-signs = Letters op het land en grotere tekens op de stukken
settings-auto-end = Mijn beurt automatisch beëindigen als er niets meer te doen is
settings-confirm-end = Bevestiging vragen voordat mijn beurt eindigt
settings-coordinates = Veldnamen tonen
settings-cover = Op een gedeeld scherm de handkaarten tussen de beurten verbergen
settings-language = Taal
language-auto = Systeeminstelling

## Hulp
help-title = Zo speel je
help-keys = Toetsen
help-arrows = Over het speelbord bewegen
help-enter = Bouwen, oppakken of neerzetten; op elk ander veld: zien waarom niet
help-letters = Een tegel gebruiken met zijn letter
help-digits = Een van meerdere mogelijkheden kiezen
help-undo = De laatste stap ongedaan maken
help-hint = Een hint krijgen, als deze tafel hints heeft
help-end = De beurt beëindigen
help-moves = Alles wat je nu kunt doen, als lijst in plaats van op het bord
help-escape = Terugzetten wat je hebt opgepakt, of sluiten wat openstaat
help-zoom = Inzoomen, uitzoomen, het hele speelbord tonen
help-help = Deze lijst
help-key-arrows = Pijltjes
help-key-enter = Enter
help-key-letters = A–Z
help-key-digits = 1–9
help-key-escape = Esc
help-key-zoom = + − 0
help-key-help = ?
help-fingers = Vingers
help-tap = Tikken
help-tap-text = Mikt op het dichtstbijzijnde veld waar je iets kunt doen; zijn het er veel, dan komt het bord dichterbij
help-tap-again = Nog eens tikken
help-tap-again-text = Voert het uit; de knop onderaan ook
help-hold = Vasthouden
help-hold-text = Vertelt alles over een veld of een tegel
help-pinch = Knijpen, slepen
help-pinch-text = Zoomt en verschuift het bord; dubbeltikken toont het weer helemaal

help-own-boards = Borden die iemand naar de gedrukte heeft ingevoerd: { $names }
help-locations = Steden
help-cards = Kaarten

## Spelers
players-title = Spelers
player-bot = bot · { $level }
player-stands-in = invaller · { $level }
player-late = tijd om; een bot speelt
player-person = aanwezig
player-away = afwezig
player-left = is weg
player-turn = aan de beurt
player-asked = beslist
player-turn-terrain = speelt { $terrain_word }
player-elsewhere = elders
player-mine = hier
player-supply = { $n ->
    [one] nog { $n } nederzetting
   *[other] nog { $n } nederzettingen
}
player-gold = { $n } goud tot nu toe
player-earned = { $n } goud verdiend tijdens het spel: { $cards }
player-has = { $n ->
    [0] geen { $piece_many } meer
    [one] nog 1 { $piece }
   *[other] nog { $n } { $piece_many }
}
player-tiles = Tegels: { $tiles }
player-no-tiles = Geen tegels

## Hand
hand-title = { $n ->
    [one] Je kaart
   *[other] Je kaarten
}
hand-title-other = { $n ->
    [one] De kaart van { $name }
   *[other] De kaarten van { $name }
}
hand-or = { $terrain } of { $ground_word }
hand-played = { $terrain } gespeeld
hand-removed = Geen { $terrain_card }en in deze partij
hand-hidden = Verborgen tot de kaart wordt gespeeld
hand-none = Geen kaart
hand-deck = { $n ->
    [0] De stapel is leeg
    [one] Nog 1 kaart in de stapel
   *[other] Nog { $n } kaarten in de stapel
}
hand-deck-short = stapel { $n }

## Tegels
tiles-title = Je speciale acties
tiles-title-other = Speciale acties van { $name }
tiles-none = Bouw naast een stad en pak de tegel.
tiles-none-other = Nog geen tegels
tile-ready = beschikbaar
tile-used = gebruikt
tile-new = volgende beurt
tile-busy = bezig
tile-idle = nu niet
tile-other-turn = in andermans beurt
tile-always = werkt altijd

## Kaarten
kb-gold-now = { $n } goud tot nu toe

## Verloop
log-title = Verloop
log-empty = Er is nog niets gebeurd.

## Acties
actions-label = Acties
act-here = { $hex }: { $verb }
bot-thinking = { $name } denkt na…
bot-move-now = Nu spelen
bot-move-now-text = De bot stopt met nadenken en speelt wat hem op het eerste gezicht het beste lijkt.
undo = Stap terug
undo-key = U
hint = Hint
hint-key = H
end-turn = Einde beurt
end-done = Klaar
end-key = E
end-confirm = Je beurt beëindigen?
end-confirm-tiles = { $n ->
    [one] Eén actie is nog mogelijk: { $tiles }.
   *[other] Deze acties zijn nog mogelijk: { $tiles }.
}
takeback = Terugnemen
takeback-turn = Mijn beurt terugnemen
takeback-text = Terug naar het begin van je laatste beurt
takeback-confirm = Je laatste beurt terugnemen?
takeback-only = Je gaat terug naar het begin van je beurt.
takeback-drops = Je gaat terug naar het begin van je beurt. Wat { $names } sindsdien speelde, vervalt ook.
takeback-needs = { $names } moet het goedvinden.
takeback-ask = Vragen
takeback-asked = { $name } wil de laatste beurt terugnemen
takeback-mine = Wachten tot { $names } het goedvindt
takeback-waits = { $name } wil een beurt terugnemen; wachten op { $names }
takeback-declined = { $name } vindt het niet goed. Het spel gaat verder.
takeback-yes = Akkoord
takeback-no = Weigeren
leave-confirm = Het spel verlaten?
leave-text = De anderen kunnen een bot voor je laten spelen. Tot dan kun je met je link terugkomen.
leave-yes = Verlaten
vote-wait = { $name } is weg. Over { $time } kun je een bot laten spelen.
vote-text = { $name } is afwezig. Mag een bot het overnemen?
vote-text-left = { $name } is weggegaan. Mag een bot het overnemen?
vote-yes = Laat een bot spelen
vote-done = Jij bent akkoord; nu de anderen nog
lent-text = Een bot speelt voor je.
lent-back = Zelf verder spelen

## Tijd
time-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
}
time-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
time-whole-hours = { $n ->
    [one] 1 uur
   *[other] { $n } uur
}
time-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
time-hours = { $h } u { $m } min
time-hours-short = { $h } u
time-days-short = { $d } d
time-days-left = { $d ->
    [one] 1 dag { $h } u
   *[other] { $d } dagen { $h } u
}
clock-over = tijd om
clock-label = Resterende tijd voor { $name }: { $time }
clock-end-bot = Als de tijd om is, speelt een bot deze beurt.
clock-end-nothing = Als de tijd om is, gebeurt er niets.
ask-late = { $person ->
    [you] De tijd is om: een bot speelt deze beurt voor je
   *[other] De tijd is om: een bot speelt deze beurt voor { $name }
}
pace-days = Dit spel wordt over meerdere dagen gespeeld.
pace-clock-bot = Per beurt: { $time }; daarna speelt een bot hem.
pace-clock-nothing = Per beurt: { $time }, alleen ter oriëntatie.

## Weigeringen per code
refused-stale = Het spel is al verder; kijk nog eens.
refused-not-your-turn = Je bent niet aan de beurt.
refused-too-fast = Dat ging te snel; probeer het opnieuw.
refused-cannot-undo = Dat kan niet meer ongedaan worden gemaakt.
refused-illegal = Dat kan nu niet.
refused-other = Dat is niet gelukt. { $text }

## Het speelbord
board-label = Het speelbord
board-help = Met de pijltjestoetsen beweeg je over het speelbord, met Enter doe je iets.
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-zoom-fit = Hele speelbord
hex-name = { $name }, { $ground }
hex-mine = je { $piece }
hex-owner = { $piece } van { $name }
hex-beside = ernaast: { $things }
hex-beside-mine = { $n } van jouw { $piece_many }
hex-beside-owner = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
} van { $name }
hex-beside-nobody = { $n } { $n ->
    [one] { $piece }
   *[other] { $piece_many }
}
hex-site = { $location }, { $n ->
    [0] geen tegel meer
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}
not-your-turn = { $name } is aan de beurt.
rule = regel { $rule }

## Samen op één scherm
cover-title = Geef het scherm door aan { $name }
cover-text = Hierna speelt { $name }. Tot dan blijven de handkaarten verborgen.
cover-go = Ik ben { $name }
cover-never = Handkaarten niet meer verbergen

## Wachtkamer
seed-known = Iemand heeft het startgetal van deze partij gekozen of de partij geüpload, en kent misschien de kaarten die nog komen.
room-title = Wachten op spelers
room-text = Het spel begint als elke plaats bezet is.
room-text-public = Deze tafel staat in de lobby. De partij begint zodra elke plaats bezet is.
room-table = Tafel { $id }
room-level = Niveau van de bots
room-fill = { $n ->
    [one] Bot toevoegen en beginnen
   *[other] Aanvullen met bots en beginnen
}
room-leave = De tafel verlaten
room-invite = Nodig spelers uit met deze link:
room-watch = Link voor kijkers:
room-seat = Plaats { $n }
room-open = vrij
room-you = jij

## Einde van het spel
end-title-won = { $names ->
    [you] Je hebt gewonnen
   *[other] { $names } heeft gewonnen
}
end-title-tie = Gedeelde overwinning: { $names }
end-title-scoring = Puntentelling
end-total = Totaal
end-skip = Alles tonen
end-again = Opnieuw tellen
end-rematch = Nog een keer spelen
end-rematch-same = Zelfde speelbord
end-rematch-new = Nieuw speelbord
end-rematch-open = Naar de revanche
end-next-level = Twee keer op rij gewonnen! Probeer de volgende keer het niveau <b>{ $level }</b>.
end-replay = Partij terugkijken
end-table = Goud per kaart en speler

## Meldingen
live-your-turn = Jij bent aan de beurt. { $ask }
live-turn = { $name } is aan de beurt.

## De lijst met zetten
moves-title = Lijst met zetten
moves-key = M
moves-open = Spelen met een lijst met zetten in plaats van het bord
moves-filter = Typ een veld of een woord
moves-none = Je kunt nu even niets doen.
moves-nothing = Geen enkele zet past bij “{ $typed }”.
moves-group = { $title } ({ $n })
moves-of-build = Bouwen
moves-of-take = Oppakken
moves-of-put = Neerzetten
moves-of-choose = Kiezen
moves-of-use = Speciale acties
moves-of-turn = Jouw beurt
moves-of-other = Andere zetten

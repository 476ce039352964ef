# Aan de echte tafel: alle hulpmiddelen, en de opstelling van wat er in de kast staat.

shelf-lead = Spelen jullie met het echte bord? hexholm loot de opstelling, telt de punten en kent elke regel.

## De hulpmiddelen
tool-boards = Borden
tool-boards-text = Voer de gedrukte borden in die je hebt, of schilder er zelf een
tool-count = Punten tellen
tool-count-text = Schilder alle nederzettingen, zie wat elke kaart oplevert, bewaar de uitslag
tool-position = Stellingeneditor
tool-position-text = Zet elke stelling op: wat zou jij spelen? Speel verder, deel de stelling of maak er een puzzel van
tool-rules = Spelregels
tool-rules-text = Elke kaart, elke tegel en elk twijfelgeval, met een plaatje
tool-setup = Opstelling loten
tool-setup-text = Uit de dozen die je hebt, naar je wensen; met een plaatje om na te leggen

## Wat ik heb en hoe ik het wil
shelf-owned = Wat ik heb
shelf-single = { $what ->
    [boards] Ontbreekt er een bordkant?
   *[sections] Ontbreekt er een kwadrant?
}
shelf-single-text = Haal het vinkje weg bij wat je niet hebt.
shelf-players = Spelers
shelf-names = Namen, zoals jullie zitten
shelf-name = Speler { $n }
shelf-wishes = Wensen
shelf-draw = Loten
shelf-had = Wat we al hadden
shelf-forget = Vergeet de opstelling met { $cards }
wish-balanced = Kaarten die bij het bord passen
wish-balanced-text = Elke kaart levert op dit bord ongeveer evenveel op als op andere, of meer.
wish-fresh = Niets uit onze laatste opstellingen
wish-last = { $n ->
    [0] uit
    [one] laatste
   *[other] laatste { $n }
}
wish-at-least = Minstens zoveel kwadranten van een doos
least-less = { $name }: één minder
least-more = { $name }: één meer
wish-tap = Eén keer tikken: altijd erbij. Twee keer: nooit.
wish-always = { $name }: altijd
wish-never = { $name }: nooit
wish-maybe = { $name }: misschien
wish-of-sections = Kwadranten
wish-of-sides = Kanten van het eiland
wish-of-boards = Bordkanten
wish-of-cards = Kaarten
wish-of-tasks = Opdrachten
wish-of-tiles = Nomadentegels
wish-of-boxes = Dozen
wish-of-economy = Economiekaarten
wish-of-twist = Twists

## Wat er geloot is
drawn-title = Opstelling
drawn-again = Opnieuw loten
drawn-own = Zelf een opstelling loten
drawn-other = { $what ->
    [land] Ander bord, dezelfde kaarten
    [cards] Andere kaarten, hetzelfde bord
   *[other] Dit opnieuw loten
}
drawn-count = Punten tellen
drawn-rules = Regels bij deze opstelling
drawn-play-bots = Hier tegen bots spelen
drawn-play-here = Hier samen spelen
drawn-share = Delen en afdrukken
drawn-link = Link naar deze opstelling
drawn-qr = QR-code van de link
drawn-scan = Scan de code met een telefoon, dan heb je de opstelling aan tafel bij de hand.
drawn-print = Op één pagina afdrukken

# Counting the points of a real game, in Dutch.

count-lead = Leg de opstelling neer zoals die op tafel ligt. Schilder daarna de nederzettingen van alle spelers, dan telt hexholm.
count-players = Spelers
count-name = Naam van speler { $number }
count-missing = Nog te kiezen: { $what }
count-more = Ook nodig
count-start = Stukken invoeren
count-over = Opnieuw beginnen
count-over-title = Opnieuw beginnen?
count-over-text = Wat je tot nu toe hebt ingevoerd, wordt verwijderd.
count-taken-off = Wat in deze opstelling geen plaats heeft, is weggehaald.
part-sections = kwadranten
part-boards = borden
part-cards = kaarten
part-twist = twist
part-direction = richting van de lijnen
part-bottom_board = onderste terreinbord
part-any = { $name }

## Where nothing is left to chance
new-random-by-hand = Kies
new-random-one-by-hand = Kies
new-land-random-by-hand = Tik op elke plek en kies wat daar ligt.
new-cards-chosen-by-hand = { $left ->
    [0] Alle drie zijn gekozen.
   *[other] Nog { $left } te kiezen.
}

## Entering
count-setup = Opstelling
count-results = Uitslagen
count-left = { $n ->
    [0] geen over
   *[other] { $most } − { $used } = { $n }
}
count-brush = Wat je neerzet
count-piece = { $piece_title }
count-rest = nog { $n }
count-erase = Weghalen
count-sections = Inzoomen
count-whole = Alles
count-section = Deel { $n }
count-next-section = Volgend deel
count-next = Volgende speler
count-score = Tellen
count-less = { $name }: één minder
count-one-more = { $name }: één meer
count-rows = Tik op de lijnen die je hebt gemarkeerd
count-row = Lijn { $row }
count-no-points = Geen punten aan het einde; wordt bij de uitslag bewaard

## The result
count-tie = Elk { $n }: bij een gelijke stand delen de spelers de overwinning.
count-tap-figure = Tik op een getal om te zien waar het vandaan komt.
count-entered = Tijdens het spel betaald: zoals je het hebt ingevoerd.
count-none = Niets op het bord levert hier iets op.
count-none-there = daar geen enkele
count-compared = Hoeveel elke speler heeft
count-tied = gelijk
count-back = Terug naar de stukken

## Keeping
count-keep-title = Geschiedenis
count-day = Dag van het spel
count-keep = Deze uitslag bewaren
count-keep-change = Wijzigingen opslaan
count-kept = Bewaard
count-no-results = Nog geen partijen. Tel er een, dan staat die hier, met statistieken per speler en per kaart.
count-games = Partijen
count-edit = Wijzigen
count-remove = Verwijderen
count-leave-title = Begonnen telling weggooien?
count-leave = Uitslag openen
count-remove-title = Deze uitslag verwijderen?
count-remove-text = Hij verdwijnt ook uit de statistieken.
count-removed = Verwijderd
count-statistics = Statistieken
count-by-player = Per speler
count-by-card = Per kaart
count-mean = gemiddeld
count-best = beste
count-files = Bestanden
count-files-text = De uitslagen staan in deze browser, en bij je profiel als je er een hebt. Bewaar een kopie als bestand, of neem ze mee naar een andere browser.
count-import = Importeren
count-bad-file = { $name } is geen bestand met uitslagen van hexholm.
count-brought = { $n ->
    [0] Deze zijn er allemaal al.
    [one] 1 uitslag geïmporteerd
   *[other] { $n } uitslagen geïmporteerd
}

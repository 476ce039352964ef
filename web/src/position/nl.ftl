# De stellingeneditor.

position-title = Stellingeneditor
position-lead = Zet elke stelling van beide spellen op: plaats de stukken, kies handkaarten, tegels en wie aan de beurt is. Vraag dan wat je moet spelen, speel verder of stuur de stelling naar iemand.
position-new = Nieuwe stelling
position-back = Terug naar mijn stelling
position-from-nothing = Vanaf nul
position-first-game = Aanbevolen eerste spel, 2 spelers
position-choose = Kies spelers, borden en kaarten
position-begin = Zet dit bord op
position-from-file = Uit een bestand
position-file-text = Een opgeslagen partij, een verslag, een stelling, een puzzel of een geval voor een foutrapport.
position-open = Bestand openen
position-from-link = Uit een link
position-link-text = De link van een stelling of een spel, of een stelling in één regel tekst.
position-link = Link
position-open-link = Openen
error-no-position = Hier zit geen stelling in. Het moet een opgeslagen partij, een verslag, een stelling, een puzzel, een geval of de link van een spel zijn.

## Het bord en de penselen
position-brushes = Penselen
position-brush = { $name }: { $n } van { $of } op het bord
position-erase = Wissen
position-note = Notitie
position-fine = Deze stelling is speelbaar.
position-over = In deze stelling is het spel afgelopen.
position-wrong = Wat er niet klopt
position-wrong-count = { $n ->
    [one] Eén ding klopt niet
   *[other] { $n } dingen kloppen niet
}
position-mend = Rechtzetten wat uit het bord volgt
position-made-up = Verzonnen: ook toestaan wat in geen partij voorkomt

## Velden
position-turn = Beurt
position-turn-start = Terug naar het begin van de beurt
position-piles = Stapels
position-to-draw = { $n ->
    [one] 1 kaart te trekken
   *[other] { $n } kaarten te trekken
}
position-score = stand { $n }
position-add = Toevoegen …
position-add-to = Toevoegen: { $label }
position-remove = { $label } verwijderen
position-state = Toestand van { $label }
position-auto = { $label }: zoals het uit het bord volgt
position-less = { $label }: minder
position-more = { $label }: meer

## Advies
position-advice = Advies
position-ask = Wat zou jij spelen?

## Verder vanaf hier
position-next = Verder vanaf hier
position-play = Verder spelen
position-play-text = Een nieuwe tafel begint met deze stelling. De kaarten die komen, worden geschud.
position-share = Delen
position-share-text = Wie deze link opent, ziet de stelling met alle handkaarten.
position-share-draft = De stelling is nog niet speelbaar; de link bevat wat er nu staat.
position-svg = Afbeelding (SVG)
position-png = Afbeelding (PNG)
position-file = Bestand
position-puzzle = Opslaan als puzzel
position-puzzle-text = hexholm zoekt de beste beurt; wie de puzzel opent, speelt één beurt en hoort hoe goed die is.
position-puzzle-name = Naam
position-puzzle-save = Maak de puzzel
position-puzzle-unclear = Hier is geen duidelijk beste beurt: andere zijn ongeveer even goed en lossen de puzzel ook op.
position-puzzle-anyway = Toch opslaan
position-puzzle-made = Klaar: hij staat bij je puzzels en in een bestand.
position-puzzle-solve = Openen
position-case = Foutrapport
position-case-text = Een bestand met deze stelling, de versie van hexholm en wat je schrijft. Voeg het bij je rapport; ‘hexholm edit BESTAND’ opent het.
position-case-note = Wat gebeurt er, en wat zou er moeten gebeuren?
position-case-save = Geval opslaan

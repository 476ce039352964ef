# Aan de echte tafel: alle hulpmiddelen, en de opstelling van wat er in de kast staat.

shelf-lead = Spelen jullie met het echte bord? hexholm loot de opstelling, telt de punten en kent elke regel.

## De hulpmiddelen
tool-count = Punten tellen
tool-count-text = Schilder ieders nederzettingen, zie elke kaart geteld, bewaar de uitslag
tool-position = Stellingeneditor
tool-position-text = Zet elke stelling op: wat zou jij spelen? Speel verder, deel haar, maak er een puzzel van
tool-rules = Regels
tool-rules-text = Elke kaart, elk fiche en elk grensgeval, met een plaatje

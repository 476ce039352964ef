# Was aus der Schachtel kommt, auf Deutsch.

item-terrain-cards = Geländekarten, gemischt
item-terrain-cards-out = Geländekarten, die in der Schachtel bleiben
item-talents = Talente, verdeckt ausgeteilt
item-coins = Münzen

drawn-for = { $game } zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
step-land = Legt den Spielplan aus
step-cards = Legt die Karten daneben
step-items = Nehmt aus der Schachtel
step-begin = Los geht’s
laid-beside = neben dem Spielplan
laid-over = auf den Kopf gedreht
laid-turned = um { $degrees }° im Uhrzeigersinn gedreht
laid-own = dein eigener Plan
item-each = je Spieler
item-by-turn = { $numbers } in Zugreihenfolge
item-on = auf { $hexes }
shown-tasks = Aufgabe
shown-economy = { economy-title }
shown-twist = { twist-title }
begin-name = { $name } beginnt. Es geht im Uhrzeigersinn.
begin-kingdom-builder = Wer am ältesten ist, beginnt. Es geht im Uhrzeigersinn.
begin-winter-kingdom = Wer am jüngsten ist, beginnt. Es geht im Uhrzeigersinn.

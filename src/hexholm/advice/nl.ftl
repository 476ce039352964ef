# Hints, en wat de beurten van een afgelopen partij waard waren.

hint-close = Hint sluiten
hint-thinking = Op zoek naar een goede beurt…
hint-win = kans op winst
hint-gold = met ongeveer { $gold } goud aan het einde
hint-points = met ongeveer { $gold ->
    [one] { $gold } punt
   *[other] { $gold } punten
} aan het einde
hint-turns = De beste gevonden beurten
hint-turn = { $n ->
    [1] Beste
    [2] Tweede
   *[other] Derde
  }
hint-play = Speel deze beurt
hint-play-text = Speelt alles behalve het einde van de beurt, zodat je het nog ongedaan kunt maken.
hint-then = De rest hangt af van wat er komt.
hint-no-busy = De server heeft het druk. Probeer het zo opnieuw.
hint-no-no-hint = Geen hint gevonden. Probeer het opnieuw.
hint-no-not-your-turn = Hints zijn voor wie aan de beurt is.
hint-no-hints-off = Aan deze tafel speel je zonder hints.
hint-no-offline = De server antwoordt niet.

way-build = Bouwen
way-end = Beurt beëindigen
way-fort = { $hex } (fort)
way-buy = { $name } kopen
way-upgrade = { $name } opwaarderen
way-repeat = { $name } tot drie keer
way-choose = { $name } kiezen
brief-build = Bouwen op { $where }
brief-take = Verplaatsen { $where }
brief-use = { $name } { $where }
brief-give-up = { $where ->
    [ready] De beschikbare
    [used] De gebruikte
   *[new] De nieuwe
} tegel inleveren

why = Waarom
why-own = { $card } { $gold }
why-now = { $card } meteen { $gold }
why-others = anderen: { $what }
why-rivals = Anderen: { $card } { $gold }
why-tiles = erbij: { $tiles }
why-lost = kwijt: { $tiles }

ratings = Hoe goed de beurten waren
ratings-wait = Beurten worden beoordeeld: { $n } van { $of }
ratings-none = Geen beurt bleef ver achter bij de beste die is gevonden.
rated-turn = Beurt { $n }, { $name }
rated-better = Beter was
mark-good = De enige goede beurt
mark-doubtful = Een onnauwkeurigheid
mark-mistake = Een fout
mark-blunder = Een blunder
curve = Winstkansen per beurt; aan het einde: { $label }

## Fouten

analyse-over = het spel is afgelopen: er valt niets meer te beslissen
analyse-seat = er is geen plaats { $got }; de plaatsen zijn 0 tot { $last }
analyse-seconds = seconds moet meer dan 0 zijn, niet { $got }
analyse-work = work moet groter dan 0 zijn, niet { $got }

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
hint-turn-as-good = Even goed
hint-as-good = Ongeveer even goed als de beste beurt, voor zover dat te zeggen valt.
hint-uncertain = De server had weinig tijd, dus deze tip is minder zeker dan anders.
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

## Wat een beurt doet en waartoe ze leidt
fact-ends = Beëindigt het spel.
fact-last-round = Luidt de laatste ronde in.
fact-takes = Levert een { $tile_tile } op.
fact-gives-up = Kost de { $tile_tile }.
fact-earns-any = Levert meteen { $n } goud op voor { $card }.
fact-more = Levert aan het einde ongeveer { $n } goud meer op voor { $card }.
fact-less = Levert aan het einde ongeveer { $n } goud minder op voor { $card }.
fact-denies = { $person ->
    [you] Kost je ongeveer { $n } goud voor { $card }.
   *[other] Kost { $name } ongeveer { $n } goud voor { $card }.
}
fact-feeds = { $person ->
    [you] Laat je ongeveer { $n } goud meer voor { $card }.
   *[other] Laat { $name } ongeveer { $n } goud meer voor { $card }.
}
fact-shut-location = { $n ->
    [one] { $names } kan daar geen { $tile_tile } meer krijgen.
   *[other] { $names } kunnen daar geen { $tile_tile } meer krijgen.
}
fact-shut-castle = { $n ->
    [one] { $names } kan niet meer bij dat kasteel komen.
   *[other] { $names } kunnen niet meer bij dat kasteel komen.
}

## De beurten van een afgelopen spel
ratings = Hoe de beurten gingen
ratings-wait = Beurten worden beoordeeld: { $n } van { $of }
ratings-none = Geen beurt was veel slechter dan de beste die gevonden werd.
ratings-uncertain = { $n ->
    [one] Eén beurt krijgt geen teken: het is onzeker of een andere beter was.
   *[other] { $n } beurten krijgen geen teken: het is onzeker of andere beter waren.
}
ratings-points = Keerpunten
ratings-others = { $n ->
    [one] Nog één beurt met een teken
   *[other] Nog { $n } beurten met een teken
}
rated-turn = Beurt { $n }, { $name }
rated-loss = Winstkans { $best } → <b>{ $done }</b>
rated-gold = Ongeveer { $n } goud weggegeven
rated-show = Laat zien
rated-better = Beter was
better-step = { $n } van { $of }
better-back = Eén actie terug
better-forward = Eén actie verder
better-close = Terug naar het spel
gold-curve = Goud in de loop van het spel
gold-curve-all = Alle kaarten
gold-curve-card = Welke kaart
gold-curve-label = Goud beurt voor beurt; aan het einde: { $label }
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

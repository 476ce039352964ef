# Puzzels: de lijst, de opgave, wat een beurt waard was, de oplossing.

puzzles-title = Puzzels
puzzles-lead = Echte stellingen uit partijen van sterke bots. Eén beurt is duidelijk de beste: speel hem op het bord en zie dan wat die van jou waard was.
puzzles-daily = Puzzel van de dag
puzzles-streak = { $n ->
    [one] { $n } dag op rij
   *[other] { $n } dagen op rij
}
puzzles-difficulty = Moeilijkheid
puzzles-all = Alle
puzzles-everything = Alle uitbreidingen
puzzles-solved = { $n } van { $of } opgelost
puzzles-back = Alle puzzels

puzzle-title = { $about }, puzzel { $n }
puzzle-unknown = Die puzzel bestaat niet.
puzzle-label = Puzzel
puzzle-stars-1 = Makkelijk
puzzle-stars-2 = Lastig
puzzle-stars-3 = Goed verstopt
puzzle-state-solved = Opgelost
puzzle-state-seen = Je hebt de oplossing gezien

puzzle-task = Vind de beste beurt. Beëindig hem als je klaar bent; dan wordt hij beoordeeld.
puzzle-judging = Eens kijken hoe het na jouw beurt verdergaat …
puzzle-ask-again = Nog eens beoordelen
puzzle-again = Opnieuw proberen
puzzle-show = Oplossing tonen
puzzle-next = Volgende puzzel
puzzle-solved = Opgelost! Geen beurt is beter.
puzzle-not-best = Er is een betere beurt.
puzzle-worth-gold = Die levert ongeveer { $gold } goud op en een winstkans van { $chance }.
puzzle-worth-points = Die levert ongeveer { $gold } punten op en een winstkans van { $chance }.
puzzle-lost-gold = { $part ->
    [0] Met de beste beurt win je ongeveer { $gold } goud meer op je tegenstander.
   *[other] Met de beste beurt win je ongeveer { $gold } goud meer op je tegenstander en is je winstkans { $chance } hoger.
}
puzzle-lost-points = { $part ->
    [0] { $gold ->
        [one] Met de beste beurt win je ongeveer { $gold } punt meer op je tegenstander.
       *[other] Met de beste beurt win je ongeveer { $gold } punten meer op je tegenstander.
    }
   *[other] { $gold ->
        [one] Met de beste beurt win je ongeveer { $gold } punt meer op je tegenstander en is je winstkans { $chance } hoger.
       *[other] Met de beste beurt win je ongeveer { $gold } punten meer op je tegenstander en is je winstkans { $chance } hoger.
    }
}

puzzle-best = De beste beurt
puzzle-tempting = { $n ->
    [one] Een verleidelijke beurt die slechter is
   *[other] { $n } verleidelijke beurten die slechter zijn
}
puzzle-other-gold = { $part ->
    [0] Kost ongeveer { $gold } goud tegenover je tegenstander.
   *[other] Kost ongeveer { $gold } goud tegenover je tegenstander en { $chance } winstkans.
}
puzzle-other-points = { $part ->
    [0] { $gold ->
        [one] Kost ongeveer { $gold } punt tegenover je tegenstander.
       *[other] Kost ongeveer { $gold } punten tegenover je tegenstander.
    }
   *[other] { $gold ->
        [one] Kost ongeveer { $gold } punt tegenover je tegenstander en { $chance } winstkans.
       *[other] Kost ongeveer { $gold } punten tegenover je tegenstander en { $chance } winstkans.
    }
}

## One's own
puzzles-own = Eigen puzzels
puzzle-own = Mijn puzzel
puzzle-own-drop = ‘{ $title }’ verwijderen
puzzle-own-make = Maak er een van een stelling

# Hints, and what the turns of a finished game were worth.

hint-close = Close the hint
hint-thinking = Looking for a good turn …
hint-win = to win
hint-gold = with about { $gold } gold at the end
hint-points = with about { $gold } points at the end
hint-turns = The best turns found
hint-turn = { $n ->
    [1] Best
    [2] Second
   *[other] Third
  }
hint-turn-as-good = As good
hint-as-good = About as good as the best turn, as far as anyone can tell.
hint-uncertain = The server had little time, so this is less certain than usual.
hint-play = Play it
hint-play-text = Plays everything but the end of the turn, so you can still undo it.
hint-then = The rest depends on what comes up.
hint-no-busy = The server is busy. Try again in a moment.
hint-no-no-hint = No hint found. Try again.
hint-no-not-your-turn = Hints are for the player to move.
hint-no-hints-off = This table was set up without hints.
hint-no-offline = The server isn’t answering.

way-build = Build
way-end = End the turn
way-fort = { $hex } (fort)
way-buy = Buy { $name }
way-upgrade = Upgrade { $name }
way-repeat = { $name }, several times
way-choose = Choose { $name }
brief-build = Build { $where }
brief-take = Move { $where }
brief-use = { $name } { $where }
brief-give-up = Give up the { $where } tile

why = Why

## What a turn does and leads to
fact-ends = Ends the game.
fact-last-round = Starts the last round.
fact-takes = Takes { $tile_a } tile.
fact-gives-up = Gives up the { $tile } tile.
fact-earns-any = Brings { $n } gold at once from { $card }.
fact-more = Leads to about { $n } more gold from { $card }.
fact-less = Leads to about { $n } less gold from { $card }.
fact-denies = { $person ->
    [you] Costs you about { $n } gold from { $card }.
   *[other] Costs { $name } about { $n } gold from { $card }.
}
fact-feeds = { $person ->
    [you] Lets you have about { $n } more gold from { $card }.
   *[other] Lets { $name } have about { $n } more gold from { $card }.
}
fact-shut-location = { $n ->
    [one] { $names } can no longer get { $tile_a } tile there.
   *[other] { $names } can no longer get { $tile_a } tile there.
}
fact-shut-castle = { $n ->
    [one] { $names } can no longer reach that castle.
   *[other] { $names } can no longer reach that castle.
}

## The turns of a finished game
ratings = How the turns went
ratings-wait = Rating the turns: { $n } of { $of }
ratings-none = No turn fell far short of the best one found.
ratings-uncertain = { $n ->
    [one] One turn is left unmarked because it is uncertain whether another was better.
   *[other] { $n } turns are left unmarked because it is uncertain whether others were better.
}
ratings-points = Turning points
ratings-others = { $n ->
    [one] One more marked turn
   *[other] { $n } more marked turns
}
rated-turn = Turn { $n }, { $name }
rated-loss = Chance of winning { $best } → <b>{ $done }</b>
rated-gold = About { $n } gold given away
rated-show = Show me
rated-better = Better was
better-step = { $n } of { $of }
better-back = One action back
better-forward = One action forward
better-close = Back to the game
gold-curve = Gold over time
gold-curve-all = All cards
gold-curve-card = Which card
gold-curve-label = Gold turn by turn; at the end: { $label }
mark-good = The only good turn
mark-doubtful = An inaccuracy
mark-mistake = A mistake
mark-blunder = A blunder
curve = Win chances turn by turn; at the end: { $label }

## Errors

analyse-over = the game is over: there is nothing left to decide
analyse-seat = there is no seat { $got }; the seats are 0 to { $last }
analyse-seconds = seconds must be more than 0, not { $got }
analyse-work = work must be more than 0, not { $got }

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
why-own = { $card } { $gold }
why-now = { $card } { $gold } now
why-others = others: { $what }
why-rivals = Others: { $card } { $gold }
why-tiles = takes { $tiles }
why-lost = gives up { $tiles }

ratings = How the turns went
ratings-wait = Rating the turns: { $n } of { $of }
ratings-none = No turn fell far short of the best one found.
rated-turn = Turn { $n }, { $name }
rated-better = Better was
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

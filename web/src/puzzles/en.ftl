# Puzzles: the list, the task, what a turn was worth, the solution.

puzzles-title = Puzzles
puzzles-lead = Real positions from games of strong bots. One turn is clearly the best: play it on the board, then see what yours was worth.
puzzles-daily = Puzzle of the day
puzzles-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-difficulty = Difficulty
puzzles-all = All
puzzles-everything = All boxes
puzzles-solved = { $n } of { $of } solved
puzzles-back = All puzzles

puzzle-title = { $about }, puzzle { $n }
puzzle-unknown = There is no such puzzle.
puzzle-label = Puzzle
puzzle-stars-1 = Easy
puzzle-stars-2 = Tricky
puzzle-stars-3 = Well hidden
puzzle-state-solved = Solved
puzzle-state-seen = You have seen the solution

puzzle-task = Find the best turn. End it when you’re done, and it will be judged.
puzzle-judging = Let’s see how the game goes on after your turn …
puzzle-ask-again = Judge it again
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-solved = Solved! No turn is better.
puzzle-not-best = There is a better turn.
puzzle-worth-gold = It leads to about { $gold } gold and a { $chance } chance of winning.
puzzle-worth-points = It leads to about { $gold } points and a { $chance } chance of winning.
puzzle-lost-gold = { $part ->
    [0] The best turn gains about { $gold } gold more on your opponent.
   *[other] The best turn gains about { $gold } gold more on your opponent, and wins { $chance } more often.
}
puzzle-lost-points = { $part ->
    [0] { $gold ->
        [one] The best turn gains about { $gold } point more on your opponent.
       *[other] The best turn gains about { $gold } points more on your opponent.
    }
   *[other] { $gold ->
        [one] The best turn gains about { $gold } point more on your opponent, and wins { $chance } more often.
       *[other] The best turn gains about { $gold } points more on your opponent, and wins { $chance } more often.
    }
}

puzzle-best = The best turn
puzzle-tempting = { $n ->
    [one] A tempting turn that is worse
   *[other] { $n } tempting turns that are worse
}
puzzle-other-gold = { $part ->
    [0] Loses about { $gold } gold on your opponent.
   *[other] Loses about { $gold } gold on your opponent and { $chance } of the chance of winning.
}
puzzle-other-points = { $part ->
    [0] { $gold ->
        [one] Loses about { $gold } point on your opponent.
       *[other] Loses about { $gold } points on your opponent.
    }
   *[other] { $gold ->
        [one] Loses about { $gold } point on your opponent and { $chance } of the chance of winning.
       *[other] Loses about { $gold } points on your opponent and { $chance } of the chance of winning.
    }
}

## One's own
puzzles-own = Your own puzzles
puzzle-own = My puzzle
puzzle-own-drop = Remove “{ $title }”
puzzle-own-make = Make one of a position

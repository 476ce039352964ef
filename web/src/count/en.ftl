# Counting the points of a game that was played on a real table.

count-lead = Lay out the set-up as it lies on your table. Then paint everybody’s settlements, and hexholm counts.
count-players = Players
count-name = Name of player { $number }
count-missing = Still to choose: { $what }
count-more = Also needed
count-start = Enter the pieces
count-over = Start over
count-over-title = Start over?
count-over-text = What you have entered so far is removed.
count-taken-off = What has no place in this set-up was removed.
part-sections = sections
part-boards = boards
part-cards = cards
part-twist = twist
part-direction = direction of the lines
part-bottom_board = bottom board
part-any = { $name }

## Where nothing is left to chance
new-random-by-hand = Choose
new-random-one-by-hand = Choose
new-land-random-by-hand = Tap each place and choose the board that lies there.
new-cards-chosen-by-hand = { $left ->
    [0] All three are chosen.
   *[other] { $left } still to choose.
}

## Entering
count-setup = Set-up
count-results = Results
count-left = { $n ->
    [0] none left
   *[other] { $most } − { $used } = { $n }
}
count-brush = What to place
count-piece = { $piece_title }
count-rest = { $n } left
count-erase = Remove
count-sections = Zoom
count-whole = All
count-section = Section { $n }
count-next-section = Next section
count-next = Next player
count-score = Count
count-less = { $name }: one less
count-one-more = { $name }: one more
count-rows = Tap the rows you have marked
count-row = Row { $row }
count-no-points = No points at the end; kept with the result

## The result
count-tie = { $n } each: players with the same score share the victory.
count-tap-figure = Tap a figure to see where it comes from.
count-entered = Paid during the game: as you entered it.
count-none = Nothing on the board pays here.
count-none-there = with none there
count-compared = How many each player has
count-tied = tied
count-back = Back to the pieces

## Keeping
count-keep-title = History
count-day = Day of the game
count-keep = Keep this result
count-keep-change = Save the changes
count-kept = Kept
count-no-results = No games yet. Count one, and it is kept here with statistics by player and card.
count-games = Games
count-edit = Edit
count-remove = Remove
count-leave-title = Discard the count you’ve begun?
count-leave = Open the result
count-remove-title = Remove this result?
count-remove-text = It is also removed from the statistics.
count-removed = Removed
count-statistics = Statistics
count-by-player = By player
count-by-card = By card
count-mean = mean
count-best = best
count-files = Files
count-files-text = The results are in this browser, and with your profile if you have one. Keep a copy as a file, or take them to another browser.
count-import = Import
count-bad-file = { $name } isn’t a file with results of hexholm.
count-brought = { $n ->
    [0] All of these are here already.
    [one] 1 result imported
   *[other] { $n } results imported
}

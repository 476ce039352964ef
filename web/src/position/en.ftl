# The position editor.

position-title = Position editor
position-lead = Set up any position of either game: paint the pieces, choose hands, tiles and whose turn it is. Then ask what to play, play on, or send it to somebody.
position-new = New position
position-back = Back to my position
position-from-nothing = From nothing
position-first-game = Suggested first game, 2 players
position-choose = Choose players, boards and cards
position-begin = Set up this board
position-from-file = From a file
position-file-text = A saved game, a record, a position, a puzzle or a case for a bug report.
position-open = Open a file
position-from-link = From a link
position-link-text = The link of a position or of a game, or a position in one line of text.
position-link = Link
position-open-link = Open
error-no-position = There is no position in this. It takes a saved game, a record, a position, a puzzle, a case, or the link of a game.

## The board and the brushes
position-brushes = Brushes
position-brush = { $name }: { $n } of { $of } on the board
position-erase = Erase
position-note = Note
position-fine = This position can be played.
position-over = The game is over in this position.
position-wrong = What is wrong
position-wrong-count = { $n ->
    [one] One thing can’t be
   *[other] { $n } things can’t be
}
position-mend = Put right what follows from the board
position-made-up = Made up: allow what no game leads to

## Fields
position-turn = Turn
position-turn-start = Back to the start of the turn
position-piles = Piles
position-to-draw = { $n ->
    [one] 1 card to draw
   *[other] { $n } cards to draw
}
position-score = score { $n }
position-add = Add …
position-add-to = Add: { $label }
position-remove = Remove { $label }
position-state = State of { $label }
position-auto = { $label }: as it follows from the board
position-less = { $label }: less
position-more = { $label }: more

## Advice
position-advice = Advice
position-ask = What would you play?

## On from here
position-next = On from here
position-play = Play on
position-play-text = A new table begins with this position. The cards that come are shuffled.
position-share = Share
position-share-text = Whoever opens this link sees the position, all hands included.
position-share-draft = The position can’t be played yet; the link holds it as it is.
position-svg = Picture (SVG)
position-png = Picture (PNG)
position-file = File
position-puzzle = Save as a puzzle
position-puzzle-text = hexholm looks for the best turn; whoever opens the puzzle plays one turn and is told how good it is.
position-puzzle-name = Name
position-puzzle-save = Make the puzzle
position-puzzle-unclear = There is no clear best turn here: others are about as good, and solve the puzzle too.
position-puzzle-anyway = Save it anyway
position-puzzle-made = Done: it’s among your puzzles, and in a file.
position-puzzle-solve = Open it
position-case = Bug report
position-case-text = A file with this position, the version of hexholm and what you write. Attach it to your report; “hexholm edit FILE” opens it.
position-case-note = What happens, and what should happen?
position-case-save = Save the case

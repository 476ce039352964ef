# The board editor

boards-title = Boards
boards-lead = Do you own a board whose printed side we don’t know? Enter it here, and it takes the place of ours in your games. Or paint a land of your own.

## My boards
boards-mine = Your boards
boards-none = Nothing here yet. What you paint is kept in this browser, and with your profile.
boards-use-replaces = Used in place of ours
boards-use-added = Ready to play
boards-use-not = Not finished
boards-use-ours = Not used: one of ours has this name
boards-use-newer = Not used: a newer board of yours has this name
boards-duplicate = Duplicate { $name }
boards-download-one = Download { $name }
boards-delete = Delete { $name }
boards-deleted = { $name } is deleted.
boards-unknown = This board isn’t in this browser. Load its file, or open your profile link here.

## A new one
boards-new = New board
boards-new-name = my land
boards-kind = Kind of board
boards-kind-section = Section
boards-kind-isle = Island
boards-kind-side = Winter Kingdom side
boards-side = Board { $board }, side { $side }
boards-which = Which board?
boards-which-own = One of my own
boards-which-own-text = You can lay it at every new table.
boards-which-text = Yours will be used wherever ours is: in set-ups, pictures and by bots.
boards-start-empty = Start empty
boards-start-new = Start with new land
boards-start-copy = Start with ours
boards-full = You have { $most } boards, the most that can be kept. Delete one to make room for another.
boards-upload = Load a file
boards-file-large = This file is too large for a board.

## Painting
boards-brushes = Brushes
boards-empty = Empty
boards-fill = Fill
boards-rest = Fill the rest
boards-type = Type it in
boards-typing = A letter for each hex, row by row. Backspace goes back.
boards-hex = { $hex }: { $ground }
boards-help = Use the arrow keys to move around the board and type a letter to paint a hex and go on. Space paints with the brush, Shift and the arrow keys paint as you go.
boards-keys = Keys: letters or numbers choose a brush, B fills an area. On the board, letters are typed hex by hex.
boards-download = Download the file

## What the library says
boards-checks = Checks
boards-unchecked = Your last change isn’t checked yet. This page keeps trying.
boards-playable = Ready to play
boards-refused = To do before it can be played:
boards-advice = Unlike other boards of its kind, which is fine if yours is printed that way:

## Details
boards-details = About this board
boards-name = Name
boards-location-1 = First location (L)
boards-location-2 = Second location (K)
boards-location-none = none
boards-printed = As printed
boards-printed-text = A printed board takes the place of ours with the same name.

# At the real table: the hub of the tools, and set-ups for what is on the shelf.

shelf-lead = Playing with the real boards? hexholm draws the set-up, counts the points and knows every rule.

## The tools
tool-boards = Boards
tool-boards-text = Enter the printed boards you own, or paint your own
tool-count = Count the points
tool-count-text = Paint everybody’s settlements, see every card scored, keep the result
tool-position = Position editor
tool-position-text = Set up any position: what would you play? Play on, share it, make a puzzle of it
tool-rules = Rules
tool-rules-text = Every card, tile and ruling, with a picture
tool-setup = Draw a set-up
tool-setup-text = From the boxes you own, as you like it; a picture to lay out by

## What I own, and how I like it
shelf-owned = What I own
shelf-single = { $what ->
    [boards] Missing a board side?
   *[sections] Missing a section?
}
shelf-single-text = Untick what you don’t have.
shelf-players = Players
shelf-names = Names, as you sit
shelf-name = Player { $n }
shelf-wishes = Wishes
shelf-draw = Draw
shelf-had = What we had
shelf-forget = Forget the set-up with { $cards }
wish-balanced = Cards that suit the land
wish-balanced-text = Each card pays about as much on this land as on others, or more.
wish-fresh = Nothing from our last set-ups
wish-last = { $n ->
    [0] off
    [one] last one
   *[other] last { $n }
}
wish-at-least = Sections of a box, at least
least-less = { $name }: one less
least-more = { $name }: one more
wish-tap = Tap once: always there. Twice: never.
wish-always = { $name }: always
wish-never = { $name }: never
wish-maybe = { $name }: perhaps
wish-of-sections = Sections
wish-of-sides = Sides of the island
wish-of-boards = Board sides
wish-of-cards = Cards
wish-of-tasks = Tasks
wish-of-tiles = Nomad tiles
wish-of-boxes = Boxes
wish-of-economy = Economy cards
wish-of-twist = Twists

## What was drawn
drawn-title = Set-up
drawn-again = Draw again
drawn-own = Draw one of your own
drawn-other = { $what ->
    [land] Other boards, same cards
    [cards] Other cards, same boards
   *[other] Draw this again
}
drawn-count = Count the points
drawn-rules = Rules of this set-up
drawn-play-bots = Play it here against bots
drawn-play-here = Play it here together
drawn-share = Share and print
drawn-link = Link to this set-up
drawn-qr = QR code of the link
drawn-scan = Scan it with a phone to have the set-up beside the table.
drawn-print = Print on one page

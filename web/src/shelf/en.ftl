# At the real table: the hub of the tools, and set-ups for what is on the shelf.

shelf-lead = Playing with the real boards? hexholm draws the set-up, counts the points and knows every rule.

## The tools
tool-count = Count the points
tool-count-text = Paint everybody's settlements, see every card scored, keep the result
tool-position = Position editor
tool-position-text = Set up any position: what would you play? Play on, share it, make a puzzle of it
tool-rules = Rules
tool-rules-text = Every card, tile and ruling, with a picture

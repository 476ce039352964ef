paint-redo = Redo
paint-help = Use the arrow keys to move around the board and Space to paint. Hold Shift with the arrow keys to paint as you go.

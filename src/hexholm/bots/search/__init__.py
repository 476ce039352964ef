"""What finding a good turn takes, in any game: whole turns, playouts, and what they show."""

"""What a server's owner does with its games: back them up, restore, prune and check them."""

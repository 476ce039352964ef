"""Luck in Winter Kingdom."""

from hexholm.winter import WinterKingdom


def judge(game: WinterKingdom) -> None:
    """Nothing is compiled for this game, and without that it takes too long."""

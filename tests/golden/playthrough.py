"""A whole game written out as text, step by step, to be read by eye and then kept."""

import hexholm
from hexholm.kingdom import KingdomBuilder


def playthrough(record: hexholm.Game) -> str:
    """Every step of a game: who decides, what is possible, what was done, what came of it."""
    lines: list[str] = []
    game = record.at(0)
    assert isinstance(game, KingdomBuilder)
    setup = game.setup_data()
    lines += [
        f"sections: {', '.join(map(str, setup['sections']))}",
        f"cards: {', '.join(setup['cards'])}",
        f"seed: {setup['seed']}",
    ]
    turn = 0
    for text in record.log:
        if not game.can_undo and game.tasks == () and not game.begun:
            turn += 1
            hand = ", ".join(game.hands[game.mover]) or "no card"
            lines += ["", f"turn {turn}: seat {game.player} plays {hand}, supply {game.supply}"]
        lines.append(f"  {text:<14}of {_possible(game)}")
        game.play(text)
        lines += [
            f"    {' '.join(str(part) for part in event[:4] if part != '')}"
            for event in game.events
        ]
    lines += ["", "the end", game.text()]
    for seat, score in enumerate(game.scores()):
        lines.append(f"seat {seat}: " + ", ".join(f"{k} {v}" for k, v in score.items()))
        for card, parts in game.contributions(seat).items():
            lines += [f"    {card} {part.gold}: {' '.join(part.hexes)}" for part in parts]
    lines.append(f"winners: {game.winners}")
    return "\n".join(lines) + "\n"


def _possible(game: KingdomBuilder) -> str:
    """The legal actions in short: hexes by verb (counted when many), then the rest."""
    parts = []
    for verb, hexes in game.options.hexes:
        names = game.board.grid.named(hexes)
        parts.append(f"{verb} " + (" ".join(names) if len(names) <= 12 else f"{len(names)} hexes"))
    return ", ".join([*parts, *map(str, game.options.others)])

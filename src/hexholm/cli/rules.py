"""`hexholm rules`: the guide in the terminal."""

from typing import Annotated

import typer

from hexholm.cli import Mistake
from hexholm.texts import say, spoken


def rules(
    thing: Annotated[
        list[str] | None, typer.Argument(metavar="THING", help=say("flag-thing"))
    ] = None,
) -> None:
    """Print the rules of a card, a tile ..., or list everything that has an entry."""
    from hexholm.guide import guide
    from hexholm.library import GAMES

    wanted = " ".join(thing or ()).strip().lower()
    told = [guide(game, spoken().language) for game in GAMES]
    if not wanted:
        for one in told:
            print(say(f"game-{one['game']}"))
            print("\n".join(f"  {entry['title']} ({entry['name']})" for entry in one["entries"]))
        return
    found = [
        (one["game"], entry)
        for one in told
        for entry in one["entries"]
        if wanted in (entry["name"], entry["title"].lower())
        or entry["name"] == {id_.lower(): name for id_, name in one["rules"].items()}.get(wanted)
    ]
    if not found:
        raise Mistake("rules-unknown", got=repr(wanted))
    for game, entry in found:
        price = f" {entry['price']}" if entry["price"] else ""
        print(f"{entry['title']} ({say(f'game-{game}')})\n\n{entry['text']}{price}")
        for point in entry["points"]:
            asked = f"{point['ask']} " if point["ask"] else ""
            print(f"- {asked}{point['text']} ({', '.join(point['rules'])})")
        print()

"""What is told, in words: nothing but what everybody at the table knows, and the seat's link."""

from hexholm.table.core import secrets
from hexholm.table.core.alerts.ports import Alert, Letter
from hexholm.table.core.seats import Seat
from hexholm.table.core.table import Table
from hexholm.texts import say, speaker


def token(key: bytes, alert: str, wish: str) -> str:
    """The secret that confirms or stops an alert."""
    return f"{alert}.{secrets.derive(key, alert, '', f'alert-{wish}')}"


def read_token(key: bytes, given: str, wish: str) -> str | None:
    """The alert that a secret is for, if it is one."""
    alert, _, _ = given.partition(".")
    return alert if secrets.same(given, token(key, alert, wish)) else None


def your_turn(alert: Alert, table: Table, key: bytes) -> Letter:
    """It is somebody's turn."""
    room, language = table.room, alert.language
    others = [_name(who, language) for at, who in enumerate(room.seats) if at != alert.seat]
    words = speaker(language)
    what, names = words.name("game", room.game.name), words.list(others)
    path = f"/t/{room.id}"
    if alert.kind != "push":  # a browser has its links; whoever else reads this needs the seat's
        path += f"#seat={table.secret(alert.seat)}"
    return Letter(
        title=say("alert-turn", language, table=room.id),
        lines=[say("alert-turn-text", language, what=what, names=names)],
        path=path,
        tag=room.id,
        stop=token(key, alert.id, "stop"),
    )


def is_it_wanted(alert: Alert, table: Table, key: bytes) -> Letter:
    """Ask whoever has an address whether they want to be told there."""
    language, who = alert.language, table.room.seats[alert.seat]
    text = say("alert-confirm-text", language, name=_name(who, language), table=table.room.id)
    return Letter(
        title=say("alert-confirm", language),
        lines=[text, say("alert-confirm-else", language)],
        path=f"/alerts#confirm={token(key, alert.id, 'confirm')}",
        tag=alert.id,
        stop=token(key, alert.id, "stop"),
    )


def _name(who: Seat, language: str) -> str:
    if who.name or who.colour is None:
        return who.name or say("alert-somebody", language)
    return say(f"colour-{who.colour}", language)

"""Being told when it is one's turn: what can be asked for, and what is answered."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.requests import Asked, Integer

AlertKind = TypeAliasType("AlertKind", Literal["push", "mail", "webhook"])
Wish = TypeAliasType("Wish", Literal["confirm", "stop", "never"])
Minute = Annotated[Integer, Field(ge=0, lt=24 * 60)]
Address = Annotated[str, Field(min_length=3, max_length=1000, examples=["ada@example.org"])]


class PushKeys(Asked):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class QuietAsked(Asked):
    """Hours when nothing is sent: minutes after midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Berlin"])]


class AlertAsked(Asked):
    """Where to tell a seat that it is its turn; asked again, it changes hours and language."""

    kind: AlertKind
    address: Address
    """A browser's push endpoint, a mail address, or the address of a webhook."""
    keys: PushKeys | None = None
    """Of a browser."""
    language: Annotated[str, Field(max_length=16)] = "en"
    quiet: QuietAsked | None = None


class StopAsked(Asked):
    """Where to tell a seat no longer."""

    kind: AlertKind
    address: Address


class AnswerAsked(Asked):
    """What whoever has an address wants, with the secret they were sent."""

    token: Annotated[str, Field(max_length=200)]
    wish: Wish
    """`never`: no mail or message from this server any more."""


class AlertsOffered(TypedDict):
    """How this server can tell people that it is their turn."""

    push: str
    """The key that a browser subscribes with."""
    mail: bool
    webhooks: list[str]
    """How the address of a webhook may begin; empty: there are none."""


class AlertData(TypedDict):
    """A mail address or webhook of a seat."""

    seat: int
    kind: AlertKind
    address: str
    confirmed: bool


class AlertAnswered(TypedDict):
    """It is done."""

    wish: Wish

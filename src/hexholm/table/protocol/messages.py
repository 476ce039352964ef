"""The messages of the websocket."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from hexholm.table.protocol.answers import ErrorData, Reason
from hexholm.table.protocol.tables import GameEvent, Phrase, StateMessage

# --- from the client -------------------------------------------------------------------------


class Hello(TypedDict):
    """The first message; answered by `state`, with the entries after `since`."""

    type: Literal["hello"]
    secrets: list[str]
    since: NotRequired[int | None]
    front: NotRequired[bool]
    """Whether the page can be seen now."""
    language: NotRequired[str]
    """Of the texts that come with a refusal or a reason; else that of `Accept-Language`."""


class Speak(TypedDict):
    """Ask for another language from now on; answered by `state`."""

    type: Literal["speak"]
    language: str


class Play(TypedDict):
    """Play an action; `number` is the last entry known when it was chosen."""

    type: Literal["play"]
    seat: int
    number: int
    action: str


class Undo(TypedDict):
    """Undo the last action of this turn."""

    type: Literal["undo"]
    seat: int
    number: int


class TakeBack(TypedDict):
    """Go back to the start of one's last turn."""

    type: Literal["takeback"]
    seat: int
    number: int


class Answer(TypedDict):
    """Agree to a take-back, or not."""

    type: Literal["answer"]
    seat: int
    yes: bool


class Leave(TypedDict):
    """Leave the table."""

    type: Literal["leave"]
    seat: int


class Replace(TypedDict):
    """Vote to let a bot play for somebody who has left, or been away for too long."""

    type: Literal["replace"]
    seat: int
    whom: int
    level: str


class Return(TypedDict):
    """Take one's seat back from the bot that plays there."""

    type: Literal["return"]
    seat: int


class Rename(TypedDict):
    """Take another name or colour."""

    type: Literal["name"]
    seat: int
    name: NotRequired[str | None]
    colour: NotRequired[str | None]


class Fill(TypedDict):
    """Let bots take the open seats, or only one of them."""

    type: Literal["fill"]
    seat: int
    level: str
    whom: NotRequired[int | None]


class Say(TypedDict):
    """Say something to the others, where they know each other: at most 200 characters."""

    type: Literal["say"]
    seat: int
    text: str


class SayPhrase(TypedDict):
    """Say one of a few phrases, which each reads in their own language."""

    type: Literal["phrase"]
    seat: int
    phrase: Phrase


class AskPreviews(TypedDict):
    """Ask what some legal actions would bring."""

    type: Literal["previews"]
    actions: list[str]
    """At most 32."""


class AskWhy(TypedDict):
    """Ask which rule forbids an action."""

    type: Literal["why"]
    action: str


class Stop(TypedDict):
    """Think no longer: the bot to play plays now, unless other people play, too; on one's own turn,
    the hint that was asked for is given up."""

    type: Literal["stop"]
    seat: int


class Front(TypedDict):
    """The page can be seen from now on, or no longer; who sees it is told nowhere else."""

    type: Literal["front"]
    yes: bool


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[
        Hello
        | Play
        | Undo
        | TakeBack
        | Answer
        | Leave
        | Replace
        | Return
        | Rename
        | Fill
        | Say
        | SayPhrase
        | AskPreviews
        | AskWhy
        | Speak
        | Front
        | Stop,
        Field(discriminator="type", description="What a client sends by the websocket."),
    ],
)

# --- from the server -------------------------------------------------------------------------


class Preview(TypedDict):
    """What an action would bring."""

    gold: dict[str, int]
    """By card, with the total."""
    events: list[GameEvent]


class Previews(TypedDict):
    """What the actions asked about would bring; nothing when somebody else decides."""

    type: Literal["previews"]
    number: int
    """The last entry when they were computed."""
    previews: dict[str, Preview]


class Why(TypedDict):
    """Which rule forbids an action; null: none does."""

    type: Literal["why"]
    action: str
    reason: Reason | None


class Refused(ErrorData):
    """A message was not carried out, and nothing has changed."""

    type: Literal["refused"]
    to: NotRequired[str]
    """The type of that message."""


class Presence(TypedDict):
    """The seats of the people who are there."""

    type: Literal["presence"]
    online: list[int]
    away: list[int | None]
    """By seat, since when its person has been away; null: is there."""


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        StateMessage | Refused | Presence | Previews | Why,
        Field(discriminator="type", description="What the server sends by the websocket."),
    ],
)

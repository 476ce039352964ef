"""The part of the API about people: the lobby, and profiles."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.security import HTTPAuthorizationCredentials

from hexholm.table.core.profiles import Profile
from hexholm.table.core.refusal import Refusal
from hexholm.table.http.asking import CREATING, LONGEST_WAIT, HubOf, as_json, bearer, gives
from hexholm.table.protocol.keepsakes import Keepsake, KeepsakeAsked, KeepsakeList
from hexholm.table.protocol.lobby import LobbyData
from hexholm.table.protocol.profiles import (
    Deleted,
    NewProfile,
    ProfileAsked,
    ProfileData,
    SeatsKept,
)

router = APIRouter()


@router.get("/lobby", responses=gives(LobbyData))
async def lobby(
    hub: HubOf,
    since: Annotated[str, Query(max_length=64)] = "",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The listed tables that wait for players, where the server has a lobby.

    With `since` (the `mark` of the last answer) and `wait`, the answer comes when something has
    changed, or after that many seconds.
    """
    return as_json(await hub.lobby.news(since, wait))


# --- profiles --------------------------------------------------------------------------------


async def _profile(
    hub: HubOf,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Profile:
    if credentials is None:
        raise Refusal("bad-profile")
    return await hub.profiles.open(credentials.credentials)


ProfileOf = Annotated[Profile, Depends(_profile)]


@router.post("/profile", status_code=201, responses=gives(NewProfile, 201), dependencies=CREATING)
async def new_profile(hub: HubOf, asked: ProfileAsked) -> Response:
    """A new profile; the answer holds its secret, which the other calls need."""
    made = await hub.profiles.create(name=asked.name, colour=asked.colour, language=asked.language)
    return as_json(made, 201)


@router.get("/profile", responses=gives(ProfileData))
async def profile(profile: ProfileOf) -> Response:
    """All that a profile holds. Needs its secret."""
    return as_json(await profile.data())


@router.put("/profile", responses=gives(ProfileData))
async def change_profile(profile: ProfileOf, asked: ProfileAsked) -> Response:
    """Take another name, colour or language, for games to come. Needs the profile's secret."""
    await profile.change(name=asked.name, colour=asked.colour, language=asked.language)
    return as_json(await profile.data())


@router.delete("/profile", responses=gives(Deleted))
async def delete_profile(profile: ProfileOf) -> Response:
    """Forget a profile; games keep the names as they are. Needs its secret."""
    await profile.delete()
    return as_json(Deleted(deleted=True))


# --- what is kept with a profile -------------------------------------------------------------

Kind = Annotated[str, Path(max_length=40, examples=["board", "result", "shelf", "setup"])]
KeepsakeId = Annotated[str, Path(max_length=40, examples=["b7k2"])]


@router.get("/profile/kept/{kind}", responses=gives(KeepsakeList))
async def kept(profile: ProfileOf, kind: Kind) -> Response:
    """What is kept with a profile: boards, results, what somebody owns, or set-ups.

    Needs the profile's secret.
    """
    return as_json(await profile.keepsakes(kind))


@router.put("/profile/kept/{kind}/{keepsake}", responses=gives(Keepsake))
async def keep(
    profile: ProfileOf, kind: Kind, keepsake: KeepsakeId, asked: KeepsakeAsked
) -> Response:
    """Keep something with a profile, or what has become of it. Needs the profile's secret.

    A board that can't be played yet is welcome; one that can't be read isn't.
    """
    return as_json(await profile.keep_keepsake(kind, keepsake, **asked.model_dump()))


@router.delete("/profile/kept/{kind}/{keepsake}", responses=gives(Deleted))
async def drop(profile: ProfileOf, kind: Kind, keepsake: KeepsakeId) -> Response:
    """Forget something. Needs the profile's secret."""
    return as_json(await profile.drop_keepsake(kind, keepsake))


@router.post("/profile/seats", responses=gives(ProfileData))
async def keep_seats(profile: ProfileOf, asked: SeatsKept) -> Response:
    """Find seats again by a profile, from any device. Needs its secret, and theirs in the body.

    Secrets that open nothing are passed over, and so are seats that are another profile's.
    """
    for one in asked.seats:
        await profile.keep(one.table, one.secret.split(","))
    return as_json(await profile.data())

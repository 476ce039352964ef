"""Profiles: who somebody is on this server, by a link that only they have.

A profile knows a name, a colour, a language and the seats taken with it; everything else is found
out from the games. Its secret is derived like those of seats, so none is stored.
"""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from hexholm.table.core import keepsakes, secrets
from hexholm.table.core.ports import Clock, KeepsakeRow, KeptSeat, People, ProfileRow, Row, Storage
from hexholm.table.core.refusal import Refusal
from hexholm.table.core.results import Ended, result_of, results_data
from hexholm.table.core.seats import COLOURS, Seat, clean_name, sitters
from hexholm.table.core.tables import Tables
from hexholm.texts import languages

if TYPE_CHECKING:
    from hexholm.table.protocol.keepsakes import Keepsake, KeepsakeList
    from hexholm.table.protocol.profiles import Deleted, NewProfile, ProfileData, ProfileGame

RUNNING: Final = 50
"""The most games under way that are shown,"""
FINISHED: Final = 200
"""and the most that are over; all of these count."""
WHO: Final = ("name", "colour", "level")
"""What a result tells of a seat."""


class Profiles:
    """All profiles."""

    def __init__(self, storage: Storage, tables: Tables, clock: Clock, key: bytes) -> None:
        self._people = storage.people
        self._tables = tables
        self._clock = clock
        self._key = key

    async def create(self, *, name: str, colour: str | None, language: str | None) -> "NewProfile":
        """A new profile; the answer holds its secret."""
        row = ProfileRow(
            secrets.new_profile(), *_checked(name, colour, language), self._clock.date()
        )
        await self._people.create(row)
        return {"profile": secrets.of_profile(self._key, row.id)}

    async def open(self, secret: str) -> "Profile":
        """The profile of a secret."""
        id_ = secret.partition(".")[0]
        is_right = secrets.same(secret, secrets.of_profile(self._key, id_))
        row = await self._people.find(id_) if is_right else None
        if row is None:
            raise Refusal("bad-profile")
        return Profile(row, self._people, self._tables, self._key)


class Profile:
    """A profile, for whoever has its secret."""

    def __init__(self, row: ProfileRow, people: People, tables: Tables, key: bytes) -> None:
        self.row = row
        self._people = people
        self._tables = tables
        self._key = key

    async def change(self, *, name: str, colour: str | None, language: str | None) -> None:
        """Take another name, colour or language, for games to come."""
        name, colour, language = _checked(name, colour, language)
        self.row = self.row._replace(name=name, colour=colour, language=language)
        await self._people.change(self.row)

    async def delete(self) -> None:
        """Forget it; the games go on, with the names as they are."""
        await self._people.delete(self.row.id)

    async def keep(self, table: str, given: Sequence[str]) -> None:
        """Find the seats of these secrets again by this profile; unknown ones are passed over."""
        with suppress(Refusal):
            found = await self._tables.find(table)
            rights = found.rights(given)
            for seat, vacated in zip(rights.seats, rights.vacated, strict=True):
                await self._people.keep(self.row.id, table, seat, vacated)

    async def keepsakes(self, kind: str) -> "KeepsakeList":
        """What is kept with it, of one kind."""
        return await keepsakes.listed(self._people, self.row.id, kind)

    async def keep_keepsake(
        self, kind: str, id_: str, *, game: str, text: str, at: int
    ) -> "Keepsake":
        """Keep something, or what has become of it."""
        row = KeepsakeRow(self.row.id, id_, game, text, at, kind)
        return await keepsakes.keep(self._people, row)

    async def drop_keepsake(self, kind: str, id_: str) -> "Deleted":
        """Forget one."""
        await self._people.drop_keepsake(self.row.id, kind, id_)
        return {"deleted": True}

    async def data(self) -> "ProfileData":
        """All there is to know: the games, and what they add up to."""
        kept: dict[str, list[KeptSeat]] = defaultdict(list)
        for one in await self._people.kept(self.row.id):
            kept[one.table].append(one)
        running = [seats for seats in kept.values() if not seats[0].over][:RUNNING]
        games = [game for seats in running if (game := await self._running(seats)) is not None]
        ended: list[Ended] = []
        finished = 0
        for seats in kept.values():
            results = await self._results(seats) if seats[0].over else []
            ended += [
                Ended(one.table, one.seat, one.at, result)
                for one, result in results
                if result["counts"]
            ]
            if results and finished < FINISHED:
                finished += 1
                games.append(self._finished(results))
        row = self.row
        told: Any = {
            "name": row.name,
            "colour": row.colour,
            "language": row.language,
            "since": row.created,
            "games": games,
            "results": results_data(ended),
        }
        data: ProfileData = told
        return data

    async def _running(self, seats: Sequence[KeptSeat]) -> "ProfileGame | None":
        try:
            table = await self._tables.find(seats[0].table)
        except Refusal:  # damaged, or played with a box that isn't here
            return None
        room = table.room
        mine = [one for one in seats if room.seats[one.seat].vacated == one.vacated]
        if not mine:
            return None
        return self._game(
            mine,
            game=room.game.name,
            begun=room.begun,
            mover=room.mover,
            seats=sitters(room.seats),
        )

    async def _results(self, seats: Sequence[KeptSeat]) -> list[tuple[KeptSeat, Row]]:
        """How a finished game ended for these seats: found out once, then kept."""
        found: list[tuple[KeptSeat, Row]] = []
        for one in seats:
            result = one.result
            if result is None or result["number"] != one.number:
                try:
                    table = await self._tables.find(one.table)
                except Refusal:
                    continue
                room = table.room
                if not room.game.over or room.seats[one.seat].vacated != one.vacated:
                    continue
                result = result_of(room, table.row, one.seat, alone=len(seats) == 1)
                await self._people.set_result(one.table, one.seat, result)
            found.append((one, result))
        return found

    def _finished(self, results: Sequence[tuple[KeptSeat, Row]]) -> "ProfileGame":
        result = results[0][1]
        return self._game(
            [one for one, _ in results],
            game=result["game"],
            begun=True,
            mover=None,
            seats=sitters(
                Seat("person" if one["level"] is None else "bot", *(one[key] for key in WHO))
                for one in result["seats"]
            ),
            gold=[seat["gold"] for seat in result["seats"]],
            won=any(result["won"] for _, result in results),
        )

    def _game(self, mine: Sequence[KeptSeat], **told: Any) -> "ProfileGame":
        first = mine[0]
        game: Any = {
            "table": first.table,
            "mine": [one.seat for one in mine],
            "secrets": [
                secrets.of_seat(self._key, one.table, one.salt, one.seat, one.vacated)
                for one in mine
            ],
            "over": first.over,
            "at": first.at,
            **told,
        }
        made: ProfileGame = game
        return made


def _checked(
    name: str, colour: str | None, language: str | None
) -> tuple[str, str | None, str | None]:
    if colour is not None and colour not in COLOURS:
        raise Refusal("bad-colour", names=", ".join(COLOURS))
    if language is not None and language not in languages():
        raise Refusal("bad-language", names=", ".join(languages()))
    return clean_name(name), colour, language

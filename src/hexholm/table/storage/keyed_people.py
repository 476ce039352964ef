"""Profiles in a plain store, and the seats taken with them."""

from collections.abc import Awaitable, Callable
from typing import Any

from hexholm.table.core.ports import BoardRow, Conflict, KeptSeat, ProfileRow, Row
from hexholm.table.storage.store import Changes, Store, Taken, Where, readable


class KeyedPeople:
    """`People` in a store; how a seat stands is found out by `look`."""

    def __init__(
        self, store: Store, look: Callable[[str, int, int, Row | None], Awaitable[KeptSeat | None]]
    ) -> None:
        self._store = store
        self._look = look

    async def create(self, row: ProfileRow) -> None:
        """Store a new profile; `Conflict` if its id is taken."""
        try:
            await self._store.write(Changes(adds={("profiles", row.id): row}))
        except Taken:
            raise Conflict(row.id) from None

    async def find(self, profile: str) -> ProfileRow | None:
        """A profile by its id."""
        found = await self._read("profiles", profile, list)
        return None if found is None else ProfileRow(*found)

    async def change(self, row: ProfileRow) -> None:
        """Store what has changed."""
        await self._store.write(Changes({("profiles", row.id): row}))

    async def delete(self, profile: str) -> None:
        """Forget a profile, which seats were taken with it, and its boards."""
        seats = [_place(one["table"], one["seat"]) for one in await self._seats(profile)]
        boards = [_board(profile, one.id) for one in await self.boards(profile)]
        await self._store.write(Changes(deletes=[("profiles", profile), *seats, *boards]))

    async def keep(self, profile: str, table: str, seat: int, vacated: int) -> None:
        """A seat is taken with a profile; where it was with another before, it stays with that."""
        known = await self._read(*_place(table, seat), dict)
        if known is None or known["vacated"] < vacated:
            await self._sit(table, seat, profile, vacated, None)

    async def kept(self, profile: str) -> list[KeptSeat]:
        """The seats taken with a profile, those where something has happened last first."""
        looks = [
            await self._look(one["table"], one["seat"], one["vacated"], one["result"])
            for one in await self._seats(profile)
        ]
        found = [one for one in looks if one is not None]
        return sorted(found, key=lambda one: (-one.at, one.table, one.seat))

    async def set_result(self, table: str, seat: int, result: Row) -> None:
        """Keep how a game ended for a seat."""
        known = await self._read(*_place(table, seat), dict)
        if known is not None:
            await self._sit(table, seat, known["profile"], known["vacated"], result)

    async def boards(self, profile: str) -> list[BoardRow]:
        """The boards of a profile, the one that was changed first at the front."""
        first, last = (_board(profile, end)[1] for end in ("", "\uffff"))
        found = readable(await self._store.all("meta", first, last), list)
        return sorted((BoardRow(*one) for one in found), key=lambda row: (row.at, row.id))

    async def keep_board(self, row: BoardRow) -> None:
        """Store a board, or what has become of it; of a deleted profile nothing is kept."""
        if await self.find(row.profile) is not None:
            await self._store.write(Changes({_board(row.profile, row.id): row}))

    async def drop_board(self, profile: str, board: str) -> None:
        """Forget a board."""
        await self._store.write(Changes(deletes=[_board(profile, board)]))

    async def _sit(
        self, table: str, seat: int, profile: str, vacated: int, result: Row | None
    ) -> None:
        kept = {"table": table, "seat": seat, "profile": profile, "vacated": vacated}
        await self._store.write(Changes({_place(table, seat): {**kept, "result": result}}))

    async def _seats(self, profile: str) -> list[Row]:
        found = readable(await self._store.all("seats"), dict)
        return [one for one in found if one["profile"] == profile]

    async def _read(self, kind: str, key: str, kept: type) -> Any:
        return next(readable([await self._store.get(kind, key)], kept), None)


def _place(table: str, seat: int) -> Where:
    return "seats", f"{table}/{seat}"


def _board(profile: str, board: str) -> Where:
    return "meta", f"board/{profile}/{board}"

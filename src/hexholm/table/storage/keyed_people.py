"""Profiles in a plain store, and the seats taken with them."""

from collections.abc import Awaitable, Callable
from typing import Any

from hexholm.table.core.ports import Conflict, KeepsakeRow, KeptSeat, ProfileRow, Row
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
        """Forget a profile, which seats were taken with it, and what it keeps."""
        seats = [_place(one["table"], one["seat"]) for one in await self._seats(profile)]
        kept = [_keepsake(one) for one in await self.keepsakes(profile)]
        await self._store.write(Changes(deletes=[("profiles", profile), *seats, *kept]))

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

    async def keepsakes(self, profile: str) -> list[KeepsakeRow]:
        """What a profile keeps, what was changed first at the front."""
        found: list[KeepsakeRow] = []
        for kind in (_BOARD, _KEPT):
            rows = await self._store.all("meta", f"{kind}/{profile}/", f"{kind}/{profile}/\uffff")
            found += [KeepsakeRow(*one) for one in readable(rows, list)]
        return sorted(found, key=lambda row: (row.at, row.id))

    async def keep_keepsake(self, row: KeepsakeRow) -> None:
        """Store something, or what has become of it; of a deleted profile nothing is kept."""
        if await self.find(row.profile) is not None:
            await self._store.write(Changes({_keepsake(row): row}))

    async def drop_keepsake(self, profile: str, kind: str, id_: str) -> None:
        """Forget one."""
        row = KeepsakeRow(profile, id_, "", "", 0, kind)
        await self._store.write(Changes(deletes=[_keepsake(row)]))

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


_BOARD, _KEPT = "board", "kept"


def _keepsake(row: KeepsakeRow) -> Where:
    """Boards have the place they had before anything else was kept."""
    if row.kind == _BOARD:
        return "meta", f"{_BOARD}/{row.profile}/{row.id}"
    return "meta", f"{_KEPT}/{row.profile}/{row.kind}/{row.id}"

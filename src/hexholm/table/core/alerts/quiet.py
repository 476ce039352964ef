"""Hours when nobody wants to be disturbed."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from hexholm.table.core.alerts.ports import Quiet
from hexholm.table.core.refusal import Refusal

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo


def check(quiet: Quiet) -> None:
    """Refuse a time zone that isn't known."""
    try:
        _zone(quiet.zone)
    except (LookupError, ValueError, OSError):
        raise Refusal("bad-alert", "unknown-zone", zone=quiet.zone) from None


def quiet_until(quiet: Quiet | None, at: int) -> int | None:
    """When the quiet hours end that a moment (in ms) is in; None: it isn't in any.

    The clock on the wall counts: a night is shorter or longer when it is put forward or back.
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    there = datetime.fromtimestamp(at / 1000, UTC).astimezone(_zone(quiet.zone))
    minute = 60 * there.hour + there.minute
    if quiet.start < quiet.end:
        is_quiet = quiet.start <= minute < quiet.end
    else:
        is_quiet = minute >= quiet.start or minute < quiet.end
    if not is_quiet:
        return None
    day = there + timedelta(days=1 if quiet.end <= minute else 0)
    end = day.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0, fold=0)
    return max(int(1000 * end.timestamp()), at + 1)


def _zone(name: str) -> "ZoneInfo":
    from zoneinfo import ZoneInfo  # it takes long, and few ask for quiet hours

    return ZoneInfo(name)

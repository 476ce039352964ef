"""What drawings of Winter Kingdom say of its cards, and who says so."""

from collections.abc import Sequence

from hexholm.game import Data
from hexholm.texts import Speaker, spoken
from hexholm.winter import box
from hexholm.winter.setup import NO_TWIST

GAME = "winter-kingdom"


def card_text(card: str, view: Data) -> str:
    """What a scoring or economy card says in this game, and who says so."""
    speaker, marks = spoken(GAME), view["marks"]
    args = {
        "points": view["points"].get(card, 0),
        "direction": marks.get("direction", ""),
        "top": speaker.name("board", str(marks.get("top_board", ""))),
        "bottom": speaker.name("board", str(marks.get("bottom_board", ""))),
    }
    ids = (f"{kind}-{card}-text" for kind in ("card", "economy"))
    text = speaker.say(next(id_ for id_ in ids if speaker.has(id_)), **args)
    source = "printed" if card == "castles" else view["sources"].get(card, "")
    if not source:
        return text
    parts = [speaker.say(f"source-{source}")]
    if card in view["points"] and (counted := box.CARDS[card].points_source) != source:
        parts.append(speaker.say("source-points", source=speaker.say(f"source-{counted}")))
    return _sourced(speaker, text, parts)


def _sourced(speaker: Speaker, text: str, parts: Sequence[str]) -> str:
    return speaker.say(
        "with-source", text=text, source=speaker.row(parts, "list-sentences")
    ).strip()


def twist_text(twist: str) -> str:
    """What a twist changes, and who says so."""
    speaker = spoken(GAME)
    if twist == NO_TWIST:
        return speaker.say("twist-none-text")
    source = speaker.say(f"source-{box.TWISTS[twist].source}")
    return _sourced(speaker, speaker.say(f"twist-{twist}-text"), [source])


def talent_text(card: str, price: Sequence[int] | None = None) -> str:
    """All that stands on a talent: both costs, both actions, and who says so."""
    speaker = spoken(GAME)
    upper, source = speaker.say(f"location-{card}-text"), talent_source(card)
    if card == box.COMMON.name:
        return f"{upper} {source}"
    talent = box.TALENTS[card]
    buy, upgrade = price or (talent.cost, talent.upgrade)
    return speaker.say(
        "talent-line",
        n=buy,
        upgrade=upgrade,
        text=speaker.say("talent-both", upper=upper, lower=speaker.say(f"lower-{card}")),
        combine=speaker.say(f"combine-{talent.combine}"),
        source=source,
    )


def talent_source(card: str) -> str:
    """Who says what a talent does, and what it and its upgrade cost."""
    speaker = spoken(GAME)

    def said(source: str) -> str:
        return speaker.say(f"source-{source}")

    if card == box.COMMON.name:
        return _sourced(speaker, "", [said(box.COMMON.source)])
    talent = box.TALENTS[card]
    parts = [said(talent.source), speaker.say("source-costs", source=said(talent.cost_source))]
    if talent.cost_source != talent.upgrade_source:
        parts.append(speaker.say("source-upgrades", source=said(talent.upgrade_source)))
    return _sourced(speaker, "", parts)


def talent_state(talent: Data) -> str:
    """Whether a bought talent can be used: ready, used, or new."""
    return "new" if talent["new"] else "used" if talent["used"] else "ready"

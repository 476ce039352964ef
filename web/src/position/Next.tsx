/** On from the position: play it, share it, keep it as a puzzle or a case. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { Colour } from "../net/protocol.gen";
import { myName } from "../screens/me";
import type { SeatForm } from "../screens/new/form";
import { SeatsDialog } from "../screens/replay/Fork";
import { Glyph } from "../ui/Glyph";
import { Button } from "../ui/kit";
import { positionApi } from "./api";
import { CaseDialog, PuzzleDialog, ShareDialog } from "./dialogs";
import type { Draft } from "./draft";
import { colourOf } from "./seats";

/** I play whose turn it is, bots play the others. */
const seatForms = (players: number, mine: number): SeatForm[] =>
  Array.from({ length: players }, (_, seat) => ({
    who: seat === mine ? "me" : "bot",
    level: "normal",
    name: seat === mine ? myName() : "",
    colour: colourOf(seat) as Colour,
  }));

type Open = "play" | "share" | "puzzle" | "case" | null;

export function Next({ draft }: { draft: Draft }) {
  const [open, setOpen] = useState<Open>(null);
  const { problems, to_move } = draft.told.value;
  const data = draft.history.kept;
  const isWrong = problems.length > 0;
  const close = (): void => setOpen(null);
  const ways = [
    ["play", "play", isWrong || to_move === null],
    ["share", "share", false],
    ["puzzle", "puzzle", isWrong || to_move === null],
    ["case", "download", false],
  ] as const;
  return (
    <section class="box position-next" aria-label={t("position-next")}>
      {ways.map(([name, glyph, isOff]) => (
        <Button key={name} disabled={isOff} onClick={() => setOpen(name)}>
          <Glyph name={glyph} /> {t(`position-${name}`)}
        </Button>
      ))}
      {open === "play" && (
        <SeatsDialog
          seats={seatForms((data.players as unknown[]).length, to_move ?? 0)}
          text={t("position-play-text")}
          make={(seats) => positionApi.table({ data, seats })}
          onClose={close}
        />
      )}
      {open === "share" && <ShareDialog draft={draft} onClose={close} />}
      {open === "puzzle" && <PuzzleDialog draft={draft} onClose={close} />}
      {open === "case" && <CaseDialog draft={draft} onClose={close} />}
    </section>
  );
}

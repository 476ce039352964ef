/** The seven places of the snowflake: the preview itself is what one picks from. */

import { useMemo, useState } from "preact/hooks";
import { FlatBoard } from "../../../board/FlatBoard";
import { t } from "../../../i18n";
import type { SideData } from "../../../net/protocol.gen";
import { server } from "../../../net/server";
import { useOpen } from "../../../screens/new/byHand";
import {
  LandWays,
  PlacePick,
  Preview,
  RandomCard,
  ThumbCard,
} from "../../../screens/new/LandParts";
import { useWork } from "../../../screens/useAsync";
import { FileButton } from "../../../ui/FileButton";
import { Box, Dialog, IconButton, Problem } from "../../../ui/kit";
import {
  clearBoards,
  placeOf,
  setBoard,
  shuffleBoards,
  turnBoard,
  type WinterForm,
  withOwn,
} from "./form";
import { layBoards, laySide, MIDDLES } from "./land";
import type { WinterPart } from "./Setup";

const sideName = ({ board, name }: SideData): string => t("new-side", { board, side: name });

type OnOwn = (side: SideData) => void;

/** A side from a user's file; the server reads it, and says what's wrong with it. */
function OwnSide({ onRead }: { onRead: OnOwn }) {
  const { error, work } = useWork();
  const take = (file: File): Promise<void> =>
    work(async () => onRead(await server.side(await file.text())));
  return (
    <div class="row own-side">
      <FileButton class="small" label={t("new-own-side")} accept=".txt,text/plain" onFile={take} />
      <small class="soft">{t("new-own-side-text")}</small>
      <Problem text={error} />
    </div>
  );
}

type PickerProps = WinterPart & { place: number; onClose: () => void; onOwn: OnOwn };

function SidePicker(props: PickerProps) {
  const { form, catalog, change, place, onClose, onOwn } = props;
  const now = form.boards[place]?.name ?? null;
  const pick = (name: string | null): void => {
    change(setBoard(form, catalog, place, name));
    onClose();
  };
  const bring = (side: SideData): void => {
    onOwn(side);
    change(setBoard(form, withOwn(catalog, [side]), place, side.name));
    onClose();
  };
  return (
    <Dialog title={t("new-pick", { place: `${place}` })} onClose={onClose} class="section-picker">
      <div class="thumbs" role="group" aria-label={t("new-land")}>
        <RandomCard on={now === null} onPick={() => pick(null)} />
        {catalog.sides.map((side) => {
          const at = placeOf(form, catalog, side);
          const isElsewhere = at >= 0 && at !== place;
          const isThis = form.boards[at]?.name === side.name;
          return (
            <ThumbCard key={side.name} on={side.name === now} onPick={() => pick(side.name)}>
              <FlatBoard board={laySide(side, catalog.letters)} />
              <b class="title">{sideName(side)}</b>
              <small>
                {isElsewhere
                  ? t(isThis ? "new-swaps" : "new-back", { place: `${at}` })
                  : t(side.text === undefined ? `source-${side.source}` : "new-own")}
              </small>
            </ThumbCard>
          );
        })}
      </div>
      <OwnSide onRead={bring} />
    </Dialog>
  );
}

/** Where the middle of a place lies in the preview, in percent. */
const spot = ([q, r]: [number, number]) => ({
  left: `${50 + ((2 * q + r) / 48) * 100}%`,
  top: `${50 + (r / 27.4) * 100}%`,
});

export function Boards(props: WinterPart & { onOwn: OnOwn }) {
  const open = useOpen();
  const { form, catalog, change, wrong } = props;
  const [picking, setPicking] = useState<number | null>(null);
  const land = useMemo(
    () => layBoards(form.boards, catalog.sides, catalog.letters),
    [form.boards, catalog],
  );
  const allRandom = form.boards.every((at) => at === null);
  const sideAt = (at: WinterForm["boards"][number]): SideData | undefined =>
    catalog.sides.find((one) => one.name === at?.name);
  const named = (at: WinterForm["boards"][number]): string => {
    const side = sideAt(at);
    return side ? sideName(side) : t("new-random");
  };
  return (
    <Box title={t("new-land")} class="new-land winter-land">
      <LandWays
        isRandom={allRandom}
        onClear={() => change(clearBoards(form))}
        onShuffle={() => change(shuffleBoards(form, catalog, Math.random))}
      />
      <div class="snowflake">
        <Preview land={land} look="winter" />
        {form.boards.map((at, place) => (
          <div
            class={`flake-place ${at ? "" : "open"}`}
            key={place}
            style={spot(MIDDLES[place] ?? [0, 0])}
          >
            <PlacePick
              place={place}
              name={at?.name}
              note={sideAt(at)?.source === "mine" && t("source-mine")}
              onPick={() => setPicking(place)}
            />
            {at && (
              <IconButton
                glyph="again"
                label={t("new-turn-sixth", { section: named(at) })}
                onClick={() => change(turnBoard(form, place))}
              />
            )}
          </div>
        ))}
      </div>
      <p class="soft hint">{open(allRandom ? "new-land-random" : "new-land-hint")}</p>
      {wrong}
      {picking !== null && (
        <SidePicker {...props} place={picking} onClose={() => setPicking(null)} />
      )}
    </Box>
  );
}

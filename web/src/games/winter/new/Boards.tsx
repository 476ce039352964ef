/** The seven places of the snowflake: the preview itself is what one picks from. */

import { useMemo, useState } from "preact/hooks";
import { centre, extent, HexMap, MARGIN, outline } from "../../../board/geometry";
import { Land } from "../../../board/Land";
import { t } from "../../../i18n";
import type { BoardData } from "../../../net/protocol";
import type { SideData } from "../../../net/protocol.gen";
import { Die } from "../../../screens/new/Die";
import { RandomCard } from "../../../screens/new/Picker";
import { flat } from "../../../screens/new/Thumb";
import { server } from "../../../screens/server";
import { asApiError } from "../../../screens/useAsync";
import { errorText } from "../../../screens/words";
import { drawn } from "../../../ui/art";
import { FileButton } from "../../../ui/FileButton";
import { Box, Button, Dialog, IconButton } from "../../../ui/kit";
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

const EMPTY_HEX = outline(96);
const CORNERS = outline(101)
  .split(" ")
  .map((corner) => corner.split(",").map(Number));

/** A small picture of one side: flat colours, signs for its places. */
function SideThumb({ board }: { board: BoardData }) {
  const { x: width, y: height } = extent(board);
  return (
    <svg
      class="thumb side-thumb"
      viewBox={`-12 -12 ${width + 24} ${height + 24}`}
      aria-hidden="true"
    >
      {board.hexes.map((hex) => {
        const at = centre(hex);
        const points = CORNERS.map(([x = 0, y = 0]) => `${at.x + x},${at.y + y}`).join(" ");
        return <polygon key={hex.name} fill={flat(hex.ground)} points={points} />;
      })}
      {board.hexes
        .filter((hex) => drawn(hex.ground))
        .map((hex) => {
          const at = centre(hex);
          const size = { x: at.x - 105, y: at.y - 105, width: 210, height: 210 };
          return <use key={hex.name} href={`#${hex.ground}`} {...size} />;
        })}
    </svg>
  );
}

const sideName = ({ board, name }: SideData): string => t("new-side", { board, side: name });

type OnOwn = (side: SideData) => void;

/** A side from a user's file; the server reads it, and says what's wrong with it. */
function OwnSide({ onRead }: { onRead: OnOwn }) {
  const [error, setError] = useState("");
  const take = async (file: File): Promise<void> => {
    setError("");
    try {
      onRead(await server.side(await file.text()));
    } catch (problem) {
      setError(errorText(asApiError(problem)));
    }
  };
  return (
    <div class="row own-side">
      <FileButton class="small" label={t("new-own-side")} accept=".txt,text/plain" onFile={take} />
      <small class="soft">{t("new-own-side-text")}</small>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
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
            <button
              type="button"
              class="plate lines option-card thumb-card"
              key={side.name}
              aria-pressed={side.name === now}
              onClick={() => pick(side.name)}
            >
              <SideThumb board={laySide(side, catalog.letters)} />
              <b>{sideName(side)}</b>
              <small>
                {isElsewhere
                  ? t(isThis ? "new-swaps" : "new-back", { place: `${at}` })
                  : t(side.text === undefined ? `source-${side.source}` : "new-own")}
              </small>
            </button>
          );
        })}
      </div>
      <OwnSide onRead={bring} />
    </Dialog>
  );
}

function Preview({ form, catalog }: Pick<WinterPart, "form" | "catalog">) {
  const { map, empty, size } = useMemo(() => {
    const land = layBoards(form.boards, catalog.sides, catalog.letters);
    return { map: new HexMap(land.board), empty: land.empty, size: extent(land.board) };
  }, [form.boards, catalog]);
  const viewBox = `${-MARGIN} ${-MARGIN} ${size.x + 2 * MARGIN} ${size.y + 2 * MARGIN}`;
  return (
    <svg class="preview-land" viewBox={viewBox} aria-hidden="true">
      <g class="land-empty">
        {empty.map((hex) => {
          const { x, y } = centre(hex);
          return <polygon key={hex.name} points={EMPTY_HEX} transform={`translate(${x} ${y})`} />;
        })}
      </g>
      {map.board.hexes.length > 0 && <Land map={map} look="winter" />}
    </svg>
  );
}

/** Where the middle of a place lies in the preview, in percent. */
const spot = ([q, r]: [number, number]) => ({
  left: `${50 + ((2 * q + r) / 48) * 100}%`,
  top: `${50 + (r / 27.4) * 100}%`,
});

export function Boards(props: WinterPart & { onOwn: OnOwn }) {
  const { form, catalog, change, wrong } = props;
  const [picking, setPicking] = useState<number | null>(null);
  const allRandom = form.boards.every((at) => at === null);
  const named = (at: WinterForm["boards"][number]): string => {
    const side = catalog.sides.find((one) => one.name === at?.name);
    return side ? sideName(side) : t("new-random");
  };
  return (
    <Box title={t("new-land")} class="new-land winter-land">
      <div class="wrap land-ways">
        <Button class="small" aria-pressed={allRandom} onClick={() => change(clearBoards(form))}>
          {t("new-all-random")}
        </Button>
        <Button class="small" onClick={() => change(shuffleBoards(form, catalog, Math.random))}>
          <Die />
          {t("new-shuffle")}
        </Button>
      </div>
      <div class="snowflake">
        <Preview form={form} catalog={catalog} />
        {form.boards.map((at, place) => (
          <div
            class={`flake-place ${at ? "" : "open"}`}
            key={place}
            style={spot(MIDDLES[place] ?? [0, 0])}
          >
            <button type="button" class="lines quarter-pick" onClick={() => setPicking(place)}>
              {!at && <Die />}
              <span class="hidden-text">{t("new-place", { place: `${place}` })} </span>
              <span class="quarter-name">
                <b>{at ? at.name : t("new-random")}</b>
              </span>
              <span class="hidden-text">. {t("new-place-act")}</span>
            </button>
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
      <p class="soft hint">{t(allRandom ? "new-land-random" : "new-land-hint")}</p>
      {wrong}
      {picking !== null && (
        <SidePicker {...props} place={picking} onClose={() => setPicking(null)} />
      )}
    </Box>
  );
}

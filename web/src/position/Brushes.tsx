/** What the pointer sets on the board: each player's pieces, those of nobody, or nothing. */

import { PieceShape } from "../board/Pieces";
import { t } from "../i18n";
import type { EditData } from "../net/protocol.gen";
import { extentOf, Icon } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { useKeydown } from "../ui/useKeydown";
import type { Data } from "./api";
import { hexesOf, keyOf, ownerOf } from "./painting";
import { colourOf, playerName } from "./seats";

interface Props {
  edits: readonly EditData[];
  data: Data;
  chosen: string | null;
  onChoose: (edit: EditData | null) => void;
}

export function Brushes({ edits, data, chosen, onChoose }: Props) {
  useKeydown((event) => {
    const isText = (event.target as Element).closest("input, select, textarea, dialog");
    if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = Number(event.key);
    if (event.key.toLowerCase() === "e") onChoose(null);
    else if (place >= 1 && place <= edits.length) onChoose(edits[place - 1] ?? null);
    else return;
    event.preventDefault();
  });
  const players = [...new Set(edits.map(ownerOf))];
  return (
    <div class="box position-brushes" role="radiogroup" aria-label={t("position-brushes")}>
      {players.map((seat) => (
        <div class="row tight brush-group" key={String(seat)}>
          {edits
            .filter((edit) => ownerOf(edit) === seat)
            .map((edit) => (
              <Brush
                key={keyOf(edit)}
                edit={edit}
                number={edits.indexOf(edit) + 1}
                here={hexesOf(data, edit).length}
                isOn={chosen === keyOf(edit)}
                onChoose={() => onChoose(edit)}
              />
            ))}
        </div>
      ))}
      <button
        type="button"
        class="brush eraser"
        role="radio"
        aria-checked={chosen === null}
        aria-keyshortcuts="E"
        title={`${t("position-erase")} (E)`}
        onClick={() => onChoose(null)}
      >
        <Glyph name="close" />
        <small>{t("position-erase")}</small>
      </button>
    </div>
  );
}

interface BrushProps {
  edit: EditData;
  number: number;
  here: number;
  isOn: boolean;
  onChoose: () => void;
}

function Brush({ edit, number, here, isOn, onChoose }: BrushProps) {
  const seat = ownerOf(edit);
  const name = seat === null ? edit.label : `${playerName(seat)}, ${edit.label}`;
  const colour = seat === null ? null : colourOf(seat);
  const reach = 0.78 * Math.max(100, extentOf(edit.art ?? ""));
  const isFull = edit.most != null && here > edit.most;
  return (
    <button
      type="button"
      class="brush"
      role="radio"
      aria-checked={isOn}
      aria-label={t("position-brush", { name, n: here, of: edit.most ?? 0 })}
      {...(number < 10 ? { "aria-keyshortcuts": String(number) } : {})}
      title={number < 10 ? `${name} (${number})` : name}
      onClick={onChoose}
    >
      <Icon size={32} box={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} class={`of-${colour}`}>
        <PieceShape art={edit.art ?? ""} colour={colour} />
      </Icon>
      <small class={isFull ? "warn" : ""}>
        {here}
        <i>/{edit.most}</i>
      </small>
    </button>
  );
}

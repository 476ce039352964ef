/** Beside the board: whose pieces are entered, with which brush, and what can't be so. */

import type { Signal } from "@preact/signals";
import { t } from "../i18n";
import type { CountData, CountSeat } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";
import { Button, Problem } from "../ui/kit";
import { Brushes } from "./Brushes";
import { change, draft } from "./draft";
import { Entries } from "./Entries";
import { Problems } from "./Problems";
import { Sections } from "./Sections";
import { Tally } from "./Tally";

export interface PanelProps {
  data: CountData;
  seats: CountSeat[];
  /** whose pieces are entered */
  mine: Signal<number>;
  /** the key of the thing that a stroke sets */
  brush: Signal<string>;
  erases: Signal<boolean>;
  /** the hexes that the board shows as large as it can */
  near: Signal<readonly string[]>;
  error: string;
  /** whether the figures and mistakes are those of what is entered */
  isCurrent: boolean;
  onChange: (seats: CountSeat[]) => void;
}

export function Panel(props: PanelProps) {
  const { data, error, isCurrent } = props;
  const { players } = draft.value;
  const isWrong = data.problems.some((one) => one.wrong);
  const last = props.mine.value === players.length - 1;
  return (
    <div class="stack count-panel" aria-busy={!isCurrent && !error}>
      <Tally {...props} />
      <Sections data={data} near={props.near} />
      <Brushes {...props} />
      <Entries {...props} />
      <Problem text={error} />
      <Problems data={data} />
      <div class="row count-done">
        {!last && (
          <Button large class="grow" onClick={() => props.mine.value++}>
            {t("count-next")} <Glyph name="turn-forward" />
          </Button>
        )}
        <Button
          kind={last ? "primary" : "plain"}
          large
          class="grow"
          disabled={isWrong || !!error}
          onClick={() => change({ step: "result" })}
        >
          {t("count-score")}
        </Button>
      </div>
    </div>
  );
}

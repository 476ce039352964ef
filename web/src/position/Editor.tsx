/** The board to paint on, and beside it all that can be edited, what is wrong, and what to do next. */

import { useSignal } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import { advice } from "../advice/load";
import { HexMap } from "../board/geometry";
import { siteLabel } from "../game/labels";
import { describeHex, type Standing } from "../game/words";
import { gameOf } from "../games";
import { named, t } from "../i18n";
import type { HexData, Picture } from "../net/protocol";
import type { EditData, Suggestion } from "../net/protocol.gen";
import { HistoryButtons, PaintBoard, type Stroke } from "../paint";
import { Top } from "../screens/Top";
import { prefs } from "../state/prefs";
import { Glyph } from "../ui/Glyph";
import { Box, Button, Problem } from "../ui/kit";
import { AdvicePanel } from "./AdvicePanel";
import type { Data } from "./api";
import { Brushes } from "./Brushes";
import type { Draft } from "./draft";
import { Next } from "./Next";
import { Panels } from "./Panels";
import { Problems, Wrong } from "./Problems";
import { brushes, drawn, keyOf, painted } from "./painting";
import { playerName, seatsOf } from "./seats";

interface Props {
  draft: Draft;
  title: string;
  error: string;
  onStart: () => void;
}

export function Editor({ draft, title, error, onStart }: Props) {
  const { history } = draft;
  const told = draft.told.value;
  const data = draft.data;
  const board = JSON.stringify(told.data.setup);
  const map = useMemo(() => new HexMap(told.board), [board]);
  const picture = useMemo(() => drawn(data, told), [data, told]);
  const seats = seatsOf((data.players as unknown[]).length);
  const aim = useSignal<string | null>(null);
  const all = brushes(told.edits);
  const [chosen, setChosen] = useState<string | null>(all[0] ? keyOf(all[0]) : null);
  const brush = all.find((edit) => keyOf(edit) === chosen) ?? null;
  const [turn, setTurn] = useState<Suggestion | null>(null);

  const onStroke = ({ hexes, phase }: Stroke): void => {
    const next = painted(history.kept, told, brush, hexes);
    if (phase === "dropped") history.drop();
    else if (phase === "done") draft.change(next);
    else history.show(next);
  };
  const stands = useMemo(() => standing(picture, seats), [picture]);
  const wrong = told.problems.flatMap((problem) =>
    problem.hexes.map((hex) => [hex, problem] as const),
  );
  const { game, look } = { game: told.game, look: gameOf(told.game).look };
  const Way = advice.value?.Way;

  const describe = (hex: HexData): string => {
    const problem = wrong.find(([name]) => name === hex.name)?.[1].text ?? "";
    return describeHex(hex, picture, stands.get(hex.name), [], problem);
  };
  const label = (hex: string) => {
    const problem = wrong.find(([name]) => name === hex)?.[1];
    if (problem) return <p>{problem.text}</p>;
    const piece = stands.get(hex);
    if (piece) return <p>{pieceName(piece)}</p>;
    return siteLabel(picture, hex, map.byName.get(hex)?.ground ?? "");
  };

  return (
    <div class={`position ${look}`}>
      <Top title={title}>
        <HistoryButtons history={history} />
        <Button class="small" aria-label={t("position-new")} onClick={onStart}>
          <Glyph name="plus" />
          <span class="wide-only">{t("position-new")}</span>
        </Button>
      </Top>
      <main class="position-main">
        <section class="position-board" aria-label={t("board-label")}>
          <PaintBoard
            map={map}
            picture={picture}
            look={look}
            seats={seats}
            aim={aim}
            colour={brush?.seat == null ? null : (seats[brush.seat]?.colour ?? null)}
            coordinates={prefs.value.coordinates}
            describe={describe}
            label={label}
            onStroke={onStroke}
            overlay={(placed) => (
              <>
                <Wrong map={placed} hexes={wrong.map(([hex]) => hex)} />
                {turn && Way && <Way map={placed} actions={turn.actions} />}
              </>
            )}
          />
        </section>
        <Brushes
          edits={all}
          data={data}
          chosen={chosen}
          onChoose={(edit: EditData | null) => setChosen(edit && keyOf(edit))}
        />
        <div
          class="position-side"
          tabIndex={0}
          role="group"
          aria-label={title}
          aria-busy={draft.isBehind.value}
        >
          <Problem text={error || draft.error.value} />
          <Note data={data} />
          <Problems draft={draft} onAim={(hex) => (aim.value = hex)} />
          <AdvicePanel draft={draft} seats={seats} onTurn={setTurn} key={game} />
          <Next draft={draft} />
          <Panels draft={draft} />
        </div>
      </main>
    </div>
  );
}

/** What somebody said of the position: that of a case. */
const Note = ({ data: { note } }: { data: Data }) =>
  typeof note === "string" ? (
    <Box title={t("position-note")} class="position-note">
      <p>{note}</p>
    </Box>
  ) : null;

const pieceName = ({ seat, kind }: Standing): string => {
  const what = named("piece", kind);
  return seat ? `${playerName(seat.seat)}: ${what}` : what;
};

/** What stands on each hex. */
function standing(picture: Picture, seats: ReturnType<typeof seatsOf>): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const { kind, seat, at, covers, beside } of picture.pieces)
    if (!beside)
      for (const hex of covers?.flat() ?? at)
        found.set(hex, { kind, seat: seat === null ? undefined : seats[seat] });
  return found;
}

/** The board with everybody's pieces: entered by strokes, then scored card by card. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Board } from "../board/Board";
import { Hexes, INNER } from "../board/Glow";
import { HexMap } from "../board/geometry";
import { standingOn } from "../game/PlayBoard";
import { describeHex } from "../game/words";
import { gameOf } from "../games";
import { t } from "../i18n";
import type { CountData, CountSeat } from "../net/protocol.gen";
import { History, HistoryButtons, PaintBoard, type Stroke } from "../paint";
import { link } from "../router";
import { ToShelf } from "../shelf/ToShelf";
import { prefs } from "../state/prefs";
import { Glyph } from "../ui/Glyph";
import { IconButton, Page, Problem } from "../ui/kit";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { useKeydown } from "../ui/useKeydown";
import { useCount } from "./asking";
import { change, draft, type Setup } from "./draft";
import { Panel } from "./Panel";
import { few, painted } from "./painting";
import { pictureOf, seatsOf } from "./picture";
import { ResultPanel } from "./ResultPanel";

export function PiecesStep({ setup }: { setup: Setup }) {
  const { game, players, seats: first } = draft.value;
  const history = useMemo(() => new History<readonly CountSeat[]>(first), []);
  const seats = history.now.value as CountSeat[];
  useSignalEffect(() => {
    const now = history.now.value as CountSeat[];
    if (draft.peek().seats !== now) change({ seats: now });
  });
  const asked = useMemo(() => ({ game, setup, seats }), [game, setup, seats]);
  const { data, error, isCurrent } = useCount(asked);
  const hexes = data?.board;
  const map = useMemo(() => (hexes ? new HexMap(hexes) : null), [hexes && boardKey(hexes)]);
  if (!data || !map)
    return (
      <Page>
        {error ? <Problem text={error} /> : t("loading")}
        {error && <BackToSetup />}
      </Page>
    );
  return (
    <Entering
      data={data}
      map={map}
      setup={setup}
      seats={seats}
      history={history}
      error={error}
      isCurrent={isCurrent}
      key={players.length}
    />
  );
}

const boardKey = ({ hexes }: CountData["board"]): string =>
  hexes.map(({ name, ground }) => `${name}${ground}`).join();

const BackToSetup = () => (
  <button type="button" class="button" onClick={() => change({ step: "setup" })}>
    {t("count-setup")}
  </button>
);

interface Props {
  data: CountData;
  map: HexMap;
  setup: Setup;
  seats: CountSeat[];
  history: History<readonly CountSeat[]>;
  error: string;
  isCurrent: boolean;
}

function Entering({ data, map, setup, seats, history, error, isCurrent }: Props) {
  const { game, players, step } = draft.value;
  const { things } = data;
  const mine = useSignal(0);
  const key = useSignal(things[0]?.key ?? "");
  const erases = useSignal(false);
  const aim = useSignal<string | null>(null);
  const lit = useSignal<readonly string[]>([]);
  const near = useSignal<readonly string[]>([]);
  // What can't be so is put right before there is a result.
  const isResult = step === "result" && !data.problems.some((one) => one.wrong);
  const thing = things.find((one) => one.key === key.value) ?? things[0];
  const people = useMemo(() => seatsOf(players), [players]);
  const picture = useMemo(() => pictureOf(data, setup, seats, map), [data, setup, seats, map]);
  const standing = useMemo(() => standingOn(picture, people), [picture, people]);
  const wrong = data.problems.flatMap((one) => (one.wrong ? one.hexes : []));

  const onStroke = ({ hexes, phase }: Stroke): void => {
    if (!thing) return;
    if (phase === "dropped") {
      history.drop();
      return;
    }
    const brush = { seat: mine.value, thing, erases: erases.value };
    const next = painted(history.kept, things, map, hexes, brush);
    if (phase === "drawing") {
      history.show(next);
      return;
    }
    history.keep(next);
    const isSet = (next[mine.value]?.pieces[thing.key]?.length ?? 0) >= thing.most;
    if (few(thing) && isSet && things[0]) key.value = things[0].key;
  };

  useKeydown((event) => {
    const isText = (event.target as Element).closest("input, select, textarea, dialog");
    const number = Number(event.key) - 1;
    if (isText || isResult || event.ctrlKey || event.metaKey || event.altKey) return;
    if (players[number]) mine.value = number;
  });

  const board = {
    map,
    picture,
    look: gameOf(game).look,
    seats: people,
    aim,
    describe: (hex: HexMap["board"]["hexes"][number]) =>
      describeHex(hex, picture, standing.get(hex.name)),
    label: () => null,
    coordinates: prefs.value.coordinates,
    near: near.value,
  };
  const colour = players[mine.value]?.colour ?? null;
  return (
    <div class={`count ${isResult ? "is-result" : ""} ${gameOf(game).look}`}>
      <header class="row count-header">
        <ToShelf class="quiet" />
        <h1 class="grow title cut">{t("tool-count")}</h1>
        {!isResult && <HistoryButtons history={history as History<unknown>} />}
        <IconButton
          glyph="settings"
          label={t("count-setup")}
          onClick={() => change({ step: "setup" })}
        />
        <a class="button" href={link("/count/results")} aria-label={t("count-results")}>
          <Glyph name="log" />
          <span class="wide-only">{t("count-results")}</span>
        </a>
        <LanguageSwitch />
      </header>
      <div class="count-board">
        {isResult ? (
          <Board {...board} lit={lit.value} />
        ) : (
          <PaintBoard
            {...board}
            colour={colour}
            overlay={(placed) => (
              <Hexes map={placed} names={wrong} points={INNER} class="count-wrong" />
            )}
            onStroke={onStroke}
          />
        )}
      </div>
      {isResult ? (
        <ResultPanel data={data} seats={seats} setup={setup} lit={lit} isCurrent={isCurrent} />
      ) : (
        <Panel
          data={data}
          seats={seats}
          mine={mine}
          brush={key}
          erases={erases}
          near={near}
          error={error}
          isCurrent={isCurrent}
          onChange={(next) => history.keep(next)}
        />
      )}
    </div>
  );
}

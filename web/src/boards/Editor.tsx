/** Painting one board: brushes, fill, keys; what is wrong with it beside it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Hexes } from "../board/Glow";
import { HexMap } from "../board/geometry";
import { gameOf as lookOf, useGame } from "../games";
import { language, t } from "../i18n";
import type { Picture } from "../net/protocol";
import type { BoardChecked, BoardProblem, Catalog } from "../net/protocol.gen";
import { History, HistoryButtons, PaintBoard, type Stroke } from "../paint";
import { link } from "../router";
import { Top } from "../screens/Top";
import { errorText } from "../screens/words";
import { IconButton } from "../ui/kit";
import { saveAs } from "../ui/saving";
import { useKeydown } from "../ui/useKeydown";
import { brushesOf, letterName } from "./brushes";
import { Checks } from "./Checks";
import { Details } from "./Details";
import {
  areaOf,
  type Draft,
  EMPTY,
  gameOf,
  laidOut,
  letterAt,
  lettersOf,
  painted,
  read,
  withLetter,
  written,
} from "./draft";
import { check, find, isUsable, keepBoard, type MyBoard } from "./mine";
import { Palette } from "./Palette";
import { TypeButton } from "./TypeButton";

const NOTHING = {
  places: [],
  pieces: [],
  marks: [],
  blocked: [],
  sets: {},
} as unknown as Picture;
const RING = "0,-78 67.5,-39 67.5,39 0,78 -67.5,39 -67.5,-39";
/** More hexes than these are marked only when somebody asks which. */
const FEW = 4;

export function Editor({ board, catalog }: { board: MyBoard; catalog: Catalog }) {
  const first = useMemo(() => read(board.text), [board.id]);
  if (!first) return null;
  return <Painting key={board.id} id={board.id} first={first} catalog={catalog} />;
}

function Painting({ id, first, catalog }: { id: string; first: Draft; catalog: Catalog }) {
  const game = gameOf(first.kind);
  const isReady = useGame(game);
  const letters = lettersOf(catalog, first.kind);
  const brushes = useMemo(() => brushesOf(letters), [letters]);
  const history = useMemo(() => new History(first), []);
  const draft = history.now.value;
  const { board, sites } = useMemo(() => laidOut(draft, letters), [draft, letters]);
  const map = useMemo(() => new HexMap(board), [board]);
  const [letter, setLetter] = useState(brushes[0]?.letter ?? EMPTY);
  const [fill, setFill] = useState(false);
  const [shown, setShown] = useState<BoardProblem | null>(null);
  const aim = useSignal<string | null>(null);
  /** letters go onto hexes, one after the other, while the keyboard is on the board */
  const typing = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const { told, error, isBehind } = useChecks(id, history);

  const around = (hex: string): string[] => {
    const at = map.byName.get(hex);
    return at ? map.around(at).map(({ name }) => name) : [];
  };
  const onStroke = ({ hexes, phase }: Stroke): void => {
    const before = history.kept;
    const [from = ""] = hexes;
    const over = fill ? areaOf(before, from, around) : hexes;
    const next = painted(before, over, letter);
    if (phase === "drawing") history.show(next);
    else if (phase === "done") history.keep(next);
    else history.drop();
  };

  const type = (hex: string, typed: string): string | undefined => {
    history.keep(painted(history.kept, [hex], typed));
    const names = board.hexes.map(({ name }) => name);
    return names[names.indexOf(hex) + 1];
  };
  const chosen = (key: string): string | undefined =>
    brushes.find((one) => one.letter === key.toUpperCase() || one.digit === key)?.letter;
  const choose = (key: string): boolean => {
    const found = chosen(key);
    if (found) setLetter(found);
    else if (key.toLowerCase() === "b") setFill(!fill);
    else return false;
    return true;
  };
  const onKey: NonNullable<Parameters<typeof PaintBoard>[0]["onKey"]> = ({ key }, hex) => {
    if (/^(Arrow|Home|End)/.test(key)) typing.value = true;
    if (typing.value && key === "Backspace") {
      const names = board.hexes.map(({ name }) => name);
      const back = map.byName.get(names[names.indexOf(hex.name) - 1] ?? hex.name) ?? hex;
      history.keep(painted(history.kept, [back.name], EMPTY));
      return back;
    }
    const isLetter = brushes.some((one) => one.letter === key.toUpperCase());
    if (!typing.value || !isLetter) return choose(key);
    return map.byName.get(type(hex.name, key.toUpperCase()) ?? "") ?? true;
  };
  useKeydown((event) => {
    const { ctrlKey, metaKey, altKey, target, key, defaultPrevented } = event;
    const isBusy = (target as Element).closest("input, select, textarea, dialog");
    if (!isBusy && !defaultPrevented && !ctrlKey && !metaKey && !altKey) choose(key);
  });

  const nameOf = (hex: string): string => letterName(letterAt(draft, hex), draft, letters);
  const marked = (told?.problems ?? []).filter(({ hexes }) => hexes.length <= FEW);
  const ring = (isRefused: boolean): string[] =>
    marked.filter(({ refused }) => refused === isRefused).flatMap(({ hexes }) => hexes);
  const change = (next: Draft): void => {
    if (written(next) !== written(history.kept)) history.keep(next);
  };

  if (!isReady) return null;
  return (
    <div class="lines page board-editor">
      <Top title={draft.name}>
        <a class="button" href={link("/boards")}>
          {t("boards-title")}
        </a>
      </Top>
      <main>
        <div class="stack paint-column">
          <div
            class="paint-place"
            ref={place}
            onPointerDown={() => {
              typing.value = false;
            }}
            onFocusIn={({ target }) => {
              if ((target as Element).matches("[data-hex]:focus-visible")) typing.value = true;
            }}
          >
            <PaintBoard
              map={map}
              picture={{ ...NOTHING, places: sites }}
              look={lookOf(game).look}
              aim={aim}
              lit={shown?.hexes ?? []}
              describe={({ name }) => t("boards-hex", { hex: name, ground: nameOf(name) })}
              label={(hex) => (
                <>
                  <b>{hex}</b> {nameOf(hex)}
                </>
              )}
              help={t("boards-help")}
              onStroke={onStroke}
              onKey={onKey}
              overlay={(laid) => (
                <>
                  <Hexes map={laid} names={ring(false)} points={RING} class="ring-advice" />
                  <Hexes map={laid} names={ring(true)} points={RING} class="ring-refused" />
                </>
              )}
            />
          </div>
          <div class="row paint-tools">
            <HistoryButtons history={history} />
            <TypeButton draft={draft} typing={typing} place={place} />
            <span class="grow" />
            <IconButton
              glyph="download"
              label={t("boards-download")}
              onClick={() => saveAs(`${draft.name}.txt`, written(draft))}
            />
          </div>
        </div>
        <div class="stack paint-side">
          <Palette
            draft={draft}
            brushes={brushes}
            letters={letters}
            letter={letter}
            onPick={setLetter}
            fill={fill}
            onFill={setFill}
            onRest={() => change(painted(draft, withLetter(draft, EMPTY), letter))}
          />
          <Checks {...{ told, error, isBehind, shown }} onShow={setShown} />
          <Details draft={draft} catalog={catalog} onChange={change} />
          <p class="soft mouse-only">{t("boards-keys")}</p>
        </div>
      </main>
    </div>
  );
}

const PAUSE_MS = 120;
const AGAIN_MS = 3000;

interface Answer {
  told: BoardChecked | null;
  error: string;
  /** what it is the answer to */
  of: string;
}

/**
 * Every step is kept at once, and looked at by the library a moment later; where that fails, again and
 * again. What was painted in another tab is a step here too.
 */
function useChecks(id: string, history: History<Draft>): Answer & { isBehind: boolean } {
  const [answer, setAnswer] = useState<Answer>({ told: null, error: "", of: "" });
  const { kept } = history;
  const text = useMemo(() => written(kept), [kept]);
  const key = `${language.value} ${text}`;
  const mine = useRef("");
  useEffect(() => {
    const game = gameOf(kept.kind);
    const known = find(id);
    mine.current = text;
    keepBoard({ id, game, text, usable: known?.text === text && known.usable });
    let here = true;
    const look = (): void =>
      void check(game, text).then(
        (told) => {
          if (!here) return;
          setAnswer({ told, error: "", of: key });
          keepBoard({ id, game, text, usable: isUsable(told) });
        },
        (error) => {
          if (!here) return;
          setAnswer(({ told }) => ({ told, error: errorText(error), of: key }));
          timer = setTimeout(look, AGAIN_MS);
        },
      );
    let timer = setTimeout(look, PAUSE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key]);
  useEffect(() => {
    const follow = (): void => {
      const other = read(find(id)?.text ?? "");
      if (other && written(other) !== mine.current) history.keep(other);
    };
    addEventListener("storage", follow); // only another tab's changes are told
    return () => removeEventListener("storage", follow);
  }, [id]);
  return { ...answer, isBehind: answer.of !== key };
}

/** The board at a step, and everything to step with. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Better } from "../../advice/better";
import { advice, loadAdvice } from "../../advice/load";
import { Board } from "../../board/Board";
import { HexMap } from "../../board/geometry";
import { besideWords } from "../../game/beside";
import { pieceLabel, siteLabel } from "../../game/labels";
import { standingOn } from "../../game/PlayBoard";
import { describeHex } from "../../game/words";
import { gameOf } from "../../games";
import { language, t } from "../../i18n";
import type { Entry, HexData, StateMessage } from "../../net/protocol";
import { server } from "../../net/server";
import { link, place, tablePath } from "../../router";
import { lastHexes, standing } from "../../state/entries";
import { prefs } from "../../state/prefs";
import { IconButton } from "../../ui/kit";
import { toast } from "../../ui/toast";
import { useKeydown } from "../../ui/useKeydown";
import { useTitle } from "../../ui/useTitle";
import { Top } from "../Top";
import { errorText } from "../words";
import { Gold } from "./Gold";
import { Story } from "./Story";
import {
  keyMove,
  type Move,
  moved,
  playsOf,
  type Span,
  Stepper,
  stepOfHash,
  turnStarts,
} from "./steps";
import { Tools } from "./Tools";
import { Words } from "./Words";

const PACE_MS = 650;
const BACK = [
  ["first", "replay-first"],
  ["turn-back", "replay-turn-back"],
  ["back", "replay-back"],
] as const;
const FORWARD = [
  ["forward", "replay-forward"],
  ["turn-forward", "replay-turn-forward"],
  ["last", "replay-last"],
] as const;

interface PlayerProps {
  id: string;
  secret: string;
  state: StateMessage;
  /** the game has gone on since it was loaded */
  onMore: () => void;
}

function usePlays(state: StateMessage): { plays: Entry[]; span: Span } {
  return useMemo(() => {
    const plays = playsOf(standing(state.entries));
    const first = state.table.first ?? 0;
    const last = plays.at(-1)?.step ?? first;
    return { plays, span: { first, last, turns: turnStarts(plays, first) } };
  }, [state]);
}

export function Player({ id, secret, state, onMore }: PlayerProps) {
  const { seats, watch } = state.table;
  const { plays, span } = usePlays(state);
  const map = useMemo(() => new HexMap(state.board as NonNullable<typeof state.board>), [id]);
  const more = useRef(onMore);
  const known = useRef(span.last);
  more.current = onMore;
  known.current = span.last;
  const stepper = useMemo(
    () =>
      new Stepper(
        (step) => server.step(id, secret, step),
        (steps) => steps > known.current && more.current(),
      ),
    [id, secret],
  );
  const aim = useSignal<string | null>(null);
  const lit = useSignal<readonly string[]>([]);
  const { playing } = stepper;
  /** a turn that would have been better, played on the board beside the game */
  const better = useSignal<Better | null>(null);
  const step = stepper.wanted.value;
  const shown = better.value?.stepper.shown.value ?? stepper.shown.value;

  const go = (to: number): void => {
    lit.value = [];
    better.value = null;
    stepper.go(Math.min(span.last, Math.max(span.first, to)));
  };
  const move = (way: Move): void => {
    playing.value = false;
    go(moved(way, stepper.wanted.peek(), span));
  };
  const button =
    (disabled: boolean) =>
    ([way, label]: readonly [Move, string]) => (
      <IconButton
        key={way}
        glyph={way}
        label={t(label)}
        disabled={disabled}
        onClick={() => move(way)}
      />
    );
  const toggle = (): void => {
    if (!playing.value && stepper.wanted.peek() >= span.last) go(span.first);
    playing.value = !playing.value;
  };

  // The turns can be rated when the game is over.
  const isOver = state.view.over;
  useEffect(() => {
    if (isOver) void loadAdvice();
  }, [isOver]);
  const Advice = isOver ? advice.value : null;

  useTitle(`${t("replay-title")} · ${id}`);

  // Only when another game is opened
  useEffect(() => {
    go(stepOfHash(place().hash) ?? span.first);
  }, [stepper]);

  // The next step once this one is there, so that a slow line plays slower and skips nothing.
  useEffect(() => {
    if (!playing.value || stepper.shown.value?.step !== step) return;
    if (step >= span.last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => go(step + 1), PACE_MS);
    return () => clearTimeout(timer);
  });

  useKeydown((event) => {
    if (event.defaultPrevented) return;
    const target = event.target as HTMLInputElement | null;
    const found = keyMove(
      event,
      target && {
        tagName: target.tagName,
        type: target.type,
        inGrid: !!target.closest?.("[role=grid]"),
        inDialog: !!target.closest?.("dialog"),
      },
    );
    if (!found) return;
    event.preventDefault();
    if (found === "play") toggle();
    else move(found);
  });

  useSignalEffect(() => {
    const error = stepper.failed.value;
    if (!error) return;
    playing.value = false;
    toast(errorText(error));
  });

  const alone = seats.filter((seat) => seat.mine).length === 1;
  const until = useMemo(() => plays.filter((play) => (play.step ?? 0) <= step), [plays, step]);
  const traces = useMemo(() => {
    const { hexes, seat } = lastHexes(until);
    return hexes.map((hex) => ({ hex, seat }));
  }, [until]);
  const { view, picture } = shown?.state ?? state;
  const pieces = useMemo(() => standingOn(picture, seats), [picture, seats]);
  const beside = useMemo(
    () => besideWords(map, picture, pieces),
    [map, picture, pieces, language.value],
  );
  const describe = (hex: HexData): string =>
    describeHex(hex, picture, pieces.get(hex.name), [], beside(hex));
  const label = (hex: string) =>
    siteLabel(picture, hex, map.byName.get(hex)?.ground ?? "") ??
    pieceLabel(pieces.get(hex), alone);

  return (
    <div class="lines page replay">
      <Top title={t("replay-title")}>
        <a
          class="button"
          href={link(
            tablePath(
              id,
              state.table.seats.some((seat) => seat.mine)
                ? { seats: secret.split(",") }
                : { watch },
            ),
          )}
        >
          {t("replay-table")}
        </a>
      </Top>
      <main class="stack">
        <div class="board-place replay-board">
          {shown && (
            <Board
              map={map}
              picture={picture}
              look={gameOf(view.game).look}
              seats={seats}
              aim={aim}
              lit={lit.value}
              traces={better.value ? [] : traces}
              lifted={view.turn.tasks.at(-1)?.lifted ?? null}
              describe={describe}
              label={label}
              coordinates={prefs.value.coordinates}
              overlay={(drawn) =>
                Advice &&
                better.value && (
                  <Advice.Way map={drawn} actions={better.value.actions.slice(shown.step)} />
                )
              }
            />
          )}
        </div>
        <div class="stack replay-side">
          {Advice && better.value && (
            <Advice.BetterPanel
              better={better.value}
              seats={seats}
              alone={alone}
              onClose={() => (better.value = null)}
            />
          )}
          <section class="box replay-now" hidden={!!better.value}>
            <Words state={state} until={until} step={step} last={span.last} alone={alone} />
            <input
              type="range"
              class="wide slider"
              min={span.first}
              max={span.last}
              value={step}
              aria-label={t("replay-slider")}
              aria-valuetext={t("replay-step", { step, steps: span.last })}
              onInput={(event) => {
                playing.value = false;
                go(Number(event.currentTarget.value));
              }}
            />
            <div class="row tight transport" role="group" aria-label={t("replay-title")}>
              {BACK.map(button(step <= span.first))}
              <IconButton
                kind="primary"
                glyph={playing.value ? "pause" : "play"}
                label={t(playing.value ? "replay-pause" : "replay-play")}
                onClick={toggle}
              />
              {FORWARD.map(button(step >= span.last))}
            </div>
            <p class="soft hint keys-hint">{t("replay-keys")}</p>
          </section>
          {shown && (
            <Gold
              view={view}
              seats={seats}
              alone={alone}
              contributions={shown.state.contributions}
              onLight={(hexes) => (lit.value = hexes)}
            />
          )}
          {Advice && (
            <Advice.Ratings
              id={id}
              secret={secret}
              seats={seats}
              alone={alone}
              step={step}
              shown={better.value}
              onGo={(to) => {
                playing.value = false;
                go(to);
              }}
              onShow={(turn) => {
                playing.value = false;
                go(turn.start);
                better.value = Advice.better(id, secret, turn);
              }}
            />
          )}
          <Story
            plays={plays}
            state={state}
            alone={alone}
            step={step}
            last={span.last}
            onGo={(to) => {
              playing.value = false;
              go(to);
            }}
          />
          <Tools id={id} secret={secret} state={state} step={step} />
        </div>
      </main>
    </div>
  );
}

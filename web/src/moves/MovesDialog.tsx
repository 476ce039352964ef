/** Instead of the board: a list of all that can be played now, for keyboard, screen reader and finger. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { HexMap } from "../board/geometry";
import { endTurn } from "../game/Actions";
import { Live } from "../game/Live";
import type { PanelProps } from "../games";
import { language, t } from "../i18n";
import type { BoardData, StateMessage } from "../net/protocol";
import { Dialog } from "../ui/kit";
import { type Group, type Move, matching, movesOf, UNDO } from "./moves";
import "./moves.css";

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function MovesDialog({ table, ui, onClose }: PanelProps & { onClose: () => void }) {
  const state = table.state.value as StateMessage;
  const map = useMemo(() => new HexMap(table.board.value as BoardData), [table.board.value]);
  const previews = table.previews.value;
  const groups = useMemo(
    () => movesOf(state, map, previews),
    [state, map, previews, language.value],
  );
  const typed = useSignal("");
  const shown = matching(groups, typed.value);
  const list = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const isBusy = table.busy.value;

  // What each hex would bring; all are on the list.
  useSignalEffect(() => {
    const { hexes = {} } = table.state.value?.legal ?? {};
    table.preview(
      Object.entries(hexes).flatMap(([verb, some]) => some.map((hex) => `${verb} ${hex}`)),
    );
  });
  // A finger should not raise the keyboard of its screen at once.
  useEffect(() => {
    if (!window.matchMedia("(hover: none)").matches) filter.current?.focus();
    return () => point("");
  }, []);
  // The move that was played is no longer there: who stood on it goes on at the top of the list,
  // before the next key can be pressed.
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (state.view.over) onClose();
    else if (at === list.current || !list.current?.closest("dialog")?.contains(at)) focusOn(0);
  }, [state]);

  const point = (hex: string): void => {
    ui.aim.value = hex || null;
  };
  const buttons = (): HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>("button") ?? []),
  ];
  /** The move at a place, or what stands above all of them. */
  const focusOn = (at: number): void => {
    const place = at < 0 ? filter.current : (buttons()[at] ?? list.current);
    place?.focus();
  };
  const play = (action: string): void => {
    typed.value = "";
    point("");
    if (isBusy) return;
    if (action === UNDO) table.undo();
    else if (action === "end") endTurn(table, ui);
    else table.play(action);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = buttons().indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    // Whatever is typed on the list is meant for the field above it.
    if (/^[\p{L}\p{N}.]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      filter.current?.focus();
    if (!step || (at < 0 && event.key !== "ArrowDown")) return;
    event.preventDefault();
    focusOn(step(at, buttons().length - 1));
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    const all = shown.flatMap(({ moves }) => moves);
    const exact = all.filter(({ hex }) => hex === typed.value.trim().toLowerCase());
    const [only] = exact.length === 1 ? exact : all;
    if (only && typed.value && (exact.length === 1 || all.length === 1)) play(only.action);
    else focusOn(0);
  };

  return (
    <Dialog title={t("moves-title")} onClose={onClose} class="moves">
      <div class="stack" onKeyDown={onKeyDown}>
        <Live table={table} class="moves-said" />
        <form class="stack tight field" onSubmit={onSubmit}>
          <label for="moves-filter">{t("moves-filter")}</label>
          <input
            id="moves-filter"
            ref={filter}
            class="input"
            type="search"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </form>
        <div class="stack moves-list" ref={list} tabIndex={-1} aria-busy={isBusy}>
          {shown.map((group) => (
            <MoveGroup key={group.key} group={group} onPoint={point} onPlay={play} />
          ))}
          {!shown.length && (
            <p class="soft">
              {typed.value ? t("moves-nothing", { typed: typed.value }) : t("moves-none")}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  group: Group;
  onPoint: (hex: string) => void;
  onPlay: (action: string) => void;
}

function MoveGroup({ group, onPoint, onPlay }: GroupProps) {
  const id = `group-${group.key}`;
  return (
    <section aria-labelledby={id}>
      <h3 class="heading" id={id}>
        {t("moves-group", { title: group.title, n: group.moves.length })}
      </h3>
      <ul class="stack tight">
        {group.moves.map((move) => (
          <li key={move.action}>
            <MoveButton move={move} onPoint={onPoint} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoveButton({ move, onPoint, onPlay }: Omit<GroupProps, "group"> & { move: Move }) {
  const { action, hex, name, about, effect } = move;
  const on = (): void => onPoint(hex);
  const off = (): void => onPoint("");
  return (
    <button
      type="button"
      class="plate move"
      data-action={action}
      onFocus={on}
      onBlur={off}
      onPointerEnter={on}
      onPointerLeave={off}
      onClick={() => onPlay(action)}
    >
      <span class="row move-name">
        {hex && <b class="move-hex">{hex}</b>} <span class="title">{name}</span>
      </span>{" "}
      {about && <small class="soft">{about}</small>}{" "}
      {effect && (
        <span class={`move-effect ${effect === t("label-nothing") ? "soft" : "gold"}`}>
          {effect}
        </span>
      )}
    </button>
  );
}

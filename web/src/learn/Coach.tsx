/** The coach: one idea at a time, what it is about lit or pointed at, and the way on. */

import { batch, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { verbsByHex } from "../game/PlayBoard";
import type { GameUi } from "../game/ui";
import { list } from "../game/words";
import { rich, t } from "../i18n";
import type { LessonData, LessonStep } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton } from "../ui/kit";
import { useKeydown } from "../ui/useKeydown";
import { Finished } from "./Finished";
import type { LessonTable } from "./table";
import "./learn.css";
import { link } from "../router";

export interface CoachProps {
  lesson: LessonData;
  lessons: LessonData[];
  table: LessonTable;
  ui: GameUi;
  onRestart: () => void;
}

/** The step that is told: the last one, once the moves before it have been seen. */
function useStep({ table, ui }: CoachProps): LessonStep | null {
  const shown = useSignal<LessonStep | null>(null);
  useSignalEffect(() => {
    const told = table.told.value;
    if (!told || (table.state.value?.number ?? -1) < told.entry || shown.peek() === told) return;
    const [kind, card = ""] = told.show.split(" ");
    batch(() => {
      shown.value = told;
      ui.spot.value = null;
      ui.pointed.value = {
        part: told.show,
        spot: told.light.length
          ? { kind: "hexes", hexes: told.light }
          : kind === "card"
            ? { kind: "card", card, seat: table.me.peek() ?? 0 }
            : null,
      };
    });
  });
  return shown.value;
}

/** Who uses the keyboard is led to what is meant: the Next button, a hex, a tile. */
function useLead(step: LessonStep | null, table: LessonTable): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKey.current = true;
    };
    const pointer = (): void => {
      byKey.current = false;
    };
    window.addEventListener("keydown", key, true);
    window.addEventListener("pointerdown", pointer, true);
    return () => {
      window.removeEventListener("keydown", key, true);
      window.removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  useEffect(() => {
    if (!step) return;
    const pointed = document.querySelector<HTMLElement>(".pointed");
    pointed?.scrollIntoView({ block: "nearest" });
    if (!byKey.current) return;
    const [hex] = verbsByHex(table.state.peek()?.legal ?? null).keys();
    const inside = pointed?.matches("button") ? pointed : pointed?.querySelector("button.small");
    const to = hex
      ? `[data-hex="${hex}"]`
      : step.show === "end"
        ? ".end-turn"
        : ".coach .primary, .choices button";
    const found = step.reads || hex ? null : (inside as HTMLElement | null);
    (found ?? document.querySelector<HTMLElement>(to))?.focus();
  }, [step, table]);
}

export function Coach(props: CoachProps) {
  const { lesson, table, onRestart } = props;
  const step = useStep(props);
  useLead(step, table);
  useKeydown((event) => {
    if (event.defaultPrevented || event.key !== "Enter" || event.target !== document.body) return;
    if (!step?.reads || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    table.readOn();
  });
  if (!step) return null;
  const isOver = step.number >= step.of;
  const scores = table.view.value?.scores ?? [];
  const gold = { gold: scores[0]?.total ?? 0, other: scores[1]?.total ?? 0 };
  const glowing = [...verbsByHex(table.state.value?.legal ?? null).keys()];
  return (
    <section class={step.reads ? "box coach reads" : "box coach"} aria-label={t("coach-label")}>
      <header class="row coach-head">
        <div
          class="coach-dots"
          role="img"
          aria-label={t("coach-step", { step: Math.min(step.number + 1, step.of), steps: step.of })}
        >
          {Array.from({ length: step.of }, (_, n) => (
            <i key={n} class={n < step.number ? "done" : n === step.number ? "now" : ""} />
          ))}
        </div>
        <IconButton class="quiet" glyph="again" label={t("coach-restart")} onClick={onRestart} />
        <a
          class="button icon quiet"
          href={link("/learn")}
          aria-label={t("coach-leave")}
          title={t("coach-leave")}
        >
          <Glyph name="close" />
        </a>
      </header>
      <div class="coach-words" aria-live="polite">
        {isOver ? (
          <p class="title coach-text">{t("coach-finished")}</p>
        ) : (
          <p class="coach-text" key={step.text}>
            {rich(`lesson-${lesson.name}-${step.text}`, gold)}
            {glowing.length > 0 && glowing.length < 9 && (
              <span class="hidden-text"> {t("coach-glowing", { hexes: list(glowing) })}</span>
            )}
          </p>
        )}
      </div>
      {isOver ? (
        <Finished {...props} />
      ) : (
        <div class="row coach-ways">
          <Button
            class="small"
            disabled={!step.number && !table.state.value?.can_undo}
            onClick={() => table.back()}
          >
            <Glyph name="back" /> {t("coach-back")}
          </Button>
          {step.left > 1 && <small class="coach-left">{t("coach-more", { n: step.left })}</small>}
          {step.reads && (
            <Button kind="primary" onClick={() => table.readOn()}>
              {t("coach-next")} <Glyph name="forward" />
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** What is open, lit or aimed at on the game screen; nothing the server knows. */

import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Hint } from "../advice/hint";
import { Rerun } from "../recap/Rerun";
import type { TableStore } from "../state/table";

export type Spot =
  | { kind: "card"; card: string; seat: number }
  | { kind: "hexes"; hexes: readonly string[] };

export type Panel =
  | "menu"
  | "settings"
  | "alerts"
  | "help"
  | "log"
  | "talk"
  | "leave"
  | "end"
  | "moves"
  | "takeback"
  | "send"
  | null;

/** The verb that a click means where a hex allows several between which a switch decides. */
export const wish = signal("");

const FLASH_MS = 3000;

const pressed = { x: Number.NaN, y: Number.NaN };
addEventListener(
  "pointerdown",
  ({ screenX, screenY }) => Object.assign(pressed, { x: screenX, y: screenY }),
  { capture: true, passive: true },
);

/** Whether a pointer has not moved since it pressed: what it is on now came to it by itself. */
const isStill = ({ screenX, screenY }: PointerEvent): boolean =>
  screenX === pressed.x && screenY === pressed.y;

export class GameUi {
  readonly aim = signal<string | null>(null);
  /** what pointer or focus lights up */
  readonly spot = signal<Spot | null>(null);
  readonly bubble = signal<{ hex: string; content: ComponentChildren } | null>(null);
  /** the texts of the cards were shown and closed */
  readonly cardsRead = signal(false);
  readonly panel = signal<Panel>(null);
  /** seat for which the hot-seat cover was lifted last */
  readonly uncovered = signal<number | null>(null);
  /** a tile whose text or refusal is shown */
  readonly tileNote = signal<{ tile: string; text: string; rule?: string } | null>(null);
  /** what a coach points at: on the board, and a part of the screen (`tile NAME`, hand, end ...) */
  readonly pointed = signal<{ spot: Spot | null; part: string }>({ spot: null, part: "" });
  /** what could be played, on the board and in words */
  readonly hint = signal<Hint | null>(null);

  readonly rerun: Rerun;

  constructor(private readonly table: TableStore) {
    this.rerun = new Rerun(table);
  }

  readonly lit = computed<readonly string[]>(() => {
    const spot = this.lightsUp;
    if (!spot) return [];
    if (spot.kind === "hexes") return spot.hexes;
    const earned = this.table.state.value?.contributions[spot.seat]?.[spot.card] ?? [];
    return earned.flatMap((one) => one.hexes);
  });

  /** What the pointer lights up, else what a coach does. */
  get lightsUp(): Spot | null {
    return this.spot.value ?? this.pointed.value.spot;
  }

  /** Whether a coach points at an extra action; a class of the styles. */
  pointsAt(tile: string): string {
    return this.pointed.value.part === `tile ${tile}` ? "pointed" : "";
  }

  /** Handlers that light something up while it is hovered or focused; a finger taps instead. */
  lights(spot: Spot) {
    const on = (): void => {
      this.spot.value = spot;
    };
    const off = (): void => {
      this.spot.value = null;
    };
    return {
      onPointerEnter: (event: PointerEvent) =>
        event.pointerType !== "touch" && !isStill(event) && on(),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && off(),
      onFocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && on(),
      onBlur: off,
    };
  }

  /** Light something up for a moment. */
  flash(spot: Spot): void {
    this.spot.value = spot;
    setTimeout(() => {
      if (this.spot.value === spot) this.spot.value = null;
    }, FLASH_MS);
  }
}

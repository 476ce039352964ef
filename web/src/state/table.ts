/** One table as this browser knows it: signals fed by the socket, and the things one can do. */

import { batch, computed, effect, signal } from "@preact/signals";
import { language } from "../i18n";
import type {
  BoardData,
  ClientMessage,
  Entry,
  Presence,
  Preview,
  Reason,
  Seat,
  ServerMessage,
  StateMessage,
} from "../net/protocol";
import type { ErrorData } from "../net/protocol.gen";
import { type Link, type SocketOptions, TableSocket } from "../net/socket";
import type { Secrets } from "../router";
import { lastMove, mergeEntries, standing } from "./entries";
import { spokenName } from "./names";
import { motion } from "./prefs";

/** Others' actions are shown one after the other, so that they can be followed. */
const PACE_MS = 420;
const MOST_WAITING = 8;
/** So many the server answers at once. */
const PREVIEWS = 32;

export class TableStore {
  /** whether this is a lesson: nobody else is there, and nothing is kept */
  readonly isLesson: boolean = false;
  readonly link = signal<Link>("connecting");
  readonly state = signal<StateMessage | null>(null);
  readonly board = signal<BoardData | null>(null);
  readonly entries = signal<Entry[]>([]);
  /** what actions would bring, as far as it has been asked for */
  readonly previews = signal<Record<string, Preview>>({});
  /** an action is under way to the server */
  readonly busy = signal(false);
  readonly refusal = signal<ErrorData | null>(null);
  /** what to add to this machine's time for the server's, in milliseconds */
  readonly skew = signal(0);

  readonly view = computed(() => this.state.value?.view ?? null);
  readonly seats = computed<Seat[]>(() => this.state.value?.table.seats ?? []);
  readonly mine = computed(() => this.seats.value.filter((seat) => seat.mine));
  readonly standing = computed(() => standing(this.entries.value));
  /** the seat of mine that decides now */
  readonly acting = computed<number | null>(() => {
    const state = this.state.value;
    const mover = state?.view?.to_move ?? null;
    return state?.legal && mover !== null && this.seats.value[mover]?.mine ? mover : null;
  });
  /** the seat whose hand, tiles and gold the screen shows as "mine" */
  readonly me = computed<number | null>(() => {
    const view = this.view.value;
    return this.acting.value ?? view?.seat ?? this.mine.value[0]?.seat ?? null;
  });
  readonly isHotSeat = computed(() => this.mine.value.length > 1);
  readonly isWatching = computed(() => this.state.value !== null && this.mine.value.length === 0);

  private readonly socket: Pick<TableSocket, "send" | "close">;
  private readonly waiting: StateMessage[] = [];
  /** hexes picked while an action is under way: played next, as long as they may be then */
  private early: { seat: number; action: string }[] = [];
  private nameless = new Set<number>();
  private readonly stopNaming = effect(() => {
    const spoken = language.value;
    const state = this.state.peek();
    if (!state) return;
    this.state.value = this.named(state);
    this.send({ type: "speak", language: spoken });
  });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new Set<string>();
  private readonly whys = new Map<string, (reason: Reason | null) => void>();

  constructor(
    readonly id: string,
    readonly secrets: Secrets,
    connect: (options: SocketOptions) => Pick<TableSocket, "send" | "close"> = (options) =>
      new TableSocket(options),
  ) {
    this.socket = connect({
      table: id,
      hello: () => this.hello(),
      onMessage: (message) => this.receive(message),
      onLink: (link) => {
        const isBack = link === "open" && this.link.value === "lost";
        this.link.value = link;
        if (isBack) for (const action of this.whys.keys()) this.send({ type: "why", action });
        if (!this.state.value && link === "open") this.refusal.value = null;
        if (link === "open") return;
        this.busy.value = false;
        this.early = [];
        this.asked.clear(); // an answer may have been lost
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.stopNaming();
    this.socket.close();
  }

  // --- what one can do ---------------------------------------------------------------------

  play(action: string): void {
    const seat = this.acting.value;
    const number = this.state.value?.number;
    if (seat === null || number === undefined) return;
    if (!this.busy.value) {
      this.busy.value = this.send({ type: "play", seat, number, action });
      return;
    }
    if (this.isPick(action)) this.early.push({ seat, action });
  }

  /** Undo is for the player who moved last, not necessarily the one to decide now. */
  undo(): void {
    const { state } = this;
    const last = this.standing.value.findLast((entry) => entry.kind === "play")?.seat ?? null;
    if (last === null || !state.value?.can_undo || this.busy.value) return;
    this.busy.value = this.send({ type: "undo", seat: last, number: state.value.number });
  }

  takeBack(seat: number): void {
    const number = this.state.value?.number;
    if (number !== undefined) this.send({ type: "takeback", seat, number });
  }

  /** The bot to play shall play now; on my own turn, no hint is wanted any more. */
  stopThinking(): void {
    const seat = this.mine.value[0]?.seat;
    if (seat !== undefined) this.send({ type: "stop", seat });
  }

  send(message: ClientMessage): boolean {
    return this.socket.send(message);
  }

  /** Find out what these actions would bring, where it isn't known yet. */
  preview(actions: string[]): void {
    const fresh = actions.filter((action) => !this.asked.has(action));
    for (let first = 0; first < fresh.length; first += PREVIEWS) {
      const some = fresh.slice(first, first + PREVIEWS);
      if (!this.send({ type: "previews", actions: some })) return;
      for (const action of some) this.asked.add(action);
    }
  }

  /** Which rule forbids an action; null when none does. */
  why(action: string): Promise<Reason | null> {
    return new Promise((resolve) => {
      if (!this.send({ type: "why", action })) return resolve(null);
      this.whys.set(action, resolve);
    });
  }

  // --- what the server says ----------------------------------------------------------------

  private hello(): ClientMessage {
    const { seats, watch, invite } = this.secrets;
    const secrets = seats.length ? seats : [watch, invite].filter((s) => s !== null);
    const since = this.board.value ? (this.newest()?.number ?? null) : null;
    const front = !document.hidden;
    return { type: "hello", secrets, since, language: language.value, front };
  }

  private newest(): StateMessage | null {
    return this.waiting.at(-1) ?? this.state.value;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.enqueue(message as StateMessage);
        break;
      case "previews":
        if (message.number >= lastMove(this.entries.value))
          this.previews.value = { ...this.previews.value, ...message.previews };
        break;
      case "why":
        this.whys.get(message.action)?.(message.reason);
        this.whys.delete(message.action);
        break;
      case "refused":
        this.busy.value = false;
        this.early = [];
        this.refusal.value = message;
        break;
      case "presence":
        this.setPresence(message);
        break;
    }
  }

  /** Show a state now, or after those before it when others have just played. */
  private enqueue(state: StateMessage): void {
    this.waiting.push(state);
    if (this.waiting.length > MOST_WAITING || !motion() || document.hidden) {
      while (this.waiting.length) this.next();
    } else if (this.timer === undefined) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.waiting.shift();
    if (!state) return;
    const known = this.state.value?.number ?? Number.POSITIVE_INFINITY;
    this.show(state);
    const strange = state.entries.some(
      (entry) =>
        entry.number > known &&
        entry.kind === "play" &&
        entry.seat !== null &&
        !state.table.seats[entry.seat]?.mine,
    );
    if (!strange) {
      if (this.waiting.length) this.next();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, PACE_MS);
  }

  private isPick(action: string): boolean {
    const [verb = "", hex = ""] = action.split(" ");
    return this.state.value?.legal?.hexes[verb]?.includes(hex) ?? false;
  }

  private playEarly(): void {
    const pick = this.early.shift();
    if (!pick) return;
    if (pick.seat === this.acting.value && this.isPick(pick.action)) this.play(pick.action);
    else this.early = [];
  }

  private show(told: StateMessage): void {
    this.nameless = new Set(told.table.seats.filter(({ name }) => !name).map(({ seat }) => seat));
    const state = this.named(told);
    batch(() => {
      if (state.board) this.board.value = state.board;
      if (state.now !== undefined) this.skew.value = state.now - Date.now();
      if (state.number !== this.state.value?.number) {
        this.previews.value = {};
        this.asked.clear();
      }
      this.state.value = state;
      this.entries.value = mergeEntries(this.entries.value, state.entries);
      this.busy.value = false;
    });
    this.playEarly();
  }

  /** Those without a name are called something in the language of now. */
  private named(state: StateMessage): StateMessage {
    const seats = state.table.seats.map((seat) =>
      this.nameless.has(seat.seat) ? { ...seat, name: spokenName({ ...seat, name: "" }) } : seat,
    );
    return { ...state, table: { ...state.table, seats } };
  }

  private setPresence({ online, away }: Presence): void {
    for (const state of [...this.waiting, this.state.value]) {
      if (!state) continue;
      const seats = state.table.seats.map((seat) => ({
        ...seat,
        online: seat.kind === "bot" || online.includes(seat.seat),
        away: away[seat.seat] ?? null,
      }));
      const fresh = { ...state, table: { ...state.table, seats } };
      if (state === this.state.value) this.state.value = fresh;
      else this.waiting[this.waiting.indexOf(state)] = fresh;
    }
  }
}

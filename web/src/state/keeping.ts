/**
 * Things that are kept in this browser, and with a profile on the server, so that they are on every
 * device. Of a thing that is on both sides the later change counts; nothing else is lost.
 */

import { signal } from "@preact/signals";
import { call } from "../net/api";
import type { GameName, Keepsake, KeepsakeKind, KeepsakeList } from "../net/protocol.gen";
import { storedJson } from "./prefs";
import { profile } from "./profile";
import { storeWork, tellUnstored } from "./work";

export interface Thing {
  id: string;
  game: GameName;
  /** when it was last changed, in ms */
  at: number;
}

interface Kept<T> {
  things: T[];
  /** those that the profile has, as far as this browser knows */
  known: string[];
  /** those that were deleted here, and may still be there */
  gone: string[];
}

interface Form<T> {
  /** what this browser has kept, as it was stored */
  read: (found: unknown) => T[];
  /** as the server keeps it */
  text: (thing: T) => string;
  /** what the server has kept; null: it can't be used here */
  open: (kept: Keepsake) => T | null | Promise<T | null>;
}

const SOON_MS = 800;

export const newId = (first: string): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), first);

/** What was stored as things of this module. */
export const storedThings = (found: unknown): unknown[] => {
  const things = (found as { things?: unknown } | null)?.things;
  return Array.isArray(things) ? things : [];
};

export class Keeper<T extends Thing> {
  private readonly kept;
  private readonly path;
  private readonly changed = new Set<string>();
  /** whether this browser has stored what is here */
  private isStored = true;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> = Promise.resolve();
  private asked: { secret: string; exchange: Promise<void> } | undefined;

  constructor(
    kind: KeepsakeKind,
    private readonly key: string,
    private readonly form: Form<T>,
  ) {
    this.path = `/api/profile/kept/${kind}`;
    this.kept = signal(this.stored());
    addEventListener("storage", (event) => {
      // another tab of this browser has changed something
      if (event.key === key) this.follow();
    });
  }

  private stored(): Kept<T> {
    const found = storedJson(this.key) as Partial<Kept<T>> | null;
    const { known = [], gone = [] } = Array.isArray(found) ? {} : (found ?? {});
    return { things: this.form.read(found), known, gone };
  }

  /** What couldn't be stored is only here, and stays. */
  private follow(): void {
    const there = this.stored();
    const before = new Map(there.things.map(({ id, at }) => [id, at]));
    const only = this.isStored
      ? []
      : this.things.filter(({ id, at }) => (before.get(id) ?? -1) < at);
    if (!only.length) {
      this.kept.value = there;
      return;
    }
    const others = there.things.filter(({ id }) => !only.some((one) => one.id === id));
    this.keep({ ...there, things: [...others, ...only] });
  }

  /** Whether what is here outlasts this page. */
  get isSafe(): boolean {
    return this.isStored || !!profile.value;
  }

  get things(): readonly T[] {
    return this.kept.value.things;
  }

  find(id: string): T | undefined {
    return this.kept.value.things.find((one) => one.id === id);
  }

  /** Keeps a thing, new or changed. */
  put(thing: Omit<T, "at"> & { at?: number }): T {
    const made = { ...thing, at: Date.now() } as T;
    const { things, gone } = this.kept.value;
    this.keep({
      things: [...things.filter(({ id }) => id !== made.id), made],
      gone: gone.filter((id) => id !== made.id),
    });
    this.changed.add(made.id);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.send(), SOON_MS);
    return made;
  }

  drop(id: string): void {
    const { things, known, gone } = this.kept.value;
    const secret = profile.value?.secret;
    const isThere = known.includes(id);
    this.keep({
      things: things.filter((one) => one.id !== id),
      known: known.filter((one) => one !== id),
      gone: isThere ? [...gone, id] : gone,
    });
    if (secret && isThere) void this.forget(id, secret);
  }

  /** What the profile has comes here, what it hasn't goes there: once a visit. */
  sync(): Promise<void> {
    const secret = profile.value?.secret;
    if (!secret) return Promise.resolve();
    if (this.asked?.secret !== secret) {
      const exchange = this.exchange(secret).catch(() => {
        this.asked = undefined;
      });
      this.asked = { secret, exchange };
    }
    return this.asked.exchange;
  }

  private keep(next: Partial<Kept<T>>): void {
    this.kept.value = { ...this.kept.value, ...next };
    // with a profile it goes to the server, too: whether it gets there is seen then
    this.isStored = storeWork(this.key, JSON.stringify(this.kept.value), !!profile.value);
  }

  /** One after the other; what doesn't get there goes next time. */
  private send(): void {
    const secret = profile.value?.secret;
    if (!secret) return;
    const ids = [...this.changed];
    this.changed.clear();
    this.sending = this.sending.then(async () => {
      for (const id of ids)
        await this.sendOne(id, secret).catch(() => this.isStored || tellUnstored(this.key));
    });
  }

  private async sendOne(id: string, secret: string): Promise<void> {
    const thing = this.find(id);
    if (!thing) return;
    const body = { game: thing.game, text: this.form.text(thing), at: thing.at };
    await call<Keepsake>(`${this.path}/${id}`, { secret, body, method: "PUT" });
    if (this.find(id)) this.keep({ known: [...new Set([...this.kept.value.known, id])] });
    else await this.forget(id, secret);
  }

  private async forget(id: string, secret: string): Promise<void> {
    const is = await call(`${this.path}/${id}`, { secret, method: "DELETE" }).catch(() => null);
    if (is) this.keep({ gone: this.kept.value.gone.filter((one) => one !== id) });
  }

  private async exchange(secret: string): Promise<void> {
    const { kept: there } = await call<KeepsakeList>(this.path, { secret });
    const ids = new Set(there.map(({ id }) => id));
    const { known, gone } = this.kept.value;
    for (const id of gone) if (ids.has(id)) void this.forget(id, secret);
    const later = there.filter(
      ({ id, at }) => !gone.includes(id) && (this.find(id)?.at ?? -1) < at,
    );
    const opened = await Promise.all(later.map((one) => this.form.open(one)));
    const come = opened.filter((one): one is Awaited<T> => one !== null) as T[];
    const isGone = ({ id }: T): boolean => known.includes(id) && !ids.has(id);
    const stay = this.kept.value.things.filter(
      (one) => !come.some(({ id }) => id === one.id) && !isGone(one),
    );
    const things = [...stay, ...come];
    for (const { id, at } of things)
      if ((there.find((one) => one.id === id)?.at ?? -1) < at) this.changed.add(id);
    this.keep({
      things,
      known: [...ids].filter((id) => !gone.includes(id)),
      gone: gone.filter((id) => ids.has(id)),
    });
    this.send();
  }
}

/**
 * Where the table keeps its games: IndexedDB. Where the browser refuses that, or there is no room
 * left, what is new stays in memory, and somebody is told.
 */

import type { Trouble } from "../messages";

const NAME = "hexholm";
const VERSION = 1;
const KINDS = ["tables", "entries", "ratings", "profiles", "seats", "meta"];

type Row = [kind: string, key: string, value: string];

interface Changes {
  puts: Row[];
  /** like puts, but nothing is written if one of them is there already */
  adds: Row[];
  deletes: [kind: string, key: string][];
}

/** What Python reads from an exception. */
const failure = (what: string, key = ""): Error => new Error(`${what}: ${key}`);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Some browsers refuse it with an error event, some by throwing at once. */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const kind of KINDS) request.result.createObjectStore(kind);
  };
  return await done(request);
}

const range = (from: string, to: string): IDBKeyRange | null =>
  from || to ? IDBKeyRange.bound(from, to) : null;

const isWithin = (key: string, from: string, to: string): boolean =>
  (!from && !to) || (from <= key && key <= to);

export class Store {
  /** what isn't in the database, by kind and key; null: deleted */
  private readonly memory = new Map(KINDS.map((kind) => [kind, new Map<string, string | null>()]));
  private isFull = false;

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly tell: (trouble: Trouble) => void,
  ) {}

  static async open(tell: (trouble: Trouble) => void): Promise<Store> {
    const database = await open().catch(() => null);
    if (!database) tell("refused");
    // Another version of the site in another tab may want to change it.
    if (database) database.onversionchange = () => database.close();
    return new Store(database, tell);
  }

  async get(kind: string, key: string): Promise<string | undefined> {
    const here = this.of(kind).get(key);
    if (here !== undefined || !this.database) return here ?? undefined;
    return done(this.database.transaction(kind).objectStore(kind).get(key));
  }

  /** Values in the order of their keys, from one to another; both empty: all. */
  async all(kind: string, from: string, to: string): Promise<string[]> {
    const found = new Map<string, string>();
    if (this.database) {
      const store = this.database.transaction(kind).objectStore(kind);
      const wanted = range(from, to);
      const [keys, values] = await Promise.all([
        done(store.getAllKeys(wanted)),
        done<string[]>(store.getAll(wanted)),
      ]);
      keys.forEach((key, at) => {
        found.set(String(key), values[at] as string);
      });
    }
    for (const [key, value] of this.of(kind)) {
      if (value === null) found.delete(key);
      else if (isWithin(key, from, to)) found.set(key, value);
    }
    return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
  }

  /** All changes, or none of them. */
  async write(text: string): Promise<void> {
    const changes = JSON.parse(text) as Changes;
    if (this.database && !this.isFull) {
      const why = await this.commit(this.database, changes);
      if (!why) return;
      if (why.name === "ConstraintError") throw failure("exists");
      this.isFull = true;
      this.tell("full");
    }
    for (const [kind, key] of changes.adds)
      if ((await this.get(kind, key)) !== undefined) throw failure("exists", key);
    for (const [kind, key, value] of [...changes.puts, ...changes.adds])
      this.of(kind).set(key, value);
    for (const [kind, key] of changes.deletes) this.of(kind).set(key, null);
  }

  private of(kind: string): Map<string, string | null> {
    const found = this.memory.get(kind);
    if (!found) throw failure("unknown", kind);
    return found;
  }

  /** What is in the way of it, if anything. */
  private commit(
    database: IDBDatabase,
    { puts, adds, deletes }: Changes,
  ): Promise<DOMException | null> {
    return new Promise((resolve) => {
      try {
        const kinds = [...puts, ...adds, ...deletes].map(([kind]) => kind);
        if (!kinds.length) return resolve(null);
        const all = database.transaction(kinds, "readwrite", { durability: "strict" });
        all.oncomplete = () => resolve(null);
        all.onabort = () => resolve(all.error ?? new DOMException("", "AbortError"));
        for (const [kind, key, value] of puts) all.objectStore(kind).put(value, key);
        for (const [kind, key, value] of adds) all.objectStore(kind).add(value, key);
        for (const [kind, key] of deletes) all.objectStore(kind).delete(key);
      } catch (error) {
        resolve(error as DOMException);
      }
    });
  }
}

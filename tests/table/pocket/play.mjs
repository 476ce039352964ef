// Plays games in Pyodide, by the door that the site uses: node play.mjs FILE.zip. It prints what came of it.

import { readFileSync } from "node:fs";
import { loadPyodide } from "../../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(process.argv[2])), "zip", { extractDir: "/site" });
python.pyimport("sys").path.insert(0, "/site");
const { open_pocket } = python.pyimport("hexholm.table.pocket");
// Bots don't wait for people to follow.
python.runPython(`
from functools import partial
from hexholm.table.pocket import door
door.TableSettings = partial(door.TableSettings, bot_pause=0)
`);
const { answer } = python.pyimport("hexholm.table.pocket.thinker");

const kinds = new Map();
const of = (kind) => kinds.get(kind) ?? kinds.set(kind, new Map()).get(kind);
const store = {
  get: async (kind, key) => of(kind).get(key),
  all: async (kind, from, to) =>
    [...of(kind)]
      .filter(([key]) => (!from && !to) || (from <= key && key <= to))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, value]) => value),
  write: async (text) => {
    const { puts, adds, deletes } = JSON.parse(text);
    for (const [kind, key] of adds) if (of(kind).has(key)) throw new Error(`exists: ${key}`);
    for (const [kind, key, value] of [...puts, ...adds]) of(kind).set(key, value);
    for (const [kind, key] of deletes) of(kind).delete(key);
  },
};

const thoughts = [];
const workers = {
  warm() {},
  think(text) {
    // With time enough a bot always comes to the same end.
    const request = { ...JSON.parse(text), seconds: 600 };
    const answered = new Promise((resolve) => {
      setTimeout(() => {
        const told = answer(JSON.stringify(request));
        thoughts.push({ request, ...JSON.parse(told) });
        resolve(told);
      });
    });
    return { answer: answered, stop() {} };
  },
};
const held = new Set();
const locks = {
  lock: async (name) => !held.has(name) && Boolean(held.add(name)),
  unlock: (name) => void held.delete(name),
};
const open = () => open_pocket(store, workers, { post() {} }, locks);

let pocket = await open();

async function call(path, body, secret = "") {
  const method = body === undefined ? "GET" : "POST";
  const text = body === undefined ? "" : JSON.stringify(body);
  const [status, , told] = await pocket.call(method, path, secret, text, "en");
  if (status >= 300) throw new Error(`${path}: ${status} ${told}`);
  return JSON.parse(told);
}

/** Plays the first legal action, until an entry or the end. */
function play(table, secret, last = Infinity) {
  return new Promise((resolve, reject) => {
    const close = (code, why) => reject(new Error(`${code} ${why}`));
    const told = (text) => {
      const { type, number, view, legal } = JSON.parse(text);
      if (type === "refused") reject(new Error(text));
      if (type !== "state" || !(legal || view.over)) return;
      if (view.over || number >= last) {
        socket.closed();
        resolve(view);
        return;
      }
      const hexes = Object.entries(legal.hexes).flatMap(([verb, names]) =>
        names.map((name) => `${verb} ${name}`),
      );
      const action = [...hexes, ...legal.others][0];
      const message = { type: "play", seat: view.to_move, number, action };
      setTimeout(() => socket.receive(JSON.stringify(message)));
    };
    const socket = pocket.connect(table, told, close, "en");
    socket.receive(JSON.stringify({ type: "hello", secrets: [secret] }));
  });
}

const seats = [
  { kind: "person", name: "Ada" },
  { kind: "bot", level: "hard" },
];
const games = [];
for (const asked of [{ setup: { seed: 7 } }, { game: "winter-kingdom", setup: { seed: 8 } }]) {
  const { table, seats: mine } = await call("/api/tables", { seats, ...asked });
  const { secret } = mine[0];
  await play(table, secret, 12);
  await pocket.close();
  pocket = await open(); // as after a reload
  const { scores } = await play(table, secret);
  const record = await call(`/api/tables/${table}/record`, undefined, secret);
  games.push({ record, scores });
}

const deep = await pocket.call("POST", "/api/records", "", "[".repeat(60_000), "de");
const [, , picture] = await pocket.call("GET", "/api/guide/winter-kingdom/fort.svg", "", "", "en");
const guide = await call("/api/guide/kingdom-builder?language=de");
const kept = JSON.parse(await pocket.backup()).games.length;
await pocket.close();
const told = { games, thoughts, kept, titles: guide.entries.length, picture, deep: [...deep] };
process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0));

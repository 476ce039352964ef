/** The table: hexholm's own core, in a worker of the page. */

import type { PyProxy } from "pyodide/ffi";
import type { FromTable, ToTable } from "../messages";
import { startPython } from "./python";
import { Store } from "./store";
import { Locks, openChannel } from "./tabs";
import { Thinkers } from "./thinkers";

interface Socket extends PyProxy {
  receive(text: string): void;
  closed(): void;
}

interface Pocket {
  call(
    method: string,
    path: string,
    secret: string,
    body: string,
    language: string,
  ): Promise<[status: number, kind: string, body: string]>;
  connect(
    table: string,
    send: (text: string) => void,
    close: (code: number, why: string) => void,
    language: string,
  ): Socket;
  heard(text: string): void;
  backup(): Promise<string>;
  restore(text: string): Promise<number>;
  games(): Promise<string>;
}

const say = (message: FromTable): void => self.postMessage(message);

async function openPocket(): Promise<Pocket> {
  const [python, store] = await Promise.all([
    startPython(true),
    Store.open((trouble) => say({ type: "trouble", trouble })),
  ]);
  const heard: string[] = [];
  let pocket: Pocket | null = null;
  const channel = openChannel((text) => (pocket ? pocket.heard(text) : heard.push(text)));
  const { open_pocket } = python.pyimport("hexholm.table.pocket");
  pocket = (await open_pocket(store, new Thinkers(), channel, new Locks())) as Pocket;
  for (const text of heard) pocket.heard(text);
  return pocket;
}

const opened = openPocket();
const sockets = new Map<number, Socket>();

async function answer(asked: ToTable): Promise<void> {
  const pocket = await opened;
  switch (asked.type) {
    case "call": {
      const { id, method, path, secret, body, language } = asked;
      const [status, kind, told] = await pocket.call(method, path, secret, body, language);
      say({ type: "answer", id, status, kind, body: told });
      break;
    }
    case "chore": {
      const { id, chore, text } = asked;
      const told = await (chore === "restore" ? pocket.restore(text) : pocket[chore]());
      say({ type: "answer", id, status: 200, kind: "text/plain", body: String(told) });
      break;
    }
    case "connect": {
      const { id, table, language } = asked;
      const send = (text: string): void => say({ type: "told", id, text });
      const close = (code: number): void => {
        end(id);
        say({ type: "closed", id, code });
      };
      sockets.set(id, pocket.connect(table, send, close, language));
      break;
    }
    case "receive":
      sockets.get(asked.id)?.receive(asked.text);
      break;
    case "leave":
      sockets.get(asked.id)?.closed();
      end(asked.id);
      break;
  }
}

function end(id: number): void {
  sockets.get(id)?.destroy();
  sockets.delete(id);
}

self.onmessage = ({ data }: MessageEvent<ToTable>): void => {
  answer(data).catch((error: unknown) => {
    if (data.type !== "chore") console.error(error); // anything may be in a file
    if (data.type === "call" || data.type === "chore")
      say({ type: "answer", id: data.id, status: 500, kind: "", body: "" });
  });
};
opened.then(
  () => say({ type: "ready" }),
  (error: unknown) => say({ type: "failed", why: String(error) }),
);

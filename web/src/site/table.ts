/** The page's end of the table in its worker. */

import { signal } from "@preact/signals";
import type { Asked, Wire } from "../net/door";
import type { Chore, FromTable, ToTable, Trouble } from "./messages";

type Answer = Extract<FromTable, { type: "answer" }>;

/** Whether somebody waits for Python, has it, or can't have it. */
export const start = signal<"coming" | "ready" | "failed">("coming");
/** how many answers somebody waits for */
export const asking = signal(0);
/** nobody waits for what is only looked at now and then */
const QUIET = ["/api/games"];
export const trouble = signal<Trouble | null>(null);

let worker: Worker | null = null;
let count = 0;
const answers = new Map<number, (answer: Answer) => void>();
const wires = new Map<number, TableWire>();

/** It takes a moment to start, and works meanwhile. */
export function startTable(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker/table.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromTable>) => hear(data);
  worker.onerror = () => {
    start.value = "failed";
  };
  return worker;
}

const say = (message: ToTable): void => startTable().postMessage(message);

function hear(told: FromTable): void {
  switch (told.type) {
    case "ready":
      start.value = "ready";
      break;
    case "failed":
      console.error(told.why);
      start.value = "failed";
      break;
    case "trouble":
      trouble.value = told.trouble;
      break;
    case "answer":
      answers.get(told.id)?.(told);
      answers.delete(told.id);
      break;
    case "told":
      wires.get(told.id)?.onmessage?.({ data: told.text });
      break;
    case "closed":
      wires.get(told.id)?.closed(told.code);
      break;
  }
}

function ask(message: (id: number) => ToTable): Promise<Answer> {
  const id = ++count;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    say(message(id));
  });
}

export async function call(path: string, asked?: Asked): Promise<Response> {
  const { method = "GET", headers = {}, body = "" } = asked ?? {};
  const secret = (headers.Authorization ?? "").replace("Bearer ", "");
  const language = document.documentElement.lang;
  const isQuiet = QUIET.includes(path);
  if (!isQuiet) asking.value += 1;
  const answer = await ask((id) => ({ type: "call", id, method, path, secret, body, language }));
  if (!isQuiet) asking.value -= 1;
  return new Response(answer.body, {
    status: answer.status,
    headers: { "Content-Type": answer.kind },
  });
}

/** Ask the browser not to throw games away when it needs room. */
async function persist(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

/** Something with all games at once. */
export async function doAll(chore: Chore, text = ""): Promise<string> {
  const { status, body } = await ask((id) => ({ type: "chore", id, chore, text }));
  if (status !== 200) throw new Error(chore);
  return body;
}

/** A connection to a table; it is lost only with the tab. */
export class TableWire implements Wire {
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  private readonly id = ++count;

  constructor(table: string) {
    void persist();
    wires.set(this.id, this);
    say({ type: "connect", id: this.id, table, language: document.documentElement.lang });
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    say({ type: "receive", id: this.id, text });
  }

  close(): void {
    this.readyState = 3;
    wires.delete(this.id);
    say({ type: "leave", id: this.id });
  }

  closed(code: number): void {
    this.readyState = 3;
    wires.delete(this.id);
    this.onclose?.({ code });
  }
}

/**
 * The memory of a Python that has hexholm in it, as it was when all of it was loaded: whoever begins
 * there, later or in another worker, needn't load it again. It is too large to be fetched, so it is
 * made here, and kept beside the files of the site. It is too large to be held twice as well: it goes
 * from there to its place piece by piece, and no copy waits for the garbage collector.
 */

import type { PyodideAPI } from "pyodide";

const STEP = 1 << 20;
/** WebAssembly's memory has pages of this size. */
const PAGE = 1 << 16;
/** Where Pyodide writes how long the part before the memory itself is. */
const LENGTH_AT = 4;

interface Module {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
}
type Create = (settings: unknown) => Promise<Module>;

/** Each folder of a host has its own. */
const name = (): string => `hexholm-memory ${new URL("..", self.location.href).pathname}`;

/** No file has this address. */
const key = (files: string): string => `${files}.memory`;

/** Give its bytes back at once: what is sent to nobody is gone, and not only garbage. */
function drop(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, [buffer]);
  port1.close();
  port2.close();
}

/** What was kept: Pyodide's notes on it, and the memory itself, which is still on the disk. */
export interface Kept {
  notes: Uint8Array;
  memory: Blob;
}

/** What was kept for these files; nothing where a browser keeps nothing. */
export async function keptMemory(files: string): Promise<Kept | undefined> {
  try {
    const found = await caches.match(key(files), { cacheName: name() });
    const whole = await found?.blob();
    if (!whole) return undefined;
    const begin = new DataView(await whole.slice(0, 16).arrayBuffer()).getUint32(LENGTH_AT, true);
    const notes = new Uint8Array(await whole.slice(0, begin).arrayBuffer());
    return { notes, memory: whole.slice(begin) };
  } catch {
    return undefined;
  }
}

/** Keep it for these files, in place of what was kept for others. */
export async function keepMemory(files: string, python: PyodideAPI): Promise<void> {
  const memory = python.makeMemorySnapshot();
  const whole = new Response(memory as BufferSource);
  drop(memory.buffer as ArrayBuffer);
  try {
    await forgetMemory();
    await (await caches.open(name())).put(key(files), whole);
  } catch {
    // It starts as slowly as this time.
  }
}

export async function forgetMemory(): Promise<void> {
  await caches.delete(name());
}

/** A Pyodide whose memory is what was kept; it has grown since the first start. */
export function filledWith(create: Create, { memory }: Kept): Create {
  return async (settings) => {
    if (memory.size % PAGE) throw new Error("not a whole memory");
    const module = await create(settings);
    while (module.HEAPU8.length < memory.size) module._malloc(STEP); // all of it is overwritten
    for (let at = 0; at < memory.size; at += STEP) {
      const piece = await memory.slice(at, at + STEP).arrayBuffer();
      module.HEAPU8.set(new Uint8Array(piece), at);
      drop(piece);
    }
    return module;
  };
}

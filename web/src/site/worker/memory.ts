/**
 * The memory of a Python that has hexholm in it, as it was when all of it was loaded: whoever begins
 * there, later or in another worker, needn't load it again. It is too large to be fetched, so it is
 * made here, and kept beside the files of the site.
 */

import type { PyodideAPI } from "pyodide";

const STEP = 1 << 20;

/** Each folder of a host has its own. */
const name = (): string => `hexholm-memory ${new URL("..", self.location.href).pathname}`;

/** No file has this address. */
const key = (files: string): string => `${files}.memory`;

/** What was kept for these files; nothing where a browser keeps nothing. */
export async function keptMemory(files: string): Promise<Uint8Array | undefined> {
  try {
    const found = await caches.match(key(files), { cacheName: name() });
    return found && new Uint8Array(await found.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Keep it for these files, in place of what was kept for others. */
export async function keepMemory(files: string, python: PyodideAPI): Promise<void> {
  const memory = python.makeMemorySnapshot();
  try {
    await forgetMemory();
    const whole = new Response(memory as BufferSource);
    await (await caches.open(name())).put(key(files), whole);
  } catch {
    // It starts as slowly as this time.
  }
}

export async function forgetMemory(): Promise<void> {
  await caches.delete(name());
}

/** A Pyodide with room for a memory as large as this; it has grown since the first start. */
export function withRoom<Module extends { HEAPU8: Uint8Array; _malloc(size: number): number }>(
  create: (settings: unknown) => Promise<Module>,
  size: number,
): (settings: unknown) => Promise<Module> {
  return async (settings) => {
    const module = await create(settings);
    while (module.HEAPU8.length < size) module._malloc(STEP); // all of it is overwritten then
    return module;
  };
}

/** A value for whoever asks first; after that it isn't held any longer. */
export function once<T>(value: T): PromiseLike<T> {
  let held: T | undefined = value;
  return {
    // biome-ignore lint/suspicious/noThenProperty: it is waited for
    then(resolve) {
      const given = held as T;
      held = undefined;
      return Promise.resolve(given).then(resolve);
    },
  };
}

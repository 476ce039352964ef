/** Thinks for bots and advice: a request in, an answer out. */

import { startPython } from "./python";

const thinker = startPython().then((python) => python.pyimport("hexholm.table.pocket.thinker"));

self.onmessage = async ({ data }: MessageEvent<string>): Promise<void> => {
  const { answer } = await thinker;
  self.postMessage(answer(data));
};

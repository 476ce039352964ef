/** Thinks for bots and advice: a request in, an answer out; before all of them null: it is ready. */

import { startPython } from "./python";

const thinker = startPython().then((python) => python.pyimport("hexholm.table.pocket.thinker"));

self.onmessage = async ({ data }: MessageEvent<string>): Promise<void> => {
  const { answer } = await thinker;
  self.postMessage(answer(data));
};

void thinker.then(() => self.postMessage(null), reportError);

/** A table without anybody else: the same messages, each with all that was done before it. */

import type { ClientMessage, ServerMessage } from "../net/protocol";
import type { SocketOptions, TableSocket } from "../net/socket";

/** What the server tells somebody who is alone. */
export interface Heard {
  done: string[];
  messages: unknown[];
}

const RECONNECT_MS = 1500;

/**
 * One message after the other, for each needs to know what came of the one before. When the server
 * doesn't answer, it is greeted again and again until it does; what is wished meanwhile is lost.
 */
export function soloLine<T extends Heard>(
  ask: (done: string[], message: ClientMessage) => Promise<T>,
  start: readonly string[],
  hear: (heard: T) => void,
) {
  return ({ hello, onMessage, onLink }: SocketOptions): Pick<TableSocket, "send" | "close"> => {
    let done = [...start];
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Promise.resolve();
    const one = async (message: ClientMessage): Promise<void> => {
      if (isClosed || timer) return;
      try {
        const heard = await ask(done, message);
        if (isClosed) return;
        done = heard.done;
        onLink("open");
        hear(heard);
        for (const told of heard.messages) onMessage(told as ServerMessage);
      } catch {
        if (isClosed) return;
        onLink("lost");
        timer = setTimeout(() => {
          timer = undefined;
          send(hello());
        }, RECONNECT_MS);
      }
    };
    const send = (message: ClientMessage): boolean => {
      if (message.type === "speak") return true; // each call says its language
      last = last.then(() => one(message));
      return !timer;
    };
    queueMicrotask(() => send(hello()));
    return {
      send,
      close: () => {
        isClosed = true;
        clearTimeout(timer);
      },
    };
  };
}

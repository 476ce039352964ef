/** A connection to a table that comes back by itself. */

import { door } from "#door";
import type { Wire } from "./door";
import type { ClientMessage, ServerMessage } from "./protocol.gen";

export type Link = "connecting" | "open" | "lost" | "closed";

/** Milliseconds before the n-th try (0-based): quick at first, then at most 5 s. */
export function backoff(tries: number, random: () => number = Math.random): number {
  return Math.min(5000, 300 * 2 ** tries) * (0.75 + 0.5 * random());
}

export interface SocketOptions {
  table: string;
  /** made for each connection, since it says what is known by then */
  hello: () => ClientMessage;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  make?: (table: string) => Wire;
}

/** Close codes after which there is no point in trying again (4xxx: the server said no). */
const isFinal = (code: number): boolean =>
  code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export class TableSocket {
  private socket: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly options: SocketOptions) {
    this.connect();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  /** Whether it went out; what can't go out isn't kept: the state after reconnecting decides. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.options.onLink("closed");
  }

  private readonly hurry = (): void => {
    if (this.timer === undefined || this.stopped || globalThis.document?.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.timer = undefined;
    const { table, make = door.connect } = this.options;
    const socket = make(table);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.options.hello()));
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket || this.stopped) return;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "state") {
        this.tries = 0;
        this.options.onLink("open");
      }
      this.options.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return;
      if (isFinal(event.code)) {
        this.stopped = true;
        this.options.onLink("closed");
        return;
      }
      this.options.onLink("lost");
      this.timer = setTimeout(() => this.connect(), backoff(this.tries++));
    };
  }
}

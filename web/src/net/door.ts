/** The way out of the page: to a server, or to a table inside the browser. A build has one of them. */

import type { ComponentChildren } from "preact";

/** As much of a websocket as the page uses. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Door {
  /** whether other people can come by it: what only they need isn't shown otherwise */
  readonly isShared: boolean;
  ask(path: string, asked?: Asked): Promise<Response>;
  connect(table: string): Wire;
  /** the path of the screen that is shown, with what follows `#` in it */
  here(): string;
  /** the address of a screen, for the browser, and back: null if an address is none of a screen */
  link(path: string): string;
  read(address: string): string | null;
}

/** What belongs to a door besides, and shows on the page. */
export interface Around {
  /** what it needs before the page is drawn */
  start(): Promise<void> | void;
  /** a picture that the other side draws; nothing where there is none */
  Picture(props: { path: string; class?: string }): ComponentChildren;
  /** what it shows above every screen */
  Notices(): ComponentChildren;
  /** what it shows beside one's games */
  Keeping(): ComponentChildren;
}

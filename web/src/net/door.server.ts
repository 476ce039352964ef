/** The door to the server that the page came from. */

import type { Door, Wire } from "./door";

function socketAddress(table: string): string {
  const { protocol, host } = window.location;
  const scheme = protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export const door: Door = {
  isShared: true,
  ask: (path, asked) => fetch(path, asked),
  connect: (table) => new WebSocket(socketAddress(table)) as Wire,
  here: () => window.location.pathname + window.location.hash,
  link: (path) => path,
  read: (address) => (/^\/(?!docs|api)/.test(address) ? address : null),
};

/** Alerts come when somebody wants them, so that the first page stays small. */

import { device } from "./settings";

export const alerts = () => import("./index");

/** A table was opened: tell the server where this device is, if it wants to be told. */
export function keepTold(table: string, seats: readonly string[]): void {
  if (device.value.on && seats.length)
    void alerts().then((module) => module.keepTold(table, seats));
}

/** It has become my turn while nobody looks: where there is no push, the page tells it itself. */
export function tellHere(table: string): void {
  if (device.value.on && document.hidden) void alerts().then((module) => module.tellHere(table));
}

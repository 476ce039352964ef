/** Whether this device wants to be told, and when not; kept in local storage. */

import { signal } from "@preact/signals";
import { store, storedJson } from "../state/prefs";

interface Device {
  on: boolean;
  /** hours when nothing is sent, as HH:MM */
  quiet: { on: boolean; start: string; end: string };
  /** what the server was told last for each table */
  told: Record<string, string>;
}

const KEY = "hexholm.alerts";
const DEFAULTS: Device = { on: false, quiet: { on: true, start: "22:00", end: "08:00" }, told: {} };

export const device = signal<Device>({
  ...DEFAULTS,
  ...(storedJson(KEY) as Partial<Device> | null),
});

export function setDevice(change: Partial<Device>): void {
  device.value = { ...device.value, ...change };
  store(KEY, JSON.stringify(device.value));
}

const minutes = (text: string): number => {
  const [hours = 0, rest = 0] = text.split(":").map(Number);
  return 60 * hours + rest;
};

/** Quiet hours as the server wants them, in the time zone of this device. */
export function quietHours(): { start: number; end: number; zone: string } | null {
  const { on, start, end } = device.value.quiet;
  if (!on || !start || !end) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { start: minutes(start), end: minutes(end), zone };
}

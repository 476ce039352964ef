/** Times as one says them. */

import { language } from "../../i18n";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** "2 hours ago", "yesterday", "now". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}

/** "12 November 2026". */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(at);

/** Time at a table: the server's clock, and how long something lasts in words. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's time, once a second as long as something runs. */
export function useNow(skew: number, runs: boolean): number {
  const [now, setNow] = useState(() => Date.now() + skew);
  useEffect(() => {
    if (!runs) return;
    const tick = (): void => setNow(Date.now() + skew);
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [skew, runs]);
  return now;
}

/** What is left, as a clock shows it: 4:05, 3 h 20 min, 2 days 4 h. */
export function left(ms: number): string {
  const rest = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  if (rest < HOUR) {
    const seconds = (rest % MINUTE) / SECOND;
    return `${Math.floor(rest / MINUTE)}:${String(seconds).padStart(2, "0")}`;
  }
  const hours = Math.floor((rest % DAY) / HOUR);
  if (rest < DAY) return t("time-hours", { h: hours, m: Math.floor((rest % HOUR) / MINUTE) });
  return t("time-days-left", { d: Math.floor(rest / DAY), h: hours });
}

/** The same in few letters: 4:05, 4 h, 2 d. */
export function leftShort(ms: number): string {
  if (ms < HOUR) return left(ms);
  return ms < DAY
    ? t("time-hours-short", { h: Math.round(ms / HOUR) })
    : t("time-days-short", { d: Math.round(ms / DAY) });
}

/** A length as somebody sets it: 2 minutes, 3 days. */
export function lasting(seconds: number): string {
  const ms = seconds * SECOND;
  if (ms % DAY === 0) return t("time-days", { n: ms / DAY });
  if (ms % HOUR === 0) return t("time-whole-hours", { n: ms / HOUR });
  if (ms % MINUTE === 0) return t("time-minutes", { n: ms / MINUTE });
  return t("time-seconds", { n: seconds });
}

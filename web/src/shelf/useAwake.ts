/** Beside the table a phone's screen stays on, as far as the browser allows it. */

import { useEffect } from "preact/hooks";

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let here = true;
    const ask = async (): Promise<void> => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      const found = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (here) lock = found;
      else void found?.release();
    };
    const again = (): void => void ask();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}

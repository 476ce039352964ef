/** Whether there is room for the answer beside the small pictures. */

import { useEffect, useState } from "preact/hooks";

const ROOM = "(width >= 960px)";

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(ROOM).matches);
  useEffect(() => {
    const room = window.matchMedia(ROOM);
    const look = (): void => setWide(room.matches);
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  return isWide;
}

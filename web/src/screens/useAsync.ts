/** Asking something of the server. */

import { useEffect, useState } from "preact/hooks";
import { errorText } from "./words";

interface Loaded<T> {
  data: T | null;
  error: string;
}

/** What a screen needs when it opens. */
export function useAsync<T>(load: () => Promise<T>, again: unknown = null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ data: null, error: "" });
  // only `again` says when to reload
  useEffect(() => {
    let here = true;
    load().then(
      (data) => here && setLoaded({ data, error: "" }),
      (error: unknown) => here && setLoaded({ data: null, error: errorText(error) }),
    );
    return () => {
      here = false;
    };
  }, [again]);
  return loaded;
}

/** Draw again when what was asked for under a key has come; without it one goes on. */
export function useNews(key: string, ask: () => Promise<void>): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    let here = true;
    ask().then(
      () => here && setCount((count) => count + 1),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [key]);
}

/** What a click sets off: whether it is under way, and what went wrong. */
export function useWork(say: (error: string) => void = () => {}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const work = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError("");
    await act().catch((problem: unknown) => {
      setError(errorText(problem));
      say(errorText(problem));
    });
    setBusy(false);
  };
  return { busy, error, work };
}

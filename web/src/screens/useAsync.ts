/** Asking something of the server. */

import { useEffect, useState } from "preact/hooks";
import { ApiError, asApiError } from "../net/api";
import { errorText } from "./words";

interface Loaded<T> {
  data: T | null;
  error: unknown;
}

/** What a screen needs when it opens. */
export function useAsync<T>(
  load: () => Promise<T>,
  again: unknown = null,
): { data: T | null; error: string } {
  const [{ data, error }, setLoaded] = useState<Loaded<T>>({ data: null, error: null });
  // only `again` says when to reload
  useEffect(() => {
    let here = true;
    load().then(
      (found) => here && setLoaded({ data: found, error: null }),
      (no: unknown) => here && setLoaded({ data: null, error: no }),
    );
    return () => {
      here = false;
    };
  }, [again]);
  return { data, error: error === null ? "" : errorText(error) };
}

/**
 * The same again and again. What was told last, or what went wrong, says in how many milliseconds
 * to ask for more; null: no more.
 */
export function usePolling<T>(
  ask: (last: T | null) => Promise<T>,
  pause: (told: T | ApiError) => number | null,
  key: string,
): { data: T | null; error: ApiError | null } {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (last: T | null): Promise<void> => {
      const told = await ask(last).catch(asApiError);
      if (!here) return;
      const no = told instanceof ApiError;
      setError(no ? told : null);
      if (!no) setData(told);
      const wait = pause(told);
      if (wait !== null) timer = setTimeout(() => look(no ? null : told), wait);
    };
    void look(null);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { data, error };
}

/** What a click sets off: whether it is under way, and what went wrong. */
export function useWork(say: (error: string) => void = () => {}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const work = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await act().catch((no: unknown) => {
      setProblem(no);
      say(errorText(no));
    });
    setBusy(false);
  };
  return { busy, error: problem === null ? "" : errorText(problem), work };
}

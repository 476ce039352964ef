/** Loading something when a screen opens. */

import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../net/api";

export interface Loaded<T> {
  data: T | null;
  error: ApiError | null;
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, "error", String(error));

export function useAsync<T>(load: () => Promise<T>, again: unknown = null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ data: null, error: null });
  // only `again` says when to reload
  useEffect(() => {
    let here = true;
    load().then(
      (data) => here && setLoaded({ data, error: null }),
      (error: unknown) => here && setLoaded({ data: null, error: asApiError(error) }),
    );
    return () => {
      here = false;
    };
  }, [again]);
  return loaded;
}

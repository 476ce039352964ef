/** Calls; an error of the server becomes an ApiError with its code and text. */

import { door } from "#door";
import type { ErrorAnswer } from "./protocol.gen";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    /** what of the request is wrong */
    readonly about = "",
  ) {
    super(text);
  }
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, "error", String(error));

/** Whether it may well be answered a moment later: out of reach, being restarted, or asked too often. */
export function isPassing(error: unknown): boolean {
  const { code, status } = asApiError(error);
  return code === "offline" || code === "too-fast" || status >= 502;
}

interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** goes into the Authorization header, never into the address */
  secret?: string | undefined;
}

export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (options.secret) headers.Authorization = `Bearer ${options.secret}`;
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await door.ask(path, {
      method: options.method ?? (options.body === undefined ? "GET" : "POST"),
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "the server does not answer");
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { error } = (data ?? {}) as Partial<ErrorAnswer>;
    const { code = "error", text = response.statusText, about } = error ?? {};
    throw new ApiError(response.status, code, text, about);
  }
  return data as T;
}

export const at = (id: string, what = ""): string => `/api/tables/${encodeURIComponent(id)}${what}`;

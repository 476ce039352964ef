/** What the page and the table in its worker say to each other. */

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What to do with all games at once: write them as a file's text, take them from one, list them. */
export type Chore = "backup" | "restore" | "games";

export type ToTable =
  | {
      type: "call";
      id: number;
      method: string;
      path: string;
      secret: string;
      body: string;
      language: string;
    }
  | { type: "chore"; id: number; chore: Chore; text: string }
  | { type: "connect"; id: number; table: string; language: string }
  | { type: "receive"; id: number; text: string }
  | { type: "leave"; id: number };

/** What is wrong with the place where games are kept. */
export type Trouble = "refused" | "full";

export type FromTable =
  | { type: "ready" }
  /** it can't start at all */
  | { type: "failed"; why: string }
  | { type: "trouble"; trouble: Trouble }
  | { type: "answer"; id: number; status: number; kind: string; body: string }
  | { type: "told"; id: number; text: string }
  | { type: "closed"; id: number; code: number };

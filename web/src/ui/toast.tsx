/** Short notes that go away by themselves; read out by screen readers. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Note {
  id: number;
  text: string;
  /** a way to more about it */
  more: ComponentChildren;
}

const notes = signal<Note[]>([]);
let last = 0;

/** What it returns takes the note away before its time. */
export function toast(text: string, ms = 4000, more: ComponentChildren = null): () => void {
  const id = ++last;
  const close = (): void => {
    notes.value = notes.value.filter((note) => note.id !== id);
  };
  notes.value = [...notes.value.slice(-2), { id, text, more }];
  setTimeout(close, ms);
  return close;
}

export function Toasts() {
  return (
    <div class="stack toasts" role="status">
      {notes.value.map((note) => (
        <div class="note toast" key={note.id}>
          {note.text} {note.more}
        </div>
      ))}
    </div>
  );
}

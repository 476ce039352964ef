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

export function toast(text: string, ms = 4000, more: ComponentChildren = null): void {
  const id = ++last;
  notes.value = [...notes.value.slice(-2), { id, text, more }];
  setTimeout(() => {
    notes.value = notes.value.filter((note) => note.id !== id);
  }, ms);
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

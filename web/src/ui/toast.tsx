/** Short notes that go away by themselves; read out by screen readers. */

import { signal } from "@preact/signals";

interface Note {
  id: number;
  text: string;
}

const notes = signal<Note[]>([]);
let last = 0;

export function toast(text: string, ms = 4000): void {
  const id = ++last;
  notes.value = [...notes.value.slice(-2), { id, text }];
  setTimeout(() => {
    notes.value = notes.value.filter((note) => note.id !== id);
  }, ms);
}

export function Toasts() {
  return (
    <div class="stack toasts" role="status">
      {notes.value.map((note) => (
        <div class="note toast" key={note.id}>
          {note.text}
        </div>
      ))}
    </div>
  );
}

/** Line icons of the page itself; the art of the game is in the sprite. */

const PATHS: Record<string, string> = {
  menu: "M3 6h14M3 10h14M3 14h14",
  close: "M5 5l10 10M15 5L5 15",
  check: "M4 10.5l4 4 8-9",
  copy: "M7 7V4h9v9h-3M4 7h9v9H4z",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  fit: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  undo: "M8 5L4 9l4 4M4 9h7a4.5 4.5 0 0 1 0 9H9",
  back: "M12 4l-6 6 6 6",
  forward: "M8 4l6 6-6 6",
  first: "M6 4v12M15 4l-6 6 6 6",
  last: "M14 4v12M5 4l6 6-6 6",
  play: "M6 4l10 6-10 6z",
  pause: "M7 4v12M13 4v12",
  hint: "M7.6 14v-1.2C5.9 11.9 5 10.4 5 8.6a5 5 0 0 1 10 0c0 1.8-.9 3.3-2.6 4.2V14zM8.2 17h3.6M10 10.5V14M8.4 9l1.6 1.5L11.6 9",
  help: "M7.2 7.4a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.4 1.1-1.4 2.2M10 15.2v.1",
  list: "M8 5h9M8 10h9M8 15h9M3.5 5h.1M3.5 10h.1M3.5 15h.1",
  log: "M4 5h12M4 9h12M4 13h8",
  cards: "M4 5.5l7-1.8 3 11.2-7 1.8zM13 5h3v10h-1.6",
  learn: "M2 7.5l8-3.5 8 3.5-8 3.5zM5.5 9v4.2c2.6 2 6.4 2 9 0V9M18 7.5v5",
  puzzle: "M4 7h3.2a2 2 0 1 1 3.6 0H14v3.2a2 2 0 1 1 0 3.6V17H4v-3.4a1.8 1.8 0 1 0 0-3.2z",
  home: "M4 9.5L10 4l6 5.5V16H4z",
  coin: "M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10 6.5v7M8 8.2c.4-1 3.6-1 3.6.4 0 1.6-3.4 1.2-3.4 2.8 0 1.4 3.4 1.4 3.8.2",
  star: "M10 3l2.1 4.6 5 .6-3.7 3.4 1 5L10 14.1l-4.4 2.5 1-5L2.9 8.2l5-.6z",
  settings:
    "M3 6h6.5M14 6h3M3 14h3M10.5 14H17M11.8 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8.2 16.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  link: "M8.5 11.5l3-3M9 6.5l1.6-1.6a3 3 0 0 1 4.3 4.3L13.3 11M11 13.5l-1.6 1.6a3 3 0 0 1-4.3-4.3L6.7 9",
  eye: "M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  exit: "M8 4H4v12h4M11 7l3 3-3 3M14 10H7.5",
  again: "M15.5 10a5.5 5.5 0 1 1-1.6-3.9M14.5 3v3.4h-3.4",
  "turn-back": "M10 4l-6 6 6 6M16.5 4l-6 6 6 6",
  "turn-forward": "M10 4l6 6-6 6M3.5 4l6 6-6 6",
  upload: "M10 12.5V3.5M6.5 7L10 3.5 13.5 7M4 16h12",
  turn: "M4.5 10a5.5 5.5 0 0 1 9.4-3.9M15.5 10a5.5 5.5 0 0 1-9.4 3.9M14.5 3v3.4h-3.4M5.5 17v-3.4h3.4",
  sound: "M3.5 8v4h3l4 3.5v-11L6.5 8zM13 7.6a3.4 3.4 0 0 1 0 4.8M15.2 5.3a6.6 6.6 0 0 1 0 9.4",
  mute: "M3.5 8v4h3l4 3.5v-11L6.5 8zM13.5 8l4 4M17.5 8l-4 4",
  download: "M10 3v9M6.5 9L10 12.5 13.5 9M4 16h12",
};

export function Glyph({ name }: { name: string }) {
  return (
    <svg class="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name] ?? ""} />
    </svg>
  );
}

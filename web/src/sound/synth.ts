/** The sounds of the table, made on the spot: wood for a building, bells for all else. */

export type Sound = "build" | "tile" | "turn" | "end";

interface Note {
  /** seconds from now, and how long it rings */
  at: number;
  long: number;
  /** hertz; where it glides to, if it does */
  pitch: number;
  to?: number;
  wave?: OscillatorType;
  loud?: number;
}

const bell = (at: number, pitch: number, long = 0.7, loud = 0.5): Note[] => [
  { at, pitch, long, loud },
  { at, pitch: 2.76 * pitch, long: long / 3, loud: loud / 5 },
];

const NOTES: Record<Sound, Note[]> = {
  build: [
    { at: 0, pitch: 240, to: 95, long: 0.13, loud: 0.9 },
    { at: 0, pitch: 1150, to: 500, long: 0.03, wave: "triangle", loud: 0.35 },
  ],
  tile: [...bell(0, 659, 0.35), ...bell(0.09, 988, 0.5)],
  turn: [...bell(0, 523), ...bell(0.16, 784, 0.9)],
  end: [523, 659, 784, 1047].flatMap((pitch, index) => bell(0.15 * index, pitch, 1.1)),
};
const VOLUME = 0.16;

let context: AudioContext | undefined;

/** Play a sound; before the first touch or key a page may not. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) ring(context, note);
}

function ring(audio: AudioContext, { at, long, pitch, to, wave = "sine", loud = 1 }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(VOLUME * loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

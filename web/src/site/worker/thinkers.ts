/** Those who think for bots and advice: workers with a Python of their own, so that the table answers. */

/** A thought that can be stopped. */
export interface Thought {
  answer: Promise<string>;
  stop(): void;
}

interface Waiting {
  request: string;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

/** Of two processors, one is left for the table and the page. */
const MOST = Math.max(1, Math.min(2, navigator.hardwareConcurrency - 2));
/** A Python is large: one that has had nothing to do for so long ends. */
const REST_MS = 8_000;

class Thinker {
  private readonly worker = new Worker(new URL("./think.ts", import.meta.url), { type: "module" });
  task: Waiting | null = null;
  private isReady = false;
  private rest = 0;

  constructor(
    done: () => void,
    private readonly gone: (thinker: Thinker) => void,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data !== null) {
        this.task?.resolve(data);
        this.task = null;
      }
      this.isReady = true;
      this.wait();
      done();
    };
    this.worker.onerror = ({ message }) => {
      this.task?.reject(new Error(message));
      this.end();
      done();
    };
  }

  /** Be there for a while. */
  wait(): void {
    clearTimeout(this.rest);
    if (this.isReady) this.rest = self.setTimeout(() => this.task || this.end(), REST_MS);
  }

  ask(task: Waiting): void {
    this.task = task;
    this.worker.postMessage(task.request);
  }

  end(): void {
    clearTimeout(this.rest);
    this.worker.terminate();
    this.gone(this);
  }
}

export class Thinkers {
  private readonly all = new Set<Thinker>();
  private readonly waiting: Waiting[] = [];

  /** Get one ready: there will soon be something to think about. */
  warm(): void {
    const [one] = this.all;
    if (one) one.wait();
    else this.start();
  }

  think(request: string): Thought {
    let task: Waiting | undefined;
    const answer = new Promise<string>((resolve, reject) => {
      task = { request, resolve, reject };
      this.waiting.push(task);
      this.next();
    });
    return { answer, stop: () => task && this.stop(task) };
  }

  private start(): Thinker {
    const thinker = new Thinker(
      () => this.next(),
      (one) => this.all.delete(one),
    );
    this.all.add(thinker);
    return thinker;
  }

  private next(): void {
    const task = this.waiting[0];
    if (!task) return;
    const free = [...this.all].find((one) => !one.task);
    const thinker = free ?? (this.all.size < MOST ? this.start() : null);
    if (!thinker) return;
    this.waiting.shift();
    thinker.ask(task);
  }

  /** Python can't be interrupted from outside: its worker ends, and another one begins. */
  private stop(task: Waiting): void {
    const at = this.waiting.indexOf(task);
    if (at >= 0) this.waiting.splice(at, 1);
    const thinker = [...this.all].find((one) => one.task === task);
    if (thinker) {
      thinker.end();
      this.start();
    }
    task.reject(new Error("stopped"));
    this.next();
  }
}

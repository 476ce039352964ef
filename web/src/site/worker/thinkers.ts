/** Those who think for bots and advice: workers with a Python of their own, so that the table answers. */

/** A thought that can be stopped. */
export type Thought = Promise<string> & { stop(): void };

interface Waiting {
  request: string;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

/** Of two processors, one is left for the table and the page. */
const MOST = Math.max(1, Math.min(2, navigator.hardwareConcurrency - 2));

class Thinker {
  private readonly worker = new Worker(new URL("./think.ts", import.meta.url), { type: "module" });
  task: Waiting | null = null;

  constructor(done: (thinker: Thinker) => void) {
    this.worker.onmessage = ({ data }) => {
      const task = this.task;
      this.task = null;
      task?.resolve(data as string);
      done(this);
    };
    this.worker.onerror = ({ message }) => {
      this.end();
      this.task?.reject(new Error(message));
      this.task = null;
      done(this);
    };
  }

  ask(task: Waiting): void {
    this.task = task;
    this.worker.postMessage(task.request);
  }

  end(): void {
    this.worker.terminate();
  }
}

export class Thinkers {
  private readonly all = new Set<Thinker>();
  private readonly waiting: Waiting[] = [];

  /** Get one ready: there will soon be something to think about. */
  warm(): void {
    if (!this.all.size) this.start();
  }

  think(request: string): Thought {
    let task: Waiting | undefined;
    const thought = new Promise<string>((resolve, reject) => {
      task = { request, resolve, reject };
      this.waiting.push(task);
      this.next();
    });
    return Object.assign(thought, { stop: () => task && this.stop(task) });
  }

  private start(): Thinker {
    const thinker = new Thinker(() => this.next());
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
      this.all.delete(thinker);
      this.start();
    }
    task.reject(new Error("stopped"));
    this.next();
  }
}

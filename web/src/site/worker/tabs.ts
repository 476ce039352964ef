/** Several tabs on the same games: what they tell each other, and which of them drives the bots. */

const NAME = "hexholm";

export interface Channel {
  post(text: string): void;
}

export function openChannel(hear: (text: string) => void): Channel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => hear(data as string);
  return { post: (text) => channel.postMessage(text) };
}

/** Locks that end with their tab; without a safe address there are none, and everybody has them. */
export class Locks {
  private readonly held = new Map<string, () => void>();

  lock(name: string): Promise<boolean> {
    if (!navigator.locks) return Promise.resolve(true);
    if (this.held.has(name)) return Promise.resolve(true);
    return new Promise((resolve) => {
      void navigator.locks.request(`${NAME} ${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock) return new Promise<void>((free) => this.held.set(name, free));
      });
    });
  }

  unlock(name: string): void {
    this.held.get(name)?.();
    this.held.delete(name);
  }
}

/** The site as an app: everything is kept here after the first visit, and a new version is offered. */

import { signal } from "@preact/signals";

const WORKER = "worker.js";
const LOOK_MS = 60 * 60_000;

/** a newer version that waits for somebody to want it */
export const newer = signal<ServiceWorker | null>(null);
/** whether it starts without a network by now */
export const isKept = signal(false);

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller)
      newer.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  void navigator.serviceWorker.ready.then(() => {
    isKept.value = true;
  });
  const update = (): void => {
    if (!document.hidden && navigator.onLine) void registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", update);
  setInterval(update, LOOK_MS);
}

/** Not every browser has service workers, nor every address: then the site needs its host. */
export async function startApp(): Promise<void> {
  const registration = await navigator.serviceWorker?.register(WORKER).catch(() => null);
  if (registration) follow(registration);
}

/** Use the new version from now on; games are kept, so that a game goes on after the reload. */
export function takeNewer(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  newer.value?.postMessage("take over");
}

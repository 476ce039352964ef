/** Pushes become notifications; one that is clicked leads to its table. */

interface Pushed {
  title: string;
  body: string;
  /** where it leads, on this server */
  path: string;
  /** a later notification of the same replaces it */
  tag: string;
}

type Worker = ServiceWorkerGlobalScope;

const windows = (worker: Worker): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: "window", includeUncontrolled: true });

const isAt = (client: WindowClient, path: string): boolean => new URL(client.url).pathname === path;

/** Nothing for who looks at the table just now. */
async function show(worker: Worker, { title, body, path, tag }: Pushed): Promise<void> {
  const open = await windows(worker);
  if (open.some((client) => client.focused && isAt(client, path))) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: "/icon.svg",
    data: path,
  });
  await worker.navigator.setAppBadge?.();
}

async function follow(worker: Worker, path: string): Promise<void> {
  const open = (await windows(worker)).find((client) => isAt(client, path));
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

export function listenToPushes(worker: Worker): void {
  worker.addEventListener("push", (event) => {
    event.waitUntil(show(worker, event.data?.json() as Pushed));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(follow(worker, event.notification.data as string));
  });
}

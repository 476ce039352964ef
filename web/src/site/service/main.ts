/**
 * The service worker of the site: after the first visit everything is here, and no network is
 * needed. A new version waits until nobody plays with the old one, or until somebody asks for it.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** written by the build */
  site: { version: string; files: string[] };
};

const { version, files } = self.site;
const PREFIX = `hexholm ${self.registration.scope} `;
const CACHE = PREFIX + version;
const HASHED = /-[\w-]{8,}[./]/;

const whole = (file: string): string => new URL(file, self.registration.scope).href;

const ours = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** A file as some version of the site has it. */
async function kept(address: string): Promise<Response | undefined> {
  for (const name of await ours()) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

/** A file with its hash in its name never changes: who had it before needn't fetch it again. */
async function keep(cache: Cache, file: string): Promise<void> {
  const address = whole(file);
  const isFixed = HASHED.test(file);
  const known = isFixed ? await kept(address) : undefined;
  const found = known ?? (await fetch(address, { cache: isFixed ? "force-cache" : "reload" }));
  if (!found.ok) throw new Error(`${found.status} ${file}`);
  await cache.put(address, found);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => keep(cache, file)));
}

/** Another tab may still be of the version before: its files stay until the next one. */
async function clean(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const old = (await ours()).filter((name) => name !== CACHE);
  if (tabs.length <= 1) await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.url, { ignoreSearch: true });
  if (found) return found;
  const index = request.mode === "navigate" && (await cache.match(whole("index.html")));
  return index || (await kept(request.url)) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request));
});

export {};

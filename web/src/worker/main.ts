/** The service worker: what the page does while it is closed. Each part brings its own listeners. */

import { listenToPushes } from "./push";

declare const self: ServiceWorkerGlobalScope;

listenToPushes(self);

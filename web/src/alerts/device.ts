/** This device: asks the browser for pushes, and tells the server where they go. */

import { language, t } from "../i18n";
import { myGames } from "../state/mygames";
import { alertsApi } from "./api";
import { device, quietHours, setDevice } from "./settings";

const WORKER = "/worker.js";

/** Whether this browser can show notifications here at all; not over plain http. */
export const canTell = (): boolean =>
  window.isSecureContext && "Notification" in window && "serviceWorker" in navigator;

export const isDenied = (): boolean => canTell() && Notification.permission === "denied";

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(WORKER);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ask for pushes; a browser without a push service still tells while a page is open. */
async function subscribe(): Promise<void> {
  const registration = await worker();
  const { push } = await alertsApi.offered();
  const wanted = { userVisibleOnly: true, applicationServerKey: push };
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  await pushManager?.subscribe(wanted).catch(async () => {
    // It may be one for another server at this address, which must end first.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted).catch(() => null);
  });
}

/** Whether the person and the browser agree. */
export async function turnOn(): Promise<boolean> {
  if (!canTell() || (await Notification.requestPermission()) !== "granted") return false;
  await subscribe();
  setDevice({ on: true, told: {} });
  await tellAll();
  return true;
}

export async function turnOff(): Promise<void> {
  const { told } = device.value;
  setDevice({ on: false, told: {} });
  const pushes = await subscription();
  if (!pushes) return;
  const body = { kind: "push" as const, address: pushes.endpoint };
  const mine = myGames.value.filter(({ table }) => told[table]);
  await Promise.allSettled(
    mine.map(({ table, seats }) => alertsApi.signOff(table, seats.join(), body)),
  );
  await pushes.unsubscribe();
}

/** All my games that go on, with the hours and the language of now. */
export async function tellAll(): Promise<void> {
  const running = myGames.value.filter(({ over, seats }) => !over && seats.length);
  await Promise.allSettled(running.map(({ table, seats }) => keepTold(table, seats)));
}

/** Tell the server where this device is, unless it knows. */
export async function keepTold(table: string, seats: readonly string[]): Promise<void> {
  const pushes = canTell() ? await subscription() : null;
  const { endpoint, keys } = pushes?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const body = {
    kind: "push" as const,
    address: endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    language: language.value,
    quiet: quietHours(),
  };
  const said = JSON.stringify([body, [...seats].sort()]);
  if (device.value.told[table] === said) return;
  await alertsApi.signUp(table, seats.join(), body);
  setDevice({ told: { ...device.value.told, [table]: said } });
}

/** Where the browser has no pushes, its page tells while it is open. */
export async function tellHere(table: string): Promise<void> {
  if (!canTell() || Notification.permission !== "granted" || (await subscription())) return;
  const options = { tag: table, icon: "/icon.svg", data: `/t/${table}` };
  await (await worker()).showNotification(t("alerts-turn", { table }), options);
}

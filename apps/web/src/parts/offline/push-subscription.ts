import { registerWorker, whenActive } from './registration.js';

/** The subscription of a device, as the server stores it. */
type PushKeys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** The reason for which a device cannot be reminded; each has a sentence in `reminder`. */
export type PushObstacle = 'unsupported' | 'refused' | 'notAsked' | 'fail';

/** The obstacle that is known before the permission is asked for; null where there is none. */
export function pushObstacle(): PushObstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : null;
}

/** A server's public key in the form that `subscribe` takes. */
export const applicationKey = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A subscription in the form that the server takes; null where a part is missing. */
export function keysOf(subscription: PushSubscription): PushKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

/** The push manager of an active worker, which is registered now if a first visit has not registered it yet. */
async function activePushManager(): Promise<PushManager | null> {
  const registration = (await navigator.serviceWorker.getRegistration()) ?? (await registerWorker());
  return (await whenActive(registration)) ? registration.pushManager : null;
}

/** The push manager of the registered worker; null where none is registered. */
const existingPushManager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/**
 * Asks for the permission and subscribes. Call it only after a press: a page that asks without one is blocked by
 * browsers permanently.
 */
export async function subscribe(publicKey: string): Promise<PushKeys | PushObstacle> {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'notAsked';
  try {
    const manager = await activePushManager();
    if (!manager) return 'fail';
    const options = { userVisibleOnly: true, applicationServerKey: applicationKey(publicKey) };
    const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
      // A subscription for another key prevents a new one.
      const old = await manager.getSubscription();
      if (!old) throw error;
      await old.unsubscribe();
      return manager.subscribe(options);
    });
    return keysOf(subscription) ?? 'fail';
  } catch {
    return 'fail'; // no worker, no push service, or no answer from it
  }
}

/** Checks whether this device has a subscription for a key: a push that is signed by another key does not reach it. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (pushObstacle()) return false;
  const subscription = await existingPushManager()
    .then((manager) => manager?.getSubscription())
    .catch(() => null);
  if (!subscription) return false;
  const madeFor = subscription.options.applicationServerKey;
  return madeFor === null || String(new Uint8Array(madeFor)) === String(applicationKey(publicKey));
}

/** Ends the subscription of this device, if it has one: pushes to it reach nobody then. */
export async function unsubscribe(): Promise<void> {
  if (pushObstacle() === 'unsupported') return;
  const subscription = await (await existingPushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

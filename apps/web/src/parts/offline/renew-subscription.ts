import { applicationKey, keysOf } from './push-subscription.js';

/** The parts of the worker's global scope that are used; the types of pages lack them. */
type Changed = { readonly newSubscription?: PushSubscription | null };
type Registration = { readonly pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'> };

const PATH = '/api/reminder';

/**
 * Tells the server of the subscription that replaces one that the push service has ended (docs/product/reminder.md),
 * without which the device would silently get no more reminders. A device without reminders, or whose log-in has ended,
 * stays without.
 */
export async function renewSubscription(
  { newSubscription }: Changed,
  { pushManager }: Registration,
  send: typeof fetch = fetch,
): Promise<void> {
  const answer = await send(PATH, { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) return;
  const { publicKey, hour, isOn } = (await answer.json()) as { publicKey: unknown; hour: unknown; isOn: unknown };
  if (typeof publicKey !== 'string' || typeof hour !== 'number' || isOn !== true) return;
  const subscription =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: applicationKey(publicKey) }));
  const keys = keysOf(subscription);
  if (!keys) return;
  await send(PATH, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ hour, ...keys }),
  });
}

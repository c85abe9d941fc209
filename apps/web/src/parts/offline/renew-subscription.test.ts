import { expect, test, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.js';

const subscription = (endpoint: string): PushSubscription =>
  ({ toJSON: () => ({ endpoint, keys: { p256dh: 'a key', auth: 'a secret' } }) }) as unknown as PushSubscription;
const ON = { publicKey: 'AQID', hour: 21, isOn: true };

function setUp({ reminder = ON as object, status = 200, there = null as PushSubscription | null } = {}) {
  const sent: unknown[] = [];
  const send = vi.fn(async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return Response.json(reminder, { status });
  });
  const subscribe = vi.fn(async (_?: PushSubscriptionOptionsInit) => subscription('https://push.example/made'));
  const pushManager = { getSubscription: async () => there, subscribe };
  const renew = (newSubscription?: PushSubscription | null) =>
    renewSubscription(newSubscription === undefined ? {} : { newSubscription }, { pushManager }, send as typeof fetch);
  return { sent, subscribe, renew };
}
const told = (endpoint: string) => [{ hour: 21, endpoint, p256dh: 'a key', auth: 'a secret' }];

test('the server is told of the subscription that the browser has made again', async () => {
  const { sent, subscribe, renew } = setUp();
  await renew(subscription('https://push.example/new'));
  expect(sent).toEqual(told('https://push.example/new'));
  expect(subscribe).not.toHaveBeenCalled();
});

test('where the browser has made none one is made, with the key of the server', async () => {
  const { sent, subscribe, renew } = setUp();
  await renew(null);
  expect(sent).toEqual(told('https://push.example/made'));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 2, 3]) });
});

test('one that is there already is told of', async () => {
  const { sent, renew } = setUp({ there: subscription('https://push.example/there') });
  await renew();
  expect(sent).toEqual(told('https://push.example/there'));
});

test.each([
  ['is not reminded', { reminder: { ...ON, isOn: false } }],
  ['never chose an hour', { reminder: { ...ON, hour: null } }],
  ['belongs to a server without a key', { reminder: { ...ON, publicKey: null } }],
  ['is not logged in', { reminder: { code: 'login_required' }, status: 401 }],
])('a device that %s subscribes to nothing', async (_, given) => {
  const { sent, subscribe, renew } = setUp(given);
  await renew();
  expect([sent, subscribe.mock.calls]).toEqual([[], []]);
});

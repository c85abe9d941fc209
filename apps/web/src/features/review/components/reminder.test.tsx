import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Reminder as State } from '@utarang/contract';
import { reminder as text } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reminder } from './reminder.js';

const PUBLIC_KEY = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
const KEYS = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

let calls: { method: string; body: unknown }[];
let state: State;
let permission: NotificationPermission;
let answered: NotificationPermission;
/** The key that the subscription of the browser was made for; undefined where it has none. */
let madeFor: string | undefined;
/** The wait of a PUT, and whether it is kept then. */
let put: () => Promise<boolean>;
const asked = vi.fn();
const subscribed = vi.fn();
const unsubscribed = vi.fn(async () => true);

beforeEach(() => {
  calls = [];
  state = { publicKey: PUBLIC_KEY, hour: null, isOn: false };
  [permission, answered] = ['default', 'granted'];
  madeFor = PUBLIC_KEY;
  put = async () => true;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    calls.push({ method, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'PUT' && !(await put())) return Response.json({}, { status: 500 });
    if (method === 'PUT') state = { ...state, hour: JSON.parse(body as string).hour, isOn: true };
    return Response.json(state);
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    async requestPermission() {
      asked();
      permission = answered;
      return permission;
    },
  });
  const subscription = {
    toJSON: () => KEYS,
    unsubscribe: unsubscribed,
    get options() {
      return { applicationServerKey: bytesOf(madeFor ?? '').buffer };
    },
  };
  const pushManager = {
    getSubscription: async () => (madeFor === undefined ? null : subscription),
    async subscribe(options: unknown) {
      subscribed(options);
      return subscription;
    },
  };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    active: {},
    pushManager,
  } as unknown as ServiceWorkerRegistration);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const spy of [asked, subscribed, unsubscribed]) spy.mockClear();
});

const renderIt = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Reminder />
    </QueryClientProvider>,
  );
const written = () => calls.filter(({ method }) => method !== 'GET');

test('the permission is asked for with the press, and the hour kept; a press more ends it', async () => {
  const screen = await renderIt();
  const on = screen.getByRole('button', { name: text.on });
  await expect.element(on).toHaveAttribute('aria-pressed', 'false');
  await screen.getByRole('combobox', { name: text.hour }).selectOptions('08:00');
  expect(asked).not.toHaveBeenCalled();
  await on.click();
  await expect.element(on).toHaveAttribute('aria-pressed', 'true');
  const body = { hour: 8, endpoint: KEYS.endpoint, ...KEYS.keys };
  expect(written()).toEqual([{ method: 'PUT', body }]);
  expect(subscribed.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
  await screen.getByRole('combobox', { name: text.hour }).selectOptions('21:00');
  await expect.poll(() => written()[1]).toEqual({ method: 'PUT', body: { ...body, hour: 21 } });
  await on.click();
  await expect.element(on).toHaveAttribute('aria-pressed', 'false');
  expect(written()[2]?.method).toBe('DELETE');
  expect(unsubscribed).toHaveBeenCalled();
});

test.each<[NotificationPermission, string]>([
  ['denied', text.refused],
  ['default', text.notAsked],
])('who answers the question with %s reads what follows of it, and nothing is sent', async (answer, sentence) => {
  answered = answer;
  const screen = await renderIt();
  await screen.getByRole('button', { name: text.on }).click();
  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  expect(written()).toEqual([]);
});

test('a browser that cannot, or may not, says so in place of the switch', async () => {
  permission = 'denied';
  const refused = await renderIt();
  await expect.element(refused.getByText(text.refused)).toBeVisible();
  expect(refused.container.querySelector('button')).toBeNull();
  await refused.unmount();
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  const unsupported = await renderIt();
  await expect.element(unsupported.getByText(text.unsupported)).toBeVisible();
});

test('where the server sends none there is nothing to choose', async () => {
  state = { publicKey: null, hour: null, isOn: false };
  const screen = await renderIt();
  await expect.poll(() => screen.container.textContent).toBe('');
});

test.each([
  ['the key of the server', PUBLIC_KEY, 'true'],
  ['another key', `BB${PUBLIC_KEY.slice(2)}`, 'false'],
  ['no key, since it is gone', undefined, 'false'],
])('a subscription for %s', async (_, made, pressed) => {
  [permission, madeFor] = ['granted', made];
  state = { publicKey: PUBLIC_KEY, hour: 8, isOn: true };
  const screen = await renderIt();
  await expect.element(screen.getByRole('button', { name: text.on })).toHaveAttribute('aria-pressed', pressed);
});

test('of hours that are chosen during a call the latest is kept', async () => {
  permission = 'granted';
  state = { publicKey: PUBLIC_KEY, hour: 20, isOn: true };
  let end: (isKept: boolean) => void = () => {};
  put = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  const screen = await renderIt();
  const hour = screen.getByRole('combobox', { name: text.hour });
  await hour.selectOptions('21:00');
  await expect.poll(() => written()).toHaveLength(1);
  await hour.selectOptions('22:00');
  await hour.selectOptions('23:00');
  put = async () => true;
  end(true);
  await expect.poll(() => written().map(({ body }) => (body as { hour: number }).hour)).toEqual([21, 23]);
  await expect.element(hour).toHaveValue('23');
});

test('an hour that could not be kept is not shown as if it were', async () => {
  permission = 'granted';
  state = { publicKey: PUBLIC_KEY, hour: 20, isOn: true };
  put = async () => false;
  const screen = await renderIt();
  const hour = screen.getByRole('combobox', { name: text.hour });
  await hour.selectOptions('21:00');
  await expect.poll(() => written()).toHaveLength(1);
  await expect.element(hour).toHaveValue('20');
});

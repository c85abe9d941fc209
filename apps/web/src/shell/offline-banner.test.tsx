import { err, format, offline, plus } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lateCalls } from '../lib/http.js';
import { type QueuedCall, waiting } from '../parts/offline/waiting-calls.js';
import { acting } from '../test/acting.js';
import { toasts } from '../ui/toast/toasts.js';
import { OfflineBanner } from './offline-banner.js';

afterEach(() => {
  vi.restoreAllMocks();
  toasts.set([]);
  waiting.set([]);
});

const connection = (online: boolean) =>
  acting(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('says that there is no connection for as long as there is none, and when it is back', async () => {
  const screen = await render(<OfflineBanner />);
  const banner = screen.getByRole('status');
  await expect.element(banner).toHaveTextContent('');
  expect(toasts.get()).toEqual([]);

  await connection(false);
  await expect.element(banner).toHaveTextContent(err.offline);

  await connection(true);
  await expect.element(banner).toHaveTextContent('');
  expect(toasts.get().map((toast) => toast.text)).toEqual([plus.online]);
});

test('says that an answer is late for as long as one is', async () => {
  const screen = await render(<OfflineBanner />);
  const banner = screen.getByRole('status');
  await acting(() => lateCalls.set(1));
  await expect.element(banner).toHaveTextContent(err.late);
  await acting(() => lateCalls.set(0));
  await expect.element(banner).toHaveTextContent('');
});

// docs/product/offline.md#what-waits: "The strip at the foot of the screen counts what waits."
test.each([
  ['without a network', false],
  // A tunnel, a server that is away, a network that asks for a log-in.
  ['where the browser believes in its network and no call gets through', true],
])('counts what waits until it is sent: %s', async (_, isOnline) => {
  const queued: QueuedCall = {
    ...{ method: 'POST', path: '/api/checked-words/1', key: 'k', does: 'save', wordId: 1 },
    ...{ member: 'mina', at: 1 },
  };
  await connection(isOnline);
  const screen = await render(<OfflineBanner />);
  const banner = screen.getByRole('status');
  await acting(() => waiting.set([queued, { ...queued, key: 'l' }]));
  await expect.element(banner).toHaveTextContent(format(offline.count, { n: 2 }));
  await acting(() => waiting.set([]));
  await expect.element(banner).toHaveTextContent(isOnline ? '' : err.offline);
  expect(banner.element().textContent).not.toContain(format(offline.count, { n: 2 }));
});

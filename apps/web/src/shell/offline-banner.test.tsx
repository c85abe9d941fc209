import { err, plus } from '@utarang/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lateCalls } from '../lib/http.js';
import { acting } from '../test/acting.js';
import { toasts } from '../ui/toast/toasts.js';
import { OfflineBanner } from './offline-banner.js';

afterEach(() => {
  vi.restoreAllMocks();
  toasts.set([]);
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

import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { isCutOff } from '../../lib/online.js';
import { PROBE_MS, probeConnection } from './probe-connection.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  isCutOff.set(false);
});

test('while calls do not get through the server is asked until it answers, and then no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isAway = true;
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ role: 'ANONYMOUS' });
  });
  const isBack = vi.fn();
  onlineManager.subscribe(isBack);
  probeConnection();
  await vi.advanceTimersByTimeAsync(2 * PROBE_MS);
  expect(fetch).not.toHaveBeenCalled();

  isCutOff.set(true);
  await vi.advanceTimersByTimeAsync(2 * PROBE_MS);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(isCutOff.get()).toBe(true);
  expect(isBack).toHaveBeenLastCalledWith(false);

  isAway = false;
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  await vi.waitFor(() => expect(isCutOff.get()).toBe(false));
  expect(isBack).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2 * PROBE_MS);
  expect(fetch).toHaveBeenCalledTimes(3);

  isAway = true;
  isCutOff.set(true);
  dispatchEvent(new Event('online'));
  expect(fetch).toHaveBeenCalledTimes(4);
});

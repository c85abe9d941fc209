import { afterEach, expect, test, vi } from 'vitest';
import { isCutOff, isOnline, onReconnect } from './online.js';

afterEach(() => {
  vi.restoreAllMocks();
  isCutOff.set(false);
});

const browserSays = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('the browser says %s, calls are cut off %s: online %s', (browser, cutOff, online) => {
  browserSays(browser);
  isCutOff.set(cutOff);
  expect(isOnline()).toBe(online);
});

test('whoever waits for the network is told when the browser says so, and when calls get through again', () => {
  const listener = vi.fn();
  const end = onReconnect(listener);
  isCutOff.set(true);
  expect(listener).not.toHaveBeenCalled();
  isCutOff.set(false);
  expect(listener).toHaveBeenCalledTimes(1);
  browserSays(false);
  browserSays(true);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  browserSays(true);
  isCutOff.set(true);
  isCutOff.set(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

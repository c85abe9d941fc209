import { afterEach, expect, test, vi } from 'vitest';
import { acting } from '../../test/acting.js';
import { address, fakeBrowseServer, leaveBrowse, renderBrowse, shown, start, type } from './browse.test-kit.js';
import { type BrowseSettings, browse } from './settings.js';

afterEach(() => {
  vi.useRealTimers();
  leaveBrowse();
});

test.each(Object.values(browse) as BrowseSettings[])(
  '$id: a search settles $settleMs ms after the last key',
  async ({ id, settleMs }) => {
    fakeBrowseServer(5);
    await renderBrowse(start[id]);
    await expect.poll(shown).toHaveLength(5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await acting(() => type('열'));
    await acting(() => vi.advanceTimersByTime(settleMs - 1));
    await acting(() => type('열째'));
    await acting(() => vi.advanceTimersByTime(settleMs - 1));
    expect(address()).toBe(start[id]);
    await acting(() => vi.advanceTimersByTime(1));
    expect(address()).toContain('q=열째');
  },
);

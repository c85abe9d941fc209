import type { WordsPage } from '@utarang/contract';
import { expect, test, vi } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { createDeviceSearch, NEWEST_MS } from './device-search.js';
import type { BookState } from './search-messages.js';

const page = (totalElements: number): WordsPage => ({
  ...{ content: [], number: 0, size: 24, totalPages: 1, totalElements },
  interpretedAs: null,
});
const HERE = page(1);
const THERE = page(2);
const SEARCH = { mode: 'all', q: '타베루', exact: false, page: 0, size: 24 };
const NEWEST: BookState = { version: '1', isNewest: true };

function setUp({ found = HERE as WordsPage | null, state = NEWEST as BookState | null } = {}) {
  const it = { online: true, admin: false, saves: false, now: 0 };
  const client = { prepare: async () => state, check: vi.fn(async () => state), search: async () => found };
  const { search, prepare, answersAtOnce } = createDeviceSearch({
    client,
    isOnline: () => it.online,
    isAdmin: () => it.admin,
    savesData: () => it.saves,
    now: () => it.now,
  });
  const ask = vi.fn(async () => THERE);
  return { it, client, ask, prepare, answersAtOnce, search: () => search(SEARCH, ask) };
}

test('the server answers until it has said that the book is the newest, the device from then on', async () => {
  const { it, client, ask, search, answersAtOnce } = setUp();
  expect(await search()).toBe(THERE);
  await vi.waitFor(() => expect(answersAtOnce()).toBe(true));
  expect(await search()).toBe(HERE);
  expect(ask).toHaveBeenCalledTimes(1);
  it.now = NEWEST_MS;
  expect(answersAtOnce()).toBe(false);
  expect(await search()).toBe(THERE);
  expect(client.check).toHaveBeenCalledTimes(2);
});

test('a book that is not the newest answers only without a network', async () => {
  const { it, search, prepare } = setUp({ state: { version: '1', isNewest: false } });
  await prepare();
  expect(await search()).toBe(THERE);
  it.online = false;
  expect(await search()).toBe(HERE);
});

test('who asks to save data is not sent the book for a search', async () => {
  const { it, client, ask, search } = setUp();
  it.saves = true;
  for (let times = 0; times < 2; times++) expect(await search()).toBe(THERE);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(client.check).not.toHaveBeenCalled();
});

test('admins are answered by the server', async () => {
  const { it, search, prepare } = setUp();
  await prepare();
  it.admin = true;
  expect(await search()).toBe(THERE);
});

test('what the device does not find is asked of the server, which counts it', async () => {
  const { search, prepare, it, ask } = setUp({ found: page(0) });
  await prepare();
  expect(await search()).toBe(THERE);
  it.online = false;
  expect(await search()).toEqual(page(0));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('where no answer comes the device answers, and without a book the page says why there is none', async () => {
  const cut = setUp();
  const lost = new ConnectionError('timeout');
  cut.ask.mockRejectedValue(lost);
  expect(await cut.search()).toBe(HERE);
  const none = setUp({ found: null, state: null });
  none.ask.mockRejectedValue(lost);
  await expect(none.search()).rejects.toBe(lost);
});

test("a refusal of the server is the page's, whatever the book has", async () => {
  const { search, ask } = setUp();
  ask.mockRejectedValue(new Error('refused'));
  await expect(search()).rejects.toThrow('refused');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import type { FailedCall, Listing, ListRequest } from './listing.js';
import { useShownListing, useStableRequest } from './use-listing.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Search = { q: string };

/** The totals of each search so far, and which call has failed. */
type Server = { totals: Readonly<Record<string, number>>; failed?: FailedCall | null };

const askFor = (q: string, list = 'N5'): ListRequest<Search> => ({
  name: `${list} ${q}`,
  list,
  search: { q },
  page: 1,
  arrival: 0,
});

const listings = new WeakMap<ListRequest<Search>, Listing<Search>>();

function listingOf(ask: ListRequest<Search>, total: number): Listing<Search> {
  const made = listings.get(ask) ?? { ask, total, interpretedAs: null, words: null, marksOf: null };
  listings.set(ask, made);
  return made;
}

function Probe({ wanted, totals, failed = null }: Server & { wanted: ListRequest<Search> }) {
  const ask = useStableRequest(wanted);
  const total = totals[ask.name];
  const { shown, busy, slow, error } = useShownListing(ask, {
    listing: total === undefined ? null : listingOf(ask, total),
    failed,
  });
  return (
    <p>
      {[shown && `${shown.ask.name}: ${shown.total}`, busy && 'busy', slow && 'slow', error && 'error']
        .filter(Boolean)
        .join(', ')}
    </p>
  );
}

async function renderPage(server: Server, first: ListRequest<Search>) {
  const { container, rerender } = await render(<Probe {...server} wanted={first} />);
  return {
    says: () => container.textContent,
    ask: (wanted: ListRequest<Search>, now: Server = server) => rerender(<Probe {...now} wanted={wanted} />),
  };
}

const wait = (ms: number) => acting(() => vi.advanceTimersByTime(ms));

test('what was found before stays at full strength for 400 ms, then the page says that it searches', async () => {
  const totals = { 'N5 ': 60 };
  const { says, ask } = await renderPage({ totals }, askFor(''));
  await ask(askFor('타'));
  expect(says()).toBe('N5 : 60, busy');
  await wait(399);
  expect(says()).toBe('N5 : 60, busy');
  await wait(1);
  expect(says()).toBe('N5 : 60, busy, slow');
  await ask(askFor('타베'));
  expect(says(), 'each search has its own time').toBe('N5 : 60, busy');
  await wait(400);
  await ask(askFor('타베'), { totals: { ...totals, 'N5 타베': 2 } });
  expect(says()).toBe('N5 타베: 2');
});

test('one letter that finds nothing leaves the words before for 600 ms', async () => {
  const totals = { 'N5 ': 60, 'N5 ㅌ': 0 };
  const { says, ask } = await renderPage({ totals }, askFor(''));
  await ask(askFor('ㅌ'));
  await wait(599);
  expect(says()).toBe('N5 : 60, busy');
  await wait(1);
  expect(says()).toBe('N5 ㅌ: 0');
});

test('a syllable that follows in time never lets the emptiness show', async () => {
  const totals = { 'N5 ': 60, 'N5 타ㅂ': 0, 'N5 탑': 0 };
  const { says, ask } = await renderPage({ totals }, askFor(''));
  await ask(askFor('타ㅂ'));
  await wait(300);
  expect(says()).toBe('N5 : 60, busy');
  await ask(askFor('탑'));
  expect(says(), 'a syllable is taken at its word').toBe('N5 탑: 0');
});

test('a letter that finds words shows them at once, and so does one without words before it', async () => {
  const totals = { 'N5 ': 60, 'N5 ㅌㅂㄹ': 1, 'N5 ㅌ': 0 };
  const found = await renderPage({ totals }, askFor(''));
  await found.ask(askFor('ㅌㅂㄹ'));
  expect(found.says()).toBe('N5 ㅌㅂㄹ: 1');
  const first = await renderPage({ totals }, askFor('ㅌ'));
  expect(first.says()).toBe('N5 ㅌ: 0');
});

test('words of one list never stand under the name of another', async () => {
  const { says, ask } = await renderPage({ totals: { 'N5 ': 60 } }, askFor(''));
  await ask(askFor('', 'N4'));
  expect(says()).toBe('busy');
});

test('a failure takes the place of the words until it is tried again', async () => {
  const totals = { 'N5 ': 60 };
  const failed = { error: new Error('down'), isFetching: false, refetch: () => {} };
  const { says, ask } = await renderPage({ totals }, askFor(''));
  await ask(askFor('타'), { totals, failed });
  expect(says()).toBe('error');
  await ask(askFor('타'), { totals, failed: { ...failed, isFetching: true } });
  await wait(400);
  expect(says()).toBe('slow');
});

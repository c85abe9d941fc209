import { PAGE_SIZE, QUERY_MAX } from '@utarang/contract';
import { start, validationMessages } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting } from '../../../test/acting.js';
import { setWindow } from '../../../test/set-window.js';
import {
  address,
  box,
  count,
  details,
  fakeServer,
  firstWord,
  leavePages,
  renderPages,
  said,
  type,
} from '../words.test-kit.js';

const totals = { '': 721, 하: 40, 하나: 4, 하니: 4, 없다: 0 };

beforeEach(async () => {
  sessionStorage.clear();
  await setWindow(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
  scrollTo(0, 0);
  leavePages();
  vi.restoreAllMocks();
});

/** Searches at once, as Enter does, without the time that a typed text takes to settle. */
async function search(text: string) {
  await acting(() => type(text));
  box().form?.requestSubmit();
}

const shown = (words: number, q: string) => expect.poll(count).toBe(q ? `${words}개 찾았어요` : `단어 ${words}개`);

test('lists all words, and says how many', async () => {
  fakeServer(totals);
  await renderPages('/?page=1');
  await shown(721, '');
  await expect.poll(firstWord).toBe('語0ご[고0]N5말 0');
  expect(document.title).toBe('일본어 단어 검색 · 우타랑');
});

test('a text is searched 250 ms after the last key, not with each', async () => {
  const server = fakeServer(totals);
  await renderPages('/?page=1');
  await shown(721, '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['하', '하나']) {
    type(text);
    await acting(() => vi.advanceTimersByTime(240));
  }
  expect(server.calls).toHaveLength(1);
  await acting(() => vi.advanceTimersByTime(20));
  vi.useRealTimers();
  await shown(4, '하나');
  expect(address()).toBe('/?m=pron&q=하나');
  expect(server.calls.map((call) => call.q)).toEqual(['', '하나']);
  expect(server.calls.at(-1)?.mode).toBe('pronunciation');
  expect(document.querySelector('mark')?.textContent).toBe('하나');
});

test('Enter and the button search at once', async () => {
  fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  type('하나');
  await userEvent.type(box(), '{Enter}');
  expect(address()).toBe('/?m=pron&q=하나');
  type('하니');
  await screen.getByRole('button', { name: '검색', exact: true }).click();
  expect(address()).toBe('/?m=pron&q=하니');
});

test('a search for nothing asks for a text and waits in the box', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  for (const blank of ['', '   ']) {
    type(blank);
    await screen.getByRole('button', { name: '검색', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('검색어를 입력해 주세요');
    expect(document.activeElement).toBe(box());
  }
  expect(address()).toBe('/?page=1');
  expect(server.calls).toHaveLength(1);
});

test('the other mode searches what was typed at once, and the text stays', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  const press = (mode: string) => (screen.getByRole('radio', { name: mode }).element() as HTMLElement).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('하나');
  press('뜻으로');
  await expect.poll(address).toBe('/?m=meaning&q=하나');
  await expect.poll(() => server.calls.slice(1)).toMatchObject([{ mode: 'meaning', q: '하나' }]);
  vi.useRealTimers();
  expect(box().value).toBe('하나');
  expect(box().placeholder).toBe('뜻으로 (예: 꽃)');
  press('발음으로');
  await expect.poll(() => server.calls.at(-1)).toMatchObject({ mode: 'pronunciation', q: '하나' });
  await shown(4, '하나');
});

test('the address says what is searched, how, and from which page on', async () => {
  const server = fakeServer({ 꽃: 100 });
  await renderPages('/?m=meaning&q=꽃&page=3');
  await shown(100, '꽃');
  expect(box().value).toBe('꽃');
  expect(server.calls[0]).toMatchObject({ mode: 'meaning', q: '꽃', page: 2 });
  await expect
    .poll(() => document.querySelector(`[data-card="${2 * PAGE_SIZE}"] article`)?.textContent)
    .toContain(`꽃말 ${2 * PAGE_SIZE}`);
  await expect.poll(() => document.querySelector('nav [aria-current=true]')?.textContent).toBe('3');
});

test('a page past the end of a search is its last page', async () => {
  fakeServer(totals);
  await renderPages('/?m=pron&q=하&page=999999999');
  await shown(40, '하');
  await expect.poll(() => document.querySelector('nav [aria-current=true]')?.textContent).toBe('2');
  await expect.poll(() => document.querySelector(`[data-card="${PAGE_SIZE}"] article`)?.textContent).toContain('고24');
});

test.each(['/?q=%00', '/?m=xyz&page=-1', '/?%'])('%s makes no sense, and is the start', async (nonsense) => {
  fakeServer(totals);
  const screen = await renderPages(nonsense);
  await expect.element(screen.getByRole('heading', { name: start.first })).toBeVisible();
});

test('the next page is asked for before it comes into view, and not long before', async () => {
  const server = fakeServer(totals);
  await renderPages('/?page=1');
  await shown(721, '');
  const top = (card: number) => document.querySelector(`[data-card="${card}"]`)!.getBoundingClientRect().top;
  const second = top(0) + scrollY + (PAGE_SIZE / 3) * (top(3) - top(0));
  /** Scrolls until the second page begins so far below the window's lower edge. */
  const scrollTill = (below: number) => scrollTo(0, second - innerHeight - below);
  const pages = () => server.calls.map((call) => call.page);
  scrollTill(700);
  await expect.poll(() => document.querySelector('[data-card="18"]')).not.toBeNull();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(pages()).toEqual([0]);
  scrollTill(270);
  await expect.poll(pages).toEqual([0, 1]);
  expect(top(PAGE_SIZE)).toBeGreaterThan(innerHeight);
});

test('typing makes one entry of the history, and a search sealed with Enter one to come back to; Back leaves the search', async () => {
  fakeServer(totals);
  await renderPages('/?page=1');
  await shown(721, '');
  const push = vi.spyOn(history, 'pushState'); // the length of the history is capped
  type('하');
  await shown(40, '하');
  type('하나');
  await shown(4, '하나');
  expect(push).toHaveBeenCalledTimes(1);
  await userEvent.type(box(), '{Enter}');
  for (const text of ['없다', '하니']) {
    type(text);
    await expect.poll(address).toBe(`/?m=pron&q=${text}`);
  }
  expect(push).toHaveBeenCalledTimes(2);
  history.back();
  await expect.poll(address).toBe('/?m=pron&q=하나');
  await shown(4, '하나');
  expect(box().value).toBe('하나');
  history.back();
  await shown(721, '');
  expect(address()).toBe('/?page=1');
  expect(box().value).toBe('');
  history.forward();
  await shown(4, '하나');
  expect(box().value).toBe('하나');
});

test('clearing brings back the list as it was before the search, again and again', async () => {
  fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  scrollTo(0, 3000);
  await expect.poll(address).toBe('/?page=3');
  const seen = () => document.elementFromPoint(200, 400)?.closest('article')?.textContent;
  await expect.poll(seen).toBeTruthy();
  const word = seen();

  for (const [q, words] of [
    ['하나', 4],
    ['하', 40],
  ] as const) {
    type(q);
    await shown(words, q);
    await expect.poll(() => scrollY).toBeLessThan(300);
    await screen.getByRole('button', { name: '검색어 지우기' }).click();

    await shown(721, '');
    await expect.poll(() => Math.abs(scrollY - 3000)).toBeLessThanOrEqual(2);
    await expect.poll(seen).toBe(word);
    expect(address()).toBe('/?page=3');
    await expect.poll(said).toBe('검색 전 위치로 돌아왔어요');
    expect(document.activeElement).toBe(box());
  }
});

test('the mode that a search was cleared in stays', async () => {
  fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  type('하나');
  await shown(4, '하나');
  await screen.getByRole('radio', { name: '뜻으로' }).click();
  await expect.poll(address).toBe('/?m=meaning&q=하나');
  await screen.getByRole('button', { name: '검색어 지우기' }).click();
  await shown(721, '');
  await expect.poll(address).toBe('/?m=meaning&page=1');
});

test('a text being typed when the page is left searches nothing', async () => {
  const server = fakeServer(totals);
  server.words['50999'] = details({ id: 50_999 });
  await renderPages('/?page=1');
  await expect.poll(() => document.querySelector('[data-card="0"] a')).not.toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('하나');
  document.querySelector<HTMLElement>('[data-card="0"] a')?.click();
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('語0');
  await acting(() => vi.advanceTimersByTime(400));
  expect(address()).toBe('/words/50999');
});

test('Escape clears the box, a second one leaves it', async () => {
  fakeServer(totals);
  await renderPages('/?m=pron&q=하나');
  await shown(4, '하나');
  box().focus();
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  await expect.poll(address).toBe('/');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
});

test('the earlier words stay while the next are on their way, and a call nobody waits for is aborted', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  const pass: (() => void)[] = [];
  server.gate = () => new Promise((resolve) => pass.push(resolve));

  await search('하');
  await expect.poll(() => server.calls.at(-1)?.q).toBe('하');
  const list = document.querySelector('[role=list]');
  await expect.poll(() => list?.getAttribute('aria-busy')).toBe('true');
  expect(count()).toBe('단어 721개');
  expect(firstWord()).toBe('語0ご[고0]N5말 0');
  const searching = screen.getByText('찾고 있어요');
  await expect.element(searching).toBeVisible();

  const first = server.calls.at(-1);
  await search('하나');
  await expect.poll(() => server.calls.at(-1)?.q).toBe('하나');
  await expect.poll(() => first?.signal?.aborted).toBe(true);
  for (const open of pass) open();
  await shown(4, '하나');
  await expect.poll(() => document.querySelector('[role=list]')?.getAttribute('aria-busy')).toBe('false');
  expect(searching.elements()).toEqual([]);
});

test('the count is told once for each settled search, also when it is the same number', async () => {
  fakeServer(totals);
  await renderPages('/?page=1');
  await shown(721, '');
  const told: (string | undefined)[] = [];
  const observer = new MutationObserver(() => told.push(count()));
  observer.observe(document.querySelector('form [role=status]')!, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const [text, words] of [
    ['하', 40],
    ['하나', 4],
    ['하니', 4],
  ] as const) {
    type(text.slice(0, -1));
    type(text);
    await shown(words, text);
    await expect.poll(address).toBe(`/?m=pron&q=${text}`);
    await expect.poll(firstWord).toContain(text);
  }
  observer.disconnect();
  expect(told).toEqual(['40개 찾았어요', '4개 찾았어요', '4개 찾았어요']);
});

test('nothing found: says so and offers the other way of searching', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?m=pron&q=없다');
  await expect.element(screen.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible();
  expect(count()).toBe('0개 찾았어요');
  await screen.getByRole('button', { name: '뜻으로 찾아보기' }).click();
  await expect.poll(address).toBe('/?m=meaning&q=없다');
  // After the words sentences are asked for.
  await expect.poll(() => server.calls.findLast(({ path }) => path === '/api/words')?.mode).toBe('meaning');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '뜻으로' }).element());
});

test('a failure is told in the place of the words, with another try', async () => {
  const server = fakeServer(totals);
  server.down = true;
  const screen = await renderPages('/?page=1');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('단어를 불러오지 못했어요');
  await expect.element(alert).toHaveTextContent('지금은 서비스를 쓸 수 없어요. 잠시 후 다시 시도해 주세요.');
  server.down = false;
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await shown(721, '');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('after a failure a new search is a new chance', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  server.down = true;
  await search('하');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('지금은 서비스를 쓸 수 없어요');
  server.down = false;
  await search('하나');
  await shown(4, '하나');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('pages of the list that fail say so on their cards, and come with one press', async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  server.down = true;
  scrollTo(0, 20_000);
  await expect.poll(() => screen.getByText('불러오지 못했어요', { exact: true }).elements().length).toBeGreaterThan(0);
  server.down = false;
  const again = screen.getByRole('button', { name: '다시 시도' });
  expect(again.elements()).toHaveLength(1);
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => again.elements().length).toBe(0);
  expect(screen.getByText('불러오지 못했어요', { exact: true }).elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.closest('[data-card]')).not.toBeNull();
  await expect.poll(() => document.querySelectorAll('[role=listitem] article').length).toBeGreaterThan(15);
});

test.each([
  ['하'.repeat(QUERY_MAX + 1), validationMessages.query_too_long],
  ['하'.repeat(10_000), validationMessages.query_too_long],
  ['하\u0007나', '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.'],
])('a text that cannot be searched is refused with its reason', async (text, reason) => {
  const server = fakeServer(totals);
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  type(text);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await expect.element(screen.getByRole('searchbox')).toHaveAccessibleDescription(reason);
  await screen.getByRole('button', { name: '검색', exact: true }).click();
  await expect.poll(said).toBe(reason);
  expect(address()).toBe('/?page=1');
  expect(server.calls).toHaveLength(1);
  expect(firstWord()).toBe('語0ご[고0]N5말 0');
  type('하나');
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull();
});

test('a list left for a word is found again as it was', async () => {
  const server = fakeServer(totals);
  server.words['50900'] = details({ id: 50_900 });
  const screen = await renderPages('/?page=1');
  await shown(721, '');
  scrollTo(0, 5000);
  await expect.poll(() => document.querySelector('[data-card="99"] a')).not.toBeNull();
  await expect.poll(address).toBe('/?page=4');
  document.querySelector<HTMLElement>('[data-card="99"] a')?.click();
  await expect.poll(address).toBe('/words/50900');
  await screen.getByRole('link', { name: '검색으로 돌아가기' }).click();
  await shown(721, '');
  await expect.poll(address).toBe('/?page=4');
});

test('a word that was found by another spelling says so on its card', async () => {
  const server = fakeServer(totals);
  const { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level } = details({
    ...{ id: 50_615, japaneseWord: 'おもしろい', hiragana: 'おもしろい', koreanPronunciation: '오모시로이' },
  });
  const word = { id, japaneseWord, hiragana, koreanPronunciation, meaningKo, level };
  server.heard['面白い'] = { content: [{ ...word, match: 'exact', rank: 0, marks: {}, asWritten: '面白い' }] };
  const screen = await renderPages('/?m=all&q=面白い');
  await expect.element(screen.getByText(/‘面白い’ 표기로도 써요/)).toBeVisible();
  await expect.element(screen.getByText('面白い', { exact: true })).toHaveAttribute('lang', 'ja');
});

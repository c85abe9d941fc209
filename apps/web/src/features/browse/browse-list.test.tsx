import { PAGE_SIZE, QUERY_MAX, queryKeys } from '@utarang/contract';
import { common, fields, format, home, jlpt, learn, list, word as messages } from '@utarang/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { member } from '../../parts/study/study.test-kit.js';
import { testSession } from '../../parts/study/test-session.js';
import { acting } from '../../test/acting.js';
import { setWindow } from '../../test/set-window.js';
import { tap } from '../../test/tap.js';
import {
  address,
  box,
  type Call,
  count,
  fakeBrowseServer,
  heading,
  leaveBrowse,
  renderBrowse,
  shown,
  start,
  type,
} from './browse.test-kit.js';
import { type BrowsePageId, type BrowseSettings, browse } from './settings.js';

/** The address of a page with further parameters. */
const at = (id: BrowsePageId, more: string) => `${start[id]}${start[id].includes('?') ? '&' : '?'}${more}`;
/** The number of words where it does not matter: a whole page of cards is slow to render. */
const FEW = 5;
const isList = ({ path }: Call) => !path.startsWith('/api/users');

const isRailThere = () => document.querySelector(`nav[aria-label="${list.pageRail}"]`) !== null;

beforeEach(() => setWindow(1280, 800));
afterEach(() => {
  testSession.set(null);
  leaveBrowse();
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt',                    'JLPT N5 단어'],
  ['/jlpt?level=n3',           'JLPT N3 단어'],
  ['/jlpt?level=N3&q=열째',    'JLPT N3 단어'],
  ['/jlpt?level=N9',           'JLPT N5 단어'],
  ['/fields',                  '기초 · 상황별 표현'],
  ['/fields?value=길+찾기',    '길 찾기 · 상황별 표현'],
  ['/fields?value=%20음식',    '음식 · 상황별 표현'],
  ['/fields?value=없는상황',   '상황별 표현'],
  ['/ko-like',                 '한국어와 비슷한 일본어'],
  ['/words',                   '전체 단어'],
])('%s is called %s', async (address, title) => {
  fakeBrowseServer(FEW);
  await renderBrowse(address);
  await expect.poll(() => document.title).toBe(`${title} · 우타랑`);
});

/** One suite for all four: what they differ in is in the table, and where their words come from. */
describe.each(Object.values(browse) as BrowseSettings[])('$id', (settings) => {
  const { id } = settings;

  test('shows its words in their order, and how many there are', async () => {
    fakeBrowseServer();
    const { screen } = await renderBrowse(start[id]);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(settings.title);
    await expect.poll(() => shown().slice(0, 3)).toEqual([1, 2, 3].map((n) => heading(id, n)));
    expect(count()).toContain('61개');
    expect(document.querySelectorAll('[data-card="0"] [lang=ja]').length).toBeGreaterThan(1);
  });

  test('shows as many bones as it should, until the words are there', async () => {
    const server = fakeBrowseServer(FEW);
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    server.gate = async (call) => (isList(call) ? promise : undefined);
    await renderBrowse(start[id]);
    await expect.poll(() => document.querySelectorAll('[aria-busy=true] > div > div').length).toBe(settings.skeletons);
    resolve();
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
  });

  test('says that it failed in its own words, and tries again', async () => {
    const server = fakeBrowseServer(FEW);
    // One that is not tried again by itself, which takes its time.
    server.refuse = (call) => (isList(call) ? problem('too_many_requests') : null);
    const { screen } = await renderBrowse(start[id]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(settings.loadFail);
    server.refuse = () => null;
    await tap(screen.getByRole('button', { name: common.retry }));
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
  });

  test('without a hit it says so, and how all words come back', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(at(id, 'q=없는말'));
    await expect.element(screen.getByRole('heading', { name: settings.empty })).toBeInTheDocument();
    await expect.element(screen.getByText(settings.emptySearch)).toBeInTheDocument();
    await tap(screen.getByRole('main').getByRole('button', { name: '검색어 지우고 모두 보기' }));
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
  });
});

/**
 * Tests of the code that is the same for all four: on one page whose words come page by page, and on the one that has
 * all at once.
 */
describe.each([browse.jlpt, browse.fields])('$id', ({ id }) => {
  // When the box settles by itself: `browse-study.test.tsx`.
  test('searches what was typed, with Enter at once, and says how many it found', async () => {
    fakeBrowseServer();
    await renderBrowse(start[id]);
    await expect.poll(shown).not.toEqual([]);
    await acting(() => type('열째'));
    box().form?.requestSubmit();
    await expect.poll(address).toBe(at(id, 'q=열째'));
    await expect.poll(() => shown().toSorted()).toEqual([10, 20, 30, 40, 50, 60].map((n) => heading(id, n)));
    expect(count()).toBe(format(home.count, { n: 6 }));
    expect(document.querySelector('[data-card] mark')).toHaveTextContent('열째');
  });

  test('learning modes hide the meaning, then the readings too; a press shows for a while', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(start[id]);
    const card = () => document.querySelector('[data-card="0"]');
    await expect.poll(() => card()?.textContent).toContain('말 1');
    const height = card()!.getBoundingClientRect().height;
    await tap(screen.getByRole('button', { name: learn.label }));
    await expect.poll(() => card()?.textContent).not.toContain('말 1');
    expect(card()?.textContent).toContain('료우1');
    expect(card()?.textContent).not.toContain('요리1');
    expect(Math.abs(card()!.getBoundingClientRect().height - height)).toBeLessThanOrEqual(1);
    await tap(screen.getByRole('button', { name: learn.label }));
    await expect.poll(() => card()?.textContent).not.toContain('료우1');
    const show = format(messages.revealFor, { word: heading(id, 1), field: messages['label.meaning'] });
    card()?.querySelector<HTMLElement>(`[aria-label="${show}"]`)?.click();
    await expect.poll(() => card()?.textContent).toContain('말 1');
    expect(localStorage.getItem(`learning-mode:${id}`)).toBe('2');
  });

  test('the quiz button asks for the word, of a guest too', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(start[id]);
    await expect.poll(shown).not.toEqual([]);
    await tap(screen.getByRole('button', { name: format(messages.quizAria, { word: heading(id, 1) }), exact: true }));
    expect(testSession.get()?.words.map(({ meaningKo }) => meaningKo)).toEqual(['말 1']);
  });

  test.each([
    [768, false],
    [769, true],
  ])('at %i px the rail is there at first: %s', async (width, there) => {
    await browserPage.viewport(width, 800);
    fakeBrowseServer();
    const { screen } = await renderBrowse(start[id]);
    await expect.poll(shown).not.toEqual([]);
    expect(isRailThere()).toBe(there);
    await tap(screen.getByRole('button', { name: there ? list.railHide : list.railShow }));
    await expect.poll(isRailThere).toBe(!there);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('a page that is not there is the last one', async () => {
    fakeBrowseServer();
    await renderBrowse(at(id, 'page=99'));
    await expect.poll(shown).toContain(heading(id, 61));
  });

  test.each(['page=0', 'page=x'])('with %s it shows the first page', async (query) => {
    fakeBrowseServer();
    await renderBrowse(at(id, query));
    await expect.poll(shown).toContain(heading(id, 1));
  });

  test('clearing a search leads back to the list as it was: its page, its place', async () => {
    fakeBrowseServer();
    await renderBrowse(start[id]);
    await expect.poll(shown).not.toEqual([]);
    document.querySelector<HTMLElement>(`[aria-label="${format(list.pageGo, { n: 2 })}"]`)?.click();
    await expect.poll(address).toBe(at(id, 'page=2'));
    const entry = history.state.idx;
    type('열째');
    await expect.poll(address).toBe(at(id, 'q=열째'));
    expect(history.state.idx).toBe(entry + 1);
    document.querySelector<HTMLElement>(`[aria-label="${common.clearSearch}"]`)?.click();
    await expect.poll(address).toBe(at(id, 'page=2'));
    await expect.poll(shown).toContain(heading(id, PAGE_SIZE + 1));
    expect(box().value).toBe('');
  });

  test('the rail goes and comes by its button, and stays as it was left', async () => {
    fakeBrowseServer();
    const first = await renderBrowse(start[id]);
    await first.screen.getByRole('button', { name: list.railHide }).click();
    await expect.element(first.screen.getByRole('navigation', { name: list.pageRail })).not.toBeInTheDocument();
    await first.screen.unmount();
    const again = await renderBrowse(start[id]);
    await again.screen.getByRole('button', { name: list.railShow }).click();
    await expect.element(again.screen.getByRole('navigation', { name: list.pageRail })).toBeVisible();
  });

  test('learning a page: its words, a learning mode, then the test of the same words', async () => {
    fakeBrowseServer();
    const { screen } = await renderBrowse(at(id, 'page=3'));
    await expect.poll(shown).toContain(heading(id, 61));
    await tap(screen.getByRole('button', { name: format(learn.studyPage, { n: 13 }) }));
    await expect.poll(address).toBe(at(id, 'page=3&study=true'));
    const words = Array.from({ length: 13 }, (_, n) => heading(id, 49 + n));
    await expect.element(screen.getByText(format(learn.studying, { n: 13 }))).toBeInTheDocument();
    await expect.poll(() => document.querySelector('[data-card]')?.getAttribute('aria-setsize')).toBe('13');
    expect(words).toEqual(expect.arrayContaining(shown()));
    expect(document.querySelector('[data-card]')?.textContent).not.toMatch(/말 \d|열째/);
    await tap(screen.getByRole('button', { name: learn.studyTest }));
    expect(testSession.get()?.words.map(({ japaneseWord }) => japaneseWord)).toEqual(words);
    await tap(screen.getByRole('button', { name: learn.studyEnd }));
    await expect.poll(address).toBe(at(id, 'page=3'));
  });

  test('a member sees unsaved words first', async () => {
    fakeBrowseServer(61, [59_999, 59_998]);
    const { screen } = await renderBrowse(start[id], { viewer: member() });
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
    await screen.getByRole('combobox', { name: common.sort }).selectOptions('unsaved');
    await expect.poll(address).toBe(at(id, 'sort=unsaved'));
    await expect.poll(() => shown().slice(0, 2)).toEqual([heading(id, 3), heading(id, 4)]);
    await screen.getByRole('combobox', { name: common.sort }).selectOptions('order');
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
  });

  test('a guest is not offered what only a member has', async () => {
    const server = fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(at(id, 'sort=unsaved'));
    await expect.poll(() => shown()[0]).toBe(heading(id, 1));
    await expect.element(screen.getByRole('option', { name: list['sort.unsaved'] })).not.toBeInTheDocument();
    expect(server.calls.every(isList)).toBe(true);
  });

  test('a query that is too long is not searched, and the box says so', async () => {
    const server = fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(start[id]);
    await expect.poll(shown).not.toEqual([]);
    const calls = server.calls.length;
    type('가'.repeat(QUERY_MAX + 1));
    await expect.element(screen.getByRole('alert')).toBeInTheDocument();
    expect(server.calls.length).toBe(calls);
    expect(address()).toBe(start[id]);
  });
});

describe('levels', () => {
  const level = (name: string) =>
    document.querySelector<HTMLElement>(`[role=radio]:nth-child(${6 - Number(name[1])})`)!;

  test.each([
    ['/jlpt', 'N5'],
    ['/jlpt?level=', 'N5'],
    ['/jlpt?level=N9', 'N5'],
    ['/jlpt?level=N3&level=N4', 'N5'],
    ['/jlpt?level=n3', 'N3'],
  ])('%s is %s', async (from, name) => {
    fakeBrowseServer(FEW);
    await renderBrowse(from);
    await expect.poll(() => shown()[0]).toBe(`料${name}1`);
    expect(document.querySelector('[aria-checked=true]')).toHaveTextContent(name);
    await expect.poll(address).toBe(name === 'N3' ? from : '/jlpt?level=N5');
    expect(count()).toBe(format(jlpt.total, { level: name as 'N5', n: FEW }));
  });

  test('another level is named in the title, and said once', async () => {
    fakeBrowseServer(FEW);
    await renderBrowse('/jlpt?level=N5');
    await expect.poll(shown).not.toEqual([]);
    const said: (string | null)[] = [];
    const listening = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const live = target instanceof Element && target.matches('[role=status], [aria-live]');
        if (live) said.push(...Array.from(addedNodes, ({ textContent }) => textContent));
      }
    });
    listening.observe(document.body, { childList: true, subtree: true });
    level('N3').click();
    await expect.poll(() => document.title).toBe('JLPT N3 단어 · 우타랑');
    await expect.poll(() => said).toEqual(['N3 단어 5개']);
    level('N1').click();
    await expect.poll(() => document.title).toBe('JLPT N1 단어 · 우타랑');
    await expect.poll(() => said).toEqual(['N3 단어 5개', 'N1 단어 5개']);
    listening.disconnect();
  });

  test('a query that is read in another way is said to be', async () => {
    const server = fakeBrowseServer();
    server.readAs = { dufWo: '열째' };
    const { screen } = await renderBrowse('/jlpt?level=N5&q=dufWo');
    const note = screen.getByText(format(home.readAs, { typed: 'dufWo', read: '열째' }));
    await expect.element(note).toBeInTheDocument();
    expect(count()).toBe(format(home.count, { n: 6 }));
    type('열째');
    await expect.element(note).not.toBeInTheDocument();
    expect(count()).toBe(format(home.count, { n: 6 }));
  });

  test('one tab stop; arrows go round and choose; a level keeps the search', async () => {
    fakeBrowseServer();
    await renderBrowse('/jlpt?level=N5&q=열째');
    await expect.poll(shown).not.toEqual([]);
    expect(document.querySelectorAll('[role=radio][tabindex="0"]').length).toBe(1);
    level('N5').focus();
    level('N5').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await expect.poll(address).toBe('/jlpt?level=N1&q=열째');
    expect(document.activeElement).toBe(level('N1'));
    await expect.poll(() => shown().every((text) => text.startsWith('料N1'))).toBe(true);
  });

  test('a level asked for ahead is shown without asking again', async () => {
    const server = fakeBrowseServer(FEW);
    const { client } = await renderBrowse('/jlpt?level=N5');
    await expect.poll(shown).not.toEqual([]);
    level('N2').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.poll(() => client.getQueryData(queryKeys.levelWords('N2', '', 0))).toBeTruthy();
    server.gate = () => new Promise(() => {});
    level('N2').click();
    await expect.poll(() => shown()[0]).toBe('料N21');
  });

  test.each([
    ['a press', () => level('N2').click()],
    ['an arrow', () => level('N1').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))],
  ])('with its words here, a level is rendered with %s, not some frames later', async (_, choose) => {
    fakeBrowseServer(FEW);
    const { client } = await renderBrowse('/jlpt?level=N1');
    await expect.poll(shown).not.toEqual([]);
    level('N2').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.poll(() => client.getQueryData(queryKeys.levelWords('N2', '', 0))).toBeTruthy();
    const complaints = vi.spyOn(console, 'error');
    choose();
    expect(address()).toBe('/jlpt?level=N2');
    expect(shown()[0]).toBe('料N21');
    expect(level('N2')).toBeChecked();
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each([
    ['level_not_found', jlpt.notFound],
    ['login_required', jlpt.login],
  ] as const)('%s has a sentence of its own', async (code, text) => {
    const server = fakeBrowseServer(FEW);
    server.refuse = () => problem(code);
    const { screen } = await renderBrowse('/jlpt?level=N5');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('situations', () => {
  test('without one in the address it is the first', async () => {
    fakeBrowseServer(FEW);
    await renderBrowse('/fields');
    await expect.poll(address).toBe('/fields?value=기초');
    await expect.poll(shown).not.toEqual([]);
    expect(document.querySelector('[aria-checked=true]')).toHaveTextContent('기초');
  });

  test('one of two words is found with a space or a plus in the address', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse('/fields?value=첫+만남');
    await expect.poll(() => document.querySelector('[aria-checked=true]')?.textContent).toBe('첫 만남');
    const of = format(fields.selected, { field: '첫 만남' });
    await expect.element(screen.getByRole('heading', { name: of })).toBeInTheDocument();
  });

  test('one that does not exist says so and leads on', async () => {
    const server = fakeBrowseServer(FEW);
    const { screen } = await renderBrowse('/fields?value=없는상황');
    await expect.element(screen.getByRole('heading', { name: /없는상황/ })).toBeInTheDocument();
    // The pointer may lie on another situation, which is asked for ahead.
    expect(server.calls.filter((call) => JSON.stringify(call).includes('없는상황'))).toEqual([]);
    expect(document.querySelectorAll('[aria-checked=true]').length).toBe(0);
    await screen.getByRole('link', { name: format(fields.unknownGo, { field: '기초' }) }).click();
    await expect.poll(shown).not.toEqual([]);
    expect(address()).toBe('/fields?value=기초');
  });

  test('another one drops the page and keeps the search', async () => {
    fakeBrowseServer();
    const { screen } = await renderBrowse('/fields?value=기초&q=말&page=2');
    await expect.poll(shown).not.toEqual([]);
    await tap(screen.getByRole('radio', { name: '동물' }));
    await expect.poll(address).toBe('/fields?value=동물&q=말');
    await expect.poll(() => shown()[0]).toContain('동물');
  });
});

describe('words like Korean', () => {
  test('the card says how Korean reads it, and marks what is different', async () => {
    fakeBrowseServer(FEW);
    await renderBrowse('/ko-like');
    await expect.poll(() => document.querySelector('[data-card="0"]')?.textContent).toContain('한자음 요리1');
    const texts = ['0', '1'].map((card) => document.querySelector(`[data-card="${card}"]`)?.textContent ?? '');
    expect(texts.map((text) => text.includes('헷갈리기 쉬워요 뜻이 조금 달라요'))).toEqual([false, true]);
  });
});

describe('the order of a level', () => {
  test('a guest chooses that of a dictionary, and the address keeps it', async () => {
    fakeBrowseServer(61);
    const { screen } = await renderBrowse(start.jlpt);
    await expect.poll(() => shown()[0]).toBe(heading('jlpt', 1));
    await screen.getByRole('combobox', { name: common.sort }).selectOptions('dictionary');
    await expect.poll(address).toBe(at('jlpt', 'sort=dictionary'));
    await expect.poll(() => shown()[0]).toBe(heading('jlpt', 61));
    await screen.getByRole('combobox', { name: common.sort }).selectOptions('order');
    await expect.poll(() => shown()[0]).toBe(heading('jlpt', 1));
    expect(address()).toBe(start.jlpt);
  });

  test('other lists have no dictionary', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse('/words?sort=dictionary', { viewer: member() });
    await expect.poll(() => shown()[0]).toBe(heading('words', 1));
    await expect.element(screen.getByRole('combobox', { name: common.sort })).toHaveValue('order');
  });
});

describe('docs/product/lists.md#rows', () => {
  const rows = () => document.querySelector('[role=list]');
  const tops = () =>
    [...document.querySelectorAll('[data-card]')]
      .slice(0, 4)
      .map((card) => Math.round(card.getBoundingClientRect().top));
  afterEach(() => localStorage.removeItem('word-list-view'));

  test('a button shows the words as rows, and the device remembers it', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(start.jlpt);
    await expect.poll(() => new Set(tops()).size).toBe(2);
    await tap(screen.getByRole('button', { name: list.asRows }));
    await expect.poll(() => new Set(tops()).size).toBe(4);
    expect(rows()?.hasAttribute('data-compact')).toBe(true);
    expect(localStorage.getItem('word-list-view')).toBe('rows');
    const [first] = document.querySelectorAll('article');
    expect(first!.getBoundingClientRect().height).toBeLessThan(80);
    await tap(screen.getByRole('button', { name: list.asCards }));
    await expect.poll(() => new Set(tops()).size).toBe(2);
    expect(localStorage.getItem('word-list-view')).toBe('cards');
  });

  test('a narrow window has cards, whatever was chosen', async () => {
    fakeBrowseServer(FEW);
    const { screen } = await renderBrowse(start.jlpt);
    await tap(screen.getByRole('button', { name: list.asRows }));
    await expect.poll(() => rows()?.hasAttribute('data-compact')).toBe(true);
    await setWindow(800, 800);
    await expect.poll(() => rows()?.hasAttribute('data-compact')).toBe(false);
    await expect.element(screen.getByRole('button', { name: list.asCards })).not.toBeInTheDocument();
  });
});

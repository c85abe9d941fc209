import { type CheckedWordIds, type FoundWord, levels, PAGE_SIZE, type Word } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { cacheWith, type member } from '../../parts/study/study.test-kit.js';
import type { ListWord } from '../../parts/words/list/listing.js';
import { FieldsPage } from './pages/fields-page.js';
import { JlptPage } from './pages/jlpt-page.js';
import { KoLikePage } from './pages/ko-like-page.js';
import { WordsPage } from './pages/words-page.js';
import type { BrowsePageId } from './settings.js';

/** Word 1 of a list is the first; later ones have lower ids, as in the catalogue. */
export const word = (list: string, n: number, over: Partial<ListWord> = {}): ListWord => ({
  id: 60_000 - n,
  japaneseWord: `料${list}${n}`,
  hiragana: `りょう${n}`,
  koreanPronunciation: `료우${n}`,
  meaningKo: n % 10 === 0 ? `열째 ${n}` : `말 ${n}`,
  level: 'N5',
  ...over,
});

export type Call = { path: string; q: string; page: number; size: number; body: unknown };

/** The source of each page's list, and what its words are called there. */
export const listOf = { jlpt: 'N5', fields: '기초', koLike: '韓', words: '全' } as const satisfies Record<
  BrowsePageId,
  string
>;

/** Each page's address without anything chosen. */
export const start = {
  jlpt: '/jlpt?level=N5',
  fields: '/fields?value=기초',
  koLike: '/ko-like',
  words: '/words',
} as const satisfies Record<BrowsePageId, string>;

/** The heading of a page's n-th card. */
export const heading = (id: BrowsePageId, n: number) => `料${listOf[id]}${n}`;

/**
 * Answers the calls of the browsing pages. Every list has `total` words; a query finds those that have it in their
 * meaning. `gate` may hold an answer back, `refuse` may put another in its place.
 */
export function fakeBrowseServer(total = 61, saved: readonly number[] = []) {
  const server = {
    total,
    calls: [] as Call[],
    gate: async (_call: Call): Promise<void> => {},
    refuse: (_call: Call): Response | null => null,
    /** The readings of queries for which the list has nothing as typed. */
    readAs: {} as Readonly<Record<string, string>>,
    /** The words that the member saved, completed and waits for. */
    checked: { ids: [...saved], completedIds: [], cooldowns: {} } as CheckedWordIds,
  };
  const words = (list: string): ListWord[] => Array.from({ length: server.total }, (_, index) => word(list, index + 1));
  const likeKorean = () =>
    words(listOf.koLike).map((each, index) => ({
      ...each,
      hanja: `요리${index + 1}`,
      caution: index === 1 ? '뜻이 조금 달라요' : null,
    }));
  const page = (all: readonly Word[], { q: typed, page, size }: Call) => {
    const interpretedAs = server.readAs[typed] ?? null;
    const q = interpretedAs ?? typed;
    const found: FoundWord[] = q
      ? all
          .filter(({ meaningKo }) => meaningKo.includes(q))
          .map((each) => ({ ...each, rank: 2, match: 'exact', marks: { meaningKo: [[0, q.length]] } }))
      : [...all];
    return {
      content: found.slice(page * size, (page + 1) * size),
      number: page,
      size,
      totalPages: Math.ceil(found.length / size),
      totalElements: found.length,
      interpretedAs,
    };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://utarang.test');
    const path = decodeURIComponent(pathname);
    const call: Call = {
      path,
      q: searchParams.get('q') ?? '',
      page: Number(searchParams.get('page')),
      size: Number(searchParams.get('size') ?? PAGE_SIZE),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    server.calls.push(call);
    await server.gate(call);
    init?.signal?.throwIfAborted();
    const refused = server.refuse(call);
    if (refused) return refused;
    if (path === '/api/users/checked-words/ids') return Response.json(server.checked);
    if (path === '/api/words') return Response.json(page(words(listOf.words), call));
    if (path === '/api/words/all') return Response.json(words(listOf.words));
    if (path === '/api/ko-like/words') return Response.json(page(likeKorean(), call));
    if (path === '/api/ko-like/all') return Response.json(likeKorean());
    const level = levels.find((each) => path === `/api/difficulties/${each}/words`);
    if (level) {
      const inOrder = words(level);
      const isDictionary = searchParams.get('sort') === 'dictionary';
      return Response.json(page(isDictionary ? inOrder.toReversed() : inOrder, call));
    }
    const field = /^\/api\/fields\/(.+)\/words$/.exec(path)?.[1];
    if (field) return Response.json(words(field));
    return problem('not_found');
  });
  return server;
}

const testAddress = location.href;

/** Other tests may have left something on the device. */
localStorage.clear();
sessionStorage.clear();

type Setting = {
  viewer?: ReturnType<typeof member> | { role: 'ANONYMOUS' };
  /** The part of the shell that is rendered beside the page. */
  beside?: ReactNode;
};

/** Renders the browsing pages at an address, in the browser's own history. */
export async function renderBrowse(address: string, { viewer = { role: 'ANONYMOUS' }, beside }: Setting = {}) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer });
  const screen = await render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/jlpt" element={<JlptPage />} />
            <Route path="/fields" element={<FieldsPage />} />
            <Route path="/ko-like" element={<KoLikePage />} />
            <Route path="/words" element={<WordsPage />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
        {beside}
      </SiteRouter>
    </QueriesProvider>,
  );
  return { screen, client };
}

/** Back to where the tests are, with nothing kept: after each of them. */
export function leaveBrowse(): void {
  vi.restoreAllMocks();
  history.pushState(null, '', testAddress);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}

export const address = () => decodeURIComponent(location.pathname + location.search);

export const card = (index: number) => document.querySelector<HTMLElement>(`[data-card="${index}"]`);

/** A button of a card, by what it is called. */
export const buttonOf = (index: number, label: string) =>
  card(index)?.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);

/** The headings of the cards in the document, in order. */
export const shown = () => [...document.querySelectorAll('[data-card] h3')].map((heading) => heading.textContent);

/** The text of the status about the number of words. */
export const count = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).find((text) => /개/.test(text));

export const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;

/** Puts a text into the box as typing does, all of it at one moment. */
export function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

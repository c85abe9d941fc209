import {
  type FoundAll,
  type FoundWord,
  type Marks,
  PAGE_SIZE,
  type Start,
  type WordDetail,
  type WordsPage,
  wordDetail,
} from '@utarang/contract';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { createQueries } from '../../parts/queries.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { HomePage } from './pages/home-page.js';
import { WordPage } from './pages/word-page.js';

/** The word at a place of a search's result. */
function wordAt(q: string, mode: string, index: number): FoundWord {
  const marks: Marks = mode === 'meaning' ? { meaningKo: [[0, q.length]] } : { koreanPronunciation: [[0, q.length]] };
  return {
    id: 50_999 - index,
    japaneseWord: `語${index}`,
    hiragana: 'ご',
    koreanPronunciation: `${q}고${index}`,
    meaningKo: `${q}말 ${index}`,
    level: 'N5',
    ...(q && { rank: 1, match: 'exact', marks }),
  };
}

const nothings = [undefined, null, [], false, 0, ''];
/** A word of which nothing is known, as its page is sent it: a new field needs no line here. */
const nothingKnown = Object.fromEntries(
  Object.entries(wordDetail.shape).map(([field, shape]) => [
    field,
    nothings.find((nothing) => shape.safeParse(nothing).success),
  ]),
);

/** 食べる, as its page is sent it. */
export const details = (over: Partial<WordDetail> = {}): WordDetail =>
  wordDetail.parse({
    ...nothingKnown,
    id: 50_100,
    japaneseWord: '食べる',
    hiragana: 'たべる',
    koreanPronunciation: '타베루',
    meaningKo: '먹다',
    level: 'N5',
    partsOfSpeech: ['verb-ru'],
    levels: ['N5'],
    bridge: { parts: [{ kanji: '食', reading: '식' }], hangul: null, changed: null },
    ...over,
  });

export type Call = {
  path: string;
  mode: string;
  q: string;
  page: number;
  exact: boolean;
  signal: AbortSignal | undefined;
};

const none = { total: 0, content: [] };
/** The answer of a search that finds nothing besides words. */
const nothingFound = (q: string): FoundAll => ({
  q,
  words: none,
  songs: none,
  artists: none,
  entries: none,
  kanji: none,
  text: false,
  order: [],
});

const problem = (status: number, code: string, detail: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, detail }, { status });

/**
 * Answers the calls of the word pages. `totals` says how many words a query finds; `gate` may hold an answer back;
 * `down` lets everything fail.
 */
export function fakeServer(totals: Record<string, number> = {}) {
  const server = {
    calls: [] as Call[],
    down: false,
    gate: async (_call: Call): Promise<void> => {},
    words: {} as Record<string, WordDetail>,
    start: {
      day: '2026-11-22',
      word: details(),
      example: null,
      line: null,
      levels: { N5: 721, N4: 665, N3: 1725, N2: 1931, N1: 3033 },
    } as Start,
    /** The queries that are read in another way than typed. */
    readAs: {} as Record<string, string>,
    /** Answers of other calls by their address; a call without one fails. */
    others: {} as Record<string, unknown>,
    /** The finds of a query besides words. */
    everything: {} as Record<string, Partial<FoundAll>>,
    /** The further answers of the server to a query: how it was heard, what the other mode has. */
    heard: {} as Record<string, Partial<WordsPage>>,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search, searchParams } = new URL(String(input), 'http://utarang.test');
    if (pathname === '/api/search') {
      const q = searchParams.get('q') ?? '';
      return Response.json({ ...nothingFound(q), ...server.everything[q] });
    }
    const call: Call = {
      path: pathname,
      mode: searchParams.get('mode') ?? '',
      q: searchParams.get('q') ?? '',
      page: Number(searchParams.get('page')),
      exact: searchParams.get('exact') === 'true',
      signal: init?.signal ?? undefined,
    };
    server.calls.push(call);
    await server.gate(call);
    call.signal?.throwIfAborted();
    if (server.down) return problem(503, 'unavailable', '지금은 서비스를 쓸 수 없어요. 잠시 후 다시 시도해 주세요.');
    if (pathname === '/api/start') return Response.json(server.start);
    if (pathname.endsWith('/examples') || pathname === '/api/sentences') {
      const answer = server.others[pathname + search];
      return answer ? Response.json(answer) : problem(503, 'unavailable', '지금은 서비스를 쓸 수 없어요.');
    }
    if (pathname !== '/api/words') {
      const word = server.words[pathname.replace('/api/words/', '')];
      return word ? Response.json(word) : problem(404, 'word_not_found', '단어를 찾을 수 없어요');
    }
    const interpretedAs = call.exact ? null : (server.readAs[call.q] ?? null);
    const total = totals[interpretedAs ?? call.q] ?? (call.q ? 1 : 721);
    const first = call.page * PAGE_SIZE;
    const page: WordsPage = {
      content: Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, total - first)) }, (_, index) =>
        wordAt(call.q, call.mode, first + index),
      ),
      number: call.page,
      size: PAGE_SIZE,
      totalPages: Math.ceil(total / PAGE_SIZE),
      totalElements: total,
      interpretedAs,
      ...server.heard[call.q],
    };
    return Response.json(page);
  });
  return server;
}

const testAddress = location.href;

/** Renders the word pages at an address, in the browser's own history. */
export async function renderPages(address: string, state: unknown = null) {
  history.pushState({ usr: state, key: `test-${Math.random()}`, idx: 0 }, '', address);
  return render(
    <QueriesProvider
      client={createQueries({
        page: 'home',
        site: { contactEmail: null, openChatUrl: null },
        viewer: { role: 'ANONYMOUS' },
        queries: [],
      })}
    >
      <SiteRouter>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/words/:id" element={<WordPage />} />
        </Routes>
      </SiteRouter>
    </QueriesProvider>,
  );
}

export const leavePages = () => history.pushState(null, '', testAddress);

/** The address as a person reads it. */
export const address = () => decodeURIComponent(location.pathname + location.search);

export const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;

/** Puts a text into the box as typing does, all of it at one moment. */
export function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export const checkedMode = () => document.querySelector('[role=radio][aria-checked=true]')?.textContent;
export const count = () => document.querySelector('form [role=status]')?.textContent;
export const said = () => document.querySelector('[data-announcer]')?.textContent;
export const firstWord = () => document.querySelector('[role=listitem] article')?.textContent;

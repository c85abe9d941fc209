import { type AnalysedText, type AnalysedToken, queryKeys } from '@utarang/contract';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { toasts } from '../../ui/toast/toasts.js';
import { QueriesProvider } from '../queries-provider.js';
import { problem } from '../study/fake-server.test-kit.js';
import { cacheWith, member } from '../study/study.test-kit.js';
import { startOfDay } from '../today/today.test-kit.js';

const CAT = 50_331;

const token = (written: string, start: number, over: Partial<AnalysedToken> = {}): AnalysedToken => ({
  ...{ start, end: start + written.length, written, reading: null, pronunciation: null, dictionary: null },
  ...{ partOfSpeech: 'plain', wordId: null, entry: null, gloss: null, steps: [], furigana: [[written, null]] },
  ...over,
});

/**
 * The answer of the server about a text: 猫 is a word of the book, 窓 one that it does not have, and all else is plain.
 */
export const analysed = (text: string): AnalysedText => ({
  stanzas: [
    text.split('\n').map((line) => ({
      ...{ text: line, startMs: null, endMs: null, translation: null },
      tokens: [...line].map((letter, index) => {
        const word = { dictionary: letter, partOfSpeech: 'noun' as const };
        if (letter === '猫')
          return token(letter, index, {
            ...word,
            reading: 'ねこ',
            pronunciation: '네코',
            wordId: CAT,
            furigana: [['猫', 'ねこ']],
          });
        if (letter === '窓')
          return token(letter, index, { ...word, reading: 'まど', pronunciation: '마도', furigana: [['窓', 'まど']] });
        return token(letter, index);
      }),
    })),
  ],
  words: [
    { id: CAT, japaneseWord: '猫', hiragana: 'ねこ', koreanPronunciation: '네코', meaningKo: '고양이', level: 'N5' },
  ],
  patterns: text.includes('窓')
    ? [{ list: 'endings', id: 'ni-chigai-nai', form: 'に違いない', meaning: '~임이 틀림없다', written: 'に違いない' }]
    : [],
  known: { N5: 1, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 1 },
  recognised: { furigana: 0, times: 0, pronunciations: 0, translations: 0, marks: 0 },
  title: null,
  artist: null,
});

export type Asked = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

/** `answer` answers first; what it leaves out is answered as the server does. An unknown call is not found. */
export function fakeTextServer(answer: Answer = () => undefined): { readonly asked: Asked[]; answer: Answer } {
  const server = { asked: [] as Asked[], answer };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const asked = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    };
    server.asked.push(asked);
    const answered = await server.answer(asked);
    if (answered) return answered;
    if (asked.path === '/api/text/analyse') return Response.json(analysed((asked.body as { text: string }).text));
    if (asked.path.endsWith('/checked-words/ids'))
      return Response.json({ ids: [CAT], completedIds: [], cooldowns: {} });
    if (asked.path === '/api/my-lyrics/corrections' || asked.path === '/api/my-lyrics') return Response.json([]);
    if (asked.path.startsWith('/api/words?')) return Response.json({ content: [], page: 0, size: 6, totalElements: 0 });
    return problem('not_found');
  });
  return server;
}

const testAddress = location.href;

/** Renders a page in the browser's own history, to a guest or to a member. */
export async function renderPage(address: string, path: string, page: ReactNode, asMember = false) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer: asMember ? member() : { role: 'ANONYMOUS' } });
  client.setQueryData(queryKeys.start(), startOfDay); // a page without a text brings it
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
}

export function leavePage(): void {
  vi.restoreAllMocks();
  history.pushState(null, '', testAddress);
  localStorage.clear();
  sessionStorage.clear();
  toasts.set([]);
}

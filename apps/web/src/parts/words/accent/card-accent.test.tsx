import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { showCardAccents } from '../../../lib/card-accents.js';
import { WordCard } from '../list/word-card.js';

const taberu: Word = {
  ...{
    id: 1,
    japaneseWord: '食べる',
    hiragana: 'たべる',
    koreanPronunciation: '타베루',
    meaningKo: '먹다',
    level: 'N5',
  },
};
const koko: Word = { ...taberu, id: 2, japaneseWord: 'ここ', hiragana: 'ここ', koreanPronunciation: '코코' };
const phrase: Word = {
  ...taberu,
  id: 3,
  japaneseWord: '気になる',
  hiragana: 'きになる',
  koreanPronunciation: '키니 나루',
};
const unknown: Word = { ...taberu, id: 4 };
const answers: Readonly<Record<string, readonly number[]>> = { 1: [2, 0], 2: [0], 3: [0, 1], 4: [] };

const asked: string[] = [];
async function cards(...words: readonly Word[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, location.href).searchParams.get('ids') ?? '';
    asked.push(ids);
    return Response.json(ids.split(',').map((id) => ({ id: Number(id), accent: answers[id] })));
  });
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {words.map((word) => (
          <WordCard key={word.id} word={word} />
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container;
}

/** The readings that stand under a line, each unit with its morae parted. */
const lines = (container: Element) =>
  [...container.querySelectorAll('p [lang="ja"] [lang="ja"]')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join('|'),
  );

afterEach(() => {
  showCardAccents(false);
  asked.length = 0;
  vi.unstubAllGlobals();
});

test('cards are quiet and ask for nothing where nobody wants the pitch', async () => {
  const container = await cards(taberu, koko);
  expect(lines(container)).toEqual([]);
  expect(asked).toEqual([]);
});

test('all cards ask together, and a phrase has a line for each unit', async () => {
  showCardAccents(true);
  const container = await cards(taberu, koko, phrase, unknown);
  await vi.waitFor(() => expect(lines(container)).toEqual(['た|べ|る', 'こ|こ', 'き|に', 'な|る']));
  expect(asked).toEqual(['1,2,3,4']);
});

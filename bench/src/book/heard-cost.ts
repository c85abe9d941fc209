import { readFileSync } from 'node:fs';
import { asSearched } from '@utarang/domain/language';
import { createSearchIndex, type SearchIndex, withHeard } from '@utarang/domain/search';
import { memoryInUse } from '../measures/memory.js';
import { type Spread, spreadOf } from '../measures/percentile.js';
import type { BookWord } from '../words/book.js';

export type HeardParameters = { readonly wordsFile: string };

/** The cost of inflected forms and phrases beyond the index of words: in memory, at the start, and for each search. */
export type HeardCost = {
  readonly inflecting: number;
  readonly buildMs: number;
  readonly bytes: number;
  /** In milliseconds, over the queries; each query counts with the median of its rounds. */
  readonly forms: Spread;
  readonly phrases: Spread;
  readonly nonsense: Spread;
};

const ROUNDS = 15;
const WINDOW = { offset: 0, limit: 24 };
const INFLECTING = /^(?:verb|adj|noun|pronoun|numeral)/;

/**
 * Endings for the pronunciation of a verb. Not everything that comes of it is a form: a search for it costs as much.
 */
const ENDINGS = ['마스', '나이', '타이', '테', '타', '테루', '나캇타', '타쿠나이', '마셍', '라레나이'];
const AROUND = ['키미노', '와타시노', '보쿠와 ', '아나타가 '];

export async function heardCost({ wordsFile }: HeardParameters): Promise<HeardCost> {
  const words = JSON.parse(readFileSync(wordsFile, 'utf8')) as BookWord[];
  const index = createSearchIndex(words);
  for (const make of index.parts) make();
  const before = await memoryInUse();
  const start = performance.now();
  const search = withHeard(index, words);
  for (const make of search.parts) make();
  const buildMs = performance.now() - start;
  const bytes = (await memoryInUse()) - before;

  const every = <T>(items: readonly T[], count: number) =>
    items.filter((_, index) => index % Math.ceil(items.length / count) === 0);
  const spoken = words.map(({ koreanPronunciation }) => koreanPronunciation);
  const verbs = words.filter(({ partsOfSpeech }) => partsOfSpeech.some((part) => /^verb-/.test(part)));
  const forms = every(verbs, 300).map(
    ({ koreanPronunciation }, index) => koreanPronunciation.slice(0, -1) + ENDINGS[index % ENDINGS.length]!,
  );
  const phrases = every(spoken, 300).map(
    (word, index) => `${AROUND[index % AROUND.length]!}${word}${index % 2 ? '가' : '데스'}`,
  );
  const nonsense = every(spoken, 20).map((word) => word.repeat(100).slice(0, 50));
  return {
    inflecting: words.filter(({ partsOfSpeech }) => partsOfSpeech.some((part) => INFLECTING.test(part))).length,
    buildMs,
    bytes,
    forms: timed(search, forms),
    phrases: timed(search, phrases),
    nonsense: timed(search, nonsense),
  };
}

function timed(search: SearchIndex, queries: readonly string[]): Spread {
  const times = queries.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++) {
    queries.forEach((query, index) => {
      const start = performance.now();
      search.search(asSearched(query), 'pronunciation', WINDOW);
      times[index]!.push(performance.now() - start);
    });
  }
  return spreadOf(times.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1]!));
}

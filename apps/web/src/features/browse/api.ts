import type { KoLikeWord, KoLikeWordsPage, LevelWordsPage, Word } from '@utarang/contract';
import { PAGE_SIZE, PAGE_SIZE_MAX, withQuery } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
import { type CallOptions, getJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { WORD, WORDS_PAGE } from '../../parts/words/outlines.js';

type LevelPage = { level: string; q: string; page: number; isDictionary: boolean };

const levelCall = ({ level, q, page, isDictionary }: LevelPage, size: number) =>
  withQuery(`/api/difficulties/${encodeURIComponent(level)}/words`, {
    q,
    sort: isDictionary && 'dictionary',
    page: String(page),
    size: String(size),
  });

const FIELDS = ['japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'] as const;

/**
 * A page of a list that was sent whole, as a server of the level's words may do: it is searched and paginated here
 * (docs/product/lists.md#jlpt-words).
 */
function pageOfArray(words: Word[], typed: string, number: number): LevelWordsPage {
  const q = normalise(typed);
  const found = q === '' ? words : words.filter((word) => FIELDS.some((field) => normalise(word[field]).includes(q)));
  return {
    content: found.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE),
    number,
    size: PAGE_SIZE,
    totalPages: Math.ceil(found.length / PAGE_SIZE),
    totalElements: found.length,
    interpretedAs: null,
  };
}

/** A page of a level's words, or of those that a query finds. `page` is 0-based. */
export const fetchLevelPage = (wanted: LevelPage, options: CallOptions): Promise<LevelWordsPage> =>
  getJson(levelCall(wanted, PAGE_SIZE), options).then((answer) =>
    Array.isArray(answer)
      ? pageOfArray(requireOutline<Word[]>([WORD])(answer), wanted.q, wanted.page)
      : requireOutline<LevelWordsPage>(WORDS_PAGE)(answer),
  );

/** Fetches all words of a level: the first answer has their number, the others are fetched together. */
export async function fetchLevel(level: string, options: CallOptions): Promise<Word[]> {
  const part = (page: number) =>
    getJson(levelCall({ level, q: '', page, isDictionary: false }, PAGE_SIZE_MAX), options);
  const answer = await part(0);
  if (Array.isArray(answer)) return requireOutline<Word[]>([WORD])(answer);
  const first = requireOutline<LevelWordsPage>(WORDS_PAGE)(answer);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
      part(index + 1).then(requireOutline<LevelWordsPage>(WORDS_PAGE)),
    ),
  );
  return [first, ...rest].flatMap(({ content }) => content);
}

export const fetchAllWords = (options: CallOptions): Promise<Word[]> =>
  getJson('/api/words/all', options).then(requireOutline<Word[]>([WORD]));

export const fetchField = (name: string, options: CallOptions): Promise<Word[]> =>
  getJson(`/api/fields/${encodeURIComponent(name)}/words`, options).then(requireOutline<Word[]>([WORD]));

/** A page of the words like Korean, or of those that a query finds. `page` is 0-based. */
export const fetchKoLikePage = (q: string, page: number, options: CallOptions): Promise<KoLikeWordsPage> =>
  getJson(withQuery('/api/ko-like/words', { q, page: String(page), size: String(PAGE_SIZE) }), options).then(
    requireOutline<KoLikeWordsPage>(WORDS_PAGE),
  );

export const fetchKoLike = (options: CallOptions): Promise<KoLikeWord[]> =>
  getJson('/api/ko-like/all', options).then(requireOutline<KoLikeWord[]>([WORD]));

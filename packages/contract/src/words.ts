import * as z from 'zod/mini';
import { idInPath } from './ids.js';
import { pageOf, pageQuery } from './page.js';
import { levels, QUERY_MAX, searchModes } from './terms.js';
import { line } from './text.js';
import { invalid } from './validation.js';

export const level = z.enum(levels);

/** A word as every list shows it (spec section 3). */
export const word = z.object({
  id: z.int().check(z.positive()),
  /** As written: kanji, or kana where it is written so. */
  japaneseWord: z.string(),
  /** The reading as written: katakana for loan words. */
  hiragana: z.string(),
  /** The reading in Hangul. */
  koreanPronunciation: z.string(),
  /** Korean senses, separated by `, `. */
  meaningKo: z.string(),
  level: z.nullable(level),
});
export type Word = z.infer<typeof word>;

/** Half-open ranges `[start, end)` in UTF-16 units of the field's text, ascending, not overlapping. */
const ranges = z.array(z.tuple([z.number(), z.number()]));

/** What a query matched in each field; fields without a match are left out. */
export const marks = z.object({
  japaneseWord: z.optional(ranges),
  hiragana: z.optional(ranges),
  koreanPronunciation: z.optional(ranges),
  meaningKo: z.optional(ranges),
});
export type Marks = z.infer<typeof marks>;

/** A word in a search result. `rank`, `match` and `marks` are there only when there was a query. */
export const foundWord = z.extend(word, {
  /**
   * Relevance, lower first: exact 0, prefix 1, substring 2 + position / 1000, meaning + 0.05 (spec section 5). Of a
   * tolerant match, 4 more for every reading of the query that was tried before.
   */
  rank: z.optional(z.number()),
  match: z.optional(z.enum(['exact', 'tolerant'])),
  marks: z.optional(marks),
});
export type FoundWord = z.infer<typeof foundWord>;

/** GET /api/words */
export const wordsQuery = z.object({
  mode: z._default(z.enum(searchModes, invalid('mode_unknown')), 'all'),
  q: z._default(line(QUERY_MAX, 'query_too_long'), ''),
  /** Searches for exactly what was typed: no other spelling, and no other reading of the query. */
  exact: z._default(
    z.pipe(
      z.enum(['true', 'false'], invalid('value_invalid')),
      z.transform((text) => text === 'true'),
    ),
    false,
  ),
  ...pageQuery,
});

export const wordsPage = z.extend(pageOf(foundWord), {
  /**
   * The query that was used instead, where nothing was found as typed and the first hits are by another script or
   * keyboard layout: 타베루 for taberu and for xkqpfn. Null where the query is what was typed, spelt loosely or not.
   */
  interpretedAs: z.nullable(z.string()),
});
export type WordsPage = z.infer<typeof wordsPage>;

/** GET /api/words/all */
export const allWords = z.array(word);

/** Path parameter of every call on one word; anything but a positive integer is `word_id_invalid`. */
export const wordParams = z.object({ id: idInPath('word_id_invalid') });

export const partsOfSpeech = [
  'noun',
  'noun-suru',
  'pronoun',
  'numeral',
  'counter',
  'verb-u',
  'verb-ru',
  'verb-irregular',
  'adj-i',
  'adj-na',
  'determiner',
  'adverb',
  'conjunction',
  'interjection',
  'particle',
  'prefix',
  'suffix',
  'expression',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** GET /api/words/{id} */
export const wordDetail = z.extend(word, {
  partsOfSpeech: z.array(z.enum(partsOfSpeech)),
  levels: z.array(level),
  /** Korean names of the situations the word belongs to. */
  fields: z.array(z.string()),
  /** The note that ties the word to a like Korean one, or null. */
  koLike: z.nullable(z.object({ hanja: z.nullable(z.string()), caution: z.nullable(z.string()) })),
  songs: z.array(z.object({ id: z.number(), title: z.string() })),
  /** What else finds the word when it is searched by pronunciation: other Hangul, rōmaji, initials, the other keyboard layout. */
  spellings: z.array(z.string()),
  /** Other words read the same. This list and the next: the most basic first, and not all where there are many. */
  sameReading: z.array(word),
  /** Other words that hold the word's first kanji. */
  sameKanji: z.array(word),
});
export type WordDetail = z.infer<typeof wordDetail>;

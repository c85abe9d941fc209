import { asSearched } from '@utarang/domain/language';
import * as z from 'zod/mini';
import { described } from './described.js';
import { artist, song } from './songs.js';
import { levels, QUERY_MAX } from './terms.js';
import { requiredLine } from './text.js';
import { foundWord } from './words.js';

/** The most results of each kind in an answer; `total` is the number of all. */
export const SEARCH_SHOWN = { words: 6, songs: 3, artists: 3, entries: 3, kanji: 6 } as const;

/** GET /api/search: the search over everything (docs/product/search.md#one-search). */
export const searchQuery = z.object({
  q: z.pipe(requiredLine(QUERY_MAX, 'query_required', 'query_too_long'), z.transform(asSearched)),
});

/** The bands of a search: kinds of results with headings of their own. */
export const searchBands = ['words', 'music', 'entries', 'kanji'] as const;
export type SearchBand = (typeof searchBands)[number];

const total = z.int().check(z.nonnegative());

/** A particle or an ending that a query finds. */
export const foundEntry = z.object({
  list: z.enum(['particles', 'endings']),
  id: z.string(),
  form: z.string(),
  pronunciation: z.string(),
  meaning: z.string(),
  level: z.enum(levels),
});
export type FoundEntry = z.infer<typeof foundEntry>;

/** A kanji of the query, or one with the query as its Sino-Korean reading. */
export const foundKanji = z.object({
  kanji: z.string(),
  hunEum: described(z.nullable(z.string()), 'Its Korean name: 배울 학. Null where it is not known.'),
  eum: described(z.array(z.string()), 'How Korean reads it, the likeliest first.'),
  wordCount: described(total, 'How many words of the book are written with it.'),
});
export type FoundKanji = z.infer<typeof foundKanji>;

export const foundAll = z.object({
  q: described(z.string(), 'The query as it was read: without outer blanks.'),
  words: described(
    z.object({ total, content: z.array(foundWord) }),
    'The first words of `/api/words` in the mode `all`.',
  ),
  songs: z.object({ total, content: z.array(song) }),
  artists: z.object({ total, content: z.array(artist) }),
  entries: described(z.object({ total, content: z.array(foundEntry) }), 'Particles and endings.'),
  kanji: z.object({ total, content: z.array(foundKanji) }),
  text: described(z.boolean(), 'Whether the query is Japanese that reads as a sentence.'),
  order: described(
    z.array(z.enum(searchBands)),
    'The kinds that found something in the order in which they are shown: what is named as a whole first.',
  ),
});
export type FoundAll = z.infer<typeof foundAll>;

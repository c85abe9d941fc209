import * as z from 'zod/mini';
import { described } from './described.js';
import { example } from './sentences.js';
import { lyricLine, song } from './songs.js';
import { levels } from './terms.js';
import { word } from './words.js';

/** GET /api/start: the content of the home page's start, beside its first words (docs/product/search.md). */
export const start = z.object({
  day: described(z.string(), 'The day in Seoul, `YYYY-MM-DD`.'),
  word: described(z.nullable(word), "The day's word, the same for everybody; null where the book has none."),
  example: described(z.nullable(example), 'The simplest sentence with it.'),
  line: described(
    z.nullable(z.object({ song, line: lyricLine, words: z.array(word) })),
    "The day's line of a song that was written for the product, with its words in their order; null where none is fit.",
  ),
  levels: described(z.record(z.enum(levels), z.int()), 'How many words each level has.'),
});
export type Start = z.infer<typeof start>;

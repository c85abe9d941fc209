import * as z from 'zod/mini';
import { described } from './described.js';
import { placedEntries } from './entry-address.js';
import { pageOf, pageQuery } from './page.js';
import { levels, QUERY_MAX } from './terms.js';
import { searchLine } from './text.js';

/** A half-open range in UTF-16 units of the Japanese. */
const range = z.tuple([z.number(), z.number()]);

/** A sentence of the bank (docs/product/sentences.md#bank-of-sentences). */
export const sentence = z.object({
  id: z.int().check(z.positive()),
  japanese: z.string(),
  furigana: described(
    z.array(z.tuple([z.string(), z.nullable(z.string())])),
    'Each part of the Japanese with the reading above it, or null where it reads itself. The parts joined are `japanese`.',
  ),
  pronunciation: described(z.string(), 'In Hangul, with spaces.'),
  korean: z.string(),
  level: z.enum(levels),
  words: described(
    z.array(z.object({ id: z.int().check(z.positive()), start: z.number(), end: z.number() })),
    'The words of the book in it, in its order, in whatever form: `start` to before `end`, in UTF-16 units of `japanese`.',
  ),
  entries: placedEntries,
});
export type Sentence = z.infer<typeof sentence>;

/** A sentence as an example of a word. */
export const example = z.extend(sentence, {
  target: described(range, 'Where the word stands that it is an example of, in the same units.'),
});
export type Example = z.infer<typeof example>;

/** GET /api/words/{id}/examples */
export const examplesQuery = z.object(pageQuery);
export const examplesPage = pageOf(example);
export type ExamplesPage = z.infer<typeof examplesPage>;

/** GET /api/sentences */
export const sentencesQuery = z.object({ q: searchLine(QUERY_MAX, 'query_too_long'), ...pageQuery });

/** A sentence whose Korean contains the query. */
export const foundSentence = z.extend(sentence, {
  marks: described(z.array(range), 'Where `korean` holds the query: half-open ranges in its UTF-16 units.'),
});
export type FoundSentence = z.infer<typeof foundSentence>;
export const sentencesPage = pageOf(foundSentence);
export type SentencesPage = z.infer<typeof sentencesPage>;

import * as z from 'zod/mini';
import { described } from './described.js';
import { levels } from './terms.js';
import { invalid } from './validation.js';

const count = () => z.int().check(z.nonnegative());

/** The most words of one call: more than a text or a level has. */
export const KNOWN_AT_ONCE_MAX = 10_000;

/** POST /api/users/me/known-words, known-words/delete: the words of a text, for example. */
export const knownWordsBody = z.object({
  wordIds: described(
    z
      .array(z.int(invalid('value_invalid')).check(z.positive(invalid('value_invalid'))), invalid('value_invalid'))
      .check(z.minLength(1, invalid('value_invalid')), z.maxLength(KNOWN_AT_ONCE_MAX, invalid('value_invalid'))),
    'Words that the book does not have are passed over, unless it has none of them.',
  ),
});
export type KnownWordsBody = z.infer<typeof knownWordsBody>;

/** GET /api/users/me/known-words, and the answer of each change of the marks (docs/product/study.md#known-words). */
export const knownByMember = z.object({
  knownIds: described(z.array(z.number()), 'All words that are marked as known.'),
  levels: described(
    z.array(z.object({ level: z.enum(levels), known: count(), total: count() })),
    'How many words of each level are known: marked or completed.',
  ),
});
export type KnownByMember = z.infer<typeof knownByMember>;

import * as z from 'zod/mini';
import { described } from './described.js';
import { invalid } from './validation.js';

/** The most words whose accents one call asks for: more than a screen of cards has. */
export const ACCENTS_AT_ONCE = 60;

const IDS = new RegExp(`^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,${ACCENTS_AT_ONCE - 1}}$`);

/** GET /api/words/accents: ids with a comma between them. */
export const accentsQuery = z.object({
  ids: described(
    z.pipe(
      z.string(invalid('value_invalid')).check(z.regex(IDS, invalid('value_invalid'))),
      z.transform((text: string) => text.split(',').map(Number)),
    ),
    `Ids of words with \`,\` between them, at most ${ACCENTS_AT_ONCE}.`,
  ),
});

/** The accents of words, in the order asked for (docs/product/words.md#pitch). */
export const wordAccents = z.array(
  z.object({
    id: z.int().check(z.positive()),
    accent: described(z.array(z.int().check(z.nonnegative())), 'As the page of the word has it; empty where unknown.'),
  }),
);
export type WordAccents = z.infer<typeof wordAccents>;

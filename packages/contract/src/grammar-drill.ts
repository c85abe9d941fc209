import * as z from 'zod/mini';
import { described } from './described.js';
import { endingGroups, particleCategories } from './entry-groups.js';
import { sentence } from './sentences.js';
import { levelNamed, levels } from './terms.js';

export const entryLists = ['particles', 'endings'] as const;

/** The most letters of an entry's id. */
const ID_MAX = 60;

/** GET /api/grammar-questions */
export const grammarQuestionsQuery = z.object({
  list: z.enum(entryLists),
  // "Levels are written in either case" (docs/product/pages.md#redirects)
  level: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => levelNamed(text) ?? text),
      ),
      z.enum(levels),
    ),
  ),
  group: described(
    z.optional(z.enum([...particleCategories, ...endingGroups])),
    'A category of particles, or a group of endings.',
  ),
  near: described(
    z.optional(z.string().check(z.maxLength(ID_MAX))),
    'The id of an entry of either list: it and what is confused with it are asked, whatever list, level and group.',
  ),
});
export type GrammarQuestionsQuery = z.infer<typeof grammarQuestionsQuery>;

const form = { written: z.string(), reading: z.string() };

export const grammarOption = z.object({
  list: z.enum(entryLists),
  id: z.string(),
  form: described(z.string(), 'The entry as it is written in its list.'),
  meaning: z.string(),
  ...form,
});
export type GrammarOption = z.infer<typeof grammarOption>;

/** A sentence with a blank that a particle or an ending fills. */
export const grammarQuestion = z.object({
  sentence,
  blank: described(z.tuple([z.number(), z.number()]), 'A half-open range in UTF-16 units of `japanese`.'),
  asks: described(
    z.enum(['form', 'meaning']),
    'What fills the blank; or, in a review, what the stretch means, where no blank tells it.',
  ),
  word: described(
    z.nullable(z.object(form)),
    'The word of which the blank is a form; null where the blank stands behind a noun.',
  ),
  level: z.enum(levels),
  tip: described(z.string(), 'When to use what is asked, in Korean.'),
  right: grammarOption,
  wrong: described(z.array(grammarOption), 'Three, none of which fits.'),
  alike: described(z.array(grammarOption), 'What says nearly the same: a typed one is not wrong.'),
});
export type GrammarQuestion = z.infer<typeof grammarQuestion>;

export const grammarQuestions = z.array(grammarQuestion);

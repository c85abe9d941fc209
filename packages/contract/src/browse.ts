import { asStored } from '@utarang/domain/language';
import * as z from 'zod/mini';
import { described } from './described.js';
import type { ErrorCode } from './errors.js';
import { pageQuery } from './page.js';
import { FIRST_LEVEL, levelNamed, levelSorts, QUERY_MAX } from './terms.js';
import { searchLine } from './text.js';
import { invalid } from './validation.js';
import { foundWord, word, wordsPage } from './words.js';

const q = searchLine(QUERY_MAX, 'query_too_long');

const levelInPath = z.pipe(
  z.string().check(z.refine((text) => levelNamed(text) !== null, 'level_not_found' satisfies ErrorCode)),
  z.transform((text) => levelNamed(text) ?? FIRST_LEVEL),
);

/** GET /api/difficulties/{level}/words: the level in any case; another one is `level_not_found`. */
export const levelParams = z.object({ level: levelInPath });
export const levelWordsQuery = z.object({
  q,
  sort: described(
    z._default(z.enum(levelSorts, invalid('value_invalid')), 'order'),
    '`order`: in an order for learners, N5 in the order of the book; `dictionary`: by reading. A search is ranked.',
  ),
  ...pageQuery,
});
/**
 * The page in the requested order without a query, else ranked as in a search; like a search it says how the query was
 * read.
 */
export const levelWordsPage = wordsPage;
export type LevelWordsPage = z.infer<typeof levelWordsPage>;

/** GET /api/fields: the names of the situations, in the order of the navigation. */
export const fields = z.array(z.string());

/** GET /api/fields/{value}/words, in an order for learners; an unknown name is `field_not_found`. */
export const fieldParams = z.object({ value: z.pipe(z.string(), z.transform(asStored)) });
export const fieldWords = z.array(word);
export type FieldWords = z.infer<typeof fieldWords>;

/** The fields of a word like Korean: its Sino-Korean reading, and how its meaning differs. */
const likeness = {
  hanja: described(z.nullable(z.string()), '한자음: 요리 for 料理.'),
  caution: described(z.nullable(z.string()), 'A Korean note on a false friend.'),
};

/** A word like Korean. */
export const koLikeWord = z.extend(word, likeness);
export type KoLikeWord = z.infer<typeof koLikeWord>;

/** GET /api/ko-like/all, in an order for learners; ranked where there is a query. */
export const koLikeQuery = z.object({ q });
export const koLikeWords = z.array(koLikeWord);

/** GET /api/ko-like/words: the list page by page; like a search it says how the query was read. */
export const koLikePageQuery = z.object({ q, ...pageQuery });
export const koLikeWordsPage = z.extend(wordsPage, { content: z.array(z.extend(foundWord, likeness)) });
export type KoLikeWordsPage = z.infer<typeof koLikeWordsPage>;

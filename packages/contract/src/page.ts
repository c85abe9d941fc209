import * as z from 'zod/mini';
import { described } from './described.js';
import { PAGE_SIZE, PAGE_SIZE_MAX } from './terms.js';
import { invalid } from './validation.js';

/** A whole number in a query string, which Fastify passes as text. Anything else is refused with `code`. */
const wholeNumber = (min: number, max: number, code: 'page_invalid' | 'size_invalid', absent: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, invalid(code))),
      z.pipe(
        z.transform((digits: string) => Number(digits)),
        z.int(invalid(code)).check(z.gte(min, invalid(code)), z.lte(max, invalid(code))),
      ),
    ),
    absent,
  );

/** `page` (0-based) and `size` of every paged list. A page past the end has an empty `content`. */
export const pageQuery = {
  page: described(
    wholeNumber(0, 999_999_999, 'page_invalid', 0),
    'Counted from 0. A page past the end has an empty `content`.',
  ),
  size: described(wholeNumber(1, PAGE_SIZE_MAX, 'size_invalid', PAGE_SIZE), `Items a page, 1 to ${PAGE_SIZE_MAX}.`),
};

/** The query of a page that may have more items, up to a whole list. */
export const wholePageQuery = (most: number) => ({
  page: pageQuery.page,
  size: described(wholeNumber(1, most, 'size_invalid', PAGE_SIZE), `Items a page, 1 to ${most}.`),
});

/** The page envelope, everywhere the same. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    number: described(z.number(), 'Of this page, counted from 0.'),
    size: z.number(),
    totalPages: z.number(),
    totalElements: z.number(),
  });

export type Page<Item> = {
  content: Item[];
  number: number;
  size: number;
  totalPages: number;
  totalElements: number;
};

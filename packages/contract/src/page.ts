import * as z from 'zod/mini';
import { PAGE_SIZE } from './terms.js';
import { invalid } from './validation.js';

/** A whole number in a query string; Fastify hands over text. Anything else is refused with `code`. */
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

/** `page` (0-based) and `size` of every paged list. A page past the end is answered with an empty `content`. */
export const pageQuery = {
  page: wholeNumber(0, 999_999_999, 'page_invalid', 0),
  size: wholeNumber(1, 100, 'size_invalid', PAGE_SIZE),
};

/** The page envelope, everywhere the same. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    /** 0-based. */
    number: z.number(),
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

import type { Page } from '@utarang/contract';

type Place = { readonly page: number; readonly size: number; readonly total: number };

/** The page envelope of a list of `total` items. */
export const pageAnswer = <Item>(content: Item[], { page, size, total }: Place): Page<Item> => ({
  content,
  number: page,
  size,
  totalPages: Math.ceil(total / size),
  totalElements: total,
});

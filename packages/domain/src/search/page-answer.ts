type Place = { readonly page: number; readonly size: number; readonly total: number };

/** The page envelope of a list of `total` items (docs/product/http.md#page-envelope). */
export const pageAnswer = <Item>(content: Item[], { page, size, total }: Place) => ({
  content,
  number: page,
  size,
  totalPages: Math.ceil(total / size),
  totalElements: total,
});

/**
 * Checks whether a title contains a meaning: "A title that tells it is not named" (docs/product/review.md#met-in).
 * Verbs and adjectives are searched by their stems.
 */
export function tellsMeaning(title: string, meaningKo: string): boolean {
  const parts = meaningKo.split(/[^가-힣]+/).map((part) => (part.length > 1 ? part.replace(/다$/, '') : part));
  return parts.some((part) => part !== '' && title.includes(part));
}

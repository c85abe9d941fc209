/** Adverbs of a high degree, each of which may replace another one. */
const DEGREE = '아주 매우 무척 몹시 정말 정말로 너무 너무너무 굉장히 엄청 엄청나게 대단히 참 진짜 상당히 되게'.split(
  ' ',
);

/**
 * The variants of a phrase with every other adverb of degree at its beginning: "one adverb of degree may stand for
 * another" (docs/product/grading.md#adverbs): 너무 좋다 for 아주 좋다. The adverb is not left out: 좋다 is not 아주 좋다.
 */
export function otherDegrees(text: string): string[] {
  const [first = '', ...rest] = text.split(/\s+/);
  if (rest.length === 0 || !DEGREE.includes(first)) return [];
  return DEGREE.filter((other) => other !== first).map((other) => [other, ...rest].join(' '));
}

/**
 * "Split at `, ; / ·` and line ends" (docs/product/grading.md#parts), and at these marks as other keyboards write them.
 */
const SEPARATOR = /[,;/·，；／、・ㆍ\n\r\u2028\u2029]/;

const BRACKET = /[([（［]/;

/** Runs of anything but separators, in which brackets keep theirs: 타다 (차, 배) is one sense, and 배 is none. */
const SENSE = /(?:[([（［][^)\]）］]*[)\]）］]?|[^,;/·，；／、・ㆍ\n\r\u2028\u2029([（［])+/g;

/** The senses of a `meaningKo`, as written, and the parts of an answer. */
export function sensesOf(meaningKo: string): string[] {
  const parts = BRACKET.test(meaningKo) ? (meaningKo.match(SENSE) ?? []) : meaningKo.split(SEPARATOR);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

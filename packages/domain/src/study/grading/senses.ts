/** "Split on `, ; / ·`" (`decisions.md`, Grading), and on the same marks as other keyboards write them. */
const SEPARATOR = /[,;/·，；／、・ㆍ]/;

const BRACKET = /[([（［]/;

/** Runs of anything but separators, in which brackets keep theirs: 타다 (차, 배) is one sense, and 배 is none. */
const SENSE = /(?:[([（［][^)\]）］]*[)\]）］]?|[^,;/·，；／、・ㆍ([（［])+/g;

/** The senses of a `meaningKo`, as written. */
export function sensesOf(meaningKo: string): string[] {
  const parts = BRACKET.test(meaningKo) ? (meaningKo.match(SENSE) ?? []) : meaningKo.split(SEPARATOR);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

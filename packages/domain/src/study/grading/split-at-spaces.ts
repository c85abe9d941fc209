/** The most words of a text that is split; senses have fewer. */
const WORDS_MAX = 8;

/**
 * Splits a text at spaces into the fewest parts, at least two, that `said` all gives a result for, and joins these
 * results; null where there are none: 나 저, 한 개 하나.
 */
export function splitAtSpaces<T>(text: string, said: (part: string) => T | null): T | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  for (let end = words.length - 1; end > 0; end--) {
    const first = said(words.slice(0, end).join(' '));
    if (first === null) continue;
    const rest = words.slice(end).join(' ');
    const second = said(rest) ?? splitAtSpaces(rest, said);
    if (second !== null) return second;
  }
  return null;
}

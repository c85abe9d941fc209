/** Senses have fewer words. */
const WORDS_MAX = 8;

/**
 * Joins what parts of a text say with a space between, where all of them say something; null otherwise. `said` tells
 * what one part says. The parts are as few as can be, two at least: 나 저, 한 개 하나.
 */
export function inTwo<T>(text: string, said: (part: string) => T | null): T | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > WORDS_MAX) return null;
  for (let end = words.length - 1; end > 0; end--) {
    const first = said(words.slice(0, end).join(' '));
    if (first === null) continue;
    const rest = words.slice(end).join(' ');
    const second = said(rest) ?? inTwo(rest, said);
    if (second !== null) return second;
  }
  return null;
}

import { foldKey, hasHangul, romajiToHangul } from '../language/index.js';

/** The share of a line's sounds that has to match. A translation matches hardly a third. */
const ALIKE = 0.6;
/** The most letters that are compared; longer lines are compared by their beginning. */
const LENGTH_MAX = 160;

/**
 * Checks whether Hangul, or rōmaji, is the pronunciation of a line with the pronunciation `sound`, in Hangul. Both are
 * compared in the tolerant key of the search, so that 마도오 아케테 and 마도 오 아케떼 are equal.
 */
export function soundsAlike(sound: string, text: string): boolean {
  const [one, other] = [keyOf(sound), keyOf(spoken(text))];
  if (one === '' || other === '') return false;
  const longer = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < longer * ALIKE * 0.8) return false;
  return 1 - distance(one, other) / longer >= ALIKE;
}

const keyOf = (text: string): string => foldKey(text).slice(0, LENGTH_MAX).toLowerCase();

/** The pronunciation of rōmaji in Hangul; a row of other letters stays. */
const spoken = (text: string): string => {
  if (hasHangul(text)) return text;
  const words = text
    .toLowerCase()
    .split(/[^a-zāīūēō'-]+/u)
    .filter((word) => word !== '');
  return words.map((word) => romajiToHangul(word)[0] ?? word).join('');
};

/** The edit distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

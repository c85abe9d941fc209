import { endsWithLetter, foldKey, hasHangul, isKanaOrKanji, type SearchText } from '../language/index.js';

/**
 * The shortest and the longest key that counts: a shorter one is the beginning of something, and a longer one no word
 * that the book lacks.
 */
const SHORTEST = 3;
const LONGEST = 40;

/**
 * The key under which a query is counted that nobody could answer: its folded form alone
 * (docs/product/search.md#no-dead-end). Null for a query that is not counted: what has a digit or is in Latin letters
 * may identify a person, an address or a number.
 */
export function unansweredKey(query: SearchText): string | null {
  const text = query.replaceAll(' ', '');
  if (/[\p{N}@]/u.test(text) || endsWithLetter(text)) return null;
  if (!hasHangul(text) && !isKanaOrKanji(text)) return null;
  const key = foldKey(text);
  return key.length >= SHORTEST && key.length <= LONGEST ? key : null;
}

import { foldKey } from '../../language/index.js';
import { answerKey, answerKeys } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { isRightByLeniency, isSlipOf } from './leniency.js';
import { isSameWord } from './same-word.js';
import { homographsOf, type SenseBook } from './sense-book.js';
import { sensesOf } from './senses.js';
import { soundsAlike } from './spelling.js';

/** By what an answer passes, the surest first. */
const WAYS = ['sense', 'accepted', 'form', 'variant', 'slip', 'own'] as const;
type Way = (typeof WAYS)[number];

export type Grade =
  | { readonly verdict: 'right'; readonly by: Way }
  | { readonly verdict: 'wrong' }
  /** Wrong, "pointed out, and costs nothing": the pronunciation, or a meaning of a word that is spelt alike. */
  | { readonly verdict: 'near'; readonly near: 'pronunciation' | 'homograph' };

/** A member's private synonyms of the word. */
type Own = { readonly ownSynonyms?: readonly string[] };

/**
 * Is this typed answer the meaning of the word? (`decisions.md`, Grading.) "The answer is split at `, ; / ·` and line
 * ends, and passes when every part passes (나, 저 is right for 私; 나, 너 is not)." The book is that of the whole
 * catalogue.
 */
export function gradeAnswer(answer: string, word: GradedWord & Own, book: SenseBook): Grade {
  const parts = sensesOf(answer).filter((part) => answerKeys(part).length > 0);
  const ways = parts.map((part) => wayOf(part, word, book));
  const blocked = isBlocked(answerKeys(answer), word);
  if (!blocked && ways.length > 0 && !ways.includes(null)) {
    return { verdict: 'right', by: WAYS.findLast((way) => ways.includes(way))! };
  }
  if (!blocked && isOwn(answerKeys(answer), word)) return { verdict: 'right', by: 'own' };
  if (isPronunciation(answer, word)) return { verdict: 'near', near: 'pronunciation' };
  return isOfHomograph(parts, ways, word, book) ? { verdict: 'near', near: 'homograph' } : { verdict: 'wrong' };
}

/** "A meaning of the other word": 괴롭다 for 辛い, when からい is asked. */
function isOfHomograph(parts: readonly string[], ways: readonly (Way | null)[], word: GradedWord, book: SenseBook) {
  return (
    parts.length > 0 &&
    homographsOf(word, book).some((other) => parts.every((part, i) => ways[i] || wayOf(part, other, book)))
  );
}

/**
 * By what one part passes; null for a wrong one. What is blocked never does. What is listed does, and so does the same
 * Korean word in another form, whatever other word has it as a sense. Further leniency is for what is no sense of another
 * word, and for slips not even for what is near to one.
 */
function wayOf(part: string, word: GradedWord & Own, book: SenseBook): Way | null {
  const typed = answerKeys(part);
  const [whole = ''] = typed;
  if (isBlocked(typed, word)) return null;

  /** A bracket in the answer need not be the listed one, but 눈 (신체) is another word than 눈 (날씨). */
  const senses = keysOf(sensesOf(word.meaningKo));
  const read = book.senses.has(whole) && !senses.includes(whole) ? [whole] : typed;
  const accepted = keysOf(word.accepted);
  if (read.some((key) => senses.includes(key))) return 'sense';
  if (read.some((key) => accepted.includes(key))) return 'accepted';
  if (read.some((key) => isSameWord(key, word))) return 'form';
  if (isOwn(typed, word)) return 'own';

  if (typed.some((key) => book.senses.has(key))) return null;
  if (typed.some((key) => [...senses, ...accepted].some((listed) => soundsAlike(key, listed)))) return 'variant';
  if (typed.includes(answerKey(word.koreanPronunciation))) return null;
  if (typed.some((key) => isRightByLeniency(key, word, book))) return 'variant';
  return !isPronunciation(part, word) && isSlipOf(whole, [...senses, ...accepted], word, book) ? 'slip' : null;
}

const keysOf = (answers: readonly string[]): string[] => answers.flatMap(answerKeys);

const isBlocked = (typed: readonly string[], { blocked }: GradedWord): boolean =>
  keysOf(blocked).some((key) => typed.includes(key));

const isOwn = (typed: readonly string[], { ownSynonyms = [] }: Own): boolean =>
  keysOf(ownSynonyms).some((key) => typed.includes(key));

/** However it is spelt: in Hangul, kana or rōmaji. */
function isPronunciation(answer: string, { hiragana, koreanPronunciation }: GradedWord): boolean {
  const key = foldKey(answer);
  return key !== '' && (key === foldKey(koreanPronunciation) || key === foldKey(hiragana));
}

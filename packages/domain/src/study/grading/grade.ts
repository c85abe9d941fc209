import { foldKey } from '../../language/index.js';
import { type AnswerKey, answerKey, answerKeys } from './answer-key.js';
import { withoutThousands } from './figures.js';
import type { GradedWord } from './graded-word.js';
import { isRightByLeniency, isSlipOf } from './leniency.js';
import { keysOf, listsOf } from './listed.js';
import { blockedOf, isSamePhrase } from './phrase/phrase.js';
import { isSameWord } from './same-word.js';
import { homographsOf, type SenseBook } from './sense-book.js';
import { sensesOf } from './senses.js';
import { meantByShortSlip } from './short-slip.js';
import { isLoan, isTenseLoan, soundsAlike } from './spelling.js';
import { splitAtSpaces } from './split-at-spaces.js';
import { hasSwappedRoles } from './swapped-roles.js';

/** The ways in which an answer is accepted, the surest first. */
const WAYS = ['sense', 'accepted', 'form', 'variant', 'slip', 'own'] as const;
type Way = (typeof WAYS)[number];

export type Grade =
  | { readonly verdict: 'right'; readonly by: Way }
  | { readonly verdict: 'wrong' }
  /** Wrong, with a hint and without using an attempt: the pronunciation, or a meaning of a homograph. */
  | { readonly verdict: 'near'; readonly near: 'pronunciation' | 'homograph' }
  /** A slip in a short answer: the member is asked whether this was meant. */
  | { readonly verdict: 'near'; readonly near: 'slip'; readonly meant: string };

/**
 * Grades a typed answer. "The answer is split at `, ; / ·` and line ends, and passes when every part passes (나, 저 is
 * right for 私; 나, 너 is not)" (docs/product/grading.md#parts). The book is that of the whole catalogue; `own` are a
 * member's private synonyms of the word.
 */
export function gradeAnswer(answer: string, word: GradedWord, book: SenseBook, own: readonly string[] = []): Grade {
  const parts = sensesOf(withoutThousands(answer)).filter((part) => answerKeys(part).length > 0);
  const ways = parts.map((part) => wayOf(part, word, book, own) ?? wayOfSpaced(part, word, book));
  const typed = answerKeys(answer);
  if (!holdsAny(listsOf(word).block, typed)) {
    const right = ways.length > 0 && !ways.includes(null);
    if (right) return { verdict: 'right', by: WAYS.findLast((way) => ways.includes(way))! };
    if (holdsAny(keysOf(own), typed)) return { verdict: 'right', by: 'own' };
  }
  if (isPronunciation(answer, word)) return { verdict: 'near', near: 'pronunciation' };
  if (isOfHomograph(parts, ways, word, book)) return { verdict: 'near', near: 'homograph' };
  const meant = meantByShortSlip(parts, ways, word, book);
  return meant === null ? { verdict: 'wrong' } : { verdict: 'near', near: 'slip', meant };
}

/** "A meaning of the other word" (docs/product/grading.md#homographs): 괴롭다 for 辛い, when からい is asked. */
function isOfHomograph(parts: readonly string[], ways: readonly (Way | null)[], word: GradedWord, book: SenseBook) {
  return (
    parts.length > 0 &&
    homographsOf(word, book).some((other) => parts.every((part, i) => ways[i] || wayOf(part, other, book, [])))
  );
}

/**
 * The way in which one part passes; null for a wrong one. A blocked part never passes. A listed part passes, and so
 * does the same Korean word in another form, even where another word has it as a sense. Further leniency applies to a
 * part that is no sense of another word, and leniency for slips to one that is not even near such a sense.
 */
function wayOf(part: string, word: GradedWord, book: SenseBook, own: readonly string[]): Way | null {
  const typed = answerKeys(part);
  const [whole = answerKey('')] = typed;
  const { senses, accept, block, pronunciation } = listsOf(word);
  if (holdsAny(block, typed)) return null;

  /** A bracket in the answer need not equal the listed one, but 눈 (신체) is another word than 눈 (날씨). */
  const read = book.senses.has(whole) && !senses.includes(whole) ? [whole] : typed;
  if (holdsAny(senses, read)) return 'sense';
  if (holdsAny(accept, read)) return 'accepted';
  const turned = read.some((key) => hasSwappedRoles(key, word));
  if (!turned && read.some((key) => isSameWord(key, word))) return 'form';
  if (!turned && read.some((key) => saysPhrase(key, word, book))) return 'variant';
  if (holdsAny(keysOf(own), typed)) return 'own';

  if (turned || typed.some((key) => book.senses.has(key))) return null;
  const listed = [...senses, ...accept];
  const alike = isLoan(word.japaneseWord) ? isTenseLoan : soundsAlike;
  if (typed.some((key) => listed.some((answer) => alike(key, answer)))) return 'variant';
  if (typed.includes(pronunciation)) return null;
  if (typed.some((key) => isRightByLeniency(key, word, book))) return 'variant';
  return !isPronunciation(part, word) && isSlipOf(whole, listed, word, book) ? 'slip' : null;
}

/** "A phrase in other words passes, unless it is another word's sense or says what is blocked". */
function saysPhrase(key: string, word: GradedWord, book: SenseBook): boolean {
  if (!word.partsOfSpeech?.includes('expression') || book.senses.has(key)) return false;
  return isSamePhrase(key, word) && !isSamePhrase(key, blockedOf(word));
}

/** "A space parts two senses as well" (docs/product/grading.md#parts): 나 저 for 私. */
function wayOfSpaced(part: string, word: GradedWord, book: SenseBook): Way | null {
  const { block } = listsOf(word);
  const typed = answerKeys(part);
  if (holdsAny(block, typed) || typed.some((key) => book.senses.has(key))) return null;
  const isListed = (text: string) => {
    const way = wayOf(text, word, book, []);
    return way === 'sense' || way === 'accepted' ? way : null;
  };
  return splitAtSpaces(part, isListed);
}

/**
 * Checks whether an answer is among the keys. It is turned into a key itself, since the typed text would never be
 * found.
 */
const holdsAny = (keys: readonly string[], typed: readonly AnswerKey[]): boolean =>
  typed.some((key) => keys.includes(key));

/** Checks whether an answer is the pronunciation, however it is spelt: in Hangul, kana or rōmaji. */
function isPronunciation(answer: string, word: GradedWord): boolean {
  const key = foldKey(answer);
  return key !== '' && listsOf(word).sounds.includes(key);
}

import { lemmasOf } from '../../language/korean/index.js';
import { answerKey } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { type ListedAnswer, listsOf } from './listed.js';
import type { SenseBook } from './sense-book.js';
import { isShortSlip } from './slip.js';

/** A noun with 이다, which is not needed in an answer: 학교예요, 학교입니다, 학교다; but 사다 is no noun. */
const COPULA = /^(.+?)(?:입니다|이에요|예요|이다|이야)$|^([가-힣]{2,})(?:야|다)$/;

/**
 * Finds the intended answer by a slip in a part that is too short for a slip to pass
 * (docs/product/grading.md#short-slips): 학교 by 학겨 and 학교예요. Null where there is no such part, or some other part is
 * wrong. A part that is another word of the book, or a form of one, is no slip: 살다 is not 사다.
 */
export function meantByShortSlip(
  parts: readonly string[],
  ways: readonly unknown[],
  word: GradedWord,
  book: SenseBook,
): string | null {
  const wrong = parts.filter((_, i) => !ways[i]);
  const meant = wrong.map((part) => meantByPart(part, word, book));
  return meant.length > 0 && !meant.includes(null) ? meant[0]! : null;
}

function meantByPart(part: string, word: GradedWord, book: SenseBook): string | null {
  const key = answerKey(part);
  const { answers, block, pronunciation } = listsOf(word);
  if (key === '' || key === pronunciation || block.some((other) => isOf(key, other))) return null;
  const isNoun = (answer: ListedAnswer) => !answer.key.endsWith('다');
  const [, long, short] = COPULA.exec(key) ?? [];
  const noun = long ?? short;
  const copulaAnswer = answers.find((answer) => isNoun(answer) && answer.key === noun && isCopulaOf(key, answer.key));
  if (copulaAnswer) return shownText(copulaAnswer);
  if (isKnown(key, book)) return null;
  const near = answers.find((answer) => isShortSlip(key, answer.key));
  return near ? shownText(near) : null;
}

const shownText = ({ text }: ListedAnswer): string => text.replaceAll('~', '').trim();

/** Checks for a form of 이다 that fits the noun: 학교예요, 책이에요; not 학교이에요다. */
const isCopulaOf = (key: string, noun: string): boolean =>
  lemmasOf(key).some(({ word, kinds }) => kinds.includes('copula') && word === `${noun}이다`) || key === `${noun}다`;

const isOf = (key: string, blocked: string): boolean =>
  key === blocked || lemmasOf(key).some((lemma) => lemma.word === blocked);

/** Checks whether a key is a sense or an accepted answer of any word, a form of one, or its noun. */
function isKnown(key: string, book: SenseBook): boolean {
  const words = [
    key,
    `${key}하다`,
    `${key}되다`,
    key.replace(/(?:하다|되다)$/, ''),
    ...lemmasOf(key).map((lemma) => lemma.word),
  ];
  return words.some((other) => book.senses.has(other) || book.accept.has(other));
}

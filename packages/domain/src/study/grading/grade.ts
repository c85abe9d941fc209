import { foldKey } from '../../language/index.js';
import { answerKeys } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import type { SenseBook } from './sense-book.js';
import { sensesOf } from './senses.js';
import { isSlip } from './slip.js';
import { variantsOf } from './variants.js';

export type Grade =
  | { readonly verdict: 'right'; readonly by: 'sense' | 'accepted' | 'own' | 'variant' | 'slip' }
  /** `near`: the pronunciation where the meaning is asked, which "is pointed out and costs nothing". */
  | { readonly verdict: 'wrong' | 'near' };

/** A member's private synonyms of the word. */
type Own = { readonly ownSynonyms?: readonly string[] };

/**
 * Is this typed answer the meaning of the word? (`decisions.md`, Grading.) A blocked answer never is; a listed one is;
 * a private synonym is, by `own`, which earns nothing. Only then come variants and slips, and "no leniency of any kind
 * passes an answer that is exactly a sense of another word". The book is that of the whole catalogue.
 */
export function gradeAnswer(answer: string, word: GradedWord & Own, book: SenseBook): Grade {
  const typed = answerKeys(answer);
  const isTyped = (key: string): boolean => typed.includes(key);
  if (keysOf(word.blocked).some(isTyped)) return wrong(answer, word);

  const senses = keysOf(sensesOf(word.meaningKo));
  const accepted = keysOf(word.accepted);
  const listed = exactly(typed, senses, accepted, book);
  if (listed) return right(listed);
  if (keysOf(word.ownSynonyms ?? []).some(isTyped)) return right('own');

  if (typed.length === 0 || typed.some((key) => book.senses.has(key))) return wrong(answer, word);
  const { hada, forms } = variantsOf(word);
  if (typed.some((key) => hada.has(key))) return right('variant');
  if (typed.some((key) => book.accepted.has(key))) return wrong(answer, word);
  if (typed.some((key) => forms.has(key))) return right('variant');
  if (isPronunciation(answer, word)) return wrong(answer, word);
  return isOneSlipOff(typed[0]!, [...senses, ...accepted], word, book) ? right('slip') : wrong(answer, word);
}

const keysOf = (answers: readonly string[]): string[] => answers.flatMap(answerKeys);

const right = (by: Extract<Grade, { verdict: 'right' }>['by']): Grade => ({ verdict: 'right', by });

const wrong = (answer: string, word: GradedWord): Grade => ({
  verdict: isPronunciation(answer, word) ? 'near' : 'wrong',
});

/** However it is spelt: in Hangul, kana or rōmaji. */
function isPronunciation(answer: string, { hiragana, koreanPronunciation }: GradedWord): boolean {
  const key = foldKey(answer);
  return key !== '' && (key === foldKey(koreanPronunciation) || key === foldKey(hiragana));
}

/** A bracket in the answer need not be the listed one, but 눈 (신체) is another word than 눈 (날씨). */
function exactly(typed: readonly string[], senses: string[], accepted: string[], book: SenseBook) {
  const [whole, bare] = typed;
  for (const key of [whole, whole !== undefined && book.senses.has(whole) ? undefined : bare]) {
    if (key === undefined) continue;
    if (senses.includes(key)) return 'sense';
    if (accepted.includes(key)) return 'accepted';
  }
  return null;
}

/** A slip must not be a right answer elsewhere, nor the noun of one: 인용하다 is not 이용하다 where 인용 is a sense. */
function isOneSlipOff(key: string, listed: readonly string[], word: GradedWord, book: SenseBook): boolean {
  if (!listed.some((other) => isSlip(key, other))) return false;
  const blocked = keysOf(word.blocked);
  return !relatives(key).some((other) => book.senses.has(other) || book.accepted.has(other) || blocked.includes(other));
}

const relatives = (key: string): string[] => [key, key.replace(/(?:하다|되다)$/, ''), `${key}하다`, `${key}되다`];

import { lemmasOf } from '../../language/korean/index.js';
import { isWithBracket } from './bracket.js';
import { type GradedWord, inflects, isAdjectival } from './graded-word.js';
import { listsOf } from './listed.js';
import { withParticles } from './particle.js';
import { endsOtherwise, saysSomethingElse } from './phrase/phrase-slip.js';
import { answerLemmas, readAnswer } from './readings.js';
import { isSameWord } from './same-word.js';
import type { SenseBook } from './sense-book.js';
import { isSlip } from './slip.js';
import { respellings, soundsAlike } from './spelling.js';

/**
 * Accepts an answer "unless the part is exactly a sense of another word: a particle at its end, listed spelling
 * variants" (docs/product/grading.md#another-words-sense); also a bracket joined without a particle (약 먹다), and 이다 left
 * out. The key is no sense of any word. It may not be a form of one either: 사는 is 사다, not 사.
 */
export function isRightByLeniency(key: string, word: GradedWord, book: SenseBook): boolean {
  const pos = word.partsOfSpeech ?? [];
  const { answers: listed, meaning } = listsOf(word);
  const isNoun = (text: string) => !(inflects(pos) && text.endsWith('다'));
  const withParticle = listed.some((answer) => isNoun(answer.key) && withParticles(answer.key).includes(key));
  if (withParticle) return !isFormInBook(key, book);
  if (
    pos.some((part) => SAID_ALONE.test(part)) &&
    /.요$/.test(key) &&
    listed.some((answer) => answer.key === key.slice(0, -1))
  )
    return true;
  const withoutCopula = (text: string) => text.length > 3 && text.slice(0, -2) === key && text.endsWith('이다');
  const typed = readAnswer(key, meaning);
  if (listed.some((answer) => isWithBracket(typed, answer, 'plainly'))) return true;
  if (pos.some(isAdjectival) && listed.some((answer) => withoutCopula(answer.key))) return true;
  return respellings(key).some(
    (text) => listed.some((answer) => soundsAlike(text, answer.key)) || isSameWord(text, word),
  );
}

/**
 * "Typing slips, none below 4 syllables, from 4 on one jamo" (docs/product/grading.md#slips). A slip must not be a
 * right answer for another word, nor a form or the noun of one: 인용하다 is not 이용하다 where 인용 is a sense.
 */
export function isSlipOf(key: string, listed: readonly string[], word: GradedWord, book: SenseBook): boolean {
  const isPhrase = word.partsOfSpeech?.includes('expression') === true;
  const isWord = (other: string) => book.senses.has(other);
  const near = listsOf(word).answers.filter((other) => listed.includes(other.key) && isSlip(key, other.key));
  if (isPhrase && listsOf(word).answers.some(({ text }) => endsOtherwise(key, text))) return false;
  if (!near.some(({ text }) => !isPhrase || !saysSomethingElse(key, text, isWord))) return false;
  const { block } = listsOf(word);
  if (block.some((other) => key.startsWith(other))) return false;
  const words = [...relatives(key), ...lemmasOf(key).map((lemma) => lemma.word)];
  return !words.some((other) => book.senses.has(other) || book.accept.has(other) || block.includes(other));
}

/** Parts of speech of words that are said alone, which may take 요: it is polite and adds no meaning: 왜요. */
const SAID_ALONE = /^(?:adverb|interjection|pronoun|conjunction)$/;

const isFormInBook = (key: string, book: SenseBook): boolean =>
  answerLemmas(key).some(({ word }) => book.senses.has(word));

const relatives = (key: string): string[] => [key, key.replace(/(?:하다|되다)$/, ''), `${key}하다`, `${key}되다`];

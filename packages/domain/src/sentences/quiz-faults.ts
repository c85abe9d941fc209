import { JAPANESE } from '../language/index.js';
import { answerKeys } from '../study/grading/answer-key.js';
import { sensesOf } from '../study/grading/senses.js';
import { levelsBetween, type SentenceLevel } from './levels.js';
import { areOfOneClass } from './option-class.js';
import { type Question, questionOf } from './question.js';
import { type LevelledWord, spacedText } from './sentence-faults.js';
import { piecesOf } from './sentence-text.js';

/** A word that may be an option. */
export type OptionWord = LevelledWord & { readonly meaningKo: string; readonly accept: readonly string[] };

/** A quiz as an author writes it. */
export type AuthoredQuiz = {
  /** The word that is asked; null where the named one is not in the sentence. */
  readonly answer: OptionWord | null;
  readonly wrong: readonly OptionWord[];
  /** The part of the Korean sentence that is the answer. */
  readonly korean: string;
  /** In Korean, why the answer fits. */
  readonly note: string;
};

/** The sentence of the question, with the words in it. */
export type AskedSentence<Word = OptionWord> = {
  readonly text: string;
  readonly meaningKo: string;
  readonly level: SentenceLevel;
  readonly words: readonly Word[];
};

export type QuizFault =
  | { readonly field: 'answer'; readonly fault: 'not_in_sentence' | 'not_found' }
  | { readonly field: 'answer'; readonly fault: 'other_level'; readonly word: OptionWord }
  | { readonly field: 'wrong'; readonly fault: 'count'; readonly count: number }
  | { readonly field: 'wrong'; readonly fault: 'repeated' | 'written_alike' }
  | {
      readonly field: 'wrong';
      readonly fault: 'in_sentence' | 'other_class' | 'far_level' | 'synonym' | 'without_form';
      readonly word: OptionWord;
    }
  | { readonly field: 'korean'; readonly fault: 'not_once' }
  | { readonly field: 'note'; readonly fault: 'not_korean' }
  | { readonly field: 'note'; readonly fault: 'too_long'; readonly most: number };

/** "Four options" (docs/product/sentences.md#questions). */
export const QUIZ_OPTIONS = 4;
const NOTE_MAX = 90;
const NOTE = new RegExp(String.raw`^[가-힣${JAPANESE}0-9 ,.~]+요\.$`, 'u');

/** "Its level is that of the sentence, or one beside it" (docs/product/sentences.md#questions). */
const LEVELS_AWAY = 1;

/** Checks whether the level of a word is near enough for an option in a sentence. */
export const isNearLevel = (word: Pick<LevelledWord, 'level'>, sentence: SentenceLevel): boolean =>
  word.level !== null && levelsBetween(word.level, sentence) <= LEVELS_AWAY;

/** A predicate on two words, such as whether they are listed as fitting the same places. */
export type WordPairPredicate = (one: OptionWord, other: OptionWord) => boolean;

/**
 * Finds the faults of a quiz: "four options of the same part of speech and form of which exactly one fits"
 * (docs/product/sentences.md#questions), as far as a rule can say. Both the checks of the content and the admin's form
 * use this rule.
 */
export function quizFaults(quiz: AuthoredQuiz, sentence: AskedSentence, refused: WordPairPredicate): QuizFault[] {
  const { answer, wrong } = quiz;
  if (!answer || !sentence.words.some(({ id }) => id === answer.id)) {
    return [{ field: 'answer', fault: 'not_in_sentence' }, ...textFaults(quiz, sentence)];
  }
  return [
    ...optionFaults(answer, wrong, sentence),
    ...synonymFaults(answer, wrong, refused),
    ...formFaults(answer, wrong, sentence),
    ...textFaults(quiz, sentence),
  ];
}

function optionFaults(answer: OptionWord, wrong: readonly OptionWord[], sentence: AskedSentence): QuizFault[] {
  const field = 'wrong';
  const ids = [answer, ...wrong].map(({ id }) => id);
  const idsInSentence = new Set(sentence.words.map(({ id }) => id));
  const faults: QuizFault[] = [];
  if (ids.length !== QUIZ_OPTIONS) faults.push({ field, fault: 'count', count: ids.length });
  if (new Set(ids).size < ids.length) faults.push({ field, fault: 'repeated' });
  for (const word of wrong) {
    if (idsInSentence.has(word.id)) faults.push({ field, fault: 'in_sentence', word });
    if (!areOfOneClass(word.partsOfSpeech, answer.partsOfSpeech)) faults.push({ field, fault: 'other_class', word });
    if (!isNearLevel(word, sentence.level)) faults.push({ field, fault: 'far_level', word });
  }
  if (answer.level !== sentence.level) faults.push({ field: 'answer', fault: 'other_level', word: answer });
  return faults;
}

/** "An option is never a synonym of the answer" (docs/product/sentences.md#questions). */
const synonymFaults = (answer: OptionWord, wrong: readonly OptionWord[], refused: WordPairPredicate): QuizFault[] =>
  wrong
    .filter((word) => refused(answer, word) || areSynonyms(answer, word))
    .map((word): QuizFault => ({ field: 'wrong', fault: 'synonym', word }));

const memoizedKeys = new WeakMap<OptionWord, ReadonlySet<string>>();

function keysOf(word: OptionWord): ReadonlySet<string> {
  const memoized = memoizedKeys.get(word);
  if (memoized) return memoized;
  const senses = [...sensesOf(word.meaningKo), ...word.accept];
  const keys = new Set(senses.flatMap((answer) => answerKeys(answer).map(withoutVerb)));
  memoizedKeys.set(word, keys);
  return keys;
}

/** A meaning without 하다 or 되다, since 청소 and 청소하다 count as one meaning. */
const withoutVerb = (key: string): string => key.replace(/(?<=..)(?:하다|되다)$/, '');

/** Checks whether two words share a Korean sense, or an accepted answer. */
export function areSynonyms(one: OptionWord, other: OptionWord): boolean {
  const keys = keysOf(other);
  return [...keysOf(one)].some((key) => keys.has(key));
}

/** The question that a sentence asks; null where the answer or the form of an option is not found. */
export const questionIn = <Word extends LevelledWord>(
  { text, words }: Pick<AskedSentence<Word>, 'text' | 'words'>,
  answer: Word,
  wrong: readonly Word[],
): Question | null => questionOf(spacedText(piecesOf(text) ?? []), words, answer, wrong);

function formFaults(answer: OptionWord, wrong: readonly OptionWord[], sentence: AskedSentence): QuizFault[] {
  if (!questionIn(sentence, answer, [])) return [{ field: 'answer', fault: 'not_found' }];
  const without = wrong.filter((word) => !questionIn(sentence, answer, [word]));
  if (without.length > 0) return without.map((word) => ({ field: 'wrong', fault: 'without_form', word }));
  const labels = questionIn(sentence, answer, wrong)?.options.map(({ written }) => written) ?? [];
  return new Set(labels).size < labels.length ? [{ field: 'wrong', fault: 'written_alike' }] : [];
}

function textFaults({ korean, note }: AuthoredQuiz, { meaningKo }: AskedSentence): QuizFault[] {
  const faults: QuizFault[] = [];
  if (korean === '' || meaningKo.split(korean).length !== 2) faults.push({ field: 'korean', fault: 'not_once' });
  if (!NOTE.test(note)) faults.push({ field: 'note', fault: 'not_korean' });
  if ([...note].length > NOTE_MAX) faults.push({ field: 'note', fault: 'too_long', most: NOTE_MAX });
  return faults;
}

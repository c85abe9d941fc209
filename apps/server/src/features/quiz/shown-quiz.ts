import { randomInt } from 'node:crypto';
import type { Quiz, QuizResult } from '@utarang/contract';
import { shuffled } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { EarnedPoints } from '../../learner/earn.js';
import type { AskedQuestion } from './asked-question.js';
import type { Condition } from './quiz-book.js';

type GuestEarned = { readonly points: 0; readonly level: null };

/** The most words that are shown beside the answer, of those of which the sentence is an example. */
const OTHER_WORDS = 2;

/** The result of an answer, with its explanation. */
export const resultOf = (
  question: AskedQuestion,
  correct: boolean,
  { points, ...earned }: GuestEarned | EarnedPoints,
  catalogue: Pick<Catalogue, 'word'>,
): QuizResult => {
  const { sentence, answer, beside, place, korean, explanation, options, rightId } = question;
  const shown = shownSentence(sentence, catalogue);
  const named = new Set([answer.id, ...beside.map(({ id }) => id)]);
  const others = sentence.targetIds.filter((id) => !named.has(id)).slice(0, OTHER_WORDS - beside.length);
  const index = korean === null ? -1 : shown.korean.indexOf(korean);
  const right = options.find(({ optionId }) => optionId === rightId);
  return {
    correct,
    awardedPoints: points,
    correctOptionId: rightId,
    correctMeaningKo: right?.wordId == null ? answer.meaningKo : right.meaningKo,
    explanation,
    sentence: shown,
    blank: [...place],
    koreanBlank: korean === null || index < 0 ? null : [index, index + korean.length],
    notes: options.flatMap(({ optionId, note }) => (note === undefined ? [] : [{ optionId, note }])),
    words: [answer, ...beside, ...others.flatMap((id) => catalogue.word(id) ?? [])].map(inList),
    ...earned,
  };
};

/** The question in the form in which it is sent: nothing in it gives the answer away. */
export function shownQuiz(
  { ask, sentence, shown, options }: AskedQuestion,
  condition: Condition,
  saved: ReadonlySet<number>,
): Quiz {
  return {
    quizId: sentence.id,
    type: condition.kind === 'field' ? 'FIELD' : 'JLPT',
    ask,
    jlptLevel: sentence.level,
    fieldValue: condition.kind === 'field' ? condition.value : null,
    ...shown,
    options: shuffled(
      options.map(({ note: _, ...option }) => ({
        ...option,
        isSaved: option.wordId !== null && saved.has(option.wordId),
      })),
      secureRandom,
    ),
  };
}

/**
 * A random number from 0 to 1, 1 excluded, that nobody can predict: the order of options gives nothing away about the
 * answer.
 */
const secureRandom = () => randomInt(2 ** 32) / 2 ** 32;

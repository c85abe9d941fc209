import type { QuizAsk } from '@utarang/domain/quiz';
import { afterQuizAnswer, quizPoints } from '@utarang/domain/study';
import type { Orm } from '../../db/orm.js';
import { type EarnedPoints, earn } from '../../learner/earn.js';
import { remember } from '../../learner/memory.js';
import type { Learner } from '../../learner/turn.js';
import type { AskedQuestion } from './asked-question.js';
import { givenQuiz, saveGivenQuiz } from './quiz.repo.js';

/** The questions about a word's script: they do not tell whether its meaning is known. */
const OF_SCRIPT: ReadonlySet<QuizAsk> = new Set<QuizAsk>(['reading', 'writing']);

/** Stores a member's answer in the member's turn: the quiz, the memory of its word, and the points. */
export const rememberAnswer = async (
  tx: Orm,
  learner: Learner,
  { ask, sentence, answer }: AskedQuestion,
  correct: boolean,
): Promise<EarnedPoints> => {
  const { memberId, now } = learner;
  const stored = await givenQuiz(tx, memberId, sentence.id);
  const before = stored?.ask === ask ? stored : null;
  const { earns, given } = afterQuizAnswer(before, correct, now);
  if (before && given && given !== before) {
    await saveGivenQuiz(tx, memberId, sentence.id, { ...before, ...given });
    const judged = { wordId: answer.id, kind: 'quiz', isRight: correct, elapsedMs: null, length: 0 } as const;
    if (!OF_SCRIPT.has(ask)) await remember(tx, learner, judged);
  }
  const { level } = sentence;
  const earning =
    earns && before
      ? { kind: before.kind, sourceId: sentence.id, points: quizPoints(before.kind, level), level }
      : null;
  return earn(tx, learner, earning);
};

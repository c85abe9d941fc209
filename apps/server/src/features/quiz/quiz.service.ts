import type { KanjiBook } from '@utarang/content/kanji';
import type { QuizLists } from '@utarang/content/quiz';
import {
  fail,
  levels,
  type Quiz,
  type QuizConditions,
  type QuizResult,
  type QuizSubmission,
  type StudyExport,
} from '@utarang/contract';
import type { QuizAsk } from '@utarang/domain/quiz';
import { givenAgain, questionAt } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Orm } from '../../db/orm.js';
import { createOnce } from '../../learner/once.js';
import type { Turn } from '../../learner/turn.js';
import type { AskedQuestion } from './asked-question.js';
import { givenQuiz, givenTo, savedAmong, saveGivenQuiz } from './quiz.repo.js';
import { rememberAnswer } from './quiz-answer.js';
import { type Condition, conditionKey, createQuizBook } from './quiz-book.js';
import { resultOf, shownQuiz } from './shown-quiz.js';
import { type Sitting, withPosition } from './sitting.js';

export type QuizDeps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly catalogue: Pick<Catalogue, 'words' | 'word' | 'facts' | 'bank' | 'quizzes' | 'version' | 'lists'>;
  readonly kanjiBook: KanjiBook;
  readonly quizLists: QuizLists;
};

/** The sentence quiz. A member's quizzes and answers are stored; a guest's are not. */
export function createQuizzes({ orm, turn, catalogue, kanjiBook, quizLists }: QuizDeps) {
  const book = createQuizBook({ catalogue, kanjiBook, quizLists });
  const once = createOnce(turn);

  /** The next quiz of a sitting. It skips those whose question cannot be formed any more. */
  const next = (
    condition: Condition,
    ask: QuizAsk,
    sitting: Sitting,
  ): { question: AskedQuestion; sitting: Sitting } | null => {
    const { ids, find } = book();
    const all = ids(condition, ask);
    const key = ask === 'blank' ? conditionKey(condition) : `${ask} ${conditionKey(condition)}`;
    const { seed, positions } = sitting;
    const from = positions[key] ?? 0;
    for (let index = from; index < from + all.length; index++) {
      const question = find(all[questionAt(`${seed} ${key}`, index, all.length)]!, ask);
      if (question) return { question, sitting: withPosition(sitting, key, index + 1) };
    }
    return null;
  };

  /** The question of an answer, and whether the answer is right. Throws `quiz_not_found` and `option_invalid`. */
  const judge = ({ quizId, optionId, ask = 'blank' }: QuizSubmission) => {
    const question = book().find(quizId, ask) ?? fail('quiz_not_found');
    if (!question.options.some((option) => option.optionId === optionId)) fail('option_invalid');
    return { question, correct: optionId === question.rightId };
  };

  return {
    conditions(): QuizConditions {
      const { ids } = book();
      return {
        levels: levels.map((level) => ({ level, count: ids({ kind: 'sentence', level }, 'blank').length })),
        fields: [...catalogue.lists.fields.keys()]
          .map((value) => ({ value, count: ids({ kind: 'field', value }, 'blank').length }))
          .filter(({ count }) => count > 0),
      };
    },

    /** The next quiz and its sitting; null where there is none. Throws `field_not_found`. */
    async give(
      memberId: number | null,
      condition: Condition,
      sitting: Sitting,
      ask: QuizAsk = 'blank',
    ): Promise<{ quiz: Quiz; sitting: Sitting } | null> {
      if (condition.kind === 'field' && !catalogue.lists.fields.has(condition.value)) fail('field_not_found');
      const found = next(condition, ask, sitting);
      if (!found) return null;
      const { question } = found;
      const quizId = question.sentence.id;
      if (memberId === null) return { ...found, quiz: shownQuiz(question, condition, new Set()) };
      const wordIds = question.options.flatMap(({ wordId }) => wordId ?? []);
      const saved = await turn(memberId, async (tx, { now }) => {
        const given = givenAgain(await givenQuiz(tx, memberId, quizId));
        await saveGivenQuiz(tx, memberId, quizId, { ...given, kind: condition.kind, ask, givenAt: now });
        return savedAmong(tx, memberId, wordIds);
      });
      return { ...found, quiz: shownQuiz(question, condition, saved) };
    },

    /** Throws `quiz_not_found` and `option_invalid`. */
    async submit(memberId: number | null, submission: QuizSubmission, key?: string): Promise<QuizResult> {
      const { question, correct } = judge(submission);
      if (memberId === null) return resultOf(question, correct, { points: 0, level: null }, catalogue);
      const asked = ['quiz', submission.quizId, submission.optionId, ...(submission.ask ? [submission.ask] : [])];
      return once(memberId, { key, request: asked }, async (tx, learner) =>
        resultOf(question, correct, await rememberAnswer(tx, learner, question, correct), catalogue),
      );
    },

    /** Everything that is kept of a member's quizzes. */
    async export(memberId: number): Promise<StudyExport['quizzes']> {
      const iso = (date: Date | null) => date?.toISOString() ?? null;
      const given = await givenTo(orm, memberId);
      return given.map(({ givenAt, answeredAt, earnedAt, ...quiz }) => ({
        ...quiz,
        givenAt: givenAt.toISOString(),
        answeredAt: iso(answeredAt),
        earnedAt: iso(earnedAt),
      }));
    },
  };
}

export type Quizzes = ReturnType<typeof createQuizzes>;

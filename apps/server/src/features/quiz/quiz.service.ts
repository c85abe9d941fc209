import { randomInt } from 'node:crypto';
import {
  BLANK,
  fail,
  levels,
  type Quiz,
  type QuizConditions,
  type QuizOption,
  type QuizResult,
  type QuizSubmission,
  type StudyExport,
} from '@utarang/contract';
import { afterQuizAnswer, givenAgain, questionAt, quizPoints, shuffled } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { type Earned, earn } from '../../learner/earn.js';
import { remember } from '../../learner/memory.js';
import { createOnce } from '../../learner/once.js';
import type { Learner, Turn } from '../../learner/turn.js';
import { givenQuiz, givenTo, keepGiven, savedAmong } from './quiz.repo.js';
import { type BookedQuiz, type Condition, conditionKey, createQuizBook } from './quiz-book.js';
import type { Sitting } from './sitting.js';

export type QuizDeps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly catalogue: Pick<Catalogue, 'word' | 'bank' | 'quizzes' | 'version' | 'lists'>;
};

/** The most words that are shown beside the answer, of those that the sentence is an example of. */
const OTHER_WORDS = 2;

/** The sentence quiz. What a member is given and answers is kept; of a guest nothing is. */
export function createQuizzes({ orm, turn, catalogue }: QuizDeps) {
  const book = createQuizBook(catalogue);
  const once = createOnce(turn);

  /** The next quiz of a sitting. It passes over those whose question can no longer be formed. */
  const next = (condition: Condition, { seed, positions }: Sitting): { quiz: BookedQuiz; sitting: Sitting } | null => {
    const { ids, find } = book();
    const [all, key] = [ids(condition), conditionKey(condition)];
    const from = positions[key] ?? 0;
    for (let index = from; index < from + all.length; index++) {
      const quiz = find(all[questionAt(`${seed} ${key}`, index, all.length)]!);
      if (quiz) return { quiz, sitting: { seed, positions: { ...positions, [key]: index + 1 } } };
    }
    return null;
  };

  /** The quiz of an answer, and whether the answer is right. Throws `quiz_not_found` and `option_invalid`. */
  const judge = ({ quizId, optionId }: QuizSubmission) => {
    const quiz = book().find(quizId) ?? fail('quiz_not_found');
    if (!quiz.question.options.some(({ wordId }) => wordId === optionId)) fail('option_invalid');
    return { quiz, correct: optionId === quiz.answer.id };
  };

  const memberAnswer = async (tx: Orm, learner: Learner, quiz: BookedQuiz, correct: boolean): Promise<Earned> => {
    const { memberId, now } = learner;
    const before = await givenQuiz(tx, memberId, quiz.entry.id);
    const { earns, given } = afterQuizAnswer(before, correct, now);
    if (before && given && given !== before) {
      await keepGiven(tx, memberId, quiz.entry.id, { ...before, ...given });
      const judged = { wordId: quiz.answer.id, kind: 'quiz', isRight: correct, elapsedMs: null, length: 0 } as const;
      await remember(tx, learner, judged);
    }
    const { level } = quiz.sentence;
    const earning =
      earns && before
        ? { kind: before.kind, sourceId: quiz.entry.id, points: quizPoints(before.kind, level), level }
        : null;
    return earn(tx, learner, earning);
  };

  const resultOf = (quiz: BookedQuiz, correct: boolean, { points, ...earned }: GuestEarned | Earned): QuizResult => {
    const { entry, sentence, question, answer } = quiz;
    const shown = shownSentence(sentence, catalogue);
    const others = sentence.targetIds.filter((id) => id !== answer.id).slice(0, OTHER_WORDS);
    const index = shown.korean.indexOf(entry.korean);
    return {
      correct,
      awardedPoints: points,
      correctOptionId: answer.id,
      correctMeaningKo: answer.meaningKo,
      explanation: entry.note,
      sentence: shown,
      blank: [...question.blank],
      koreanBlank: index < 0 ? null : [index, index + entry.korean.length],
      words: [answer, ...others.flatMap((id) => catalogue.word(id) ?? [])].map(inList),
      ...earned,
    };
  };

  return {
    conditions(): QuizConditions {
      const { ids } = book();
      return {
        levels: levels.map((level) => ({ level, count: ids({ kind: 'sentence', level }).length })),
        fields: [...catalogue.lists.fields.keys()]
          .map((value) => ({ value, count: ids({ kind: 'field', value }).length }))
          .filter(({ count }) => count > 0),
      };
    },

    /** The next quiz and the sitting that it is part of; null where there is none. Throws `field_not_found`. */
    async give(
      memberId: number | null,
      condition: Condition,
      sitting: Sitting,
    ): Promise<{ quiz: Quiz; sitting: Sitting } | null> {
      if (condition.kind === 'field' && !catalogue.lists.fields.has(condition.value)) fail('field_not_found');
      const found = next(condition, sitting);
      if (!found) return null;
      const { entry, question } = found.quiz;
      const wordIds = question.options.map(({ wordId }) => wordId);
      if (memberId === null) return { ...found, quiz: shownQuiz(found.quiz, condition, new Set(), catalogue) };
      const saved = await turn(memberId, async (tx, { now }) => {
        const given = givenAgain(await givenQuiz(tx, memberId, entry.id));
        await keepGiven(tx, memberId, entry.id, { ...given, kind: condition.kind, givenAt: now });
        return savedAmong(tx, memberId, wordIds);
      });
      return { ...found, quiz: shownQuiz(found.quiz, condition, saved, catalogue) };
    },

    /** Throws `quiz_not_found` and `option_invalid`. */
    async submit(memberId: number | null, submission: QuizSubmission, key?: string): Promise<QuizResult> {
      const { quiz, correct } = judge(submission);
      if (memberId === null) return resultOf(quiz, correct, { points: 0, level: null });
      const asked = ['quiz', submission.quizId, submission.optionId];
      return once(memberId, { key, request: asked }, async (tx, learner) =>
        resultOf(quiz, correct, await memberAnswer(tx, learner, quiz, correct)),
      );
    },

    /** Everything that is kept of a member's quizzes. */
    async export(memberId: number): Promise<StudyExport['quizzes']> {
      const iso = (at: Date | null) => at?.toISOString() ?? null;
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

type GuestEarned = { readonly points: 0; readonly level: null };

function shownQuiz(
  { entry, sentence, question }: BookedQuiz,
  condition: Condition,
  saved: ReadonlySet<number>,
  catalogue: Pick<Catalogue, 'word'>,
): Quiz {
  const { japanese, korean } = shownSentence(sentence, catalogue);
  const [start, end] = question.blank;
  return {
    quizId: entry.id,
    type: condition.kind === 'field' ? 'FIELD' : 'JLPT',
    jlptLevel: sentence.level,
    fieldValue: condition.kind === 'field' ? condition.value : null,
    sentenceJp: japanese.slice(0, start) + BLANK + japanese.slice(end),
    sentenceKo: korean.includes(entry.korean) ? korean.replace(entry.korean, BLANK) : null,
    options: shuffled(
      question.options.map(
        ({ wordId, written, reading }): QuizOption => ({
          optionId: wordId,
          label: written,
          subLabel: reading,
          meaningKo: catalogue.word(wordId)?.meaningKo ?? '',
          wordId,
          isSaved: saved.has(wordId),
        }),
      ),
      unforeseen,
    ),
  };
}

/** A number from 0 to 1, 1 excluded, that nobody can foresee: the place of an option tells nothing about the answer. */
const unforeseen = () => randomInt(2 ** 32) / 2 ** 32;

import { randomInt } from 'node:crypto';
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
import { afterQuizAnswer, givenAgain, questionAt, quizPoints, shuffled } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { type Earned, earn } from '../../learner/earn.js';
import { remember } from '../../learner/memory.js';
import { createOnce } from '../../learner/once.js';
import type { Learner, Turn } from '../../learner/turn.js';
import type { AskedQuestion } from './asked-question.js';
import { givenQuiz, givenTo, keepGiven, savedAmong } from './quiz.repo.js';
import { type Condition, conditionKey, createQuizBook } from './quiz-book.js';
import { type Sitting, withPosition } from './sitting.js';

export type QuizDeps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly catalogue: Pick<Catalogue, 'words' | 'word' | 'facts' | 'bank' | 'quizzes' | 'version' | 'lists'>;
  readonly kanjiBook: KanjiBook;
  readonly quizLists: QuizLists;
};

/** The questions about a word's script: they say nothing of whether its meaning is known. */
const OF_SCRIPT: ReadonlySet<QuizAsk> = new Set<QuizAsk>(['reading', 'writing']);

/** The most words that are shown beside the answer, of those that the sentence is an example of. */
const OTHER_WORDS = 2;

/** The sentence quiz. What a member is given and answers is kept; of a guest nothing is. */
export function createQuizzes({ orm, turn, catalogue, kanjiBook, quizLists }: QuizDeps) {
  const book = createQuizBook({ catalogue, kanjiBook, quizLists });
  const once = createOnce(turn);

  /** The next quiz of a sitting. It passes over those whose question can no longer be formed. */
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

  const memberAnswer = async (
    tx: Orm,
    learner: Learner,
    { ask, sentence, answer }: AskedQuestion,
    correct: boolean,
  ): Promise<Earned> => {
    const { memberId, now } = learner;
    const stored = await givenQuiz(tx, memberId, sentence.id);
    const before = stored?.ask === ask ? stored : null;
    const { earns, given } = afterQuizAnswer(before, correct, now);
    if (before && given && given !== before) {
      await keepGiven(tx, memberId, sentence.id, { ...before, ...given });
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

  const resultOf = (
    question: AskedQuestion,
    correct: boolean,
    { points, ...earned }: GuestEarned | Earned,
  ): QuizResult => {
    const { sentence, answer, beside, place, korean, explanation, options, rightId } = question;
    const shown = shownSentence(sentence, catalogue);
    const told = new Set([answer.id, ...beside.map(({ id }) => id)]);
    const others = sentence.targetIds.filter((id) => !told.has(id)).slice(0, OTHER_WORDS - beside.length);
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

    /** The next quiz and the sitting that it is part of; null where there is none. Throws `field_not_found`. */
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
        await keepGiven(tx, memberId, quizId, { ...given, kind: condition.kind, ask, givenAt: now });
        return savedAmong(tx, memberId, wordIds);
      });
      return { ...found, quiz: shownQuiz(question, condition, saved) };
    },

    /** Throws `quiz_not_found` and `option_invalid`. */
    async submit(memberId: number | null, submission: QuizSubmission, key?: string): Promise<QuizResult> {
      const { question, correct } = judge(submission);
      if (memberId === null) return resultOf(question, correct, { points: 0, level: null });
      const asked = ['quiz', submission.quizId, submission.optionId, ...(submission.ask ? [submission.ask] : [])];
      return once(memberId, { key, request: asked }, async (tx, learner) =>
        resultOf(question, correct, await memberAnswer(tx, learner, question, correct)),
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
      unforeseen,
    ),
  };
}

/** A number from 0 to 1, 1 excluded, that nobody can foresee: the place of an option tells nothing about the answer. */
const unforeseen = () => randomInt(2 ** 32) / 2 ** 32;

import { type AnswerResult, fail, type TestStart } from '@utarang/contract';
import {
  type Answered,
  answered,
  attemptState,
  earnsPoints,
  levelOf,
  type Progress,
  testable,
  wordPoints,
} from '@utarang/domain/study';
import type { CatalogueWord } from '../../catalogue/catalogue.js';
import type { Orm } from '../../db/database.js';
import { award, earningsOf, totalsOf } from '../../points/ledger.js';
import type { StudyDeps } from './deps.js';
import { type Grade, grade } from './grade.js';
import type { createOnce } from './once.js';
import { keepProgress, progressOn } from './progress.js';
import { ownAnswersFor } from './synonyms.js';
import type { Learner } from './turn.js';

type Deps = StudyDeps & { readonly once: ReturnType<typeof createOnce> };

/** The word test. A member's attempts are kept; of a guest nothing is. */
export function createWordTests({ orm, clock, catalogue, once }: Deps) {
  const wordOf = (wordId: number) => catalogue.word(wordId) ?? fail('word_not_found');

  /** An answer that is not right otherwise may be one of the member's own. */
  const gradeFor = async (tx: Orm, memberId: number, word: CatalogueWord, answerKo: string): Promise<Grade> => {
    const listed = grade(answerKo, word);
    if (listed.verdict === 'right') return listed;
    return grade(answerKo, word, await ownAnswersFor(tx, memberId, word.id));
  };

  /** What a pass earns now: one row of the ledger, or nothing. */
  const earn = async (tx: Orm, { memberId, now }: Learner, { id, level }: CatalogueWord): Promise<number> => {
    const source = { kind: 'word', sourceId: id } as const;
    const { lastEarnedAt, nextRound } = await earningsOf(tx, memberId, source);
    if (!earnsPoints(lastEarnedAt, now)) return 0;
    const points = wordPoints(level);
    await award(tx, { ...source, memberId, round: nextRound, points, level }, now);
    return points;
  };

  const memberAnswer = async (tx: Orm, learner: Learner, word: CatalogueWord, answerKo: string) => {
    const { memberId, now } = learner;
    const before = await progressOn(tx, memberId, word.id);
    const graded = await gradeFor(tx, memberId, word, answerKo);
    const { state, progress } = answered(before, graded.verdict, now);
    if (progress !== before) await keepProgress(tx, memberId, word.id, progress);
    const { totalPoints } = await totalsOf(tx, memberId);
    const points = state === 'PASSED' && !graded.own ? await earn(tx, learner, word) : 0;
    const level = levelOf(totalPoints + points);
    return {
      ...resultOf(state, graded),
      points,
      level,
      ...remaining(progress, now),
      ...(level !== levelOf(totalPoints) && { username: learner.username, totalPoints: totalPoints + points }),
    };
  };

  return {
    /** Throws `word_not_found`. */
    async start(memberId: number | null, wordId: number): Promise<TestStart> {
      const { japaneseWord: question } = wordOf(wordId);
      if (memberId === null) return { state: 'READY', question, attemptsLeft: null, retryInSec: null };
      const [progress, now] = [await progressOn(orm, memberId, wordId), await clock.now(orm)];
      return { state: testable(progress, now), question, ...remaining(progress, now) };
    },

    /** Throws `answer_required` and `word_not_found`. */
    async answer(memberId: number | null, wordId: number, answerKo: string, key?: string): Promise<AnswerResult> {
      if (answerKo === '') fail('answer_required');
      const word = wordOf(wordId);
      if (memberId === null) return guestAnswer(grade(answerKo, word));
      return once(memberId, { key, asked: ['answer', wordId, answerKo] }, (tx, learner) =>
        memberAnswer(tx, learner, word, answerKo),
      );
    },
  };
}

export type WordTests = ReturnType<typeof createWordTests>;

const guestAnswer = (graded: Grade): AnswerResult => ({
  ...resultOf(graded.verdict === 'right' ? 'PASSED' : 'WRONG', graded),
  points: 0,
  level: null,
  attemptsLeft: null,
  retryInSec: null,
});

/** During a cooldown nothing is said of the answer: it would be a try that costs nothing. */
function resultOf(state: Answered['state'], { verdict }: Grade): Pick<AnswerResult, 'correct' | 'state' | 'near'> {
  return {
    correct: state !== 'COOLDOWN' && verdict === 'right',
    state,
    ...(state === 'WRONG' && verdict === 'near' && { near: 'pronunciation' }),
  };
}

function remaining(progress: Progress, now: Date): Pick<TestStart, 'attemptsLeft' | 'retryInSec'> {
  const { attemptsLeft, cooldownRemainingSec } = attemptState(progress, now);
  return { attemptsLeft, retryInSec: cooldownRemainingSec || null };
}

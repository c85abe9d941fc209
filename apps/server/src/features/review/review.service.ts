import {
  fail,
  REVIEW_AHEAD_MAX,
  type Review,
  type ReviewAhead,
  type ReviewAnswerBody,
  type ReviewDay,
  type ReviewResult,
  type ReviewSettings,
  type ReviewSettingsBody,
} from '@utarang/contract';
import { MORE_WORDS, MORE_WORDS_MAX, suspendedMemory } from '@utarang/domain/review';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { Orm } from '../../db/orm.js';
import { writeTogether } from '../../db/write-together.js';
import { learntWord } from '../../learner/learnt-words.js';
import { addToDay, saveMemory, savePlan } from '../../learner/memory.repo.js';
import { readReviewState } from '../../learner/review-state.repo.js';
import type { Learner } from '../../learner/turn.js';
import { createCorrections } from './corrections.js';
import { createDay, settingsOf } from './day.js';
import { readDay, readDayNow } from './day.repo.js';
import type { ReviewDeps } from './deps.js';
import { planOf } from './review.repo.js';
import { createReviewAnswer } from './review-answer.js';

/** The daily review of a member's saved words (docs/product/review.md). */
export function createReview(deps: ReviewDeps) {
  const { orm, clock, turn, once, catalogue } = deps;
  const day = createDay(deps);
  const { stateOf, summaryOf, aheadOf } = day;
  const answerIn = createReviewAnswer(deps, day);

  const wordAsked = async (memberId: number, wordId: number): Promise<CatalogueWord> =>
    (await learntWord(orm, catalogue, memberId, wordId)) ?? fail('word_not_found');

  const todayOf = async (memberId: number, shown?: number) =>
    (await readDayNow(orm, clock, memberId, shown)) ?? fail('login_required');
  const stateIn = async (tx: Orm, { memberId, now }: Learner, hasVoice: boolean): Promise<Review> =>
    stateOf(tx, memberId, now, await readDay(tx, memberId, now), hasVoice);

  return {
    async state(memberId: number, hasVoice = true): Promise<Review> {
      const { now, ...today } = await todayOf(memberId);
      return stateOf(orm, memberId, now, today, hasVoice);
    },

    /** The next questions, for a device that goes on without a network. */
    async ahead(memberId: number, hasVoice = true): Promise<ReviewAhead> {
      const { now, ...today } = await todayOf(memberId, REVIEW_AHEAD_MAX);
      return aheadOf(orm, memberId, now, today, hasVoice);
    },

    /** The day as the home page shows it. */
    async day(memberId: number): Promise<ReviewDay> {
      const { now, ...today } = await todayOf(memberId);
      return summaryOf(orm, memberId, now, today);
    },

    /** Throws `answer_required`, `word_not_found` and `word_not_saved`. */
    async answer(memberId: number, wordId: number, body: ReviewAnswerBody, key?: string): Promise<ReviewResult> {
      const word = await wordAsked(memberId, wordId);
      if (body.answer === '' && !body.reveal) fail('answer_required');
      const request = ['review', wordId, body.kind, body.answer, body.reveal ? 1 : 0];
      return once(memberId, { key, request }, (tx, learner) => answerIn(tx, learner, word, body));
    },

    ...createCorrections(deps, { ...day, stateIn }, wordAsked),

    /** Adds words to today's goal. */
    more: (memberId: number, hasVoice: boolean, key?: string): Promise<Review> =>
      once(memberId, { key, request: ['more'] }, async (tx, learner) => {
        const { day: sums } = await readDay(tx, memberId, learner.now);
        const added = Math.min(MORE_WORDS, MORE_WORDS_MAX - sums.extra);
        if (added > 0) await addToDay(tx, memberId, sums.day, { extra: added });
        return stateIn(tx, learner, hasVoice);
      }),

    /** Suspends a word. Throws `word_not_found` and `word_not_saved`. */
    rest: async (memberId: number, wordId: number): Promise<Review> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, learner) => {
        const { stored, plan } = await readReviewState(tx, learner, wordId);
        if (stored.savedAt === null || stored.memory === null) return fail('word_not_saved');
        await writeTogether(tx, [
          saveMemory(tx, memberId, { wordId, isStored: true }, suspendedMemory(stored.memory, learner.now)),
          ...(plan?.lastReview?.wordId === wordId ? [savePlan(tx, memberId, { lastReview: null })] : []),
        ]);
        return stateIn(tx, learner, true);
      });
    },

    /** Saves the member's own note on a word. Throws `word_not_found` and `word_not_saved`. */
    note: async (memberId: number, wordId: number, note: string): Promise<{ note: string }> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, learner) => {
        const { stored } = await readReviewState(tx, learner, wordId);
        if (stored.savedAt === null) fail('word_not_saved');
        await saveMemory(tx, memberId, { wordId, isStored: true }, stored.memory, { note });
        return { note };
      });
    },

    settings: (memberId: number, body: ReviewSettingsBody): Promise<ReviewSettings> =>
      turn(memberId, async (tx) => {
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        if (Object.keys(given).length > 0) await savePlan(tx, memberId, given);
        return settingsOf(await planOf(tx, memberId));
      }),
  };
}

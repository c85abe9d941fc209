import {
  fail,
  type Review,
  type ReviewAhead,
  type ReviewAnswerBody,
  type ReviewDay,
  type ReviewResult,
  type ReviewSettings,
  type ReviewSettingsBody,
} from '@utarang/contract';
import { MORE_WORDS, MORE_WORDS_MAX, rested } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { CatalogueWord } from '../../catalogue/word.js';
import { writeTogether } from '../../db/write-together.js';
import { learntWord } from '../../learner/learnt-words.js';
import { addToDay, saveMemory, savePlan } from '../../learner/memory.repo.js';
import { readDay, readDayNow, readReviewState } from '../../learner/review-state.repo.js';
import { createCorrections } from './corrections.js';
import { createDay, settingsOf } from './day.js';
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

  const dayNow = async (memberId: number) => (await readDayNow(orm, clock, memberId)) ?? fail('login_required');

  return {
    async state(memberId: number, hasVoice = true): Promise<Review> {
      const { now, ...planned } = await dayNow(memberId);
      return stateOf(orm, memberId, now, hasVoice, planned);
    },

    /** The next questions, for a device that goes on without a network. */
    async ahead(memberId: number, hasVoice = true): Promise<ReviewAhead> {
      const { now, ...planned } = await dayNow(memberId);
      return aheadOf(orm, memberId, now, planned, hasVoice);
    },

    /** The day as the home page shows it. */
    async day(memberId: number): Promise<ReviewDay> {
      const { now, ...planned } = await dayNow(memberId);
      return summaryOf(orm, memberId, now, planned);
    },

    /** Throws `answer_required`, `word_not_found` and `word_not_saved`. */
    async answer(memberId: number, wordId: number, body: ReviewAnswerBody, key?: string): Promise<ReviewResult> {
      const word = await wordAsked(memberId, wordId);
      if (body.answer === '' && !body.reveal) fail('answer_required');
      const request = ['review', wordId, body.kind, body.answer, body.reveal ? 1 : 0];
      return once(memberId, { key, request }, (tx, learner) => answerIn(tx, learner, word, body));
    },

    ...createCorrections(deps, day, wordAsked),

    /** Adds words to today's goal. */
    more: (memberId: number, hasVoice: boolean, key?: string): Promise<Review> =>
      once(memberId, { key, request: ['more'] }, async (tx, { now }) => {
        const { extra } = (await readDay(tx, memberId, now)).day;
        const added = Math.min(MORE_WORDS, MORE_WORDS_MAX - extra);
        if (added > 0) await addToDay(tx, memberId, seoulDate(now), { extra: added });
        return stateOf(tx, memberId, now, hasVoice);
      }),

    /** Suspends a word. Throws `word_not_found` and `word_not_saved`. */
    rest: async (memberId: number, wordId: number): Promise<Review> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, { now }) => {
        const { stored, plan } = await readReviewState(tx, memberId, wordId, seoulDate(now));
        if (stored.savedAt === null || stored.memory === null) return fail('word_not_saved');
        await writeTogether(tx, [
          saveMemory(tx, memberId, { wordId, isStored: true }, rested(stored.memory, now)),
          ...(plan?.lastReview?.wordId === wordId ? [savePlan(tx, memberId, { lastReview: null })] : []),
        ]);
        return stateOf(tx, memberId, now, true);
      });
    },

    /** Saves the member's own note on a word. Throws `word_not_found` and `word_not_saved`. */
    note: async (memberId: number, wordId: number, note: string): Promise<{ note: string }> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, { now }) => {
        const { stored } = await readReviewState(tx, memberId, wordId, seoulDate(now));
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

import {
  fail,
  type Review,
  type ReviewAhead,
  type ReviewAnswerBody,
  type ReviewDay,
  type ReviewRated,
  type ReviewRatingBody,
  type ReviewResult,
  type ReviewSettings,
  type ReviewSettingsBody,
} from '@utarang/contract';
import { afterReview, MORE_WORDS, MORE_WORDS_MAX, RETENTION, rested } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { CatalogueWord } from '../../catalogue/word.js';
import { learntWord } from '../../learner/learnt-words.js';
import { loggedStability, memoryBefore } from '../../learner/memory.js';
import { addToDay, meet, saveMemory, savePlan } from '../../learner/memory.repo.js';
import { createDay, momentOf, settingsOf } from './day.js';
import type { ReviewDeps } from './deps.js';
import { milestoneOf } from './milestone.js';
import { ratedAs } from './rated-as.js';
import { dayOf, type Plan, planOf, takeBack, updateRating } from './review.repo.js';
import { createReviewAnswer } from './review-answer.js';

/** The daily review of a member's saved words (docs/product/review.md). */
export function createReview(deps: ReviewDeps) {
  const { orm, clock, turn, once, catalogue } = deps;
  const day = createDay(deps);
  const { dayIn, stateOf, summaryOf, aheadOf } = day;
  const answerIn = createReviewAnswer(deps, day);

  const wordAsked = async (memberId: number, wordId: number): Promise<CatalogueWord> =>
    (await learntWord(orm, catalogue, memberId, wordId)) ?? fail('word_not_found');

  /** The last answer, where it was to this word and may still be changed. Throws `nothing_to_undo`. */
  const lastOf = (plan: Plan | null, today: string) => {
    const last = plan?.lastReview;
    return last && last.day === today ? last : fail('nothing_to_undo');
  };

  return {
    async state(memberId: number, hasVoice = true): Promise<Review> {
      return stateOf(orm, memberId, await clock.now(orm), hasVoice);
    },

    /** The questions to come, for a device that goes on without a network. */
    ahead: async (memberId: number, hasVoice = true): Promise<ReviewAhead> =>
      aheadOf(orm, memberId, await clock.now(orm), hasVoice),

    /** The day as the start page shows it. */
    day: async (memberId: number): Promise<ReviewDay> => summaryOf(orm, memberId, await clock.now(orm)),

    /** Throws `answer_required`, `word_not_found` and `word_not_saved`. */
    async answer(memberId: number, wordId: number, body: ReviewAnswerBody, key?: string): Promise<ReviewResult> {
      const word = await wordAsked(memberId, wordId);
      if (body.answer === '' && !body.reveal) fail('answer_required');
      const request = ['review', wordId, body.kind, body.answer, body.reveal ? 1 : 0];
      return once(memberId, { key, request }, (tx, learner) => answerIn(tx, learner, word, body));
    },

    /** Rates the last answer anew. Throws `word_not_found` and `nothing_to_undo`. */
    async rate(memberId: number, wordId: number, { rating, voice = true }: ReviewRatingBody): Promise<ReviewRated> {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, learner) => {
        const moment = momentOf(learner.now);
        const plan = await planOf(tx, memberId);
        const last = lastOf(plan, moment.today);
        if (last.wordId !== wordId) fail('nothing_to_undo');
        const [before, at] = [memoryBefore(last), new Date(last.at)];
        const by = { retention: plan?.desiredRetention ?? RETENTION, parameters: plan?.parameters };
        const { memory } = afterReview(before, rating, at, by);
        await saveMemory(tx, memberId, wordId, memory);
        if (rating > 1 !== last.wasRight) await addToDay(tx, memberId, last.day, { recalled: rating > 1 ? 1 : -1 });
        await savePlan(tx, memberId, { lastReview: { ...last, wasRight: rating > 1 } });
        await updateRating(tx, memberId, last.number, { rating, stability: loggedStability(memory) });
        const milestone = await milestoneOf(tx, learner, { before, after: memory }, plan?.milestone ?? 0);
        const { shown } = await dayIn(tx, memberId, moment, plan, voice);
        return { ...ratedAs(before, rating, at, by), ...milestone, ...shown };
      });
    },

    /** Takes the last answer back, with all that it did. Throws `nothing_to_undo`. */
    undo: (memberId: number, hasVoice: boolean, key?: string): Promise<Review> =>
      once(memberId, { key, request: ['undo'] }, async (tx, { now }) => {
        const last = lastOf(await planOf(tx, memberId), seoulDate(now));
        const taken = (await takeBack(tx, memberId, last.number)) ?? fail('nothing_to_undo');
        const hintedAt = last.hintedAt === null ? null : new Date(last.hintedAt);
        await saveMemory(tx, memberId, last.wordId, memoryBefore(last), { hintedAt, askedOn: last.askedOn });
        await addToDay(tx, memberId, last.day, {
          answers: -1,
          recalled: last.wasRight ? -1 : 0,
          done: last.isCounted ? -1 : 0,
          newDone: last.isNew ? -1 : 0,
          spentMs: -(taken.elapsedMs ?? 0),
        });
        await savePlan(tx, memberId, { lastReview: null, milestone: last.milestone });
        return stateOf(tx, memberId, now, hasVoice);
      }),

    /** Asks for more words than the goal has, today. */
    more: (memberId: number, hasVoice: boolean, key?: string): Promise<Review> =>
      once(memberId, { key, request: ['more'] }, async (tx, { now }) => {
        const { extra } = await dayOf(tx, memberId, seoulDate(now));
        const added = Math.min(MORE_WORDS, MORE_WORDS_MAX - extra);
        if (added > 0) await addToDay(tx, memberId, seoulDate(now), { extra: added });
        return stateOf(tx, memberId, now, hasVoice);
      }),

    /** Lets a word rest. Throws `word_not_found` and `word_not_saved`. */
    rest: async (memberId: number, wordId: number): Promise<Review> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx, { now }) => {
        const { stored, lastReview } = await meet(tx, memberId, wordId);
        if (stored.savedAt === null || stored.memory === null) return fail('word_not_saved');
        await saveMemory(tx, memberId, wordId, rested(stored.memory, now));
        if (lastReview?.wordId === wordId) await savePlan(tx, memberId, { lastReview: null });
        return stateOf(tx, memberId, now, true);
      });
    },

    /** Keeps a note of the member's own on a word. Throws `word_not_found` and `word_not_saved`. */
    note: async (memberId: number, wordId: number, note: string): Promise<{ note: string }> => {
      await wordAsked(memberId, wordId);
      return turn(memberId, async (tx) => {
        const { stored } = await meet(tx, memberId, wordId);
        if (stored.savedAt === null) fail('word_not_saved');
        await saveMemory(tx, memberId, wordId, stored.memory, { note });
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

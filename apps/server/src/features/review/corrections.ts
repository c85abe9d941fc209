import { fail, type Review, type ReviewRated, type ReviewRatingBody } from '@utarang/contract';
import { afterReview, RETENTION } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import { loggedStability, memoryBefore } from '../../learner/memory.js';
import { addToDay, saveMemory, savePlan } from '../../learner/memory.repo.js';
import { type Day, momentOf } from './day.js';
import type { ReviewDeps } from './deps.js';
import { milestoneOf } from './milestone.js';
import { ratedAs } from './rated-as.js';
import { type Plan, planOf, takeBack, updateRating } from './review.repo.js';

/** Corrections of the last answer: another rating, or its removal. `checkWord` throws `word_not_found`. */
export function createCorrections(
  { turn, once }: Pick<ReviewDeps, 'turn' | 'once'>,
  { dayIn, stateOf }: Pick<Day, 'dayIn' | 'stateOf'>,
  checkWord: (memberId: number, wordId: number) => Promise<unknown>,
) {
  return {
    /** Changes the rating of the last answer. Throws `word_not_found` and `nothing_to_undo`. */
    async rate(memberId: number, wordId: number, { rating, voice = true }: ReviewRatingBody): Promise<ReviewRated> {
      await checkWord(memberId, wordId);
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

    /** Undoes the last answer with all its effects. Throws `nothing_to_undo`. */
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
  };
}

/** The last answer, where it may still be changed. Throws `nothing_to_undo`. */
function lastOf(plan: Plan | null, today: string) {
  const last = plan?.lastReview;
  return last && last.day === today ? last : fail('nothing_to_undo');
}

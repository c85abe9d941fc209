import { fail, type Review, type ReviewRated, type ReviewRatingBody } from '@utarang/contract';
import { afterReview } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Orm } from '../../db/orm.js';
import { writeTogether } from '../../db/write-together.js';
import { loggedStability, memoryBefore, schedulingOf } from '../../learner/memory.js';
import { addToDay, saveMemory, savePlan } from '../../learner/memory.repo.js';
import type { Plan } from '../../learner/review-state.repo.js';
import type { Learner } from '../../learner/turn.js';
import type { Day } from './day.js';
import { readDay } from './day.repo.js';
import type { ReviewDeps } from './deps.js';
import { mayReachMilestone, milestoneOf } from './milestone.js';
import { ratedAs } from './rated-as.js';
import { planOf, takeBack, updateRating } from './review.repo.js';

/** Reads the day after a change, in the member's turn. */
type StateIn = (tx: Orm, learner: Learner, hasVoice: boolean) => Promise<Review>;

/** Corrections of the last answer: another rating, or its removal. `checkWord` throws `word_not_found`. */
export function createCorrections(
  { turn, once }: Pick<ReviewDeps, 'turn' | 'once'>,
  { shownOf, stateIn }: Pick<Day, 'shownOf'> & { readonly stateIn: StateIn },
  checkWord: (memberId: number, wordId: number) => Promise<unknown>,
) {
  return {
    /** Changes the rating of the last answer. Throws `word_not_found` and `nothing_to_undo`. */
    async rate(
      memberId: number,
      wordId: number,
      { rating, voice: hasVoice = true }: ReviewRatingBody,
    ): Promise<ReviewRated> {
      await checkWord(memberId, wordId);
      return turn(memberId, async (tx, learner) => {
        const { now } = learner;
        const plan = await planOf(tx, memberId);
        const last = lastOf(plan, seoulDate(now));
        if (last.wordId !== wordId) fail('nothing_to_undo');
        const [before, answeredAt] = [memoryBefore(last), new Date(last.at)];
        const scheduling = schedulingOf(plan);
        const { memory } = afterReview(before, rating, answeredAt, scheduling);
        const wasRight = rating > 1;
        await writeTogether(tx, [
          saveMemory(tx, memberId, { wordId, isStored: true }, memory),
          ...(wasRight !== last.wasRight ? [addToDay(tx, memberId, last.day, { recalled: wasRight ? 1 : -1 })] : []),
          savePlan(tx, memberId, { lastReview: { ...last, wasRight } }),
          updateRating(tx, memberId, last.number, { rating, stability: loggedStability(memory) }),
        ]);
        const celebrated = plan?.milestone ?? 0;
        const countsLearnt = mayReachMilestone(before, memory, now, celebrated);
        const today = await readDay(tx, memberId, now, countsLearnt);
        const milestone = await milestoneOf(tx, memberId, today.queue.learnt, celebrated);
        const shown = await shownOf(tx, memberId, now, today, hasVoice);
        return { ...ratedAs(before, rating, answeredAt, scheduling), ...milestone, ...shown };
      });
    },

    /** Undoes the last answer with all its effects. Throws `nothing_to_undo`. */
    undo: (memberId: number, hasVoice: boolean, key?: string): Promise<Review> =>
      once(memberId, { key, request: ['undo'] }, async (tx, learner) => {
        const last = lastOf(await planOf(tx, memberId), seoulDate(learner.now));
        const taken = (await takeBack(tx, memberId, last.number)) ?? fail('nothing_to_undo');
        const hintedAt = last.hintedAt === null ? null : new Date(last.hintedAt);
        const { wordId, askedOn, milestone } = last;
        await writeTogether(tx, [
          saveMemory(tx, memberId, { wordId, isStored: true }, memoryBefore(last), { hintedAt, askedOn }),
          addToDay(tx, memberId, last.day, {
            answers: -1,
            recalled: last.wasRight ? -1 : 0,
            done: last.isCounted ? -1 : 0,
            newDone: last.isNew ? -1 : 0,
            spentMs: -(taken.elapsedMs ?? 0),
          }),
          savePlan(tx, memberId, { lastReview: null, milestone }),
        ]);
        return stateIn(tx, learner, hasVoice);
      }),
  };
}

/** The last answer, where it may still be changed. Throws `nothing_to_undo`. */
function lastOf(plan: Plan | null, today: string) {
  const last = plan?.lastReview;
  return last && last.day === today ? last : fail('nothing_to_undo');
}

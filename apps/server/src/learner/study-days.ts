import { longestStudyStreak, studyStreak, weekOf } from '@utarang/domain/review';
import type { Orm } from '../db/orm.js';
import { learntDaysOf } from './study-days.repo.js';

/**
 * Reads the days in a row on which a member learnt something (docs/product/review.md#days-in-a-row). A day counts with
 * a judged answer in the log, or with points, which go back further than the log. `hasRestDay` is the member's setting.
 */
export async function studyDaysOf(db: Orm, memberId: number, today: string, hasRestDay: boolean) {
  const learnt = await learntDaysOf(db, memberId);
  const { length, rested } = studyStreak(learnt, today, hasRestDay);
  return {
    streak: length,
    longest: () => longestStudyStreak(learnt, hasRestDay),
    week: weekOf(today).map((date) => ({ date, learnt: learnt.has(date), rested: rested.includes(date) })),
  };
}

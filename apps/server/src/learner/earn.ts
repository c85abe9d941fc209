import { earnsPoints, type LearningLevel, levelOf } from '@utarang/domain/study';
import type { Orm } from '../db/orm.js';
import { type Award, award, earningsOf, totalsOf } from './ledger.repo.js';
import type { Learner } from './turn.js';

/** A possible award: for which word or quiz, and how many points. */
export type Earnable = Omit<Award, 'memberId' | 'round'>;

/** The part of an answer with the earned points: `username` and `totalPoints` only when the level rose. */
export type Earned = {
  readonly points: number;
  readonly level: LearningLevel;
  readonly username?: string;
  readonly totalPoints?: number;
};

/**
 * Adds an award to the member's ledger, in the member's turn. Everything that earns calls it. It adds one row, or none
 * where nothing (`null`) is earned, or where the source has earned too recently (docs/product/study.md#completed).
 */
export async function earn(tx: Orm, { memberId, username, now }: Learner, earnable: Earnable | null): Promise<Earned> {
  const { totalPoints: before } = await totalsOf(tx, memberId);
  const points = earnable ? await add(tx, memberId, earnable, now) : 0;
  const [level, totalPoints] = [levelOf(before + points), before + points];
  return { points, level, ...(level !== levelOf(before) && { username, totalPoints }) };
}

/** Adds a row where that is allowed. Returns the points of the row. */
async function add(tx: Orm, memberId: number, earnable: Earnable, now: Date): Promise<number> {
  const { lastEarnedAt, nextRound } = await earningsOf(tx, memberId, earnable);
  if (!earnsPoints(lastEarnedAt, now)) return 0;
  await award(tx, { ...earnable, memberId, round: nextRound }, now);
  return earnable.points;
}

import { earnsPoints, type LearningLevel, levelOf } from '@utarang/domain/study';
import type { Orm } from '../db/orm.js';
import { type Award, award, earningsOf, totalsOf } from './ledger.repo.js';
import type { Learner } from './turn.js';

/** A possible award: for which word or quiz, and how many points. */
export type Earnable = Omit<Award, 'memberId' | 'round'>;

/** The part of an answer with the earned points: `username` and `totalPoints` only when the level rose. */
export type EarnedPoints = {
  readonly points: number;
  readonly level: LearningLevel;
  readonly username?: string;
  readonly totalPoints?: number;
};

/**
 * Adds an award to the member's ledger, in the member's turn. Everything that earns calls it. It adds one row, or none
 * where nothing (`null`) is earned, or where the source has earned too recently (docs/product/study.md#completed).
 */
export async function earn(tx: Orm, learner: Learner, earnable: Earnable | null): Promise<EarnedPoints> {
  const { memberId, username, now } = learner;
  if (!earnable) return { points: 0, level: levelOf((await totalsOf(tx, memberId)).totalPoints) };
  const { totalPoints: before, lastEarnedAt, nextRound } = await earningsOf(tx, memberId, earnable);
  const earns = earnsPoints(lastEarnedAt, now);
  const points = earns ? earnable.points : 0;
  if (earns) await award(tx, { ...earnable, memberId, round: nextRound }, now);
  const [level, totalPoints] = [levelOf(before + points), before + points];
  return { points, level, ...(level !== levelOf(before) && { username, totalPoints }) };
}

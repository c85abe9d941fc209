import type { Word } from '@utarang/contract';
import type { Run } from './run.js';

export type Totals = {
  passed: number;
  cooling: number;
  points: number;
  /** The words that can be practised at the end: those in cooldown and those left without an answer. */
  missed: readonly Word[];
};

/** The totals of a run so far, by outcome. */
export function totals({ words, outcomes }: Pick<Run, 'words' | 'outcomes'>): Totals {
  const passes = outcomes.filter((outcome) => outcome?.is === 'passed');
  return {
    passed: passes.length,
    cooling: outcomes.filter((outcome) => outcome?.is === 'cooldown').length,
    points: passes.reduce((sum, { points }) => sum + points, 0),
    missed: words.filter((_, index) => outcomes[index]?.is === 'cooldown' || outcomes[index]?.is === 'missed'),
  };
}

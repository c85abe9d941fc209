import type { Word } from '@utarang/contract';
import type { Run } from './run.js';

export type Totals = {
  passed: number;
  cooling: number;
  points: number;
  /** What can be practised at the end: the words in cooldown and those left without an answer. */
  missed: readonly Word[];
};

/** What became of the words of a run so far. */
export function totals({ words, outcomes }: Pick<Run, 'words' | 'outcomes'>): Totals {
  const passes = outcomes.filter((outcome) => outcome?.is === 'passed');
  return {
    passed: passes.length,
    cooling: outcomes.filter((outcome) => outcome?.is === 'cooldown').length,
    points: passes.reduce((sum, { points }) => sum + points, 0),
    missed: words.filter((_, index) => outcomes[index]?.is === 'cooldown' || outcomes[index]?.is === 'missed'),
  };
}

import { ALL, type ContenderId, SCANS } from './engines/contenders.js';
import type { RaceParameters } from './race/race.js';

export type PlannedRace = Pick<RaceParameters, 'size' | 'mode' | 'queries' | 'rounds' | 'contenders' | 'budgetMs'>;
export type Plan = {
  readonly races: readonly PlannedRace[];
  /** The contenders whose memory and build time are measured, each so often. */
  readonly costed: readonly ContenderId[];
  readonly costRepeats: number;
};

export const SMALL = 10_000;
export const MEDIUM = 100_000;
export const LARGE = 1_000_000;

/** Same seed, same words, same queries. */
export const SEED = 4;

export const FULL: Plan = {
  races: [
    { size: SMALL, mode: 'all', queries: 600, rounds: 7, contenders: ALL, budgetMs: 6_000 },
    { size: SMALL, mode: 'pronunciation', queries: 600, rounds: 15, contenders: SCANS, budgetMs: 6_000 },
    { size: MEDIUM, mode: 'all', queries: 600, rounds: 5, contenders: SCANS, budgetMs: 6_000 },
    { size: MEDIUM, mode: 'pronunciation', queries: 600, rounds: 7, contenders: SCANS, budgetMs: 6_000 },
    { size: LARGE, mode: 'all', queries: 600, rounds: 3, contenders: SCANS, budgetMs: 6_000 },
    { size: LARGE, mode: 'pronunciation', queries: 600, rounds: 5, contenders: SCANS, budgetMs: 6_000 },
  ],
  costed: ALL.filter((id) => !['exact', 'memchr', 'places'].includes(id)),
  costRepeats: 5,
};

export const QUICK: Plan = {
  races: [
    { size: SMALL, mode: 'all', queries: 120, rounds: 2, contenders: ALL, budgetMs: 300 },
    { size: SMALL, mode: 'pronunciation', queries: 300, rounds: 3, contenders: SCANS, budgetMs: 500 },
    { size: MEDIUM, mode: 'pronunciation', queries: 150, rounds: 2, contenders: SCANS, budgetMs: 500 },
  ],
  costed: ['ours', 'flexsearchFull'],
  costRepeats: 2,
};

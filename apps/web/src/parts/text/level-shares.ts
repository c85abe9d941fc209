import { type AnalysedText, levels } from '@utarang/contract';

export type LevelShare = { readonly level: (typeof levels)[number] | 'other' | 'unknown'; readonly share: number };

/** The part, in percent, of the different words of a text that each level has; levels without a word are left out. */
export function levelShares(known: AnalysedText['known']): { total: number; shares: LevelShare[] } {
  const names = [...levels, 'other', 'unknown'] as const;
  const total = names.reduce((sum, name) => sum + known[name], 0);
  const shares = names
    .filter((name) => known[name] > 0)
    .map((level) => ({ level, share: percent(known[level], total) }));
  return { total, shares };
}

/** A share in whole percent: 0 only where there is none, 100 only where none is missing. */
export function percent(part: number, total: number): number {
  if (total === 0 || part === 0) return 0;
  if (part === total) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / total)));
}

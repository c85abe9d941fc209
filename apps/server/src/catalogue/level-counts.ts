import type { KnownWords, Level } from '@utarang/contract';

/** The number of words of each level; `other` counts those without one. */
type LevelCounts = Omit<KnownWords, 'unknown'>;

export function levelCounts(words: readonly { readonly level: Level | null }[]): LevelCounts {
  const counts = { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, other: 0 };
  for (const { level } of words) counts[level ?? 'other'] += 1;
  return counts;
}

const DAY_MS = 86_400_000;

export type Streak = { readonly current: number; readonly longest: number };

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * "Consecutive days with points, counted back from today, or from yesterday while today has none yet"
 * (docs/product/study.md#streak); and the longest there has been. Days are dates in Seoul, `YYYY-MM-DD`, in any order.
 */
export function streak(days: Iterable<string>, today: string): Streak {
  const lengths = new Map<number, number>();
  let longest = 0;
  for (const day of [...new Set(days)].map(dayNumber).sort((a, b) => a - b)) {
    const length = (lengths.get(day - 1) ?? 0) + 1;
    lengths.set(day, length);
    longest = Math.max(longest, length);
  }
  const last = dayNumber(today);
  return { current: lengths.get(last) ?? lengths.get(last - 1) ?? 0, longest };
}

/**
 * The largest difference between clocks, and the largest step by which one is set back in daily life. A clock that was
 * further ahead was wrong.
 */
export const CLOCK_SLACK_MS = 60_000;

/**
 * The rest of a wait in milliseconds. "No wait is longer than its length" (docs/product/limits.md#clocks): a longer
 * rest means that a clock that was ahead started the wait, which is then over, within the difference of clocks.
 */
export function waitLeft(until: number, now: number, lengthMs: number): number {
  const left = until - now;
  return left > lengthMs + CLOCK_SLACK_MS ? 0 : Math.max(0, Math.min(left, lengthMs));
}

/** Checks whether something that is valid for a while from `since` on still is. Before `since` nothing is valid. */
export const isStillActive = (since: number, now: number, lengthMs: number): boolean =>
  now - since < lengthMs && since - now <= CLOCK_SLACK_MS;

/**
 * The most that clocks may differ, and that one may be set back in daily life. A clock that was further ahead was
 * wrong.
 */
export const CLOCK_SLACK_MS = 60_000;

/**
 * The rest of a wait in milliseconds. "No wait is longer than its length" (docs/product/limits.md#clocks): one that
 * would be was begun by a clock that was ahead, and is over, but for what clocks may differ.
 */
export function waitLeft(until: number, now: number, lengthMs: number): number {
  const left = until - now;
  return left > lengthMs + CLOCK_SLACK_MS ? 0 : Math.max(0, Math.min(left, lengthMs));
}

/**
 * Checks whether something that holds for a while from `since` on holds still. Nothing holds that is still to begin.
 */
export const isStillActive = (since: number, now: number, lengthMs: number): boolean =>
  now - since < lengthMs && since - now <= CLOCK_SLACK_MS;

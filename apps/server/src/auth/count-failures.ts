import type { LimitName, RateLimits } from './rate-limits.js';

/** A limit and its key. */
export type Count = readonly [limit: LimitName, ...key: string[]];

/**
 * Counts a try before it is judged, so that concurrent tries are counted, too. Only a failure, for which `judge`
 * returns null, stays counted: a success, a try that another limit refused, and one that could not be judged are
 * refunded.
 */
export async function countFailures<Right>(
  limits: RateLimits,
  counts: readonly Count[],
  judge: () => Promise<Right | null>,
): Promise<Right | null> {
  const taken: Count[] = [];
  const refund = async () => {
    for (const count of taken) await limits.refund(...count);
  };
  let right: Right | null;
  try {
    for (const count of counts) {
      await limits.take(...count);
      taken.push(count);
    }
    right = await judge();
  } catch (error) {
    await refund().catch(() => {}); // the first error is the more specific one
    throw error;
  }
  if (right !== null) await refund();
  return right;
}

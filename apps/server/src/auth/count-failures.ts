import type { LimitName, RateLimits } from './rate-limits.js';

/** A limit and whom it is for. */
export type Count = readonly [limit: LimitName, ...key: string[]];

/**
 * Counts a try before it is judged, so that parallel tries are counted, too. Only a failure, which `judge` answers with
 * null, stays counted: what was right, what another limit refused and what could not be judged is given back.
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
    await refund().catch(() => {}); // the first error says more
    throw error;
  }
  if (right !== null) await refund();
  return right;
}

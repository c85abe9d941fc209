/** The time in which the same failure is logged once. */
const QUIET_MS = 60_000;
/** The most kinds of failures that are tracked; older ones are forgotten. */
const KINDS_MAX = 100;

/**
 * Throttles log lines that come in floods: an outage fails every request for the same reason. For the first of a kind
 * in a minute it returns how many of its kind were left out before; for each of the others null, to leave it out.
 */
export function createFlood(now: () => number = () => performance.now()) {
  const kinds = new Map<string, { readonly until: number; times: number }>();
  return (kind: string): { readonly repeated: number } | null => {
    const last = kinds.get(kind);
    if (last && now() < last.until) {
      last.times += 1;
      return null;
    }
    kinds.delete(kind);
    kinds.set(kind, { until: now() + QUIET_MS, times: 0 });
    if (kinds.size > KINDS_MAX) kinds.delete(kinds.keys().next().value!);
    return { repeated: last?.times ?? 0 };
  };
}

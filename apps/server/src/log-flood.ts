/** How long the same trouble is said once. */
const QUIET_MS = 60_000;
/** More kinds of trouble than there are at once; older ones are forgotten. */
const KINDS_MAX = 100;

/**
 * For what comes in floods: an outage fails every request for the same reason. Answers for the first of a kind in a
 * minute how often it was passed over in the minute before, and null for the others.
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

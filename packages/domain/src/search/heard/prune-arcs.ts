import type { Arc } from './arcs.js';
import type { Role } from './function-words.js';

/** The number of arcs with the same end and role that may be in a best path. */
const ALIKE = 2;

/**
 * Prunes arcs: of those with the same beginning, end and role only the cheapest few stay. Other homophones are never in
 * a best path, unless they cost less beside certain nouns.
 */
export function pruneArcs(arcs: readonly Arc[]): Arc[] {
  const counts = new Map<Role, Map<number, number>>();
  return [...arcs]
    .sort((a, b) => a.cost - b.cost)
    .filter(({ to, role, saidOf }) => {
      const byEnd = counts.get(role) ?? new Map<number, number>();
      counts.set(role, byEnd);
      const count = byEnd.get(to) ?? 0;
      byEnd.set(to, count + 1);
      return count < ALIKE || saidOf !== undefined;
    });
}

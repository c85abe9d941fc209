import type { Arc } from './arcs.js';
import type { Role } from './function-words.js';

/** The number of arcs with one end and one role that may be in a best way. */
const ALIKE = 2;

/**
 * Prunes arcs: of those with one beginning, end and role the cheapest few stay, for homophones further down are never
 * in a best way, but for those that cost less beside certain nouns.
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

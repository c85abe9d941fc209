import type { Arc, PartIdentity } from './arcs.js';
import type { Role } from './function-words.js';
import { joinCost } from './joins.js';

/** A path through all characters, with its cost. */
export type Path = { readonly cost: number; readonly arcs: readonly Arc[] };

/** A path up to a character: its last arc, and the path before that. */
type Step = { readonly cost: number; readonly arc: Arc | null; readonly before: Step | null; readonly role: Role };

/** The most paths that are kept at a character and role. */
const WAYS_MAX = 3;
/** The discount of a word after a noun with which it is used (`COLLOCATIONS`). */
const OF_COLLOCATION = 3;
/** The cost of を before an intransitive verb. */
const OF_NO_OBJECT = 1.5;
/** The roles that may come between the two. */
const PARTICLES: ReadonlySet<Role> = new Set<Role>(['case', 'argument']);
/** The share of the cost of neighbours with a typed space in between: parts meet at a space. */
const AT_SPACE = 0.5;

/**
 * The cheapest paths through a row of characters (Viterbi), at most `most`, the best first. Of the paths that reach a
 * character in one role only the best few are continued, so that the steps are bounded by the arcs, not by the paths.
 */
export function bestPaths(
  arcsFrom: readonly (readonly Arc[])[],
  spaced: ReadonlySet<number>,
  most: number,
  count: () => void,
): Path[] {
  const length = arcsFrom.length;
  const reached: Map<Role, Step[]>[] = Array.from({ length: length + 1 }, () => new Map());
  reached[0]!.set('edge', [{ cost: 0, arc: null, before: null, role: 'edge' }]);

  for (let index = 0; index < length; index++) {
    for (const arc of arcsFrom[index]!) {
      for (const [role, steps] of reached[index]!) {
        const joined = joinCost(role, arc.role) * (spaced.has(index) ? AT_SPACE : 1) + arc.cost;
        for (const before of steps) {
          count();
          const cost = before.cost + joined + neighbourCost(before, arc);
          keep(reached[arc.to]!, { cost, arc, before, role: arc.role });
        }
      }
    }
  }
  return [...reached[length]!.values()]
    .flat()
    .map((step) => ({ step, cost: step.cost + joinCost(step.role, 'edge') }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ step, cost }) => ({ cost, arcs: arcsOf(step) }));
}

/** The cost or the discount of a word for exactly the words before it: ピアノが弾けます, 熱いお茶, but no を来ます. */
function neighbourCost(last: Step, { identity, saidOf, takesNoObject }: Arc): number {
  if (saidOf) {
    let step: Step | null = last;
    while (step && PARTICLES.has(step.role)) step = step.before;
    if (saidOf.has(rowOf(step?.arc?.identity))) return -OF_COLLOCATION;
  }
  if (last.arc?.saidOf?.has(rowOf(identity))) return -OF_COLLOCATION;
  return takesNoObject && last.role === 'argument' && isObject(last.arc?.identity) ? OF_NO_OBJECT : 0;
}

const rowOf = (identity: PartIdentity | undefined): number => (identity?.kind === 'word' ? identity.row : -1);
const isObject = (identity: PartIdentity | undefined): boolean =>
  identity?.kind === 'function' && identity.word.written === 'を';

/** Adds a step to those that reach the same character, if it is among the cheapest of its role. */
function keep(reachedAt: Map<Role, Step[]>, step: Step): void {
  const cheapest = reachedAt.get(step.role);
  if (!cheapest) {
    reachedAt.set(step.role, [step]);
    return;
  }
  if (cheapest.length === WAYS_MAX && cheapest[WAYS_MAX - 1]!.cost <= step.cost) return;
  let index = cheapest.length;
  while (index > 0 && cheapest[index - 1]!.cost > step.cost) index--;
  cheapest.splice(index, 0, step);
  if (cheapest.length > WAYS_MAX) cheapest.pop();
}

function arcsOf(last: Step): Arc[] {
  const arcs: Arc[] = [];
  for (let step: Step | null = last; step?.arc; step = step.before) arcs.push(step.arc);
  return arcs.reverse();
}

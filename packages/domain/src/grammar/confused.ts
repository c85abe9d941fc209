import { type Random, shuffled } from '../study/shuffled.js';
import type { DrillPattern } from './pattern.js';
import { endingOf } from './pattern-forms.js';

/** The most fillers of a question: distractors that are not confused with the answer. */
const FILLERS_MAX = 40;

/** The patterns that are confused with one: `near` by the reference, `further` those of these, then the others. */
export type Confused = { readonly near: readonly DrillPattern[]; readonly further: readonly DrillPattern[] };

/** Finds the patterns that are confused with one, in both directions. */
export function confusedWith(pattern: DrillPattern, patterns: ReadonlyMap<string, DrillPattern>): Confused {
  const named = ({ near }: DrillPattern): DrillPattern[] => near.flatMap((id) => patterns.get(id) ?? []);
  const back = [...patterns.values()].filter(({ near }) => near.includes(pattern.id));
  const near = [...new Set([...named(pattern), ...back])];
  const further = [...new Set(near.flatMap(named))].filter(
    (each) => each !== pattern && !near.includes(each) && isTelling(each, pattern),
  );
  return { near, further };
}

/**
 * Fillers for the options of a pattern, where too few others are confused with it: of another group, of about its
 * level, and with the same ending, so that none can be ruled out by its shape.
 */
export function fillersFor(pattern: DrillPattern, patterns: Iterable<DrillPattern>, random: Random): DrillPattern[] {
  const ends = isInflecting(pattern);
  const similar = [...patterns].filter(
    (each) =>
      each.list === pattern.list &&
      each.section !== pattern.section &&
      isInflecting(each) === ends &&
      Math.abs(levelOf(each) - levelOf(pattern)) <= 1 &&
      isTelling(each, pattern),
  );
  return shuffled(similar, random).slice(0, FILLERS_MAX);
}

/**
 * Checks whether a pattern is specific; those that fit nearly everywhere are offered only beside others as short: は, も,
 * で, でも.
 */
const isTelling = ({ form }: DrillPattern, asked: DrillPattern): boolean =>
  asked.form.length === 1 || (form.length > 1 && !BROAD.has(form));
const BROAD: ReadonlySet<string> = new Set([
  'でも',
  'から',
  'より',
  'なら',
  'によって',
  'により',
  'だけ',
  'など',
  'まで',
]);

const levelOf = ({ level }: DrillPattern): number => Number(level.slice(1));

const isInflecting = ({ form, attachments }: DrillPattern): boolean =>
  endingOf({ written: form, reading: attachments[0]?.after.reading ?? form }) !== null;

import { questionAt } from '@utarang/domain/study';
import { median } from '../measures/percentile.js';

/** The cost of choosing the next of a number of questions. */
export type DrawCost = { readonly questions: number; readonly microseconds: number };

const COUNTS = [100, 1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 21;

/**
 * Draws questions of many sittings at many positions; the counts in turns, so that a slow moment falls on all of them.
 */
export function measureQuiz(quick: boolean, progress: (line: string) => void): DrawCost[] {
  const draws = quick ? 20_000 : 200_000;
  const times = new Map<number, number[]>(COUNTS.map((count) => [count, []]));
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 7 === 0) progress(`round ${round + 1} of ${ROUNDS}`);
    for (const count of COUNTS) {
      const start = performance.now();
      for (let index = 0; index < draws; index++)
        sum += questionAt(`sitting-of-22-letters-${index % 50}`, (index * 7919) % (count * 3), count);
      times.get(count)!.push(performance.now() - start);
    }
  }
  if (!Number.isFinite(sum)) throw new Error('a question was no number');
  return COUNTS.map((questions) => ({ questions, microseconds: (median(times.get(questions)!) / draws) * 1000 }));
}

/**
 * The process in which FSRS is fitted to one member's answers, and which ends with the fit
 * (docs/decisions/0061-memory-fitted.md).
 */
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { betterOf, type History } from '@utarang/domain/review';
import type { FromWorker, ToWorker } from './protocol.js';

/** The training items of the optimiser: for each answer on a later day, the answers up to it. */
function itemsOf(history: History): FSRSBindingItem[] {
  const reviews = history.map(([rating, days]) => new FSRSBindingReview(rating, days));
  return history.flatMap(([, days], index) =>
    index > 0 && days > 0 ? [new FSRSBindingItem(reviews.slice(0, index + 1))] : [],
  );
}

async function fit({ histories }: ToWorker): Promise<FromWorker> {
  const items = histories.flatMap(itemsOf);
  if (items.length === 0) return { parameters: null };
  const fitted = await computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1 });
  return { parameters: betterOf(histories, fitted) };
}

process.once('message', async (message: ToWorker) => {
  const answer = await fit(message);
  process.send!(answer, () => process.disconnect());
});

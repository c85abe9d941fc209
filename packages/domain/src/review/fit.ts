import { type Parameters, parametersOf, type Rating, recallAfter, type Trace, tracesBy } from './fsrs.js';
import { changesMemory } from './memory.js';

/** The number of answers from which on parameters are fitted, and of further ones until the next fit. */
export const FIT_FROM = 400;
export const FIT_EVERY = 100;

/** The most answers of a fit, the latest ones, and the most of one word, the first ones. */
export const FIT_ANSWERS_MAX = 20_000;
export const HISTORY_MAX = 64;

/** Checks whether a fit is due after this number of answers (docs/product/review.md#fitted-to-the-member). */
export const asksForFit = (number: number): boolean => number >= FIT_FROM && number % FIT_EVERY === 0;

/** An answer of the log; `days` are those since the answer before to its word, null for the first one. */
export type LoggedAnswer = { readonly wordId: number; readonly rating: number; readonly days: number | null };

/** The answers to a word that changed its memory, the earliest first: each with the days since the one before. */
export type History = readonly (readonly [rating: Rating, days: number])[];

/**
 * The histories of the words in a log, in its order. A word whose first answer is not in the log any more is left out,
 * since its memory cannot be computed.
 */
export function historiesOf(log: readonly LoggedAnswer[]): History[] {
  const words = new Map<number, { history: [Rating, number][]; streak: number }>();
  const truncated = new Set<number>();
  for (const { wordId, rating: number, days } of log) {
    const rating = number as Rating;
    const word = words.get(wordId);
    if (truncated.has(wordId) || (!word && days !== null)) {
      truncated.add(wordId);
      continue;
    }
    const { history, streak } = word ?? { history: [], streak: 0 };
    if (!changesMemory(streak, days, rating)) continue;
    if (history.length < HISTORY_MAX) history.push([rating, days ?? 0]);
    words.set(wordId, { history, streak: rating === 1 ? 0 : streak + 1 });
  }
  return Array.from(words.values(), ({ history }) => history);
}

/** The least distance of probabilities from 0 and 1, since the logarithm of 0 is infinite. */
const EPSILON = 1e-6;

/**
 * The log loss of a model's predictions for answers on later days. Lower is better; null where there is no such answer.
 */
export function logLoss(histories: readonly History[], parameters: Parameters): number | null {
  const traceAfter = tracesBy(parameters);
  let [sum, answers] = [0, 0];
  for (const history of histories) {
    let trace: Trace | null = null;
    for (const [rating, days] of history) {
      if (trace && days > 0) {
        const recall = Math.min(1 - EPSILON, Math.max(EPSILON, recallAfter(days, trace, parameters)));
        sum -= Math.log(rating > 1 ? recall : 1 - recall);
        answers += 1;
      }
      trace = traceAfter(trace, days, rating);
    }
  }
  return answers === 0 ? null : sum / answers;
}

/**
 * The better parameters for these histories: the fitted ones only where their log loss is lower than that of the
 * default ones, so that a fit makes nobody's dates worse.
 */
export function betterOf(histories: readonly History[], fitted: readonly number[]): Parameters {
  const parameters = parametersOf(fitted);
  if (!parameters) return null;
  const [usual, own] = [logLoss(histories, null), logLoss(histories, parameters)];
  return usual !== null && own !== null && own < usual ? parameters : null;
}

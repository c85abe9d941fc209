import { clipParameters, default_w, forgetting_curve, fsrs } from 'ts-fsrs';

/** The state of a memory in FSRS: stability in days, difficulty from 1 to 10. */
export type Trace = { readonly stability: number; readonly difficulty: number };

/** A rating: 1 forgotten, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** The parameters of FSRS that are fitted to a member; null for the default ones. */
export type Parameters = readonly number[] | null;

/** The number of the parameters of FSRS-6. */
export const PARAMETERS = default_w.length;

/** The longest interval, in days. */
export const INTERVAL_MAX = 1_000;

/** Creates a model of the library; no other file uses the library (docs/decisions/0046-memory-by-fsrs.md). */
const modelOf = (parameters: Parameters, retention: number) =>
  fsrs({
    enable_fuzz: false,
    enable_short_term: true,
    request_retention: retention,
    maximum_interval: INTERVAL_MAX,
    ...(parameters && { w: [...parameters] }),
  });
/** The models with default parameters, by retention; those of a member are created on demand. */
const defaultModels = new Map<number, ReturnType<typeof modelOf>>();

function model(parameters: Parameters, retention = 0.9) {
  if (parameters) return modelOf(parameters, retention);
  const found = defaultModels.get(retention) ?? modelOf(null, retention);
  defaultModels.set(retention, found);
  return found;
}

type TraceAfter = (trace: Trace | null, days: number, rating: Rating) => Trace;

/** Computes the traces of one member's words with one model. */
export function tracesBy(parameters: Parameters): TraceAfter {
  const engine = model(parameters);
  return (trace, days, rating) => {
    const { stability, difficulty } = engine.next_state(trace && { ...trace }, trace ? days : 0, rating);
    return { stability, difficulty };
  };
}

/** The trace after an answer; `null` before the first one. `days` are those since the answer before. */
export const traceAfter = (trace: Trace | null, days: number, rating: Rating, parameters: Parameters = null): Trace =>
  tracesBy(parameters)(trace, days, rating);

/** The probability of recall after some days. By definition it is 0.9 after as many days as the stability. */
export const recallAfter = (
  days: number,
  { stability }: Pick<Trace, 'stability'>,
  parameters: Parameters = null,
): number => forgetting_curve(parameters ?? default_w, days, stability);

/** The number of whole days after which recall has fallen to the desired retention. */
export const intervalOf = (
  { stability }: Pick<Trace, 'stability'>,
  retention: number,
  parameters: Parameters = null,
): number => model(parameters, retention).next_interval(stability, 0);

/** Fitted parameters within the bounds of the model; null for invalid ones. */
export const parametersOf = (fitted: readonly number[]): Parameters =>
  fitted.length === PARAMETERS && fitted.every(Number.isFinite) ? clipParameters([...fitted], 1, true) : null;

import { fsrs } from 'ts-fsrs';

/** The state of a memory in FSRS: stability in days, difficulty from 1 to 10. */
export type Trace = { readonly stability: number; readonly difficulty: number };

/** 1 forgotten, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** The only place that knows the library (docs/decisions/0046-memory-by-fsrs.md). Its state does not depend on the retention. */
const model = fsrs({ enable_fuzz: false, enable_short_term: true });

/** The longest time after which a word is asked again, in days. */
export const INTERVAL_MAX = 1_000;

/** A trace after an answer; `null` before the first one. `days` are those since the answer before. */
export function traceAfter(trace: Trace | null, days: number, rating: Rating): Trace {
  const { stability, difficulty } = model.next_state(trace && { ...trace }, trace ? days : 0, rating);
  return { stability, difficulty };
}

/** The share, from 0 to 1, in which something is remembered after some days. By definition 0.9 once they are its stability. */
export const recallAfter = (days: number, { stability }: Pick<Trace, 'stability'>): number =>
  model.forgetting_curve(days, stability);

const schedulers = new Map<number, ReturnType<typeof fsrs>>();

/** The number of whole days after which recall has fallen to the retention that is wished for. */
export function intervalOf({ stability }: Pick<Trace, 'stability'>, retention: number): number {
  let scheduler = schedulers.get(retention);
  if (!scheduler) {
    scheduler = fsrs({ enable_fuzz: false, request_retention: retention, maximum_interval: INTERVAL_MAX });
    schedulers.set(retention, scheduler);
  }
  return scheduler.next_interval(stability, 0);
}

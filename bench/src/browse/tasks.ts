/** The fields of an event of Chromium's traces that are read here; times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

const RUN_TASK = /RunTask$/;
const MAIN_THREAD = 'CrRendererMain';

/**
 * The length of each task of a page's main thread, in milliseconds, from a trace of its browser. The thread is the
 * busiest one of that name, since the browser keeps others in reserve.
 */
export function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === MAIN_THREAD,
  );
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    outermost(
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && RUN_TASK.test(event.name)),
    );
  const all = mains.map(tasksOf);
  const busiest = all.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
  return busiest.map(({ dur = 0 }) => dur / 1000);
}

const sum = (tasks: readonly TraceEvent[]) => tasks.reduce((total, { dur = 0 }) => total + dur, 0);

/** The tasks that run inside no other one; those that do are part of it. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

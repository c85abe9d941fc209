import { type Outcome, type Scheduler, schedulers, simulate } from './simulate.js';

export const GOALS = [10, 20, 40] as const;
const DAYS = 180;
const MEMBERS = 1_000;
const MEMBERS_QUICK = 50;

export type ReviewRow = Outcome & { readonly scheduler: Scheduler; readonly goal: number };
export type ReviewSimulation = { readonly members: number; readonly days: number; readonly rows: readonly ReviewRow[] };

/** Lets a number of members learn for half a year, by each scheduler with the same seeds. */
export function measureReview(quick: boolean, progress: (line: string) => void): ReviewSimulation {
  const members = quick ? MEMBERS_QUICK : MEMBERS;
  const rows = GOALS.flatMap((goal) =>
    schedulers.map((scheduler) => {
      progress(`${scheduler}, ${goal} a day`);
      const all = Array.from({ length: members }, (_, member) => simulate(scheduler, goal, DAYS, member + 1));
      const mean = (figureOf: (outcome: Outcome) => number) =>
        all.reduce((sum, one) => sum + figureOf(one), 0) / members;
      return {
        scheduler,
        goal,
        minutesADay: mean((one) => one.minutesADay),
        remembered: mean((one) => one.remembered),
        met: mean((one) => one.met),
      };
    }),
  );
  return { members, days: DAYS, rows };
}

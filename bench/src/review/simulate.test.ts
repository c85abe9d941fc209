import { expect, test } from 'vitest';
import { schedulers, simulate } from './simulate.js';

test('of half a year more is remembered by our reviews than by 14 days or SM-2, for the same time too', () => {
  const outcomes = schedulers.map((scheduler) => {
    const members = Array.from({ length: 3 }, (_, member) => simulate(scheduler, 10, 180, member + 1));
    const sum = (of: (outcome: (typeof members)[number]) => number) => members.reduce((all, one) => all + of(one), 0);
    return { remembered: sum((one) => one.remembered), minutes: sum((one) => one.minutesADay) };
  });
  const [flat, sm2, ours] = outcomes as [
    (typeof outcomes)[number],
    (typeof outcomes)[number],
    (typeof outcomes)[number],
  ];
  for (const other of [flat, sm2]) {
    expect(ours.remembered).toBeGreaterThan(other.remembered);
    expect(ours.remembered / ours.minutes).toBeGreaterThan(other.remembered / other.minutes);
  }
});

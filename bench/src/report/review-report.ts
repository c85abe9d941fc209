import type { ReviewSimulation } from '../review/review.js';
import { figure, table } from './format.js';

const NAMES = { flat: 'back after 14 days', sm2: 'SM-2', ours: 'ours' } as const;

/** Reports what half a year of reviews leaves, by goal and scheduler, as Markdown. */
export function reviewReport({ members, days, rows }: ReviewSimulation): string {
  const cells = rows.map(({ goal, scheduler, minutesADay, remembered, met }) => [
    String(goal),
    NAMES[scheduler],
    figure(minutesADay),
    Math.round(remembered).toLocaleString('en'),
    Math.round(met).toLocaleString('en'),
    figure(remembered / (minutesADay * days)),
  ]);
  const head = [
    'words a day',
    'asked again by',
    'minutes a day',
    'remembered at the end',
    'met',
    'remembered a minute',
  ];
  // Both count: how many words are remembered, and how many for a minute of work.
  const goals = [...new Set(rows.map(({ goal }) => goal))].map((goal) => {
    const rowOf = (wanted: keyof typeof NAMES) => rows.find((row) => row.goal === goal && row.scheduler === wanted)!;
    const perMinute = ({ remembered, minutesADay }: ReturnType<typeof rowOf>) => remembered / minutesADay;
    const ours = rowOf('ours');
    const ratios = [rowOf('flat'), rowOf('sm2')].flatMap((other) => [
      ours.remembered / other.remembered,
      perMinute(ours) / perMinute(other),
    ]);
    const least = Math.min(...ratios);
    const name = `${goal} a day: words remembered, and those of a minute, ours ÷ the better of the others`;
    return [name, '> 1 ×', `${figure(least)} ×`, least > 1 ? 'met' : '**missed**'];
  });
  return `${members.toLocaleString('en')} members, ${days} days.\n\n${table(head, cells)}\n\n${table(['goal', 'wanted', 'measured', ''], goals)}`;
}

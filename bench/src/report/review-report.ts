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
  return `${members.toLocaleString('en')} members, ${days} days.\n\n${table(head, cells)}`;
}

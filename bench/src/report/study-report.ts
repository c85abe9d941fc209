import { NEXT_CARD, REVIEW, type StudyResults } from '../study/study.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

/** Reviews of a member on a busy day, and the seconds of a day. */
const REVIEWS_A_DAY = 200;
const DAY_S = 86_400;
const verdict = (met: boolean) => (met ? 'met' : '**missed**');

const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;

/** Reports how many answers a second there are, and how long each takes, as Markdown. */
export function studyReport({ population: { members, saved }, size, loads }: StudyResults): string {
  const count = (value: number) => value.toLocaleString('en');
  const rows = loads.map(({ name, connections, perSecond, took }) => [
    name,
    String(connections),
    count(took.count),
    figure(perSecond),
    duration(took.p50),
    duration(took.p99),
  ]);
  const of = (call: string, at: number) => loads.find(({ name, connections }) => name === call && connections === at)!;
  const needed = (members * REVIEWS_A_DAY) / DAY_S;
  const nextCard = of(NEXT_CARD, 1).took.p99;
  const { perSecond } = of(REVIEW, 16);
  const goals = [
    ['the next card, with 20,000 saved words, p99', '5 ms', duration(nextCard), verdict(nextCard <= 5)],
    [
      `answers of reviews a second: ${count(REVIEWS_A_DAY)} a day of each member`,
      figure(needed),
      figure(perSecond),
      verdict(perSecond >= needed),
    ],
  ];
  return [
    machine(),
    `${count(members)} members × ${saved} saved words, half of them completed: ${count(members * saved)} rows of ` +
      `progress (${megabytes(size.progress)} with its index) and ${count((members * saved) / 2)} awards ` +
      `(${megabytes(size.awards)} with both).`,
    table(['call', 'at once', 'requests', 'a second', 'p50', 'p99'], rows),
    table(['goal', 'wanted', 'measured', ''], goals),
  ].join('\n\n');
}

import { NEXT_CARD, NOTHING, REVIEW, type StudyOf, type StudyResults } from '../study/study.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

/** Members who review on one day, how often each does on a busy one, and the seconds of a day. */
const REVIEWERS = 50_000;
const REVIEWS_A_DAY = 200;
const DAY_S = 86_400;
const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**');

const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;

const count = (value: number) => value.toLocaleString('en');

/** The calls of members that no number of other members may slow down more than this, by their p99. */
const SLOWDOWN = 2;

const rowsOf = ({ population: { members, saved }, size }: StudyOf): string =>
  `${count(members)} members × ${saved} saved words, half of them completed: ${count(members * saved)} rows of ` +
  `progress (${megabytes(size.progress)} with its index) and ${count((members * saved) / 2)} awards ` +
  `(${megabytes(size.awards)} with both)`;

/** Reports how many answers a second there are, how long each takes, and with few members, as Markdown. */
export function studyReport({ few, many }: StudyResults): string {
  const resultOf = ({ loads }: StudyOf, call: string, step: number) =>
    loads.find(({ name, connections }) => name === call && connections === step)!;
  const rows = many.loads.map(({ name, connections, perSecond, took }) => {
    const before = resultOf(few, name, connections).took;
    return [
      name,
      String(connections),
      count(took.count),
      figure(perSecond),
      duration(took.p50),
      duration(took.p99),
      duration(before.p50),
      duration(before.p99),
    ];
  });
  const needed = (REVIEWERS * REVIEWS_A_DAY) / DAY_S;
  const nextCard = resultOf(many, NEXT_CARD, 1).took.p99;
  const { perSecond } = resultOf(many, REVIEW, 16);
  const slowdowns = many.loads
    .filter(({ name, connections }) => connections === 1 && name !== NOTHING)
    .map(({ name, took }) => ({ name, by: took.p99 / resultOf(few, name, 1).took.p99 }));
  const worst = slowdowns.reduce((one, other) => (other.by > one.by ? other : one));
  const goals = [
    ['the next cards, with 20,000 saved words, p99', '5 ms', duration(nextCard), verdict(nextCard <= 5)],
    [
      `answers of reviews a second: ${count(REVIEWS_A_DAY)} a day of ${count(REVIEWERS)} members`,
      figure(needed),
      figure(perSecond),
      verdict(perSecond >= needed),
    ],
    [
      `p99 with ${count(many.population.members)} ÷ with ${count(few.population.members)} members, at most`,
      `${SLOWDOWN} ×`,
      `${figure(worst.by)} × (${worst.name})`,
      verdict(worst.by <= SLOWDOWN),
    ],
  ];
  return [
    machine(),
    `${rowsOf(many)}; beside them ${rowsOf(few)}.`,
    table(['call', 'at once', 'requests', 'a second', 'p50', 'p99', 'p50, few', 'p99, few'], rows),
    table(['goal', 'wanted', 'measured', ''], goals),
  ].join('\n\n');
}

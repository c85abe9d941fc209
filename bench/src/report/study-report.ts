import type { StudyResults } from '../study/study.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

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
  return [
    machine(),
    `${count(members)} members × ${saved} saved words, half of them completed: ${count(members * saved)} rows of ` +
      `progress (${megabytes(size.progress)} with its index) and ${count((members * saved) / 2)} awards ` +
      `(${megabytes(size.awards)} with both).`,
    table(['call', 'at once', 'requests', 'a second', 'p50', 'p99'], rows),
  ].join('\n\n');
}

import type { SizeResults } from '../sizes/sizes.js';
import { HABITS } from '../sizes/year.js';
import { figure, table } from './format.js';

const megabytes = (bytes: number) => `${figure(bytes / 1e6)} MB`;

/** Reports how large each table of members is, as Markdown. */
export function sizesReport({ members, tables }: SizeResults): string {
  const whole = tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
  const { days, answersADay, awardsADay, saved, texts } = HABITS;
  return [
    `${members.toLocaleString('en')} members after a year in which each learnt on ${days} days, with ${answersADay} answers and ` +
      `${awardsADay} awards a day, ${saved} saved words and ${texts} texts: ${megabytes(whole)}, ${figure(whole / members / 1000)} kB a member.`,
    table(
      ['table', 'rows', 'rows on disk', 'indexes', 'bytes a row'],
      tables
        .filter(({ rows }) => rows > 0)
        .map(({ name, rows, heap, indexes }) => [
          `\`${name}\``,
          Math.round(rows).toLocaleString('en'),
          megabytes(heap),
          megabytes(indexes),
          figure(Math.round((heap + indexes) / rows)),
        ]),
    ),
  ].join('\n\n');
}

import type { FaultResults } from '../faults/faults.js';
import type { Verdict } from '../faults/judge.js';
import { VICTIMS } from '../faults/kills.js';
import type { Outage } from '../faults/outages.js';
import { WRITERS } from '../faults/writers.js';
import { median } from '../measures/percentile.js';
import { duration, table } from './format.js';
import { machine } from './machine.js';

/** Reports what was lost, awarded twice and needed a hand, as Markdown. */
export function faultsReport({ kills: { kills, verdict }, outages, durationMs, fullDisk }: FaultResults): string {
  const killRow = (name: string, of: typeof kills) => {
    const back = of.flatMap(({ backMs }) => (backMs === null ? [] : [backMs]));
    const hands = String(of.length - back.length);
    return [name, String(of.length), hands, duration(median(back)), duration(Math.max(...back))];
  };
  return [
    machine(),
    `${kills.length} kills under ${WRITERS} writers: ${verdictText(verdict)}.`,
    table(
      ['kill -9 of', 'rounds', 'needed a hand', 'writes again after, median', 'at most'],
      [
        ...VICTIMS.map((name) =>
          killRow(
            name,
            kills.filter(({ victim }) => victim === name),
          ),
        ),
        killRow('all', kills),
      ],
    ),
    `For ${duration(durationMs)} under the same writers, of a database that \`DATABASE_URL\` names: ${verdictText(outages.verdict)}.${
      fullDisk ? ` On the full disk: ${verdictText(fullDisk.verdict)}.` : ''
    }`,
    table(
      ['the database is', '200', '503', 'cut', 'other', 'slowest answer', 'pages shown', 'writes again after'],
      [...outages.outages, ...(fullDisk ? [fullDisk.outage] : [])].map(outageRow),
    ),
    ...(fullDisk ? [] : ['A full disk was not measured: this machine lets no disk be mounted.']),
  ].join('\n\n');
}

const verdictText = ({ acknowledged, lost, double }: Verdict) =>
  `of ${acknowledged.toLocaleString('en')} acknowledged answers ${lost} were lost, and ${double} earned twice`;

function outageRow({ name, answers: { counts, slowestMs }, showsPages, backMs }: Outage): string[] {
  const countOf = (status: number) => counts.get(status) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const figures = [countOf(200), countOf(503), countOf(0), all - countOf(200) - countOf(503) - countOf(0)].map(
    (count) => count.toLocaleString('en'),
  );
  const back = backMs === null ? 'needed a hand' : duration(backMs);
  return [name, ...figures, duration(slowestMs), showsPages ? 'yes' : 'no', back];
}

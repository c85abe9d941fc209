import type { ClusterResults, DrillResult } from '../cluster/measure.js';
import { WRITERS } from '../faults/writers.js';
import { median } from '../measures/percentile.js';
import { duration, table } from './format.js';
import { machine } from './machine.js';

/** Reports what each fault of a cluster cost, as Markdown. */
export function clusterReport({ lacking, drills, verdict, latencies }: ClusterResults): string {
  if (lacking.length > 0) {
    return `Not measured: this machine lacks ${lacking.join(', ')} (Debian: \`apt-get install etcd-server patroni haproxy pgbouncer postgresql\`).`;
  }
  const { acknowledged, lost, double } = verdict;
  const names = [...new Set(drills.map(({ name }) => name))];
  return [
    machine(),
    `${drills.length} faults under ${WRITERS} writers: of ${acknowledged.toLocaleString('en')} acknowledged answers ${lost} were lost, and ${double} earned twice.`,
    table(
      [
        ...['fault', 'rounds', 'needed a hand', 'no write for, median', 'at most', 'another leader after', 'lost'],
        ...['200', '503', 'cut', 'other'],
      ],
      names.map((name) =>
        row(
          name,
          drills.filter((drill) => drill.name === name),
        ),
      ),
    ),
    `A commit with a replica in step takes ${duration(median(latencies.inStep))} in the median, and ${duration(median(latencies.alone))} where only the leader keeps it.`,
  ].join('\n\n');
}

function row(name: string, drills: readonly DrillResult[]): string[] {
  const gaps = drills.flatMap(({ gapMs }) => (gapMs === null ? [] : [gapMs]));
  const hands = drills.filter(({ gapMs, isWhole }) => gapMs === null || !isWhole).length;
  const countOf = (status: number) => drills.reduce((sum, { answers }) => sum + (answers.counts.get(status) ?? 0), 0);
  const all = drills.reduce((sum, { answers }) => sum + [...answers.counts.values()].reduce((a, b) => a + b, 0), 0);
  const counts = [countOf(200), countOf(503), countOf(0), all - countOf(200) - countOf(503) - countOf(0)].map((count) =>
    count.toLocaleString('en'),
  );
  const lost = drills.reduce((sum, drill) => sum + drill.lost, 0);
  const leads = drills.flatMap(({ leaderMs }) => (leaderMs === null ? [] : [leaderMs]));
  const led = leads.length > 0 ? duration(median(leads)) : '–';
  return [
    ...[
      name,
      String(drills.length),
      String(hands),
      duration(median(gaps)),
      duration(Math.max(...gaps)),
      led,
      String(lost),
    ],
    ...counts,
  ];
}

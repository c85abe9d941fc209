import type { Stage } from '../edge/edge.js';
import { table } from './format.js';
import { machine } from './machine.js';

const NONE = '–';

/** Reports who answered guests, a cache at the edge or the process behind it, as Markdown. */
export function edgeReport(stages: readonly Stage[] | null): string {
  if (stages === null) return 'nginx is not installed, so not tried.';
  const rows = stages.map(({ visitors, asked, byEdge, byProcess, unchanged, others }) => [
    visitors,
    ...[asked, byEdge, byProcess, unchanged].map((count) => count.toLocaleString('en')),
    [...others].map(([status, times]) => `${times} × ${status}`).join('; ') || NONE,
  ]);
  const columns = [
    'who asks',
    'asked',
    'answered by the edge',
    'asked of the process',
    'of these 304',
    'other than 200',
  ];
  return [machine(), table(columns, rows)].join('\n\n');
}

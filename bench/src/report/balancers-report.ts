import type { BalancerResult } from '../balancers/balancers.js';
import { table } from './format.js';
import { machine } from './machine.js';

const NONE = '–';

/** Reports the answers to visitors through each balancer, as Markdown. */
export function balancersReport(results: readonly BalancerResult[]): string {
  const rows = results.flatMap(({ balancer, stages }) =>
    (stages ?? []).map(({ name, asked, others }) => {
      const all = [...others].map(([said, times]) => `${times} × ${said}`);
      return [balancer, name, asked.toLocaleString('en'), all.join('; ') || NONE];
    }),
  );
  const missing = results.filter(({ stages }) => stages === null).map(({ balancer }) => balancer);
  return [
    machine(),
    table(['balancer', 'away', 'asked', 'answered otherwise than by the server itself'], rows),
    ...(missing.length > 0 ? [`Not installed, so not tried: ${missing.join(', ')}.`] : []),
  ].join('\n\n');
}

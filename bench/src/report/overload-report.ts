import type { Beside, OverloadResults, Stage } from '../overload/overload.js';
import { duration, figure, percent, table } from './format.js';
import { machine } from './machine.js';

const p50AndP99 = ({ p50, p99 }: { p50: number; p99: number }) => `${duration(p50)} / ${duration(p99)}`;
const beside = ({ asked, succeeded }: Beside) => `${succeeded.count} of ${asked}, ${p50AndP99(succeeded)}`;

const row = ({ connections, searches, delay, readyz, answers, logins }: Stage) => [
  String(connections),
  figure(searches.perSecond),
  percent(searches.shed.count / (searches.shed.count + searches.served.count)),
  p50AndP99(searches.served),
  p50AndP99(searches.shed),
  String(searches.failed),
  `${duration(delay.p99)} / ${duration(delay.max)}`,
  beside(readyz),
  beside(answers),
  beside(logins),
];

/** Reports the outcome of searches, answers and log-ins under more and more connections, as Markdown. */
export const overloadReport = ({ seconds, stages }: OverloadResults): string =>
  [
    machine(),
    `${seconds} s for each number of connections; p50 / p99 of each kind, of the delay p99 / longest.`,
    table(
      [
        ...['connections', 'answers a second', 'of them 503', 'searches served', 'the 503', 'failed'],
        ...['event-loop delay', '`/readyz`', 'answers of a member', 'log-ins'],
      ],
      stages.map(row),
    ),
  ].join('\n\n');

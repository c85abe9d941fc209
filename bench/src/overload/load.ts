import autocannon from 'autocannon';
import { type Spread, spreadOf } from '../measures/percentile.js';

export type LoadParameters = {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** How long connections are made before anything counts, and how long it then does. */
  readonly leadSeconds: number;
  readonly seconds: number;
};

/** What became of requests that were sent as fast as they were answered. Times in milliseconds. */
export type LoadResult = {
  /** Answers a second, of any status. */
  readonly perSecond: number;
  /** Those that were answered, and those that were told to come later (503). */
  readonly served: Spread;
  readonly shed: Spread;
  /** Connections that failed, answers that took longer than half a minute, and any other status. */
  readonly failed: number;
};

const TIMEOUT_SECONDS = 30;

/** So many paths each connection has: it takes time to prepare them. */
const OWN = 20;

/** Each connection asks for paths of its own, again as soon as it is answered. */
export async function load({ origin, paths, connections, leadSeconds, seconds }: LoadParameters): Promise<LoadResult> {
  const countedFrom = performance.now() + leadSeconds * 1000;
  const times: Record<number, number[]> = { 200: [], 503: [] };
  let others = 0;
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: leadSeconds + seconds,
    timeout: TIMEOUT_SECONDS,
    setupClient(client) {
      const first = OWN * clients++;
      const own = Array.from({ length: OWN }, (_, n) => paths[(first + n) % paths.length]!);
      client.setRequests(own.map((path) => ({ method: 'GET' as const, path })));
      client.on('response', (status, _bytes, ms) => {
        if (performance.now() < countedFrom) return;
        if (times[status]) times[status].push(ms);
        else others += 1;
      });
    },
  });
  const [served, shed] = [spreadOf(times[200] ?? []), spreadOf(times[503] ?? [])];
  return {
    perSecond: (served.count + shed.count + others) / seconds,
    served,
    shed,
    failed: others + result.errors + result.timeouts,
  };
}

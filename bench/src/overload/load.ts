import autocannon from 'autocannon';
import { type Spread, spreadOf } from '../measures/percentile.js';

export type LoadParameters = {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Each path is requested from another address, by the header of a proxy: no address asks for much. */
  readonly behindProxy?: boolean;
  /** The number of paths that each connection asks for, one after the other. Preparing them takes time. */
  readonly pathsEach?: number;
  readonly connections: number;
  /** The time for which the load runs before anything counts, and for which it then counts. */
  readonly leadSeconds: number;
  readonly seconds: number;
};

/** The outcome of requests that were sent as fast as they were answered. Times in milliseconds. */
export type LoadResult = {
  /** Answers a second, of any status. */
  readonly perSecond: number;
  /** The calls that were answered, and those that were refused for now (503). */
  readonly served: Spread;
  readonly shed: Spread;
  /** Connections that failed, answers that took longer than half a minute, and any other status. */
  readonly failed: number;
};

const TIMEOUT_SECONDS = 30;

const PATHS_EACH = 20;

/** An address of a private network, another for each number below 2^22. */
const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** Each connection asks for paths of its own, again as soon as it is answered. */
export async function load(parameters: LoadParameters): Promise<LoadResult> {
  const { origin, paths, connections, leadSeconds, seconds, headers, behindProxy, pathsEach = PATHS_EACH } = parameters;
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
      const first = pathsEach * clients++;
      const own = Array.from({ length: pathsEach }, (_, n) => first + n);
      client.setRequests(
        own.map((n) => ({
          method: 'GET' as const,
          path: paths[n % paths.length]!,
          headers: { ...headers, ...(behindProxy && { 'x-forwarded-for': addressOf(n) }) },
        })),
      );
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

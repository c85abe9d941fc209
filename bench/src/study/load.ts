import { Agent } from 'node:http';
import { type Call, call } from '../http/call.js';
import { type Spread, spreadOf } from '../measures/percentile.js';

export type Load = {
  readonly name: string;
  readonly connections: number;
  /** Answers a second, all connections together. */
  readonly perSecond: number;
  /** Milliseconds from the request to the last byte. */
  readonly took: Spread;
};

type Parameters = {
  readonly name: string;
  readonly connections: number;
  readonly requests: number;
  /** The next call; no two are alike. */
  readonly next: () => Call;
  /** Throws when an answer is not what it should be, so that nothing else is measured. */
  readonly check: (body: string) => void;
};

/** Measures calls over a number of connections. Each makes its next call as soon as the last one is answered. */
export async function measureLoad(
  origin: URL,
  { name, connections, requests, next, check }: Parameters,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const warmUp = Math.ceil(requests / 10);
  let left = warmUp + requests;
  let counted = 0;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const counts = left < requests;
      if (counts && counted === 0) counted = performance.now();
      const start = performance.now();
      const asked = next();
      const { status, body } = await call(agent, origin, asked);
      if (counts) times.push(performance.now() - start);
      if (status !== 200 && status !== 201) throw new Error(`${name}: ${asked.path} ${status} ${body}`);
      check(body);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - counted) / 1000;
  agent.destroy();
  return { name, connections, perSecond: times.length / seconds, took: spreadOf(times) };
}

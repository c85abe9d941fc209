import { Agent, get, type IncomingMessage } from 'node:http';
import { type Spread, spreadOf } from '../measures/percentile.js';
import { readServerTiming } from './server-timing.js';

/** The steps that the server says it spent its time on. */
export const STEPS = ['search', 'serialize', 'hash'] as const;
export type Step = (typeof STEPS)[number];

export type HttpTiming = {
  readonly name: string;
  readonly status: number;
  /** Milliseconds from the request to the last byte, as a browser on this machine would see it. */
  readonly whole: Spread;
  readonly steps: Readonly<Record<Step, Spread>>;
};

export type Request = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };

const WARM_UP = 200;

/** One request after the other over one kept connection, after some that do not count. */
export async function measureRequests(origin: URL, name: string, requests: readonly Request[]): Promise<HttpTiming> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const whole: number[] = [];
  const steps: Record<Step, number[]> = { search: [], serialize: [], hash: [] };
  let status = 0;
  const warmUp = Array.from({ length: WARM_UP }, (_, i) => requests[i % requests.length]!);
  for (const [i, request] of [...warmUp, ...requests].entries()) {
    const start = performance.now();
    const answer = await send(agent, origin, request);
    const took = performance.now() - start;
    if (i < WARM_UP) continue;
    status = answer.statusCode ?? 0;
    whole.push(took);
    const sent = readServerTiming(String(answer.headers['server-timing'] ?? ''));
    for (const step of STEPS) if (sent.has(step)) steps[step].push(sent.get(step)!);
  }
  agent.destroy();
  const { search, serialize, hash } = steps;
  return {
    name,
    status,
    whole: spreadOf(whole),
    steps: { search: spreadOf(search), serialize: spreadOf(serialize), hash: spreadOf(hash) },
  };
}

/** The answer, its body read. */
export const send = async (agent: Agent, origin: URL, request: Request): Promise<IncomingMessage> =>
  (await receive(agent, origin, request)).answer;

/** The answer and its body, as it was sent. */
export function receive(agent: Agent, origin: URL, { path, headers = {} }: Request) {
  return new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(new URL(path, origin), { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ answer, body: Buffer.concat(chunks) }))
        .on('error', reject);
    }).on('error', reject);
  });
}

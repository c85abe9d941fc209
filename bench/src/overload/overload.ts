import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Call, call } from '../http/call.js';
import { startProgram } from '../http/program.js';
import { bundleJobs } from '../jobs/bundle.js';
import { runJob } from '../jobs/run.js';
import { paced } from '../logins/pace.js';
import { callsOf } from '../logins/person.js';
import { type Spread, spreadOf } from '../measures/percentile.js';
import { SEED } from '../plan.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE } from '../queries/query.js';
import { readBook } from '../words/book.js';
import { createRandom } from '../words/random.js';
import type { LoadResult } from './load.js';

/** The outcome of some calls beside the load: how many were answered with success, and in which time. */
export type Beside = { readonly asked: number; readonly succeeded: Spread };

export type Stage = {
  readonly connections: number;
  readonly searches: LoadResult;
  /** The longest that the server's event loop was held up, and what 99 of 100 delays did not exceed, in milliseconds. */
  readonly delay: { readonly p99: number; readonly max: number };
  readonly readyz: Beside;
  readonly answers: Beside;
  readonly logins: Beside;
};

export type OverloadResults = { readonly seconds: number; readonly stages: readonly Stage[] };

const CONNECTIONS = [16, 64, 256, 1000];
/** The time that the load takes to begin: the process that asks starts, and makes its connections. */
const [JOB_SECONDS, LEAD_SECONDS] = [2, 3];
const PER_SECOND = { readyz: 4, answers: 4, logins: 1 };

const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

/** The built product, asked to search by more and more connections at once, while members answer and log in. */
export async function measureOverload(quick: boolean, progress: (line: string) => void): Promise<OverloadResults> {
  const seconds = quick ? 3 : 15;
  const jobs = await bundleJobs();
  const queries = makeQueries(readBook(bookDirectory), 'all', 1000, createRandom(SEED));
  const paths = queries.map(({ text }) => `/api/words?mode=all&size=${PAGE}&q=${encodeURIComponent(text)}`);
  // All of it comes from one address, which the limits would stop; they are off outside production only.
  const { origin, stop } = await startProgram({ NODE_ENV: 'test', RATE_LIMIT: 'off', METRICS_ALLOW: 'any' });
  const agent = new Agent({ keepAlive: true });
  try {
    const person = callsOf(0);
    await call(agent, origin, person.signUp);
    const { cookie } = await call(agent, origin, person.logIn);
    const answer = { ...person.answer, headers: { ...person.answer.headers, cookie } };
    const ask = async (perSecond: number, what: Call): Promise<Beside> => {
      const times: number[] = [];
      const asked = await paced(perSecond, seconds, async () => {
        const start = performance.now();
        const { status } = await call(agent, origin, what).catch(() => ({ status: 0 }));
        if (status === 200) times.push(performance.now() - start);
      });
      return { asked: asked.length, succeeded: spreadOf(times) };
    };
    const load = (connections: number, length: number) =>
      runJob(jobs, 'load', { origin: origin.href, paths, connections, leadSeconds: LEAD_SECONDS, seconds: length });
    const stage = async (connections: number): Promise<Stage> => {
      const loaded = load(connections, seconds);
      await pause((JOB_SECONDS + LEAD_SECONDS) * 1000);
      await delaysOf(agent, origin); // asking resets the delays
      const [searches, readyz, answers, logins] = await Promise.all([
        loaded,
        ask(PER_SECOND.readyz, { method: 'GET', path: '/readyz', headers: {} }),
        ask(PER_SECOND.answers, answer),
        ask(PER_SECOND.logins, person.logIn),
      ]);
      return { connections, searches, delay: await delaysOf(agent, origin), readyz, answers, logins };
    };

    await load(4, 1); // warms up
    const stages: Stage[] = [];
    for (const connections of CONNECTIONS) {
      progress(`${connections} connections`);
      stages.push(await stage(connections));
    }
    return { seconds, stages };
  } finally {
    agent.destroy();
    await stop();
  }
}

/** Reads what `/metrics` says of the event loop since it was last asked. */
async function delaysOf(agent: Agent, origin: URL): Promise<Stage['delay']> {
  const { body } = await call(agent, origin, { method: 'GET', path: '/metrics', headers: {} });
  const read = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(body)?.[1]);
  return { p99: read('p99'), max: read('max') };
}

import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bundleJobs } from '../jobs/bundle.js';
import { SEED } from '../plan.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE } from '../queries/query.js';
import { readBook } from '../words/book.js';
import { createRandom } from '../words/random.js';
import { type HttpTiming, measureRequests, type Request, send } from './measure.js';
import { startProgram } from './program.js';
import { measureRush, type Rush, type RushResult } from './throughput.js';

export type HttpResults = {
  readonly words: number;
  readonly rushes: readonly RushResult[];
  readonly timings: readonly HttpTiming[];
};

const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

const KEPT = 500;
/** More than can be answered while they are counted, in each round. */
const FRESH = 12_000;
const ROUNDS = 3;
const SECONDS = 3;

/** The word book in the built product, asked over real HTTP: as much as it can answer, and one after the other. */
export async function measureHttp(quick: boolean, progress: (line: string) => void): Promise<HttpResults> {
  const [rounds, seconds] = quick ? [1, 1] : [ROUNDS, SECONDS];
  const book = readBook(bookDirectory);
  const texts = makeQueries(book, 'all', rounds * FRESH + KEPT, createRandom(SEED)).map(({ text }) => text);
  const searches = [...new Set(texts)].map((text) => `/api/words?mode=all&size=${PAGE}&q=${encodeURIComponent(text)}`);
  const [kept, fresh] = [searches.slice(0, KEPT), searches.slice(KEPT)];
  const words = book.slice(0, KEPT).map(({ id }) => `/api/words/${id}`);
  const pages = ['/', '/jlpt?level=N3', '/?q=%ED%95%98%EB%82%98', '/words/50001'];
  const br = { 'accept-encoding': 'br' };
  const rushes: Rush[] = [
    { name: '`/healthz`', wanted: 0.6, paths: ['/healthz'] },
    { name: 'searches, kept', wanted: 0.5, paths: kept },
    { name: 'searches, kept, as browsers ask (brotli)', wanted: null, paths: kept, headers: br },
    { name: 'searches, every query new', wanted: 0.15, paths: kept, fresh },
    { name: 'a word, kept', wanted: 0.5, paths: words },
    { name: "a page's HTML, kept", wanted: 0.3, paths: pages },
    { name: "a page's HTML, kept, as browsers ask (brotli)", wanted: null, paths: pages, headers: br },
  ];
  const jobs = await bundleJobs();
  // The limits are on, as for everybody: so each request comes from an address of its own.
  const { origin, stop } = await startProgram({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' });
  try {
    const done: RushResult[] = [];
    for (const rush of rushes) {
      progress(rush.name);
      done.push(await measureRush(rush, { jobs, product: origin, rounds, seconds }));
    }
    const asked = (paths: readonly string[]) =>
      paths.map((path, n): Request => ({ path, headers: { 'x-forwarded-for': `10.201.${n >> 8}.${n & 255}` } }));
    const known = await withTags(origin, asked(kept));
    const timings = [
      await measureRequests(origin, `search, ${PAGE} a page, new`, asked(fresh.slice(-KEPT))),
      await measureRequests(origin, 'search, kept', asked(kept)),
      await measureRequests(origin, 'the same with its entity tag', known),
      await measureRequests(origin, 'a word, new', asked(book.slice(-KEPT).map(({ id }) => `/api/words/${id}`))),
      await measureRequests(origin, '/healthz, an answer without work', asked(kept.map(() => '/healthz'))),
    ];
    return { words: book.length, rushes: done, timings };
  } finally {
    await stop();
  }
}

/** Requests of a client that has the answers already. */
async function withTags(origin: URL, requests: readonly Request[]): Promise<Request[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const known: Request[] = [];
  for (const request of requests) {
    const { headers } = await send(agent, origin, request);
    known.push({ ...request, headers: { ...request.headers, 'if-none-match': String(headers.etag) } });
  }
  agent.destroy();
  return known;
}

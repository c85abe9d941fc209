import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { SEED } from '../plan.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE } from '../queries/query.js';
import { readBook } from '../words/book.js';
import { createRandom } from '../words/random.js';
import { type HttpTiming, measureRequests, type Request, send } from './measure.js';
import { startProgram } from './program.js';

export type HttpResults = { readonly words: number; readonly timings: readonly HttpTiming[] };

const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

/** The word book in the built product, asked over real HTTP. */
export async function measureHttp(quick: boolean): Promise<HttpResults> {
  const book = readBook(bookDirectory);
  const queries = makeQueries(book, 'all', quick ? 100 : 1000, createRandom(SEED));
  const searches = queries.map(
    ({ text }): Request => ({
      path: `/api/words?mode=all&size=${PAGE}&q=${encodeURIComponent(text)}`,
    }),
  );
  // All requests come from one address, where the limit on searches would stop them.
  const { origin, stop } = await startProgram({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  try {
    const known = await withTags(origin, searches);
    const lists = searches.map((): Request => ({ path: `/api/words?size=${PAGE}` }));
    const nothing = searches.map((): Request => ({ path: '/healthz' }));
    const timings = [
      await measureRequests(origin, `search, ${PAGE} a page`, searches),
      await measureRequests(origin, 'the same with its entity tag', known),
      await measureRequests(origin, 'the list without a query', lists),
      await measureRequests(origin, '/healthz, an answer without work', nothing),
    ];
    return { words: book.length, timings };
  } finally {
    await stop();
  }
}

/** The same requests as from one who has the answers already. */
async function withTags(origin: URL, requests: readonly Request[]): Promise<Request[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const known: Request[] = [];
  for (const request of requests) {
    const { headers } = await send(agent, origin, request);
    known.push({ ...request, headers: { 'if-none-match': String(headers.etag) } });
  }
  agent.destroy();
  return known;
}

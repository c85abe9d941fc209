import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Call, call } from '../http/call.js';
import { startProgram } from '../http/program.js';
import { type Spread, spreadOf } from '../measures/percentile.js';
import { SEED } from '../plan.js';
import { makeQueries } from '../queries/queries.js';
import { PAGE } from '../queries/query.js';
import { readBook } from '../words/book.js';
import { createRandom } from '../words/random.js';
import { paced } from './pace.js';
import { callsOf } from './person.js';

/** One round: what the requests for words took, and the log-ins beside them, where there were any. */
export type Round = {
  readonly words: Spread;
  readonly logins: Spread;
  /** Log-ins answered with 503: more were waiting for their hash than could be answered in time. */
  readonly refused: number;
};

export type LoginResults = {
  readonly seconds: number;
  readonly wordsPerSecond: number;
  readonly loginsPerSecond: number;
  readonly quiet: readonly Round[];
  readonly busy: readonly Round[];
};

const WORDS_PER_SECOND = 100;
const LOGINS_PER_SECOND = 20; // the goal is that so many slow down nobody else
const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

const MEMBERS = 40; // so that no two log-ins at once are of one person

/** The built product over real HTTP, asked for words in turns with and without people who log in meanwhile. */
export async function measureLogins(quick: boolean, progress: (line: string) => void): Promise<LoginResults> {
  const [rounds, seconds] = quick ? [2, 3] : [20, 5];
  const queries = makeQueries(readBook(bookDirectory), 'all', 1000, createRandom(SEED));
  const searches = queries.map(({ text }) => `/api/words?mode=all&size=${PAGE}&q=${encodeURIComponent(text)}`);
  // All log-ins come from one address, where the limits would stop them; they are off outside production only.
  const { origin, stop } = await startProgram({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const agent = new Agent({ keepAlive: true });
  try {
    const expect = async (statuses: readonly number[], what: Call) => {
      const { status, body } = await call(agent, origin, what);
      if (!statuses.includes(status)) throw new Error(`${what.path}: ${status} ${body}`);
      return status;
    };
    const members = Array.from({ length: MEMBERS }, (_, n) => callsOf(n));
    for (const { signUp } of members) await expect([201], signUp);

    let [asked, entered, refused] = [0, 0, 0];
    const search = () => expect([200], { method: 'GET', path: searches[asked++ % searches.length]!, headers: {} });
    const logIn = async () => {
      if ((await expect([200, 503], members[entered++ % MEMBERS]!.logIn)) === 503) refused += 1;
    };
    const round = async (logins: number, length: number): Promise<Round> => {
      refused = 0;
      const [words, entries] = await Promise.all([
        paced(WORDS_PER_SECOND, length, search),
        paced(logins, length, logIn),
      ]);
      return { words: spreadOf(words), logins: spreadOf(entries), refused };
    };

    await round(LOGINS_PER_SECOND, 3); // warms up
    const [quiet, busy]: [Round[], Round[]] = [[], []];
    for (let n = 0; n < rounds; n++) {
      progress(`round ${n + 1} of ${rounds}`);
      quiet.push(await round(0, seconds));
      busy.push(await round(LOGINS_PER_SECOND, seconds));
    }
    return { seconds, wordsPerSecond: WORDS_PER_SECOND, loginsPerSecond: LOGINS_PER_SECOND, quiet, busy };
  } finally {
    agent.destroy();
    await stop();
  }
}

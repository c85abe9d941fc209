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

/** One round: what the requests for words took, and the log-ins beside them, where there were any. */
export type Round = { readonly words: Spread; readonly logins: Spread };

export type LoginResults = {
  readonly seconds: number;
  readonly wordsPerSecond: number;
  readonly loginsPerSecond: number;
  readonly quiet: readonly Round[];
  readonly busy: readonly Round[];
};

const WORDS_PER_SECOND = 100;
const LOGINS_PER_SECOND = 20; // nobody else is to notice so many
const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

const account = { username: 'haneul', password: 'Sorairo-1204' };
const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const post = (path: string, body: object): Call => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
const SIGN_UP = post('/api/users/signup', {
  ...account,
  password2: account.password,
  name: '김하늘',
  birthDate: '1999-04-12',
  email: 'haneul@example.com',
});

/** The built product over real HTTP, asked for words in turns with and without people who log in meanwhile. */
export async function measureLogins(quick: boolean, progress: (line: string) => void): Promise<LoginResults> {
  const [rounds, seconds] = quick ? [2, 3] : [12, 8];
  const queries = makeQueries(readBook(bookDirectory), 'all', 1000, createRandom(SEED));
  const searches = queries.map(({ text }) => `/api/words?mode=all&size=${PAGE}&q=${encodeURIComponent(text)}`);
  // All log-ins come from one address, where the limits would stop them; they are off outside production only.
  const { origin, stop } = await startProgram({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const agent = new Agent({ keepAlive: true });
  try {
    const expect = async (status: number, what: Call) => {
      const answer = await call(agent, origin, what);
      if (answer.status !== status) throw new Error(`${what.path}: ${answer.status} ${answer.body}`);
    };
    await expect(201, SIGN_UP);

    let asked = 0;
    const search = () => expect(200, { method: 'GET', path: searches[asked++ % searches.length]!, headers: {} });
    const logIn = () => expect(200, post('/api/login', account));
    const round = async (logins: number, length: number): Promise<Round> => {
      const [words, entries] = await Promise.all([
        paced(WORDS_PER_SECOND, length, search),
        paced(logins, length, logIn),
      ]);
      return { words: spreadOf(words), logins: spreadOf(entries) };
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

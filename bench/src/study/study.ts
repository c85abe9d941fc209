import { fileURLToPath } from 'node:url';
import { sensesOf } from '@utarang/domain/study';
import pg from 'pg';
import type { Call } from '../http/call.js';
import { startProgram } from '../http/program.js';
import { startPostgres } from '../postgres.js';
import { readBook } from '../words/book.js';
import { fill, fillReviews, type Population, sessionOf, wordOf } from './fill.js';
import { type Load, measureLoad } from './load.js';

export type StudyOf = {
  readonly population: Population;
  /** Bytes on disk, with indexes. */
  readonly size: { readonly progress: number; readonly awards: number };
  readonly loads: readonly Load[];
};

/** The times of calls with few members and with many. */
export type StudyResults = { readonly few: StudyOf; readonly many: StudyOf };

const SAVED = 200;
const ROUNDS = 5;
/** The members of the small database, enough that no member's words run out over all calls. */
const FEW = 1_000;
const bookDirectory = fileURLToPath(new URL('../../../packages/content/data/words/', import.meta.url));

/** Measures the same calls with few members and with many. */
export async function measureStudy(
  members: number,
  quick: boolean,
  progress: (line: string) => void,
): Promise<StudyResults> {
  const few = await measureWith(Math.min(FEW, members), quick, progress);
  return { few, many: await measureWith(members, quick, progress) };
}

/** The built product over real HTTP, with the database of a number of learning members, which writes to disk. */
async function measureWith(members: number, quick: boolean, progress: (line: string) => void): Promise<StudyOf> {
  const book = readBook(bookDirectory);
  const meanings = new Map(book.map(({ id, meaningKo }) => [id, meaningKo]));
  const population: Population = { members, saved: SAVED, wordIds: book.map(({ id }) => id) };
  const postgres = await startPostgres({ durable: true });
  try {
    const program = await startProgram({ DATABASE_URL: postgres.url });
    const client = new pg.Client(postgres.url);
    try {
      await client.connect();
      await fill(client, population, progress);
      await writeOut(postgres.superuserUrl);
      progress('the words of the member who saved most');
      await fillReviews(client, members, population.wordIds);
      const { rows } = await client.query<StudyOf['size']>(
        `select pg_total_relation_size('word_progress')::float as progress,
           pg_total_relation_size('point_awards')::float as awards`,
      );
      const loads: Load[] = [];
      for (const work of workOf(population, (id) => sensesOf(meanings.get(id)!)[0]!)) {
        for (const connections of [1, 16]) {
          progress(`${work.name}, ${connections} at once`);
          await client.query('update sessions set last_seen_at = now()');
          const rounds: Load[] = [];
          for (let round = 0; round < (quick ? 1 : ROUNDS); round++)
            rounds.push(await measureLoad(program.origin, { ...work, connections, requests: quick ? 200 : 500 }));
          loads.push(leastDisturbed(rounds));
        }
      }
      return { population, size: rows[0]!, loads };
    } finally {
      await client.end();
      await program.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/**
 * Has all that was filled written to disk, so that no measured call waits for it: only a superuser may ask for that.
 */
async function writeOut(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query('checkpoint').finally(() => client.end());
}

/** Whatever else the machine does makes a round slower, and nothing makes it faster. */
const leastDisturbed = (rounds: readonly Load[]): Load =>
  rounds.reduce((best, round) => (round.perSecond > best.perSecond ? round : best));

/** The names of what reviews are held to. */
export const NEXT_CARD = 'the next cards, with 20,000 saved words';
export const REVIEW = 'an answer of a review, with the next card';
/** The name of what no database is asked for. */
export const NOTHING = '/healthz, an answer without work';

const posted = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** The work that is asked; every call is of another member, so that nothing is found in a cache by chance. */
function workOf(population: Population, rightAnswer: (wordId: number) => string) {
  let calls = 0;
  // The last member is asked for the next cards: nobody answers there.
  const learners = Math.max(1, population.members - 1);
  const learner = () => {
    calls += 1;
    const member = 1 + ((calls * 48_271) % learners);
    const round = Math.floor(calls / learners);
    return { member, wordId: wordOf(population, member, (1 + 2 * round) % population.saved) };
  };
  const get = (path: string) => (): Call => ({ method: 'GET', path, headers: { cookie: sessionOf(learner().member) } });
  const review = (): Call => {
    const { member, wordId } = learner();
    return {
      method: 'POST',
      path: `/api/review/${wordId}/answer`,
      headers: { ...posted, cookie: sessionOf(member) },
      body: JSON.stringify({ kind: 'meaning', answer: rightAnswer(wordId), elapsedMs: 5_000 }),
    };
  };
  // A word that the member has not saved: those of `wordOf` follow one another, and this is after them.
  const save = (): Call => {
    const { member } = learner();
    const round = Math.floor(calls / learners);
    return {
      method: 'POST',
      path: `/api/checked-words/${wordOf(population, member, population.saved + 1 + round)}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: sessionOf(member) },
    };
  };
  const answer = (answerFor: (wordId: number) => string, keyed: boolean) => (): Call => {
    const { member, wordId } = learner();
    return {
      method: 'POST',
      path: `/api/my-words/${wordId}/clear/answer`,
      headers: {
        ...posted,
        cookie: sessionOf(member),
        ...(keyed && { 'idempotency-key': `key ${calls}` }),
      },
      body: JSON.stringify({ answerKo: answerFor(wordId) }),
    };
  };
  const says = (text: string) => (body: string) => {
    if (!body.includes(text)) throw new Error(`"${text}" is not in ${body.slice(0, 200)}`);
  };
  return [
    { name: 'a word is saved', next: save, check: says('"checkedAt"') },
    { name: 'a right answer, which earns', next: answer(rightAnswer, false), check: says('"PASSED"') },
    { name: 'the same with an `Idempotency-Key`', next: answer(rightAnswer, true), check: says('"PASSED"') },
    { name: 'a wrong answer', next: answer(() => '일부러 틀린 답', false), check: says('"WRONG"') },
    { name: REVIEW, next: review, check: says('"correct":true') },
    {
      name: NEXT_CARD,
      next: (): Call => ({
        method: 'GET',
        path: '/api/review/ahead',
        headers: { cookie: sessionOf(population.members) },
      }),
      check: says('"questions":[{'),
    },
    {
      name: 'the day of that member, as the start page has it',
      next: (): Call => ({
        method: 'GET',
        path: '/api/review/day',
        headers: { cookie: sessionOf(population.members) },
      }),
      check: says('"totalToday":20'),
    },
    { name: 'which words are saved', next: get('/api/users/checked-words/ids'), check: says('completedIds') },
    { name: 'the list of saved words', next: get('/api/checked-words'), check: says('COMPLETED') },
    { name: 'today', next: get('/api/users/me/today'), check: says('waiting') },
    { name: 'the heatmap', next: get('/api/users/me/progress/heatmap'), check: says('longestStreak') },
    { name: '`me`, with the totals', next: get('/api/users/me'), check: says('totalPoints') },
    { name: NOTHING, next: get('/healthz'), check: says('') },
  ];
}

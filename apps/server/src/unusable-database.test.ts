import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { asSuperuser } from '../test/database.js';
import { problemIn } from '../test/problem.js';
import { startProxy } from '../test/proxy.js';
import { serveStudy } from '../test/study.js';

/** Answers to people and machines while the database is there and cannot do its work. */

vi.setConfig({ testTimeout: 120_000 }); // what hangs is waited for as long as the product does
const WORD = 50_412;
const until = onTestFinished;

const unavailable = async (answer: Response) => {
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  return expect(await problemIn(answer)).toMatchObject({ code: 'unavailable', status: 503 });
};

/** The initial data of a page. */
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    viewer: unknown;
    queries: { key: unknown[] }[];
  };

type Served = Awaited<ReturnType<typeof serveStudy>>;
type Her = Awaited<ReturnType<Served['learner']>>;

/** Expects that what needs the database is unavailable and the rest is shown. */
async function expectPagesOnly(served: Served, her: Her): Promise<void> {
  await unavailable(await her.save(WORD));
  await unavailable(await her.sendAnswer(WORD, '먹다'));
  await unavailable(await her.get('/api/users/me'));
  await unavailable(await her.get('/api/checked-words'));
  await unavailable(await her.logIn(her.username, her.password));

  const home = await her.get('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('cache-control')).toBe('no-store');
  const shown = dataIn(await home.text());
  expect(shown.viewer).toBeNull(); // so the browser asks who looks, until it is told
  expect(shown.queries.map(({ key }) => key[0])).toContain('words');

  const own = await her.get('/mywords');
  expect(own.status).toBe(503);
  expect(Number(own.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(own.headers.get('content-type')).toBe('text/html; charset=utf-8');

  const guest = await served.guest().get('/');
  expect(guest.status).toBe(200);
  expect(dataIn(await guest.text()).viewer).toEqual({ role: 'ANONYMOUS' });
  expect((await served.get('/api/words?q=타베루')).status).toBe(200);
  expect((await served.get('/readyz')).status).toBe(200);
}

test('a database that hangs: pages are shown, all else is unavailable, and it goes on by itself', async () => {
  const { port } = inject('superuser');
  const proxy = await startProxy(port);
  until(() => proxy.close());
  const served = await serveStudy({ until, wayTo: proxy.through });
  const her = await served.learner();
  expect((await her.save(WORD)).status).toBe(201);

  proxy.freeze();
  await expectPagesOnly(served, her);
  const ready = await served.get('/readyz/database');
  expect(await problemIn(ready)).toMatchObject({ code: 'unavailable', reason: 'no_answer' });

  proxy.thaw();
  await expect.poll(async () => (await served.get('/readyz/database')).status).toBe(200);
  await expect.poll(async () => (await her.ids()).ids).toEqual([WORD]);
  expect(dataIn(await (await her.get('/')).text()).viewer).toMatchObject({ username: her.username });
});

test('a database without a free connection', async () => {
  const served = await serveStudy({ until });
  const her = await served.learner();
  const name = new URL(served.databaseUrl).pathname.slice(1);
  await asSuperuser(`alter database ${name} connection limit 0`);
  await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expectPagesOnly(served, her);
  await asSuperuser(`alter database ${name} connection limit -1`);
  await expect.poll(async () => (await her.save(WORD)).status).toBe(201);
});

test('a database that can be read and not written', async () => {
  const served = await serveStudy({ until });
  const her = await served.learner();
  const name = new URL(served.databaseUrl).pathname.slice(1);
  await asSuperuser(`alter database ${name} set default_transaction_read_only = on`);
  await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await unavailable(await her.save(WORD));
  expect(await problemIn(await served.get('/readyz/database'))).toMatchObject({ reason: 'cannot_write' });
  expect((await her.get('/api/users/me')).status).toBe(200);
  expect(dataIn(await (await her.get('/')).text()).viewer).toMatchObject({ username: her.username });
});

test('a disk that is full where a row would go', async () => {
  const served = await serveStudy({ until });
  const her = await served.learner();
  await served.database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on word_progress execute function no_room()`);
  await unavailable(await her.save(WORD));
  await unavailable(await her.save(WORD, 'with a key'));
  expect((await her.get('/api/checked-words')).status).toBe(200);
  await served.database.pool.query('drop trigger no_room on word_progress');
  expect((await her.save(WORD, 'with a key')).status).toBe(201);
});

test('a row that another connection keeps locked', async () => {
  const served = await serveStudy({ until });
  const her = await served.learner();
  const other = await served.database.connect();
  until(async () => void (await other.end()));
  await other.query('set statement_timeout = 0');
  await other.query('begin');
  await other.query('select from members for update');
  await unavailable(await her.save(WORD));
  await other.query('rollback');
  expect((await her.save(WORD)).status).toBe(201);
});

test('an outage is logged once with its cause, however many requests it fails', async () => {
  const served = await serveStudy({ until });
  const her = await served.learner();
  const name = new URL(served.databaseUrl).pathname.slice(1);
  await asSuperuser(`alter database ${name} connection limit 0`);
  await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  for (let i = 0; i < 5; i++) await unavailable(await her.save(WORD)); // until each lost connection was met
  const before = served.logged().length;
  await Promise.all(Array.from({ length: 50 }, async () => unavailable(await her.get('/api/users/me'))));
  const said = served.logged().slice(before);
  expect(said.filter(({ err }) => err)).toEqual([]);
  expect(said.filter(({ status }) => status === 503)).toHaveLength(50);
  const told = served.logged().filter(({ msg }) => msg === 'a request failed');
  expect(told.at(-1)).toMatchObject({
    err: { cause: { code: '53300', message: expect.stringContaining('connections') } },
  });
});

import { asSearched } from '@utarang/domain/language';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.js';
import { recordingLog, silentLog } from '../../../test/log.js';
import { atWill, serve } from '../../../test/serve.js';
import { databaseClock, movableClock } from '../../db/clock.js';
import { addTimes, deleteRarelySearched, mostSearched } from './unanswered.repo.js';
import { createUnanswered } from './unanswered.service.js';

async function openedDatabase() {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  return own.open();
}

test('what nobody could answer is counted by its folded form, whether its answer was kept or not', async () => {
  const database = await openedDatabase();
  const { get, close } = await served(database);
  const ask = (query: Record<string, string>) => get(`/api/words?${new URLSearchParams(query)}`);
  for (let times = 0; times < 3; times++) await ask({ mode: 'pronunciation', q: '뮬뮬뮬' });
  await ask({ mode: 'pronunciation', q: '뮬 뮬뮬' });
  await ask({ mode: 'pronunciation', q: '타베루' }); // found
  await ask({ mode: 'meaning', q: '타베루' }); // the other mode has it
  await ask({ mode: 'pronunciation', q: '뮤우우쟈', exact: 'true' });
  await ask({ mode: 'pronunciation', q: '010-1234-5678' });
  expect(await (await get('/metrics')).text()).toContain('searches_unanswered_total 4');
  await close();
  expect(await mostSearched(database.orm, 10)).toMatchObject([{ key: 'myurumyurumyur', times: 4 }]);
});

async function served(database: Awaited<ReturnType<typeof openedDatabase>>) {
  const { until, end } = atWill();
  const { get } = await serve({ database, until });
  return { get, close: end };
}

test('two processes that count at once lose nothing', async () => {
  const database = await openedDatabase();
  const counted = new Map([...'abcdefgh'].map((letter, index) => [letter.repeat(3), index + 1]));
  await Promise.all(Array.from({ length: 8 }, () => addTimes(database.orm, counted, '2028-02-29')));
  const rows = await mostSearched(database.orm, 100);
  expect(rows.map(({ times }) => times)).toEqual([64, 56, 48, 40, 32, 24, 16, 8]);
});

test('only those that were searched for most are kept', async () => {
  const database = await openedDatabase();
  await addTimes(
    database.orm,
    new Map([
      ['aaa', 1],
      ['bbb', 3],
      ['ccc', 2],
    ]),
    '2028-02-29',
  );
  await deleteRarelySearched(database.orm, 2);
  expect((await mostSearched(database.orm, 10)).map(({ key }) => key)).toEqual(['bbb', 'ccc']);
});

test('what could not be written waits for the next time', async () => {
  const database = await openedDatabase();
  await database.pool.query('alter table unanswered_searches rename to elsewhere');
  const { log, messages } = recordingLog();
  const unanswered = createUnanswered({ orm: database.orm, clock: databaseClock(), log });
  unanswered.note(asSearched('뮬뮬뮬'));
  await unanswered.write();
  expect(messages).toContain('unanswered searches could not be counted');
  await database.pool.query('alter table elsewhere rename to unanswered_searches');
  unanswered.note(asSearched('뮬뮬뮬'));
  await unanswered.close();
  expect(await mostSearched(database.orm, 10)).toMatchObject([{ times: 2 }]);
});

test('what was written is not written again where the table could not be cut', async () => {
  const database = await openedDatabase();
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger refuse before delete on unanswered_searches execute function refuse()`);
  const { log, messages } = recordingLog();
  const unanswered = createUnanswered({ orm: database.orm, clock: databaseClock(), log });
  unanswered.note(asSearched('뮬뮬뮬'));
  await unanswered.write();
  expect(messages).toEqual(['unanswered searches could not be cut']);
  await database.pool.query('drop trigger refuse on unanswered_searches');
  await unanswered.close();
  expect(await mostSearched(database.orm, 10)).toMatchObject([{ times: 1 }]);
});

test('the last day is one in Seoul, by the clock of the product', async () => {
  const database = await openedDatabase();
  const clock = movableClock();
  clock.moveTo(Date.parse('2028-02-29T15:30:00Z') - Date.now());
  const unanswered = createUnanswered({ orm: database.orm, clock, log: silentLog });
  unanswered.note(asSearched('뮬뮬뮬'));
  await unanswered.close();
  expect(await mostSearched(database.orm, 10)).toMatchObject([{ lastOn: '2028-03-01' }]);
});

test('no more wait than there is room for', async () => {
  const database = await openedDatabase();
  const unanswered = createUnanswered({ orm: database.orm, clock: databaseClock(), log: silentLog });
  const syllables = Array.from('가나다라마바사자하야', (one) => one);
  for (const a of syllables)
    for (const b of syllables)
      for (const c of syllables) for (const d of '구누') unanswered.note(asSearched(`뮤${a}${b}${c}${d}`));
  await unanswered.close();
  expect(unanswered.total).toBe(2_000);
  expect((await mostSearched(database.orm, 5_000)).length).toBe(1_000);
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browser, enter, serveAccounts } from '../../test/accounts.js';
import { silentLog } from '../../test/log.js';
import { serve } from '../../test/serve.js';
import { readConfig } from '../config.js';
import { createMail } from './queue.js';
import { createMailTransport } from './transport.js';

const DAY = 86_400_000;

/** The server without a mail server, its clock, and the names of the letters in its outbox. */
async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'utarang-outbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { database, clock } = await serveAccounts({ until: onTestFinished });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const transport = createMailTransport(config, silentLog);
  const mail = createMail({ orm: database.orm, clock, transport, log: silentLog });
  onTestFinished(() => mail.close());
  const served = await serve({ env: { RATE_LIMIT: 'off' }, database, clock, mail, until: onTestFinished });
  const outbox = join(dataDir, 'outbox');
  return {
    her: browser(served.url),
    his: browser(served.url),
    outbox,
    mail,
    clock,
    database,
    letters: () => readdir(outbox).catch(() => []),
  };
}

test('letters go with the account that they were written to, and no others', async () => {
  const { her, his, letters } = await setUp();
  const [she, he] = [await enter(her), await enter(his)];
  for (const { username, email } of [she, she, he]) await her.post('/api/users/reset-password', { username, email });
  const written = async () => (await letters()).filter((name) => name.endsWith('.eml')); // one under way ends in .part
  await expect.poll(written).toHaveLength(3);
  const before = await letters();
  await her.delete('/api/users/me', { currentPassword: she.password });
  await expect.poll(letters).toHaveLength(1);
  expect(before).toContain((await letters())[0]);
});

test('letters go after 30 days, those of earlier releases too, and nothing else does', async () => {
  const { her, outbox, letters, mail, clock } = await setUp();
  const { username, email } = await enter(her);
  await her.post('/api/users/reset-password', { username, email });
  await expect.poll(letters).toHaveLength(1);
  await writeFile(join(outbox, '2020-01-02T03-04-05-678Z-7.eml'), 'old');
  await writeFile(join(outbox, '2020-01-02T03-04-05-678Z-8.eml.part'), 'cut off');
  await writeFile(join(outbox, 'notes.txt'), 'mine');
  await mail.tidy();
  expect(await letters()).toEqual([expect.stringMatching(/\.eml$/), 'notes.txt']);
  clock.moveTo(29 * DAY);
  await mail.tidy();
  expect(await letters()).toHaveLength(2);
  clock.moveTo(31 * DAY);
  await mail.tidy();
  expect(await letters()).toEqual(['notes.txt']);
});

test('a letter whose account another process deleted goes, too', async () => {
  const { her, his, letters, mail, database } = await setUp();
  const [she, he] = [await enter(her), await enter(his)];
  for (const { username, email } of [she, he]) await her.post('/api/users/reset-password', { username, email });
  await expect.poll(letters).toHaveLength(2);
  await database.pool.query('delete from members where username = $1', [she.username]);
  await mail.tidy();
  expect(await letters()).toHaveLength(1);
});

test('without an outbox there is nothing to tidy', async () => {
  const { mail, letters } = await setUp();
  await mail.tidy();
  expect(await letters()).toEqual([]);
});

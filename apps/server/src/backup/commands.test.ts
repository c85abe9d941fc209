import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Browser, browser, enter } from '../../test/accounts.js';
import { backedUp, database, emptyDatabase, newFile } from '../../test/backup.js';
import { runCommand, startCommand } from '../../test/command.js';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { contentOf } from '../../test/database-content.js';
import { fillMembers } from '../../test/members.js';
import { Program } from '../../test/program.js';
import { makeSeededDataDir } from '../../test/seeded-data-dir.js';
import { builtWebApp, temporaryFolder } from '../../test/serve.js';
import { openArchive } from './archive.js';

/** The commands as an operator calls them, some with all the words. The longest test moves a server twice. */
vi.setConfig({ testTimeout: 180_000 });
const WEB_ROOT = await builtWebApp();

const removed = (folder: string) => {
  onTestFinished(() => removeDataDir(folder));
  return folder;
};

/** Leaves out when a device was last seen: each call that comes a minute after the one before it says a later time. */
const withoutLastSeen = (key: string, value: unknown) => (key === 'lastSeenAt' ? undefined : value);

/** The product's answers to a member and to a guest. */
async function answers(her: Browser): Promise<unknown[]> {
  const paths = [
    '/api/users/me',
    '/api/checked-words',
    '/api/users/me/progress/heatmap',
    '/api/users/me/sessions',
    '/api/words?mode=pronunciation&q=타베루',
    '/api/words/50001',
    '/api/difficulties/N5/words',
    '/api/fields',
    '/api/ko-like/all',
  ];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await her.get(path);
      return [path, answer.status, JSON.parse(await answer.text(), withoutLastSeen)];
    }),
  );
}

/** A member who has learnt a little. */
async function learner(url: string): Promise<Browser> {
  const her = browser(url);
  await enter(her);
  const found = (await (await her.get('/api/words?mode=pronunciation&q=타베루')).json()) as {
    content: { id: number }[];
  };
  const id = found.content[0]!.id;
  for (const saved of [id, 50_001, 50_002]) await her.post(`/api/checked-words/${saved}`);
  const answer = await her.post(`/api/my-words/${id}/clear/answer`, { answerKo: '먹다' });
  expect(await answer.json()).toMatchObject({ correct: true });
  return her;
}

test('from a running server with writes going on to a new one elsewhere: it answers the same', async () => {
  const DATA_DIR = removed(await makeSeededDataDir());
  const program = new Program({ DATA_DIR, WEB_ROOT, RATE_LIMIT: 'off', SHEDDING: 'off' });
  const { origin } = await program.ready();
  const her = await learner(origin);
  const other = await learner(origin);
  let writing = true;
  let writes = 0;
  const writer = (async () => {
    for (let id = 50_003; writing; id++, writes++) {
      const { status } = await other.post(`/api/checked-words/${50_003 + (id % 300)}`);
      expect(status).toBeLessThan(300);
    }
  })();
  const file = await newFile();
  const before = await answers(her);
  const made = await runCommand('backup', [file], { DATA_DIR });
  writing = false;
  await writer;
  expect(made).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^\/.*backup\.zip holds \d+ tables with /),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readdir(dirname(file))).toEqual(['backup.zip']);
  expect(writes).toBeGreaterThan(10);
  expect(await answers(her)).toEqual(before);
  program.kill('SIGKILL'); // the machine is gone
  await program.ended;

  const proof = await runCommand('backup', ['--check', file], { DATA_DIR: '/nowhere' });
  expect(proof).toEqual({ code: 0, stderr: '', stdout: expect.stringMatching(/can be restored: .*compared\.\n$/) });

  const elsewhere = { DATA_DIR: join(removed(makeDataDir()), 'new') };
  onTestFinished(() => removeDataDir(elsewhere.DATA_DIR));
  const restored = await runCommand('restore', [file], elsewhere);
  expect(restored).toEqual({ code: 0, stderr: '', stdout: expect.stringMatching(/^DATA_DIR \(.*\) now holds /) });
  expect(readdirSync(elsewhere.DATA_DIR)).toEqual(['postgres']);
  const next = new Program({ ...elsewhere, WEB_ROOT, RATE_LIMIT: 'off', SHEDDING: 'off' });
  const copy = browser((await next.ready()).origin, { Cookie: `session=${her.cookies.get('session')}` });
  expect(await answers(copy)).toEqual(before);
  next.kill('SIGTERM');
  await next.ended;

  const moved = await emptyDatabase(); // from DATA_DIR to a database of the operator's
  expect(await runCommand('restore', [file], { DATABASE_URL: moved.url })).toMatchObject({ code: 0, stderr: '' });
  const { rows: awards } = await moved.client.query('select 1 from point_awards');
  expect(awards).not.toEqual([]);

  const again = await runCommand('backup', [await newFile()], elsewhere);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(elsewhere.DATA_DIR, 'postgres', 'data', 'postmaster.pid'))).toBe(false); // started and stopped for it
});

test('from one database of the operator’s to the next', async () => {
  const source = await database();
  const target = await emptyDatabase();
  await fillMembers(source.client, 5);
  const file = await newFile();
  expect(await runCommand('backup', [file], { DATABASE_URL: source.url })).toMatchObject({ code: 0, stderr: '' });
  const restored = await runCommand('restore', [file], { DATABASE_URL: target.url });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:\d+\/test_\w+\) now holds /);
  expect(await contentOf(target.client)).toEqual(await contentOf(source.client));

  const twice = await runCommand('restore', [file], { DATABASE_URL: target.url });
  expect(twice).toEqual({
    code: 65,
    stdout: '',
    stderr: expect.stringMatching(/^The database .* is not empty: .*\.\n$/),
  });
});

test('a server with BACKUP_DIR makes its first one by itself, and shows every figure that operators watch', async () => {
  const BACKUP_DIR = await temporaryFolder({}, onTestFinished);
  const program = new Program({ DATA_DIR: removed(await makeSeededDataDir()), WEB_ROOT, BACKUP_DIR });
  const url = await program.ready();
  const metrics = async () => (await fetch(new URL('/metrics', url))).text();
  // It is made beside the rest of the start, which takes a busy machine its time.
  await expect.poll(metrics, { timeout: 120_000 }).toContain('backup_total{outcome="made"} 1');
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, table = ''] = /### What to watch in \/metrics\n(.*?)\n###/s.exec(page) ?? [];
  const watched = [...table.matchAll(/`([a-z]+_[a-z0-9_]+(?:\{\w+="\w+"\})?)/g)].map(([, figure]) => figure!);
  expect(watched.length).toBeGreaterThanOrEqual(10);
  // From the start: a counter that appears with its first event shows no rise.
  const told = await metrics();
  expect(watched.filter((figure) => !told.includes(`\n${figure}`))).toEqual([]);

  const [name = ''] = await readdir(BACKUP_DIR);
  const archive = await openArchive(join(BACKUP_DIR, name));
  archive.close();
  expect(archive.manifest.tables.find((table) => table.name === 'words')?.rows).toBeGreaterThan(9_000);
  program.kill('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, stderr: '' });
});

test.each<[string, 'backup' | 'restore', string[], Record<string, string>, number, RegExp]>([
  ['no file', 'backup', [], {}, 64, /^Usage:/],
  ['two files', 'restore', ['a', 'b'], {}, 64, /^Usage:/],
  ['an option that is none', 'restore', ['--force', 'a'], {}, 64, /^Usage:/],
  ['a folder instead of a file', 'backup', ['/tmp'], {}, 64, /^\/tmp is a folder: name a file in it\.\n$/],
  ['a folder that is not there', 'backup', ['/nowhere/a.zip'], {}, 74, /^\/nowhere\/a\.zip cannot be used: .*\.\n$/],
  ['a file that is there', 'backup', [import.meta.filename], {}, 64, /is there already: choose another name\.\n$/],
  ['no database', 'backup', ['a.zip'], {}, 78, /^There is no database in DATA_DIR \(.*\): .*\.\n$/],
  ['no backup', 'restore', ['a.zip'], {}, 65, /^There is no file \/.*a\.zip\.\n$/],
  ['another file', 'restore', ['--check', import.meta.filename], {}, 65, /is damaged, cut short or not a backup/],
  ['settings that make no sense', 'backup', ['a.zip'], { DATABASE_URL: 'x' }, 78, /^DATABASE_URL must be .*\.\n$/],
])('%s: one sentence, and nothing is touched', async (_, name, args, env, code, sentence) => {
  const parent = removed(makeDataDir());
  const called = await runCommand(name, args, { DATA_DIR: join(parent, 'data'), INIT_CWD: parent, ...env });
  expect(called).toEqual({ code, stdout: '', stderr: expect.stringMatching(sentence) });
  expect(readdirSync(parent)).toEqual([]);
});

test('help is given on each', async () => {
  for (const name of ['backup', 'restore'] as const) {
    const { code, stdout, stderr } = await runCommand(name, ['--help'], {});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`npm run ${name} -- FILE`);
  }
});

test('a DATA_DIR that holds anything is refused and left as it is', async () => {
  const source = await database();
  const file = await backedUp(source.client);
  const DATA_DIR = removed(makeDataDir());
  await writeFile(join(DATA_DIR, 'letter'), 'dear');
  const refused = await runCommand('restore', [file], { DATA_DIR });
  expect(refused).toEqual({
    code: 65,
    stdout: '',
    stderr: expect.stringMatching(/^DATA_DIR .* is not empty: .*\.\n$/),
  });
  expect(readdirSync(DATA_DIR)).toEqual(['letter']);
});

test('a restore that is stopped leaves the folder as empty as it was, and one that was killed is named', async () => {
  const source = await database();
  await fillMembers(source.client, 5);
  const file = await backedUp(source.client);
  const DATA_DIR = removed(makeDataDir());
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const { child, ended } = startCommand('restore', [file], { DATA_DIR });
    await expect.poll(() => readdirSync(DATA_DIR).length, { timeout: 60_000 }).toBe(1);
    child.kill(signal);
    const { code, stderr } = await ended;
    if (signal === 'SIGTERM') {
      expect([code, stderr]).toEqual([130, 'Stopped: nothing was kept.\n']);
      expect(readdirSync(DATA_DIR)).toEqual([]);
    }
  }
  const [stage = ''] = readdirSync(DATA_DIR);
  onTestFinished(() => removeDataDir(join(DATA_DIR, stage)));
  const refused = await runCommand('restore', [file], { DATA_DIR });
  expect(refused).toMatchObject({ code: 65, stderr: expect.stringContaining(`holds ${stage}, which a restore`) });
});

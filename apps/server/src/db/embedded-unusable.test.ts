import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { canMount, fillDisk, mountDisk, remountDisk, unmountDisk } from '../../test/disk.js';
import { TestProcess } from '../../test/process/run.js';
import { makeQuickDataDir, makeUsedDataDir } from '../../test/quick-data-dir.js';

const fine = { code: 0, stderr: '' };
const isRoot = process.getuid?.() === 0;
/** Permissions do not bind root, who therefore plays another user. */
const someone = isRoot ? { RUN_AS: '65534' } : {};

let folder: string;
beforeEach(() => {
  folder = makeDataDir();
});
afterEach(() => removeDataDir(folder));

describe('a DATA_DIR that cannot be used is one sentence', () => {
  const unwritable = {
    code: 74,
    stderr: expect.stringMatching(/^DATA_DIR \(.*\) cannot be written by user \d+: allow it, or .*\.\n$/),
  };

  test.each([
    ['cannot be made', join('closed', 'data')],
    ['cannot be written', 'closed'],
  ])('one that %s', async (_, name) => {
    mkdirSync(join(folder, 'closed'), { mode: 0o555 });
    expect(await new TestProcess({ DATA_DIR: join(folder, name), ...someone }).exit).toEqual(unwritable);
  });

  test('one that cannot be written any more', async () => {
    chmodSync(folder, 0o777);
    const env = { DATA_DIR: join(folder, 'data'), ...someone };
    await (await new TestProcess(env).opened()).close();
    const data = join(env.DATA_DIR, 'postgres', 'data');
    chmodSync(data, 0o500);
    const end = await new TestProcess(env).exit;
    chmodSync(data, 0o700);
    expect(end).toEqual(unwritable);
  });

  test('a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = await new TestProcess({ DATA_DIR: join(folder, 'file') }).exit;
    expect(stderr).toMatch(/^DATA_DIR \(.*\/file\) is not a folder: move .*\.\n$/);
    expect(code).toBe(78);
  });

  test('one that another version of PostgreSQL made', async () => {
    const DATA_DIR = makeUsedDataDir();
    onTestFinished(() => removeDataDir(DATA_DIR));
    const version = join(DATA_DIR, 'postgres', 'data', 'PG_VERSION');
    const ours = readFileSync(version, 'utf8').trim();
    writeFileSync(version, '16\n');
    const { code, stderr } = await new TestProcess({ DATA_DIR }).exit;
    expect(stderr).toMatch(new RegExp(`^.* was made by PostgreSQL 16, and this release runs ${ours}: .*\\.\n$`));
    expect(code).toBe(78);
  });
});

describe('a full disk', () => {
  const full = {
    code: 74,
    stderr: expect.stringMatching(/^The disk that holds DATA_DIR \(.*\) is full: free some space and start again\.\n$/),
  };

  test.each([
    ['PostgreSQL’s programs', makeDataDir, 0],
    ['the data', makeQuickDataDir, 1],
  ])('that has no room for %s: one sentence, and a later start has nothing to mend', async (_, make, left) => {
    const env = { DATA_DIR: make() };
    onTestFinished(() => removeDataDir(env.DATA_DIR));
    // Lets no file grow beyond 5 MB, which programs report like a full disk.
    const limited = (command: string[]) => ['sh', '-c', 'ulimit -f 10000; exec "$@"', 'sh', ...command];
    expect(await new TestProcess(env, limited).exit).toEqual(full);
    expect(readdirSync(join(env.DATA_DIR, 'postgres'))).toHaveLength(left);
    expect(await (await new TestProcess(env).opened()).close()).toEqual(fine);
  });

  describe.runIf(canMount)('on a disk of its own', () => {
    afterEach(() => unmountDisk(folder));

    test.each([
      ['PostgreSQL’s programs', 20],
      ['the data', 80],
    ])('that has no room for %s: one sentence, and with more room it works', async (_, megabytes) => {
      mountDisk(folder, megabytes);
      expect(await new TestProcess({ DATA_DIR: folder }).exit).toEqual(full);
      remountDisk(folder, 'size=400m');
      expect(await (await new TestProcess({ DATA_DIR: folder }).opened()).close()).toEqual(fine);
    });

    test('that may only be read: one sentence, and when it may be written again it works', async () => {
      mountDisk(folder, 400);
      makeUsedDataDir(folder);
      remountDisk(folder, 'ro');
      expect(await new TestProcess({ DATA_DIR: folder }).exit).toEqual({
        code: 74,
        stderr: expect.stringMatching(/^The disk that holds DATA_DIR \(.*\) may only be read: mount it .*\.\n$/),
      });
      remountDisk(folder, 'rw');
      expect(await (await new TestProcess({ DATA_DIR: folder }).opened()).close()).toEqual(fine);
    });

    test('that forbids programs: one sentence', async () => {
      mountDisk(folder, 400, 'noexec');
      const { code, stderr } = await new TestProcess({ DATA_DIR: folder }).exit;
      expect(stderr).toMatch(/^No program may run in DATA_DIR \(.*\): .*\.\n$/);
      expect(code).toBe(78);
    });

    test('that fills up: writing fails until there is room again', async () => {
      mountDisk(folder, 400);
      makeUsedDataDir(folder);
      const running = await new TestProcess({ DATA_DIR: folder }).opened();
      await running.query('create table kept as select 1 as one');
      const ballast = join(folder, 'ballast');
      fillDisk(ballast);
      await expect(
        running.query('create table big as select repeat(md5(n::text), 100) from generate_series(1, 30000) n'),
      ).rejects.toThrow();

      rmSync(ballast);
      for (;;) {
        const rows = await running.query('select one from kept').catch(() => null);
        if (rows) break;
        await sleep(100);
      }
      await running.query('insert into kept values (2)');
      expect(await running.query('select one from kept order by one')).toEqual([{ one: 1 }, { one: 2 }]);
      expect(await running.close()).toEqual(fine);
    });
  });
});

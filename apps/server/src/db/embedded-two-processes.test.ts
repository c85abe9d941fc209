import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmaster } from '@utarang/postgres/postmaster';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { removeDataDir } from '../../test/data-dir.js';
import { TestProcess } from '../../test/process/run.js';
import { makeQuickDataDir, makeUsedDataDir } from '../../test/quick-data-dir.js';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = makeUsedDataDir();
});
afterEach(() => removeDataDir(DATA_DIR));

const fine = { code: 0, stderr: '' };
const oneSentence = /^Another process \(pid \d+\) already uses DATA_DIR \(.*\): stop it, or .*\.\n$/;

test('a second process says that the folder is taken and exits with 75; the first goes on', async () => {
  const first = await new TestProcess({ DATA_DIR }).opened();
  const second = await new TestProcess({ DATA_DIR }).exit;
  expect(second).toEqual({ code: 75, stderr: expect.stringMatching(oneSentence) });
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await first.close()).toEqual(fine);
});

const passwordIn = (folder: string) => join(folder, 'postgres', 'data', 'utarang_password');

test.each([
  ['first starts', makeQuickDataDir],
  ['later starts', makeUsedDataDir],
  [
    'starts without the password',
    () => {
      const folder = makeUsedDataDir();
      rmSync(passwordIn(folder));
      return folder;
    },
  ],
  [
    'starts with a garbled password',
    () => {
      const folder = makeUsedDataDir();
      writeFileSync(passwordIn(folder), 'wrong');
      return folder;
    },
  ],
])('of three %s at once one wins, and nothing is harmed', async (_, make) => {
  const env = { DATA_DIR: make() };
  onTestFinished(() => removeDataDir(env.DATA_DIR));
  const starts = [1, 2, 3].map(() => new TestProcess(env));
  const results = await Promise.all(starts.map((start) => start.opened().catch(() => start.exit)));

  const winners = results.filter((result) => result instanceof TestProcess);
  expect(winners).toHaveLength(1);
  for (const result of results) {
    if (!(result instanceof TestProcess))
      expect(result).toEqual({ code: 75, stderr: expect.stringMatching(oneSentence) });
  }
  await winners[0]!.query('create table kept as select 1 as one');
  expect(await winners[0]!.close()).toEqual(fine);

  const next = await new TestProcess(env).opened();
  expect(await next.query('select one from kept')).toEqual([{ one: 1 }]);
  expect(await next.close()).toEqual(fine);
});

test('a process that starts while another stops takes over', async () => {
  const first = await new TestProcess({ DATA_DIR }).opened();
  const stopping = first.close();
  const second = await new TestProcess({ DATA_DIR }).opened();
  expect(await stopping).toEqual(fine);
  expect(await second.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await second.close()).toEqual(fine);
});

test('a process that finds its server taken over after a crash ends with 75 and leaves it alone', async () => {
  const first = await new TestProcess({ DATA_DIR }).opened();
  first.signal('SIGSTOP');
  process.kill(readPostmaster(join(DATA_DIR, 'postgres', 'data'))!.pid, 'SIGKILL');
  const second = await new TestProcess({ DATA_DIR }).opened();
  first.signal('SIGCONT');
  expect(await first.exit).toEqual({ code: 75, stderr: expect.stringMatching(oneSentence) });
  expect(await second.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await second.close()).toEqual(fine);
});

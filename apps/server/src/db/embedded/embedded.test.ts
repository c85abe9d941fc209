import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../../test/data-dir.js';
import { TestProcess } from '../../../test/process/run.js';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = makeDataDir();
});
afterEach(() => removeDataDir(DATA_DIR));

test('what was written is there after the next start', async () => {
  const first = await new TestProcess({ DATA_DIR }).opened();
  await first.query('create table kept as select 1 as one');
  expect(await first.close()).toEqual({ code: 0, stderr: '' });

  const second = await new TestProcess({ DATA_DIR }).opened();
  expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
  expect(await second.close()).toEqual({ code: 0, stderr: '' });
});

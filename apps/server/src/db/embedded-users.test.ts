import { chmodSync, chownSync, lstatSync, mkdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { TestProcess } from '../../test/process/run.js';

const fine = { code: 0, stderr: '' };
/** The user that most systems call nobody, and one that no system knows. */
const [NOBODY, STRANGER] = [65_534, 54_321];

let folder: string;
let DATA_DIR: string;
beforeEach(() => {
  folder = makeDataDir();
  DATA_DIR = join(folder, 'data');
});
afterEach(async () => {
  await removeDataDir(DATA_DIR);
  await removeDataDir(folder);
});

/** Starts and ends, proves that the database works and lasts, and tells whom it belongs to. */
async function run(as?: number): Promise<number> {
  const running = await new TestProcess({ DATA_DIR, ...(as === undefined ? {} : { RUN_AS: String(as) }) }).opened();
  await running.query('create table if not exists runs (run int)');
  await running.query('insert into runs select count(*) from runs');
  const rows = await running.query<{ runs: number }>('select count(*)::int as runs from runs');
  expect(await running.close()).toEqual(fine);
  runs.push(rows[0]!.runs);
  return statSync(join(DATA_DIR, 'postgres', 'data')).uid;
}

let runs: number[];
beforeEach(() => {
  runs = [];
});

test('whoever we are, the first start in a folder that does not exist works, and so does the next', async () => {
  const owner = await run();
  expect(await run()).toBe(owner);
  expect(owner).not.toBe(0);
  expect(runs).toEqual([1, 2]);
});

describe.runIf(process.getuid?.() === 0)('where root may try it all', () => {
  test('an ordinary user has a server of their own, and root runs it as that user', async () => {
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o700);
    expect([await run(NOBODY), await run(), await run(NOBODY)]).toEqual([NOBODY, NOBODY, NOBODY]);
    expect(runs).toEqual([1, 2, 3]);
  });

  test('an ordinary user who finds another one’s server is told whose it is', async () => {
    const owner = await run();
    const { code, stderr } = await new TestProcess({ DATA_DIR, RUN_AS: String(STRANGER) }).exit;
    expect(stderr).toMatch(new RegExp(`^.*/postgres belongs to user ${owner}, .* user ${STRANGER}: start as .*\\.\n$`));
    expect(code).toBe(78);
  });

  test('a private DATA_DIR is opened to the server’s group and to nobody else', async () => {
    mkdirSync(DATA_DIR, { mode: 0o700 });
    expect(await run()).not.toBe(0);
    expect(statSync(DATA_DIR)).toMatchObject({ uid: 0, gid: statSync(join(DATA_DIR, 'postgres')).gid });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o710);
  });

  test('below a folder that only root can enter, the server is kept outside and linked to', async () => {
    chmodSync(folder, 0o700);
    expect(await run()).not.toBe(0);
    await run();
    expect(runs).toEqual([1, 2]);
    expect(lstatSync(join(DATA_DIR, 'postgres')).isSymbolicLink()).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    // A link whose folder is gone is not quietly replaced by an empty database.
    rmSync(readlinkSync(join(DATA_DIR, 'postgres')), { recursive: true });
    const { code, stderr } = await new TestProcess({ DATA_DIR }).exit;
    expect(stderr).toMatch(/^.*postgres links to a folder that is gone: .*\.\n$/);
    expect(code).toBe(78);
  });
});

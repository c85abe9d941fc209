import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { readPostmaster, stopPostmaster } from '@utarang/postgres/postmaster';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.js';
import { TestProcess } from '../../test/process/run.js';
import { makeUsedDataDir } from '../../test/quick-data-dir.js';

const fine = { code: 0, stderr: '' };
/** The folder in which root keeps what PostgreSQL's user cannot reach in DATA_DIR. */
const OUTSIDE = '/var/lib/utarang';

/** The user that most systems call nobody, and one that no system knows. */
const [NOBODY, STRANGER] = [65_534, 54_321];

const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

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

test('whatever the system user, the first start in a folder that does not exist works, and so does the next', async () => {
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

  /** The server of a start that is over. */
  const useServer = (): number => {
    mkdirSync(DATA_DIR);
    makeUsedDataDir(DATA_DIR);
    return statSync(join(DATA_DIR, 'postgres', 'data')).uid;
  };

  test('an ordinary user who finds another one’s server is told whose it is', async () => {
    const owner = useServer();
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

  test('below a folder that only root can enter, all that is kept is in DATA_DIR, and no folder is opened', async () => {
    chmodSync(folder, 0o700);
    expect(await run()).not.toBe(0);
    expect(await run()).not.toBe(0);
    expect(runs).toEqual([1, 2]);
    expect(lstatSync(join(DATA_DIR, 'postgres')).isDirectory()).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(realpathSync(join(DATA_DIR, 'postgres', 'data', 'PG_VERSION'))).toMatch(new RegExp(`^${DATA_DIR}/`));
  });

  test('there, too, a server that was killed is started again, and one that lives on is taken over', async () => {
    useServer();
    chmodSync(folder, 0o700);
    const first = await new TestProcess({ DATA_DIR }).opened();
    await first.query('create table kept as select 1 as one');
    const pid = () => readPostmaster(join(DATA_DIR, 'postgres', 'data'))?.pid ?? 0;
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    // A connection of the killed server may answer once more: only the new process id says that it is gone.
    await expect.poll(pid).toSatisfy((now: number) => now !== killed && now !== 0);
    await expect.poll(() => first.query('select one from kept').catch(() => null)).toEqual([{ one: 1 }]);
    const restarted = pid();
    await first.kill();

    const second = await new TestProcess({ DATA_DIR }).opened();
    expect(pid()).toBe(restarted);
    expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
  });

  test.runIf(hasSetpriv)('where root may not look into other processes, as in a container', async () => {
    useServer();
    chmodSync(folder, 0o700);
    const weak = (command: string[]) => ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace', ...command];
    const first = await new TestProcess({ DATA_DIR }, weak).opened();
    await first.query('create table kept as select 1 as one');
    await first.kill();
    const second = await new TestProcess({ DATA_DIR }, weak).opened();
    expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
    expect(existsSync(join(DATA_DIR, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  });

  describe('a server that an earlier release kept outside DATA_DIR and linked to', () => {
    let outside: string;
    beforeEach(() => {
      mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
      outside = mkdtempSync(join(OUTSIDE, 'postgres-'));
      execFileSync('cp', ['-a', join(inject('usedDataDir'), 'postgres', 'data'), outside]);
      const { uid, gid } = statSync(join(outside, 'data'));
      chownSync(outside, uid, gid);
      mkdirSync(DATA_DIR);
      symlinkSync(outside, join(DATA_DIR, 'postgres'));
    });
    afterEach(async () => {
      await stopPostmaster(join(outside, 'data'));
      rmSync(outside, { recursive: true, force: true });
    });

    test.each([
      ['may be entered', 0o755],
      ['only root can enter', 0o700],
    ])('moves home with the next start, below a folder that %s', async (_, mode) => {
      const marked = await linkedProcess();
      await marked.query('create table runs as select 0 as run');
      await marked.close();

      chmodSync(folder, mode);
      await run();
      expect(runs).toEqual([2]); // with the one from before
      expect(lstatSync(join(DATA_DIR, 'postgres')).isDirectory()).toBe(true);
      expect(readdirSync(DATA_DIR)).toEqual(['postgres']);
      expect(existsSync(outside)).toBe(false);
    });

    test('stays while it is used, and while it runs on after a crash', async () => {
      const user = await linkedProcess();
      const { code } = await new TestProcess({ DATA_DIR }).exit;
      expect(code).toBe(75);
      await user.kill();
      await run(); // takes over the server that lives on
      expect(lstatSync(join(DATA_DIR, 'postgres')).isSymbolicLink()).toBe(true);
      await run();
      expect(lstatSync(join(DATA_DIR, 'postgres')).isDirectory()).toBe(true);
      expect(runs).toEqual([1, 2]);
    });

    /** Runs it where it is, as the earlier release did: a link that an operator made is followed. */
    async function linkedProcess(): Promise<TestProcess> {
      const other = join(folder, 'other');
      mkdirSync(other);
      symlinkSync(outside, join(folder, 'theirs'));
      symlinkSync(join(folder, 'theirs'), join(other, 'postgres'));
      return new TestProcess({ DATA_DIR: other }).opened();
    }
  });

  test('a link whose folder is gone is not quietly replaced by an empty database', async () => {
    mkdirSync(DATA_DIR);
    symlinkSync(join(folder, 'gone'), join(DATA_DIR, 'postgres'));
    const { code, stderr } = await new TestProcess({ DATA_DIR }).exit;
    expect(stderr).toMatch(/^.*postgres links to a folder that is gone: .*\.\n$/);
    expect(code).toBe(78);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPostmasterOf, pidFile, processesOf, readPostmaster } from '@utarang/postgres/postmaster';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { removeDataDir } from '../../test/data-dir.js';
import { TestProcess } from '../../test/process/run.js';
import { makeQuickDataDir, makeUsedDataDir } from '../../test/quick-data-dir.js';

let DATA_DIR: string;
let data: string;
beforeEach(() => {
  DATA_DIR = makeUsedDataDir();
  data = join(DATA_DIR, 'postgres', 'data');
});
afterEach(() => removeDataDir(DATA_DIR));

const start = () => new TestProcess({ DATA_DIR }).opened();
const postmaster = () => readPostmaster(data)?.pid ?? 0;
const fine = { code: 0, stderr: '' };

test('what was written is there after the next start, and nothing runs in between', async () => {
  const first = await start();
  await first.query('create table kept as select 1 as one');
  const pid = postmaster();
  expect(isPostmasterOf(pid, data)).toBe(true);
  expect(await first.close()).toEqual(fine);
  expect(isPostmasterOf(pid, data)).toBe(false);
  expect(existsSync(pidFile(data))).toBe(false);

  const second = await start();
  expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
  expect(await second.close()).toEqual(fine);
});

describe('kill -9', () => {
  test('of our process: the next one adopts the server that lives on', async () => {
    const first = await start();
    await first.query('create table kept as select 1 as one');
    const pid = postmaster();
    await first.kill();
    expect(isPostmasterOf(pid, data)).toBe(true);

    const second = await start();
    expect(postmaster()).toBe(pid);
    expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
    expect(isPostmasterOf(pid, data)).toBe(false);
  });

  test('of both: the next start recovers what was committed', async () => {
    const first = await start();
    await first.query('create table kept as select 1 as one');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await first.kill();

    const second = await start();
    expect(postmaster()).not.toBe(pid);
    expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
  });

  test('of the server: it is started again, and the same process goes on', async () => {
    const first = await start();
    await first.query('create table kept as select 1 as one');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    while (postmaster() === pid) await sleep(20);

    expect(await untilAnswered(first, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(await first.close()).toEqual(fine);
  });

  test('of one of the server’s own processes: it recovers by itself', async () => {
    const first = await start();
    const pid = postmaster();
    const [backend] = await first.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(backend!.pid, 'SIGKILL');

    expect(await untilAnswered(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postmaster()).toBe(pid);
    expect(await first.close()).toEqual(fine);
  });

  test('in the middle of a first start: nothing is left half made', async () => {
    const empty = { DATA_DIR: makeQuickDataDir() };
    const home = join(empty.DATA_DIR, 'postgres');
    onTestFinished(() => removeDataDir(empty.DATA_DIR));
    const first = new TestProcess(empty);
    while (!readdirSync(home).some((name) => name.startsWith('init-'))) await sleep(5);
    await sleep(100);
    await first.kill();
    expect(readdirSync(home)).not.toContain('data');

    const second = await new TestProcess(empty).opened();
    expect(await second.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
  });

  async function untilAnswered(running: TestProcess, sql: string): Promise<unknown[]> {
    for (;;) {
      const rows = await running.query(sql).catch(() => null);
      if (rows) return rows;
      await sleep(50);
    }
  }
});

const password = () => join(data, 'utarang_password');

describe('the file with the password', () => {
  test.each([
    ['is missing', () => rmSync(password())],
    ['is empty', () => writeFileSync(password(), '')],
    ['is garbled', () => writeFileSync(password(), 'wrong')],
    ['is full of bytes that are no text', () => writeFileSync(password(), Buffer.from([0, 255, 10, 0, 128]))],
  ])('%s: the roles get a new one, which lasts', async (_, spoil) => {
    const first = await start();
    await first.query('create table kept as select 1 as one');
    await first.close();
    spoil();
    for (let i = 0; i < 2; i++) {
      const next = await start();
      expect(await next.query('select one from kept')).toEqual([{ one: 1 }]);
      expect(await next.close()).toEqual(fine);
    }
    expect(statSync(password()).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['is missing', () => rmSync(password()), 'utarang_password is missing, and'],
    ['is garbled', () => writeFileSync(password(), 'wrong'), 'utarang_password is not right, and'],
  ])('%s while the server runs on: a sentence says what to do, and that helps', async (_, spoil, said) => {
    const first = await start();
    const pid = postmaster();
    await first.kill();
    spoil();
    expect(await new TestProcess({ DATA_DIR }).exit).toEqual({
      code: 78,
      stderr: expect.stringMatching(new RegExp(`^.*${said} .*: end it with "kill ${pid}" and .*\\.\n$`)),
    });
    process.kill(pid, 'SIGTERM');
    while (isPostmasterOf(pid, data)) await sleep(20);
    const next = await start();
    expect(await next.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await next.close()).toEqual(fine);
  });
});

describe('a server that is frozen', () => {
  const processes = () => processesOf(postmaster(), data);
  const all = (signal: NodeJS.Signals, pids: readonly number[]) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {} // one that served the process that is gone may have ended by itself
    }
  };

  test('does not keep the process from its end, nor the next start from the data', async () => {
    const first = await start();
    await first.query('create table kept as select 1 as one');
    all('SIGSTOP', processes());
    expect(await first.close()).toEqual(fine);
    const second = await start();
    expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
    expect(await second.close()).toEqual(fine);
  });

  test('and that another process left is a sentence', async () => {
    const first = await start();
    await first.kill();
    const pids = processes();
    all('SIGSTOP', pids);
    const { code, stderr } = await new TestProcess({ DATA_DIR }).exit;
    all('SIGCONT', pids);
    expect(stderr).toMatch(
      new RegExp(`^PostgreSQL \\(pid ${pids[0]}\\) runs in .* does not answer: end it with .*\\.\n$`),
    );
    expect(code).toBe(69);
  });
});

describe('a pid file that is not true', () => {
  let stranger: ChildProcess;
  beforeEach(() => {
    stranger = spawn('sleep', ['60'], { stdio: 'ignore', cwd: data });
  });
  afterEach(() => {
    stranger.kill();
  });

  const write = (pid: number) => writeFileSync(pidFile(data), `${pid}\n${data}\n1\n1\n\n127.0.0.1\n 1 1\nready   \n`);

  test.each([
    ['of another program, even one that works in our folder', () => write(stranger.pid!)],
    ['of a process that is gone', () => write(4_194_303)], // one below the largest number Linux gives
    ['of the process that starts us', () => write(process.pid)],
    [
      'that is empty, as after a full disk',
      () => {
        writeFileSync(pidFile(data), '');
        utimesSync(pidFile(data), 0, 0);
      },
    ],
    [
      'that is garbled',
      () => {
        writeFileSync(pidFile(data), 'no\0number\n');
        utimesSync(pidFile(data), 0, 0);
      },
    ],
    ['that was garbled just now', () => writeFileSync(pidFile(data), 'no number')],
    [
      'of another program, where the password was lost, too',
      () => {
        write(stranger.pid!);
        rmSync(password());
      },
    ],
    [
      'that was garbled just now, where the password was lost, too',
      () => {
        writeFileSync(pidFile(data), 'no number');
        rmSync(password());
      },
    ],
  ])('%s', async (_, spoil) => {
    spoil();
    const second = await start();
    expect(isPostmasterOf(postmaster(), data)).toBe(true);
    expect(await second.close()).toEqual(fine);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });
});

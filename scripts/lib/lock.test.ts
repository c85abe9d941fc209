import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utarang-lock-'));
  file = join(folder, 'prepare.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('two take turns, and nothing is left', async () => {
  const seen: string[] = [];
  const turn = (name: string) =>
    withLock(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
    }, file);
  await Promise.all([turn('one'), turn('two')]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(readdirSync(folder)).toEqual([]);
});

const taken = () => withLock(async () => existsSync(file), file);

test('a file of a process that has ended is passed over', async () => {
  // Above the greatest number that a process may have.
  writeFileSync(file, '999999999');
  expect(await taken()).toBe(true);
});

test('a file of a process that has ended is removed by one alone, who looks again', async () => {
  writeFileSync(file, '999999999');
  writeFileSync(`${file}.over`, String(process.pid)); // another start is removing it
  const turn = taken();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(readFileSync(file, 'utf8')).toBe('999999999');
  // It has the lock now.
  writeFileSync(file, String(process.pid));
  rmSync(`${file}.over`);
  let isOver = false;
  void turn.then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([isOver, readFileSync(file, 'utf8')]).toEqual([false, String(process.pid)]);
  rmSync(file);
  expect(await turn).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('an empty file, which a full disk left, is passed over', async () => {
  writeFileSync(file, '');
  expect(await taken()).toBe(true);
});

test('a file from before the machine was started is passed over, whatever process has its number now', async () => {
  writeFileSync(file, String(process.pid));
  const before = Date.now() / 1000 - uptime() - 60;
  utimesSync(file, before, before);
  expect(await taken()).toBe(true);
});

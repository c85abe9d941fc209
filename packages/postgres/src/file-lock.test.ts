import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMoveLock } from './file-lock.js';
import { processMark } from './process-mark.js';

const STALE = '999999999 1';
const living = processMark(process.pid)!;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utarang-move-lock-'));
  file = join(folder, 'moving');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const acts = () => withMoveLock(file, () => readFileSync(file, 'utf8'));

test.each<[string, Readonly<Record<string, string>>]>([
  ['nobody acted', {}],
  ['a process was killed while it acted', { moving: STALE }],
  ['a full disk left an empty file', { moving: '' }],
  ['another one was killed while it removed that', { moving: STALE, 'moving-over': STALE }],
])('where %s, the lock is ours while we act, and nothing is left', (_, left) => {
  for (const [name, mark] of Object.entries(left)) writeFileSync(join(folder, name), mark);
  expect(acts()).toBe(living);
  expect(readdirSync(folder)).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['acts', { moving: living }],
  ['removes what a killed one left', { moving: STALE, 'moving-over': living }],
])('while another process %s, nothing of it is touched', (_, left) => {
  for (const [name, mark] of Object.entries(left)) writeFileSync(join(folder, name), mark);
  expect(acts).toThrow(`Another process (pid ${process.pid}) works on the files of the database`);
  expect(
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  ).toEqual(left);
});

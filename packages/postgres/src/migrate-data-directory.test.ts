import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDataDirectory } from './migrate-data-directory.js';
import { processMark } from './process-mark.js';

/** A folder on another file system, where a rename is not possible. */
const ELSEWHERE = '/dev/shm';
const hasElsewhere = existsSync(ELSEWHERE) && statSync(ELSEWHERE).dev !== statSync(tmpdir()).dev;

let [root, outside, dataDir, path, source] = ['', '', '', '', ''];
const silent = { info: () => {}, warn: () => {}, error: () => {} };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'utarang-move-'));
  outside = join(root, 'outside');
  dataDir = join(root, 'data');
  path = join(dataDir, 'postgres');
  source = join(outside, 'postgres-abc');
  mkdirSync(dataDir);
  mkdirSync(outside);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const fill = (folder: string, data = 'data') => {
  mkdirSync(join(folder, data, 'base'), { recursive: true });
  mkdirSync(join(folder, 'program-18', 'bin'), { recursive: true });
  writeFileSync(join(folder, data, 'base', 'row'), 'kept');
  writeFileSync(join(folder, 'server.log'), 'log');
};
const copied = (folder: string) => {
  fill(folder, 'data.leaving');
  rmSync(join(folder, 'program-18'), { recursive: true });
};

// Each is what a process that was killed during the move leaves.
test.each<[string, () => void]>([
  [
    'nothing was done',
    () => {
      fill(source);
      symlinkSync(source, path);
    },
  ],
  [
    'the link was put aside',
    () => {
      fill(source);
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'the data was put aside',
    () => {
      fill(source, 'data.leaving');
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'half of it was copied',
    () => {
      fill(source, 'data.leaving');
      mkdirSync(join(`${path}.coming`, 'data.leaving', 'base'), { recursive: true });
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'the copy got its name',
    () => {
      fill(source, 'data.leaving');
      copied(path);
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'the folder was renamed',
    () => {
      fill(path, 'data.leaving');
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'the data got its name',
    () => {
      fill(path);
      fill(source, 'data.leaving');
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'half of the old one was removed',
    () => {
      fill(path);
      mkdirSync(join(source, 'data.leaving'), { recursive: true });
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'all but the link was done',
    () => {
      fill(path);
      symlinkSync(source, `${path}.leaving`);
    },
  ],
  [
    'the lock was left by a process that is gone',
    () => {
      fill(source);
      symlinkSync(source, path);
      writeFileSync(`${path}.moving`, `${process.pid} 1`); // our number, another time
    },
  ],
])('a move is completed when %s', (_, prepare) => {
  prepare();
  migrateDataDirectory(path, silent, outside);
  expect(lstatSync(path).isDirectory()).toBe(true);
  expect(readFileSync(join(path, 'data', 'base', 'row'), 'utf8')).toBe('kept');
  expect(readdirSync(dataDir)).toEqual(['postgres']);
  expect(readdirSync(outside)).toEqual([]);
  migrateDataDirectory(path, silent, outside);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test.runIf(hasElsewhere)('a move from another file system copies the data and what PostgreSQL logged', () => {
  const other = mkdtempSync(join(ELSEWHERE, 'utarang-move-'));
  try {
    source = join(other, 'postgres-abc');
    fill(source);
    symlinkSync(source, path);
    migrateDataDirectory(path, silent, other);
    expect(readdirSync(path).sort()).toEqual(['data', 'server.log']);
    expect(readFileSync(join(path, 'data', 'base', 'row'), 'utf8')).toBe('kept');
    expect(readdirSync(other)).toEqual([]);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

test('while another process moves it, this one ends with a sentence and touches nothing', () => {
  fill(source);
  symlinkSync(source, path);
  writeFileSync(`${path}.moving`, processMark(process.ppid)!);
  expect(() => migrateDataDirectory(path, silent, outside)).toThrow(
    expect.objectContaining({
      kind: 'taken',
      message: expect.stringMatching(/^Another process \(pid \d+\) works on .*\.$/),
    }),
  );
  expect(readFileSync(join(path, 'data', 'base', 'row'), 'utf8')).toBe('kept');
});

test('a move that fails leaves all as it was', () => {
  fill(source);
  symlinkSync(source, path);
  mkdirSync(join(source, 'data.leaving')); // a folder that is in the way
  writeFileSync(join(source, 'data.leaving', 'strange'), '');
  expect(() => migrateDataDirectory(path, silent, outside)).toThrow();
  expect(readFileSync(join(path, 'data', 'base', 'row'), 'utf8')).toBe('kept');
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test.each<[string, () => void]>([
  ['a link that the operator made', () => symlinkSync(fillAnd(join(root, 'postgres-big')), path)],
  ['a link to a folder that is gone', () => symlinkSync(source, path)],
  ['a server at home', () => fill(path)],
  ['no server yet', () => {}],
])('%s is left alone', (_, prepare) => {
  prepare();
  const before = readdirSync(dataDir);
  migrateDataDirectory(path, silent, outside);
  expect(readdirSync(dataDir)).toEqual(before);
});

const fillAnd = (folder: string) => {
  fill(folder);
  return folder;
};

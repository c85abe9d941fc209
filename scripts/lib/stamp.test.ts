import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.mjs';
import { digest, isFresh, setStamp } from './stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utarang-stamp-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const digestNow = () => digest([relative(root, folder)]);

test('what a step makes between the sources does not ask for the step again', () => {
  put('src/a.ts', 'a');
  const before = digestNow();
  for (const made of ['dist', 'dist-server', 'node_modules', '.types']) put(`${made}/a.js`, 'made');
  expect(digestNow()).toBe(before);
});

test('a source that is changed, new, renamed or gone does', () => {
  put('src/a.ts', 'a');
  const seen = new Set([digestNow()]);
  put('src/a.ts', 'b');
  seen.add(digestNow());
  put('src/b.ts', 'a');
  seen.add(digestNow());
  rmSync(join(folder, 'src/a.ts'));
  seen.add(digestNow());
  put('src/c.ts', 'a');
  rmSync(join(folder, 'src/b.ts'));
  seen.add(digestNow());
  expect(seen.size).toBe(5);
});

test('so does a result that was deleted, though its stamp says that nothing has changed', () => {
  const name = `test-${process.pid}`;
  const result = relative(root, join(folder, 'dist/main.js'));
  put('dist/main.js', 'made');
  try {
    expect(isFresh(name, 'one', [result])).toBe(false);
    setStamp(name, 'one');
    expect(isFresh(name, 'one', [result])).toBe(true);
    expect(isFresh(name, 'two', [result])).toBe(false);
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(isFresh(name, 'one', [result])).toBe(false);
  } finally {
    rmSync(join(root, '.cache', `${name}.stamp`), { force: true });
  }
});

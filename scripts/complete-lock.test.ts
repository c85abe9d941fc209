import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFiles, missingEntries } from './complete-lock.mjs';

describe.each(lockFiles)('%s', (file) => {
  const lock = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

  test('it names every platform’s packages, so that npm ci takes it anywhere', () => {
    expect(missingEntries(lock.packages)).toEqual([]);
  });

  test('it names no registry', () => {
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":"http/);
  });
});

test('a missing platform package is described by its name', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies: { 'a-linux-x64-musl': '1.0.0' } },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { 'c-darwin-arm64': '2.0.0', range: '^1' } },
    'node_modules/c-darwin-arm64': { version: '1.9.0' },
  };
  expect(missingEntries(packages)).toEqual([
    [
      'node_modules/a-linux-x64-musl',
      { version: '1.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
    [
      'node_modules/b/node_modules/c-darwin-arm64',
      { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['darwin'] },
    ],
  ]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFiles, missingPackages, withoutIntegrity } from './complete-lock.mjs';

describe.each(lockFiles)('%s', (file) => {
  const lock = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

  test('it names every platform’s packages, so that npm ci takes it anywhere', () => {
    expect(missingPackages(lock.packages)).toEqual([]);
  });

  test('it has the hash of every package of others, so that npm installs nothing that it has not checked', () => {
    expect(withoutIntegrity(lock.packages)).toEqual([]);
    const hashes = Object.values<{ integrity?: string }>(lock.packages).flatMap(({ integrity }) => integrity ?? []);
    expect(hashes.length).toBeGreaterThan(50);
    expect(hashes.filter((hash) => !/^sha512-[\w+/]{86}==$/.test(hash))).toEqual([]);
  });

  test('it names no registry', () => {
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":"http/);
  });
});

test('what is missing, and what has no hash, is named', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/ours': { version: '0.1.0' },
    'node_modules/ours': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'x', optionalDependencies: { 'a-linux-x64-musl': '1.0.0' } },
    'node_modules/b': { version: '2.0.0', integrity: 'x', optionalDependencies: { 'c-arm64': '2.0.0', range: '^1' } },
    'node_modules/c-arm64': { version: '1.9.0' },
    'packages/ours/node_modules/d': { version: '1.0.0' },
  };
  expect(missingPackages(packages)).toEqual([
    { place: 'node_modules/a', missing: 'a-linux-x64-musl@1.0.0' },
    { place: 'node_modules/b', missing: 'c-arm64@2.0.0' },
  ]);
  expect(withoutIntegrity(packages)).toEqual(['node_modules/c-arm64', 'packages/ours/node_modules/d']);
});

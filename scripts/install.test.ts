import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/run.mjs';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'utarang-install-'));
  folder = relative(root, join(parent, 'tool'));
  mkdirSync(join(parent, 'tool/part'), { recursive: true });
});
afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
  rmSync(join(root, '.cache', `install-${folder.replaceAll('/', '-')}.stamp`), { force: true });
});

const put = (file: string, content: object) => writeFileSync(join(root, folder, file), JSON.stringify(content));

function install() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout.split('\n')[0], last: stderr.trim().split('\n').at(-1) };
}

const dependencies = { part: 'file:part' };

test('a folder with a lock file of its own is installed where it is not yet, and again when it is gone', () => {
  put('part/package.json', { name: 'part', version: '1.0.0' });
  put('package.json', { name: 'tool', dependencies });
  const packages = {
    '': { dependencies },
    part: { version: '1.0.0' },
    'node_modules/part': { resolved: 'part', link: true },
  };
  put('package-lock.json', { name: 'tool', lockfileVersion: 3, requires: true, packages });
  expect(install()).toEqual({ status: 0, said: `Installing dependencies of ${folder} …`, last: '' });
  expect(install()).toEqual({ status: 0, said: '', last: '' });
  rmSync(join(root, folder, 'node_modules'), { recursive: true });
  expect(install()).toMatchObject({ status: 0, said: `Installing dependencies of ${folder} …` });
});

test('one that npm cannot install ends in one sentence', () => {
  put('package.json', { name: 'tool', dependencies });
  expect(install()).toMatchObject({
    status: 1,
    last: `The dependencies of ${folder} could not be installed; npm says why above.`,
  });
});

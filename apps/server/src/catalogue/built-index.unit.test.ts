import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { builtIndexOf, readBuiltIndex } from './built-index.js';

const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'built-index-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  return folder;
};

test('the index is the file of that name among the built files', async ({ expect }) => {
  const folder = await folderWith({ 'word-index-0a1b2c3d.bin': 'index', 'word-index-0a1b2c3d.bin.br': 'smaller' });
  expect(Buffer.from((await readBuiltIndex(folder))!).toString()).toBe('index');
});

test('there is no index where nothing was built', async ({ expect }) => {
  expect(await readBuiltIndex(await folderWith({}))).toBeNull();
  expect(await readBuiltIndex('/no/such/folder')).toBeNull();
});

test('a damaged index helps nobody', ({ expect }) => {
  expect(builtIndexOf([], new TextEncoder().encode('index').buffer)).toBeUndefined();
  expect(builtIndexOf([], null)).toBeUndefined();
});

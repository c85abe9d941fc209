import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { builtIndexOf, readBuiltIndex } from './built-index.js';

const BYTES = 'assets/word-index-0a1b2c3d.bin';
const RULES = 'digest of the rules';
const pageFiles = (index?: unknown) => JSON.stringify({ entry: 'assets/main-abc123.js', index });
const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'built-index-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

test('the index is the file that the build names, whatever lies beside it', async ({ expect }) => {
  const folder = await folderWith({
    'assets/word-index-00000000.bin': 'of the release before',
    [BYTES]: 'index',
    [`${BYTES}.br`]: 'smaller',
    'page-files.json': pageFiles({ file: BYTES, rules: RULES }),
  });
  expect(Buffer.from((await readBuiltIndex(folder, RULES))!).toString()).toBe('index');
});

// biome-ignore format: a table, to be read down
test.for([
  ['nothing was built',                           {}],
  ['its build names none',                        { [BYTES]: 'index', 'page-files.json': pageFiles() }],
  ['it was made by the rules of another release', { [BYTES]: 'index', 'page-files.json': pageFiles({ file: BYTES, rules: 'others' }) }],
  ['nobody knows by which rules it was made',     { [BYTES]: 'index', 'page-files.json': pageFiles({ file: BYTES, rules: null }) }],
  ['its file is gone',                            { 'page-files.json': pageFiles({ file: BYTES, rules: RULES }) }],
] as const)('there is no index where %s', async ([, files], { expect }) => {
  expect(await readBuiltIndex(await folderWith(files), RULES)).toBeNull();
});

test('there is no index without a folder', async ({ expect }) => {
  expect(await readBuiltIndex('/no/such/folder', RULES)).toBeNull();
});

test('a damaged index helps nobody', ({ expect }) => {
  expect(builtIndexOf([], new TextEncoder().encode('index').buffer)).toBeUndefined();
  expect(builtIndexOf([], null)).toBeUndefined();
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapStack } from './map-stack.js';

const folder = mkdtempSync(join(tmpdir(), 'utarang-places-'));
const source = join(folder, 'fault.ts');
const bundle = join(folder, 'out/fault.js');

beforeAll(async () => {
  writeFileSync(source, 'type None = {};\n\n\nexport function fault(): Error {\n  return new Error("as meant");\n}\n');
  const build = await rolldown({ input: source });
  await build.write({ file: bundle, sourcemap: 'hidden', sourcemapExcludeSources: true, minify: true });
  await build.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a place in a bundle becomes the one in the source that it was made of', () => {
  // In a program of its own, where nothing else maps places.
  const program = `import { fault } from ${JSON.stringify(pathToFileURL(bundle).href)}; console.log(fault().stack)`;
  const stack = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stack).toContain(`${pathToFileURL(bundle).href}:1:`);
  const [first, at] = mapStack(stack).split('\n');
  expect([first, at]).toEqual(['Error: as meant', expect.stringMatching(/^ {4}at .*fault[.]ts:5:14\)?$/)]);
});

test('a file without a map, and what is none, stay as they are', () => {
  const stack = 'Error: x\n    at file:///nowhere/there.js:1:2\n    at node:internal/process:1:2\n    at <anonymous>';
  expect(mapStack(stack)).toBe(stack);
});

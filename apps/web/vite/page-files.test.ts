import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageId } from './page-files.js';

const code = readFileSync(new URL('../src/page-code.ts', import.meta.url), 'utf8');
const PAGE = /^ {2}(\w+): pageCode\(\s*async \(\) => \(await import\('([^']+)\.js'\)\)/gm;
const pages = Array.from(code.matchAll(PAGE), ([, id = '', file = '']) => ({ id, file: `${file}.tsx` }));

test('each page has its code in a file called after its id: by that name the server finds its styles', () => {
  expect(pages).toHaveLength(code.match(/: pageCode\(/g)!.length);
  expect(pages.filter(({ id, file }) => pageId(file) !== id)).toEqual([]);
});

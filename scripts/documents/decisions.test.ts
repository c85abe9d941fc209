import { expect, test } from 'vitest';
import { rowsOf } from './markdown.js';
import { texts } from './texts.js';

const FOLDER = 'docs/decisions/';

// A number is taken when the work begins: what is not decided in the end leaves it out.
test('every decision is listed, and no number is there twice', () => {
  const pages = [...texts.keys()]
    .filter((path) => path.startsWith(FOLDER) && path !== `${FOLDER}README.md`)
    .map((path) => path.slice(FOLDER.length))
    .sort();
  const listed = rowsOf(texts.get(`${FOLDER}README.md`) ?? '').slice(1);
  expect(listed.map(([link]) => link)).toEqual(pages.map((page) => `[${page.slice(0, 4)}](${page})`));
  expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
});

import { expect, test } from 'vitest';
import { rowsOf } from './markdown.js';
import { texts } from './texts.js';

const FOLDER = 'docs/decisions/';

test('every decision is listed, and their numbers follow each other', () => {
  const pages = [...texts.keys()]
    .filter((path) => path.startsWith(FOLDER) && path !== `${FOLDER}README.md`)
    .map((path) => path.slice(FOLDER.length))
    .sort();
  const listed = rowsOf(texts.get(`${FOLDER}README.md`) ?? '').slice(1);
  expect(listed.map(([link]) => link)).toEqual(pages.map((page) => `[${page.slice(0, 4)}](${page})`));
  expect(pages.map((page) => Number(page.slice(0, 4)))).toEqual(pages.map((_, index) => index + 1));
});

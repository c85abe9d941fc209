import { expect, test } from 'vitest';
import { activePage, JUMP_PX } from './active-page.js';

/** Pages of 1,200 px; the first card of the first one is 220 px below the document's top. */
const top = (page: number) => 220 + (page - 1) * 1200;
const anchors = (last: number) => ({ last, pageAt: (y: number) => Math.max(1, Math.floor((y - 220) / 1200) + 1) });

test.each([
  // scrolled to, of at most, pages, page
  [0, 11_000, 10, 1],
  [top(2) - JUMP_PX - 40, 11_000, 10, 1],
  [top(2) - JUMP_PX, 11_000, 10, 2],
  [top(2) - 110, 11_000, 10, 2],
  [top(9) - JUMP_PX, 11_000, 10, 9],
  [10_500, 11_000, 10, 9],
  [11_000, 11_000, 10, 10],
  [10_999, 11_000, 10, 10],
  [0, 0, 2, 1],
])('at %i of %i with %i pages, page %i is being read', (y, end, last, page) => {
  expect(activePage(anchors(last), y, end)).toBe(page);
});

test('a jump makes its page the one being read, unless it cannot come up that far', () => {
  for (let page = 1; page <= 9; page++) expect(activePage(anchors(10), top(page) - JUMP_PX, 11_000)).toBe(page);
});

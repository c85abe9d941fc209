import { PAGE_SIZE } from '@utarang/contract';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setWindow } from '../../../test/set-window.js';
import { STACK_PX } from './rail/active-page.js';
import { WordList } from './word-list.js';

let arrive = () => {};
let arrived: Promise<void>;

/** A card that is as high as a skeleton until its word comes; then it is as high as what the word says. */
function LateCard({ index }: { index: number }) {
  const [come, setCome] = useState(false);
  useEffect(() => {
    void arrived.then(() => setCome(true));
  }, []);
  return (
    <div style={{ height: come ? 143 + ((index * 37) % 130) : 151 }}>
      <a href={`#${index}`}>{`word ${index}`}</a>
    </div>
  );
}
const cell = (index: number) => <LateCard index={index} />;

const card = (index: number) => document.querySelector<HTMLElement>(`[data-card="${index}"]`);
const top = (index: number) => card(index)?.getBoundingClientRect().top ?? Number.NaN;
const currentPage = () => document.querySelector('nav [aria-current=true]')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
});
afterEach(() => scrollTo(0, 0));

/** Waits until nothing has moved for some frames. */
async function rested(index: number) {
  let before = Number.NaN;
  let same = 0;
  while (same < 20) {
    await new Promise(requestAnimationFrame);
    const now = top(index) + scrollY;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

const list = (page: number, pages: string[]) =>
  render(
    <MemoryRouter>
      <div style={{ height: 220 }} />
      <WordList
        name="uneven"
        label="단어"
        total={4000}
        cell={cell}
        start={() => ({ page })}
        rail={{ shown: true, toggle: () => {} }}
        hrefOf={(n) => `/?page=${n}`}
        onPage={(n) => pages.push(String(n))}
      />
    </MemoryRouter>,
  );

const isRead = (page: number) => {
  const first = (page - 1) * PAGE_SIZE;
  expect(currentPage()).toBe(String(page));
  expect(Math.abs(top(first) - STACK_PX - 12)).toBeLessThanOrEqual(2);
};

// biome-ignore format: a table, to be read down
test.each([
  // width  from  to
  [1280,    60,   61],
  [1280,    60,   59],
  [1280,    139,  140],
  [1280,    100,  1],
  [1280,    1,    167],
  [390,     60,   59],
  [390,     60,   61],
  [390,     139,  138],
] as const)('at %i px a jump from page %i to %i stays there when its words come', async (width, from, to) => {
  await setWindow(width, 800);
  const pages: string[] = [];
  const screen = await list(from, pages);
  await expect.poll(currentPage).toBe(String(from));
  await rested((from - 1) * PAGE_SIZE);
  await screen.getByRole('link', { name: `${to}페이지로 가기`, exact: true }).click();
  const first = (to - 1) * PAGE_SIZE;
  await expect.poll(() => card(first)).not.toBeNull();
  await rested(first);
  arrive();
  await expect.poll(() => card(first + 1)?.offsetHeight).toBe(card(first + 1)?.firstElementChild?.clientHeight);
  await rested(first);
  if (to === 167) expect(currentPage()).toBe('167');
  else if (to === 1) expect(currentPage()).toBe('1');
  else isRead(to);
  await expect.poll(() => pages.at(-1)).toBe(String(to));
});

test.each([1280, 390])('at %i px a list that begins at a page stays there when its words come', async (width) => {
  await setWindow(width, 800);
  const pages: string[] = [];
  await list(100, pages);
  const first = 99 * PAGE_SIZE;
  await expect.poll(() => card(first)).not.toBeNull();
  await rested(first);
  arrive();
  await rested(first);
  isRead(100);
});

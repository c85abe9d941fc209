import { PAGE_SIZE } from '@utarang/contract';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setWindow } from '../../../test/set-window.js';
import type { ListStart } from './rows/use-row-window.js';
import { WordList } from './word-list.js';

const TOTAL = 10_000;
const PAGES = Math.ceil(TOTAL / PAGE_SIZE);

/** A card with one stop for the keyboard, as high as a word's. */
const wordCell = (index: number) => (
  <div style={{ height: 143 }}>
    <a href={`#${index}`}>{`word ${index}`}</a>
  </div>
);

type ListProps = { total?: number; start?: ListStart; cell?: typeof wordCell; onPage?: (page: number) => void };

/** The sticky stack above, the list, and a footer below. */
const Place = ({ total = TOTAL, start = { y: 0 }, cell = wordCell, onPage = () => {} }: ListProps) => (
  <MemoryRouter>
    <div style={{ height: 220 }} />
    <WordList
      name="test"
      label="단어"
      total={total}
      cell={cell}
      start={() => start}
      hrefOf={(n) => `/?page=${n}`}
      onPage={onPage}
    />
    <div style={{ height: 100 }} />
  </MemoryRouter>
);

const list = (props: ListProps = {}) => render(<Place {...props} />);

const cards = () => [...document.querySelectorAll<HTMLElement>('[role=listitem]')];
const card = (index: number) => document.querySelector<HTMLElement>(`[data-card="${index}"]`);
const currentPage = () => document.querySelector('nav [aria-current=true]')?.textContent;
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  sessionStorage.clear();
  await setWindow(1280, 800);
  scrollTo(0, 0);
});
afterEach(() => scrollTo(0, 0));

test.each([
  [320, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1599, 3],
  [1600, 4],
  [1920, 4],
])('at %i px there are %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  await list();
  const tops = cards().map((each) => Math.round(each.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  expect(card(columns)!.getBoundingClientRect().top).toBeGreaterThan(card(0)!.getBoundingClientRect().bottom);
});

test('ten thousand cards are known to screen readers, and those near the screen are in the document', async () => {
  await list();
  expect(cards().length).toBeLessThan(60);
  expect(cards()[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(cards().map((each) => each.getAttribute('aria-posinset'))).toEqual(
    cards().map((_, index) => String(index + 1)),
  );
  // Rows of 143 and gaps of 16, all there for the scroll bar.
  expect(document.querySelector<HTMLElement>('[role=list]')?.offsetHeight).toBe(3334 * 159 - 16);
});

test.each([100, 50_000, 200_003, 529_000])('scrolled to %i, the screen and 280 px around it are full', async (y) => {
  await list();
  scrollTo(0, y);
  const box = document.querySelector('[role=list]')!.getBoundingClientRect();
  await expect
    .poll(() => cards().at(-1)!.getBoundingClientRect().bottom)
    .toBeGreaterThan(Math.min(1079, box.bottom - 1));
  await expect.poll(() => cards()[0]!.getBoundingClientRect().top).toBeLessThan(Math.max(-279, box.top + 1));
  expect(cards().length).toBeLessThan(60);
});

test('the rail reaches the last word', async () => {
  const screen = await list();
  await screen.getByRole('link', { name: `${PAGES}페이지로 가기` }).click();
  await expect.poll(() => card(TOTAL - 1)?.textContent).toBe(`word ${TOTAL - 1}`);
  await expect.poll(currentPage).toBe(String(PAGES));
});

test.each([PAGES, PAGES - 1, 2])(
  'a jump to page %i shows its first card below the sticky stack and makes it the current one',
  async (n) => {
    const first = (n - 1) * PAGE_SIZE;
    const screen = await list({ start: { page: n === PAGES ? n - 2 : n + 1 } });
    await screen.getByRole('link', { name: `${n}페이지로 가기` }).click();
    await expect.poll(() => Math.round(card(first)?.getBoundingClientRect().top ?? 0)).toBeGreaterThanOrEqual(110);
    await expect.poll(() => card(first)?.getBoundingClientRect().bottom).toBeLessThan(800);
    await expect.poll(currentPage).toBe(String(n));
  },
);

/** Waits until the window has not moved for some frames. */
async function rested() {
  let before = Number.NaN;
  await expect
    .poll(() => {
      const rests = before === scrollY;
      before = scrollY;
      return rests;
    })
    .toBe(true);
}

/** The places that the window passes on its way to a page, and the pages that are current meanwhile. */
async function wayToPage(n: number) {
  const screen = await list();
  await rested(); // the list has come up, and brought the window to its top
  const seen: { y: number; page: string | null | undefined }[] = [];
  const note = () => seen.push({ y: scrollY, page: currentPage() });
  addEventListener('scroll', note);
  onTestFinished(() => removeEventListener('scroll', note));
  await screen.getByRole('link', { name: `${n}페이지로 가기` }).click();
  const isWhole = () => {
    const { top, bottom } = card((n - 1) * PAGE_SIZE)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return top >= 110 && bottom <= 800;
  };
  await expect.poll(isWhole).toBe(true);
  await expect.poll(() => currentPage()).toBe(String(n));
  await rested();
  return { ys: seen.map(({ y }) => y), pages: new Set(seen.map((each) => each.page)) };
}

test('the way to a page that is near can be followed, and that page is current all along', async () => {
  const { ys, pages } = await wayToPage(2);
  expect(ys.filter((y) => y < ys.at(-1)! - 100).length).toBeGreaterThan(2);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect([...pages]).toEqual(['2']);
});

test('a page that is far away is there at once', async () => {
  const { ys } = await wayToPage(PAGES);
  expect(ys.filter((y) => y < ys.at(-1)! - 1000)).toEqual([]);
});

test('with less motion a page that is near is there at once, too', async () => {
  const asked = globalThis.matchMedia.bind(globalThis);
  const less = { matches: true } as MediaQueryList;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? less : asked(query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { ys } = await wayToPage(2);
  expect(ys.filter((y) => y < ys.at(-1)! - 100)).toEqual([]);
});

test('a typed page number jumps to its page or the nearest, and the focus goes along', async () => {
  const screen = await list();
  const input = screen.getByRole('textbox', { name: '페이지 번호' });
  for (const [typed, n] of [
    ['200', 200],
    ['99999', PAGES],
    ['0', 1],
    ['３', 3],
  ] as const) {
    await input.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe(`word ${(n - 1) * PAGE_SIZE}`);
    await expect.poll(currentPage).toBe(String(n));
    await expect.element(input).toHaveValue('');
  }
  await input.fill('12abc');
  await expect.element(input).toHaveValue('12');
});

test('the page that is read is told once the window is at rest', async () => {
  const told: number[] = [];
  await list({ onPage: (n) => told.push(n) });
  for (const y of [2000, 4000, 6000]) scrollTo(0, y);
  await expect.poll(() => told.at(-1)).toBe(Math.floor((6000 + 126 - 236) / (8 * 159)) + 1);
  expect(told.length).toBeLessThanOrEqual(2);
});

test('a list begins at a page of its address', async () => {
  await list({ start: { page: 100 } });
  await expect.poll(() => Math.round(card(2376)?.getBoundingClientRect().top ?? 0)).toBe(122);
  await expect.poll(currentPage).toBe('100');
});

test('the first card of a page keeps its place when the number of columns changes', async () => {
  await list({ start: { page: 2 } });
  for (const width of [1280, 800, 390, 800, 1280, 390]) {
    await page.viewport(width, 800);
    await rested();
    await expect
      .poll(() => Math.round(card(PAGE_SIZE)?.getBoundingClientRect().top ?? 0), { message: `at ${width} px` })
      .toBe(122);
  }
});

test('a list begins where it was left', async () => {
  await list({ start: { y: 123_456 } });
  await expect.poll(() => scrollY).toBe(123_456);
  await expect.poll(() => cards().some((each) => each.getBoundingClientRect().top > 110)).toBe(true);
});

test('Tab goes through all cards in order', async () => {
  await list();
  card(0)?.querySelector('a')?.focus();
  for (let index = 1; index <= 60; index++) {
    await userEvent.keyboard('{Tab}');
    if (index % PAGE_SIZE === 0) {
      await expect.poll(focused, { message: 'the way past its page' }).toBe('다음 페이지로 건너뛰기');
      await userEvent.keyboard('{Tab}');
    }
    await expect.poll(focused).toBe(`word ${index}`);
  }
  const { top, bottom } = document.activeElement!.getBoundingClientRect();
  expect(top >= 0 && bottom <= innerHeight).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe('word 59');
});

test('the card with the focus stays while the window scrolls away, and Tab goes on from it', async () => {
  await list();
  card(4)?.querySelector('a')?.focus();
  scrollTo(0, 300_000);
  await expect.poll(() => cards().some((each) => Number(each.dataset['card']) > 5000)).toBe(true);
  expect(focused()).toBe('word 4');
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('word 5');
  await expect.poll(() => scrollY).toBeLessThan(1000);
});

test('past a page, too, Tab waits for a card that is still on its way', async () => {
  const loading = (index: number) => (index < PAGE_SIZE ? wordCell(index) : <div style={{ height: 143 }} />);
  const screen = await list({ cell: loading });
  scrollTo(0, 800);
  await expect.poll(() => card(PAGE_SIZE)).not.toBeNull();
  card(PAGE_SIZE - 1)
    ?.querySelector('a')
    ?.focus();
  for (const _ of ['to the way past the page', 'no further']) {
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe('다음 페이지로 건너뛰기');
  }
  await screen.rerender(<Place cell={wordCell} />);
  await expect.poll(focused).toBe(`word ${PAGE_SIZE}`);
});

test('where the next card is still on its way, the focus follows when it has come', async () => {
  const loading = (index: number) => (index < 12 ? wordCell(index) : <div style={{ height: 143 }} />);
  const screen = await list({ cell: loading });
  card(11)?.querySelector('a')?.focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('word 11');
  await screen.rerender(<Place cell={wordCell} />);
  await expect.poll(focused).toBe('word 12');
});

test('who scrolls on while a page is on its way stays there when the focus follows', async () => {
  const loading = () => <div style={{ height: 143 }} />;
  const screen = await list({ cell: loading });
  await screen.getByRole('textbox', { name: '페이지 번호' }).fill('200');
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentPage).toBe('200');
  scrollBy(0, 300);
  const y = scrollY;
  await screen.rerender(<Place cell={wordCell} />);
  await expect.poll(focused).toBe(`word ${199 * PAGE_SIZE}`);
  expect(scrollY).toBe(y);
});

test('after the last card Tab leaves the list', async () => {
  await list({ total: 5 });
  card(4)?.querySelector('a')?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('[data-card]')).toBeNull();
});

test.each([
  [PAGE_SIZE, 0],
  [PAGE_SIZE + 1, 2],
  [10_000, 3],
])('with %i cards the rail has %i numbers, in a column of its own', async (total, numbers) => {
  await list({ total });
  const links = [...document.querySelectorAll<HTMLElement>('nav a')];
  expect(links).toHaveLength(numbers);
  expect(document.querySelectorAll('nav')).toHaveLength(numbers > 0 ? 1 : 0);
  expect(document.querySelectorAll('nav input'), 'for those left out').toHaveLength(total === TOTAL ? 1 : 0);
  for (const link of links) expect(link.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
  const right = Math.max(...cards().map((each) => each.getBoundingClientRect().right));
  if (numbers > 0) expect(links[0]!.getBoundingClientRect().left).toBeGreaterThan(right);
  else expect(right, 'without it the cards have its room').toBeCloseTo(document.body.getBoundingClientRect().right, 0);
});

test.each([
  [768, false],
  [769, true],
])('at %i px the rail is shown: %s', async (width, shown) => {
  await page.viewport(width, 800);
  await list();
  expect(document.querySelector('nav')!.checkVisibility()).toBe(shown);
});

test('a card is rendered once, however the window scrolls over it', async () => {
  const cell = vi.fn(wordCell);
  await list({ cell });
  scrollTo(0, 159);
  await expect.poll(() => card(18)).not.toBeNull();
  const rendered = cell.mock.calls.map(([index]) => index).filter((index) => index === 3);
  expect(rendered).toHaveLength(1);
});

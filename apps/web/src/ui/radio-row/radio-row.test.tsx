import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioRow } from './radio-row.js';

const LETTERS = ['가', '나', '다', '라', '마', '바', '사', '아'] as const;
type Letter = (typeof LETTERS)[number];
const options = LETTERS.map((value) => ({ value, content: <span style={{ padding: 40 }}>{value}</span> }));

/** The calls that the row was told, in order. */
let calls: string[];
const choices = () => calls.filter((call) => !call.startsWith('near'));
const near = (value: Letter) => calls.push(`near ${value}`);

/** A row in too little room for it, on a page that scrolls; `follows` is false where a choice takes its time. */
function Page({ value, follows = true }: { value: Letter | null; follows?: boolean }) {
  const [chosen, setChosen] = useState(value);
  const choose = (next: Letter, byArrow: boolean) => {
    calls.push(`${next} ${byArrow ? 'by arrow' : 'by press'}`);
    if (follows) setChosen(next);
  };
  return (
    <div style={{ width: 300, padding: '1500px 0' }}>
      <button type="button">앞</button>
      <RadioRow label="글자" options={options} value={chosen} onChoose={choose} onNear={near} />
      <button type="button">뒤</button>
      <button type="button" onClick={() => setChosen('아')}>
        밖에서 고르기
      </button>
    </div>
  );
}

const row = () => document.querySelector<HTMLElement>('[role=radiogroup]')!;
const radios = () => [...document.querySelectorAll<HTMLElement>('[role=radio]')];
const radio = (letter: Letter) => radios()[LETTERS.indexOf(letter)]!;
const focused = () => document.activeElement?.textContent;
const checked = () =>
  radios().flatMap((each) => (each.getAttribute('aria-checked') === 'true' ? each.textContent : []));
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!;

const inView = (letter: Letter): boolean => {
  const [outer, inner] = [row().getBoundingClientRect(), radio(letter).getBoundingClientRect()];
  return inner.left >= outer.left && inner.right <= outer.right;
};

beforeEach(() => {
  calls = [];
});
afterEach(() => scrollTo(0, 0));

test.each<[string, Letter | null, string, string[]]>([
  ['the chosen one', '다', '다', ['다']],
  ['the first where none is chosen', null, '가', []],
])('the row is one tab stop: %s', async (_, value, stop, isChecked) => {
  await render(<Page value={value} />);
  expect(checked()).toEqual(isChecked);
  button('앞').focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(stop);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('뒤');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(stop);
  expect(choices()).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each<[string, Letter | null, Letter]>([
  ['{ArrowRight}',             '나', '다'],
  ['{ArrowDown}',              '나', '다'],
  ['{ArrowLeft}',              '나', '가'],
  ['{ArrowUp}',                '나', '가'],
  ['{ArrowRight}',             '아', '가'],
  ['{ArrowLeft}',              '가', '아'],
  ['{Home}',                   '바', '가'],
  ['{End}',                    '바', '아'],
  ['{ArrowRight}',             null, '나'],
])('%s on %s chooses %s and takes the focus there', async (key, value, next) => {
  await render(<Page value={value} />);
  radios().find(({ tabIndex }) => tabIndex === 0)?.focus();
  await userEvent.keyboard(key);
  expect(choices()).toEqual([`${next} by arrow`]);
  expect(checked()).toEqual([next]);
  expect(focused()).toBe(next);
  expect(radios().filter(({ tabIndex }) => tabIndex === 0)).toEqual([radio(next)]);
});

test('arrows go on from where the focus is, though the choice takes its time', async () => {
  await render(<Page value="나" follows={false} />);
  radio('나').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(choices()).toEqual(['다 by arrow', '라 by arrow', '다 by arrow']);
  expect(focused()).toBe('다');
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])("with %s keys are the browser's", async (modifier) => {
  await render(<Page value="나" />);
  radio('나').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
    expect(radio('나').dispatchEvent(event)).toBe(true);
  }
  expect(choices()).toEqual([]);
  expect(focused()).toBe('나');
});

test('other keys are left alone, Space and Enter choose what has the focus', async () => {
  await render(<Page value={null} />);
  radio('가').focus();
  await userEvent.keyboard('x{Escape}');
  expect(choices()).toEqual([]);
  await userEvent.keyboard(' {Enter}');
  expect(choices()).toEqual(['가 by press', '가 by press']);
});

test('a press chooses', async () => {
  const screen = await render(<Page value="가" />);
  await screen.getByRole('radio', { name: '나' }).click();
  expect(choices()).toEqual(['나 by press']);
  expect(checked()).toEqual(['나']);
});

test('a press is near as soon as the pointer or the focus is on it', async () => {
  const screen = await render(<Page value="가" />);
  const leave = () => screen.getByRole('button', { name: '뒤' }).hover(); // otherwise the row moves under the pointer
  await leave();
  calls = [];
  await screen.getByRole('radio', { name: '나' }).hover();
  expect(calls).toEqual(['near 나']);
  await leave();
  radio('가').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(calls).toEqual(['near 나', 'near 가', '아 by arrow', 'near 아']);
});

test('the chosen one is in view from the start, and the page does not move', async () => {
  await render(<Page value="사" />);
  expect(inView('사')).toBe(true);
  expect(inView('가')).toBe(false);
  expect([scrollX, scrollY]).toEqual([0, 0]);
});

test.each<[string, () => unknown]>([
  ['elsewhere', () => button('밖에서 고르기').click()],
  ['by arrow', () => radio('가').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))],
])('one that is chosen %s comes into view sideways, and the page does not move', async (_, choose) => {
  await render(<Page value="가" />);
  expect([row().scrollLeft, scrollY]).toEqual([0, 0]);
  choose();
  await expect.poll(checked).toEqual(['아']);
  expect(inView('아')).toBe(true);
  expect([scrollX, scrollY]).toEqual([0, 0]);
});

test('while the chosen one is in view the row stays where it is', async () => {
  await render(<Page value="가" />);
  row().scrollLeft = 20;
  radio('다').click();
  await expect.poll(checked).toEqual(['다']);
  expect(row().scrollLeft).toBe(20);
});

test('with addresses the choices are links: a press and the space bar choose, a press for another tab is left alone', async () => {
  const chosen: string[] = [];
  const choose = (value: Letter, byArrow: boolean) => chosen.push(`${value} ${byArrow}`);
  const hrefOf = (value: Letter) => `#${value}`;
  await render(<RadioRow label="글자" options={options} value="가" onChoose={choose} hrefOf={hrefOf} />);
  expect(radio('나')).toHaveAttribute('href', '#나');
  expect(radios().filter(({ tabIndex }) => tabIndex === 0)).toEqual([radio('가')]);
  const left: boolean[] = [];
  /** Sees what the row has left to the browser, and keeps the browser from doing it. */
  const stay = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  const press = (init: MouseEventInit) =>
    radio('나').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  for (const elsewhere of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) press(elsewhere);
  expect(chosen).toEqual([]);
  press({});
  expect(left).toEqual([true, true, true, true, false]);
  document.removeEventListener('click', stay);
  radio('가').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('나');
  await userEvent.keyboard(' ');
  expect(chosen).toEqual(['나 false', '나 true', '나 false']);
  expect(scrollY).toBe(0);
});

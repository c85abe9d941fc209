import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { acting } from '../../test/acting.js';
import { mmss, useIsOver, useSecondsLeft } from './cooldown.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('[data-announcer]')?.remove();
});

let rendered = 0;
function Over({ end }: { end: number | null }) {
  rendered += 1;
  return <i>{String(useIsOver(end))}</i>;
}
const Left = ({ end }: { end: number | null }) => <b>{useSecondsLeft(end)}</b>;

const said = () => document.querySelector('[data-announcer]')?.textContent ?? '';
const pass = (ms: number) => acting(() => vi.advanceTimersByTime(ms));

test('counts whole seconds down to a moment and stops there', async () => {
  const end = Date.now() + 2500;
  const { container } = await render(<Left end={end} />);
  const left = () => Number(container.textContent);
  expect(left()).toBe(3);
  await pass(1000);
  expect(left()).toBe(2);
  await pass(1000);
  expect(left()).toBe(1);
  expect(said()).toBe('');
  await pass(1000);
  expect(left()).toBe(0);
  await pass(100);
  expect(vi.getTimerCount()).toBe(0);
});

test('says once that a word can be tried again, however many parts show it', async () => {
  const end = Date.now() + 1500;
  await render(
    <>
      <Left end={end} />
      <Over end={end} />
      <Left end={end + 200} />
    </>,
  );
  const texts: string[] = [];
  await pass(2000);
  const observer = new MutationObserver(() => texts.push(said()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await pass(100);
  await pass(5000);
  expect(said()).toBe('다시 도전할 수 있어요');
  expect(texts.filter((text) => text !== '')).toHaveLength(1);
  observer.disconnect();
});

test('a tab that slept is right as soon as it is seen again', async () => {
  const end = Date.now() + 272_000;
  const { container } = await render(<Left end={end} />);
  expect(mmss(Number(container.textContent))).toBe('04:32');
  vi.setSystemTime(Date.now() + 60_000); // no timer ran
  await acting(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(mmss(Number(container.textContent))).toBe('03:32');
});

test('what only waits for the end is rendered when it begins and when it is over', async () => {
  const { container } = await render(<Over end={Date.now() + 10_000} />);
  const before = rendered;
  await pass(9000);
  expect(container.textContent).toBe('false');
  expect(rendered).toBe(before);
  await pass(2000);
  expect(container.textContent).toBe('true');
});

test.each([null, 0])('nothing ticks towards %s', async (end) => {
  const { container } = await render(<Left end={end} />);
  expect(container.textContent).toBe('0');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, '00:00'],
  [48, '00:48'],
  [272, '04:32'],
  [300, '05:00'],
  [3661, '61:01'],
])('%i seconds are %s', (seconds, text) => {
  expect(mmss(seconds)).toBe(text);
});

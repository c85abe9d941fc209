import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setWindow } from '../../../../test/set-window.js';
import { WordList } from '../word-list.js';

/** Every third card is higher than a list expects. */
const cell = (index: number) => (
  <div style={{ height: index % 3 === 0 ? 203 : 143 }}>
    <a href={`#${index}`}>{`word ${index}`}</a>
  </div>
);

const frame = () => new Promise<void>((rendered) => requestAnimationFrame(() => rendered()));
/** Resolves after a frame has been painted. */
const painted = async () => {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
};

beforeEach(async () => {
  sessionStorage.clear();
  await setWindow(400, 800);
});
afterEach(() => scrollTo(0, 0));

test('rows that turn out higher above the screen never move what is read', async () => {
  await render(
    <MemoryRouter>
      <WordList name="up" label="단어" total={600} cell={cell} start={() => ({ page: 12 })} hrefOf={(n) => `/${n}`} />
    </MemoryRouter>,
  );
  await expect.poll(() => scrollY).toBeGreaterThan(10_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  /** The places of the cards on the screen. */
  const places = () =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('[data-card]')]
        .map((card) => [card.dataset['card'], card.getBoundingClientRect()] as const)
        .filter(([, { top, bottom }]) => bottom > 200 && top < 600)
        .map(([name, { top }]) => [name, top]),
    );
  const jolts: number[] = [];
  let before = places();
  for (let step = 0; step < 40; step++) {
    scrollBy({ top: -60, behavior: 'instant' });
    await painted();
    const after = places();
    for (const [name, top] of after) {
      const was = before.get(name);
      if (was !== undefined) jolts.push(Math.round(top - was - 60));
    }
    before = after;
  }
  expect(jolts.length).toBeGreaterThan(40);
  expect(jolts.filter((jolt) => Math.abs(jolt) > 1)).toEqual([]);
});

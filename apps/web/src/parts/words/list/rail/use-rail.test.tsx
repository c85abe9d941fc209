import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRail } from './use-rail.js';

const WIDE = 769;
const NARROW = 768;

function Rail({ of }: { of: string }) {
  const { shown, toggle } = useRail(of);
  return (
    <button type="button" onClick={toggle}>
      {shown ? 'shown' : 'hidden'}
    </button>
  );
}

const setWidth = (width: number) => page.viewport(width, 800);

/** The rail of a page, as a visitor finds it. */
async function visit(of = 'words') {
  const screen = await render(<Rail of={of} />);
  const rail = screen.getByRole('button');
  return {
    is: (state: 'shown' | 'hidden') => expect.element(rail).toHaveTextContent(state),
    toggle: () => rail.click(),
    leave: screen.unmount,
    goTo: (other: string) => screen.rerender(<Rail of={other} />),
  };
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await setWidth(1280);
});

test.each([
  [1280, 'shown'],
  [WIDE, 'shown'],
  [NARROW, 'hidden'],
  [320, 'hidden'],
] as const)('at %i px it is %s at first', async (width, state) => {
  await setWidth(width);
  await (await visit()).is(state);
});

test('it follows the window until the user chooses', async () => {
  await setWidth(WIDE);
  const rail = await visit();
  await rail.is('shown');
  await setWidth(NARROW);
  await rail.is('hidden');
  await setWidth(WIDE);
  await rail.is('shown');
});

describe.each([
  ['hidden', WIDE, NARROW],
  ['shown', NARROW, WIDE],
] as const)('left %s at %i px', (left, width, otherWidth) => {
  beforeEach(async () => {
    await setWidth(width);
    const rail = await visit();
    await rail.toggle();
    await rail.is(left);
    await rail.leave();
  });

  test('it is so the next time', async () => {
    await (await visit()).is(left);
  });

  test('with other room it is as it was there', async () => {
    const rail = await visit();
    await setWidth(otherWidth);
    await rail.is(width === WIDE ? 'hidden' : 'shown');
    await rail.toggle();
    await rail.is(width === WIDE ? 'shown' : 'hidden');
    await setWidth(width);
    await rail.is(left);
  });

  test('other pages have their own', async () => {
    const first = left === 'hidden' ? 'shown' : 'hidden';
    const rail = await visit('jlpt');
    await rail.is(first);
    await rail.goTo('words');
    await rail.is(left);
    await rail.goTo('jlpt');
    await rail.is(first);
  });

  test('toggled again it is as at first, the next time too', async () => {
    const rail = await visit();
    await rail.toggle();
    await rail.leave();
    await (await visit()).is(left === 'hidden' ? 'shown' : 'hidden');
  });
});

test('where storage is denied a choice lasts until the page is left', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  const rail = await visit();
  await rail.is('shown');
  await rail.toggle();
  await rail.is('hidden');
  await rail.toggle();
  await rail.is('shown');
  await rail.toggle();
  await rail.leave();
  await (await visit()).is('shown');
});

test('where storage is full it works all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const rail = await visit();
  await rail.toggle();
  await rail.is('hidden');
});

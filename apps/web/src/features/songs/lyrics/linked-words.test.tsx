import { lookup } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leaveSong, renderSong } from '../song.test-kit.js';

afterEach(leaveSong);

const panel = () => document.querySelector('aside');
const lineLink = () => document.querySelector<HTMLElement>('section a[href="/words/50503"]')!;

/** The page of the song, with the panel of 傘 opened by a press of Enter. */
async function opened(address = '/songs/7') {
  const screen = await renderSong(address);
  await expect.poll(lineLink).not.toBeNull();
  lineLink().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => panel()?.textContent).toContain('우산');
  return screen;
}

test('a word of the lyrics opens a panel that leads to its page, and the song stays', async () => {
  const screen = await opened();
  expect(location.pathname).toBe('/songs/7');
  // The focus follows once the panel is shown.
  await expect
    .poll(() => panel()?.contains(document.activeElement) || document.activeElement?.contains(panel()))
    .toBe(true);
  await screen.getByRole('link', { name: lookup.toWord }).click();
  await expect.poll(() => location.pathname).toBe('/words/50503');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(document.querySelector(`[aria-label="${lookup.close}"]`)!)],
  ['Back', async () => history.back()],
])('%s closes it, and the focus is on the word again', async (_, close) => {
  await opened();
  await expect.poll(() => history.state?.overlays).toBe(1);
  await close();
  await expect.poll(panel).toBeNull();
  expect(location.pathname).toBe('/songs/7');
  expect(document.activeElement).toBe(lineLink());
});

test('a press for another tab is the browser’s', async () => {
  await renderSong('/songs/7');
  await expect.poll(lineLink).not.toBeNull();
  let kept = true;
  addEventListener(
    'click',
    (event) => {
      kept = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  lineLink().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(kept).toBe(true);
  expect(panel()).toBeNull();
});

test('a link that leads elsewhere is left alone', async () => {
  const screen = await renderSong('/songs/7');
  await screen.getByRole('link', { name: 'うたらん' }).click();
  await expect.poll(() => location.pathname).toBe('/artists/1');
  expect(panel()).toBeNull();
});

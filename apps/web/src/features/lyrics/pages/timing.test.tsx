import type { LyricEdit, OwnLyric } from '@utarang/contract';
import { timing as messages, player } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tone } from '../../../parts/player/player.test-kit.js';
import { fakeTextServer, leavePage, renderPage } from '../../../parts/text/text.test-kit.js';
import { ID, lyric } from '../lyrics.test-kit.js';
import { MyLyricPage } from './my-lyric-page.js';

afterEach(leavePage);

/** The server's text, which takes what is sent. */
function serveLyric(first: OwnLyric) {
  const state = { kept: first };
  fakeTextServer(({ method, path, body }) => {
    if (path === '/api/songs') return Response.json([]);
    if (path !== `/api/my-lyrics/${ID}`) return undefined;
    if (method === 'PUT')
      state.kept = { ...state.kept, ...(body as LyricEdit), version: state.kept.version + 1 } as OwnLyric;
    return Response.json(state.kept);
  });
  return state;
}

function choose(file: File) {
  const files = new DataTransfer();
  files.items.add(file);
  const element = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  element.files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const startsOf = (text: OwnLyric) => text.times.map((time) => time?.startMs ?? null);

async function opened(text = lyric()) {
  const state = serveLyric(text);
  const screen = await renderPage(`/my-lyrics/${ID}?time=true`, '/my-lyrics/:id', <MyLyricPage />, true);
  await expect.element(screen.getByRole('heading', { name: messages.title, level: 1 })).toHaveFocus();
  choose(tone(60));
  await expect.element(screen.getByText(messages.ask)).toBeVisible();
  return { screen, state };
}

test('the space bar at the start of each line times a text, which is saved as one goes', async () => {
  const { screen, state } = await opened();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: player.pause })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.poll(() => startsOf(state.kept)).toEqual([expect.any(Number), null]);
  await userEvent.keyboard(' ');
  await expect.poll(() => startsOf(state.kept)).toEqual([expect.any(Number), expect.any(Number)]);
  const [first, second] = startsOf(state.kept) as [number, number];
  expect(second).toBeGreaterThanOrEqual(first); // two presses may fall within one tick of the clock
  await expect.element(screen.getByRole('button', { name: messages.all })).toBeVisible();

  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => startsOf(state.kept)).toEqual([first, null]);
  await screen.getByRole('button', { name: '1번째 줄 +0.1초' }).click();
  await expect.poll(() => startsOf(state.kept)).toEqual([first + 100, null]);
  await screen.getByRole('button', { name: messages.undo }).click();
  await expect.poll(() => startsOf(state.kept)).toEqual([first, null]);
});

test('a line is chosen to be timed again, and its time is played from', async () => {
  const { screen, state } = await opened(
    lyric({
      times: [
        { startMs: 20_000, endMs: 21_000 },
        { startMs: 40_000, endMs: null },
      ],
    }),
  );
  await screen.getByRole('button', { name: '2번째 줄 0:40.0부터 듣기' }).click();
  await expect.element(screen.getByRole('button', { name: player.pause })).toBeVisible();
  await screen.getByRole('button', { name: '1번째 줄부터 찍기' }).click();
  await screen.getByRole('button', { name: '1번째 줄 시작' }).click();
  await expect.poll(() => startsOf(state.kept)[0]).toBeGreaterThanOrEqual(40_000);
  expect(startsOf(state.kept)[1]).toBe(40_000);
});

test('without a recording nothing is timed', async () => {
  const state = serveLyric(lyric());
  const screen = await renderPage(`/my-lyrics/${ID}?time=true`, '/my-lyrics/:id', <MyLyricPage />, true);
  await expect.element(screen.getByText(messages.needsSource)).toBeVisible();
  await userEvent.keyboard(' ');
  expect(startsOf(state.kept)).toEqual([null, null]);
});

test('the address of a video is kept with the text, another one is refused with a sentence', async () => {
  const state = serveLyric(lyric());
  const screen = await renderPage(`/my-lyrics/${ID}?play=true`, '/my-lyrics/:id', <MyLyricPage />, true);
  await screen.getByRole('textbox', { name: player.videoAddress }).fill('https://example.com/x');
  await screen.getByRole('button', { name: player.videoUse }).click();
  await expect.element(screen.getByText(player.videoNone).last()).toBeVisible();
  await screen.getByRole('textbox', { name: player.videoAddress }).fill('https://youtu.be/ABCDEFGHIJK');
  await screen.getByRole('button', { name: player.videoUse }).click();
  await expect.poll(() => state.kept.videoUrl).toBe('https://youtu.be/ABCDEFGHIJK');
  expect(document.querySelector('iframe'), 'nothing is loaded before a press').toBeNull();
  await screen.getByRole('button', { name: player.timing }).first().click();
  await expect.element(screen.getByRole('heading', { name: messages.title, level: 1 })).toHaveFocus();
});

import type { SongDetail } from '@utarang/contract';
import { readTune, tuneTimes } from '@utarang/domain/tunes';
import { common, course, format, player as messages, song as songMessages } from '@utarang/messages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import abc from '../../../../../../packages/content/data/songs/tunes/001.abc?raw';
import { storeFile, storeFileNote } from '../../../parts/player/own-file.js';
import { tone } from '../../../parts/player/player.test-kit.js';
import { leaveSong, ours, renderSong } from '../song.test-kit.js';

afterEach(leaveSong);

/** An imported song: it has times, and no tune of ours. */
const timed = (starts: readonly (number | null)[]): SongDetail => ({
  ...ours,
  level: null,
  lyrics: ours.lyrics.map((line, index) => ({ ...line, startMs: starts[index] ?? null, endMs: null })),
});

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const now = () => document.querySelector('[aria-current="true"]')?.textContent ?? '';

/** Chooses a file as the picker of the browser does. */
function choose(file: File) {
  const files = new DataTransfer();
  files.items.add(file);
  const element = input()!;
  element.files = files.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

async function opened(song = timed([300, 900, 1500])) {
  const screen = await renderSong(`/songs/${song.id}`, [song]);
  await screen.getByRole('button', { name: songMessages.inTime }).click();
  await expect.element(screen.getByRole('heading', { name: '雨の歌', level: 1 })).toHaveFocus();
  return screen;
}

test('a song whose lines have times is followed with a file of one’s own', async () => {
  const screen = await opened();
  expect(location.search).toBe('?play=true');
  choose(tone(30));
  await expect.element(screen.getByText('tone.wav')).toBeVisible();
  await screen.getByRole('button', { name: messages.play }).click();
  await expect.poll(now, { timeout: 10_000 }).toContain('またあした');
  await expect.element(screen.getByText('3줄 중 3번째 줄')).toBeVisible();

  // A press on a line goes there; it is repeated; the arrows lead on.
  await screen.getByRole('button', { name: messages.repeat }).click();
  await expect.element(screen.getByRole('button', { name: messages.repeat })).toHaveAttribute('aria-pressed', 'true');
  document.querySelectorAll<HTMLElement>('ol button')[1]!.click();
  await expect.poll(now).toContain('はどこ');
  document.querySelector<HTMLElement>('ol')!.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: messages.play })).toBeVisible();
  await screen.getByRole('button', { name: messages.back }).click();
  await expect.poll(() => location.search).toBe('');
});

test('what cannot be heard says so, and the lines stay', async () => {
  const screen = await opened();
  choose(new File(['노래가 아니에요'], 'song.mp3', { type: 'audio/mpeg' }));
  await expect.element(screen.getByText(messages.fileNoSound)).toBeVisible();
  expect(document.querySelectorAll('ol > li')).toHaveLength(3);
  await screen.getByRole('button', { name: messages.fileOther }).click();
  choose(tone(1));
  await expect.element(screen.getByText(messages.fileDiffers)).toBeVisible();
  await expect.element(screen.getByText(messages.fileNoSound)).not.toBeInTheDocument();
});

test('a file that is far too large is not taken', async () => {
  const screen = await opened();
  const large = tone(1);
  Object.defineProperty(large, 'size', { value: 4 * 1024 ** 3 });
  const element = input()!;
  Object.defineProperty(element, 'files', { value: [large] });
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByText(messages.fileTooLarge)).toBeVisible();
});

test('the file is named that was played last; one that the browser keeps is there at once', async () => {
  const file = tone(1, '언덕길.wav');
  storeFileNote(7, file);
  const screen = await opened();
  await expect.element(screen.getByText(/언덕길\.wav/)).toBeVisible();
  await screen.unmount();
  await storeFile(file);
  const again = await opened();
  await expect.element(again.getByRole('checkbox', { name: messages.fileKeep })).toBeChecked();
  await again.getByRole('checkbox', { name: messages.fileKeep }).click();
  await expect.element(again.getByText(messages.fileDropped)).toBeVisible();
});

test('times that go backwards are told and followed in the order in which they sound', async () => {
  const screen = await opened(timed([2000, 300, null]));
  await expect.element(screen.getByText('시간이 거꾸로 된 줄이 1개 있어요. 부르는 차례대로 따라가요.')).toBeVisible();
});

test('a song without times has no such button', async () => {
  const screen = await renderSong('/songs/7?play=true', [ours]);
  await expect.element(screen.getByRole('button', { name: course.skip })).toBeVisible();
  expect(screen.getByRole('button', { name: songMessages.inTime }).query()).toBeNull();
});

test('another tab that plays pauses this one', async () => {
  const screen = await opened();
  choose(tone(30));
  await screen.getByRole('button', { name: messages.play }).click();
  await expect.element(screen.getByRole('button', { name: messages.pause })).toBeVisible();
  const newValue = JSON.stringify({ message: 'playing', nonce: 'another' });
  dispatchEvent(new StorageEvent('storage', { key: 'playing', newValue }));
  await expect.element(screen.getByText(messages.otherTab)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: messages.play })).toBeVisible();
});

test('the buttons of a headset and of the lock screen play, pause and lead on, and are let go with the player', async () => {
  const session = navigator.mediaSession;
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(session, 'setActionHandler').mockImplementation((action, handler) => void handlers.set(action, handler));
  const press = (action: MediaSessionAction) => handlers.get(action)?.({ action });
  const screen = await opened();
  choose(tone(30));
  await expect.element(screen.getByText('tone.wav')).toBeVisible();
  expect([session.metadata?.title, session.metadata?.artist]).toEqual(['雨の歌', 'うたらん']);
  await screen.getByRole('button', { name: messages.play }).click();
  await expect.poll(() => session.playbackState).toBe('playing');
  press('pause');
  await expect.poll(() => session.playbackState).toBe('paused');
  press('play');
  await expect.poll(() => session.playbackState).toBe('playing');
  press('pause');
  await expect.element(screen.getByRole('button', { name: messages.play })).toBeVisible();
  press('pause');
  expect(session.playbackState).toBe('paused');
  await expect.element(screen.getByRole('button', { name: messages.play })).toBeVisible();
  press('nexttrack');
  press('nexttrack');
  await expect.poll(now).toContain('はどこ');
  press('previoustrack');
  await expect.poll(now).not.toContain('はどこ');
  await screen.unmount();
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  expect(session.metadata).toBeNull();
});

test('the lines keep clear of the controls, however little room a low screen leaves them', async () => {
  await page.viewport(390, 520);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await opened();
  await expect.element(screen.getByRole('button', { name: messages.fileChoose })).toBeVisible();
  const lines = document.querySelector('ol')!.getBoundingClientRect();
  const controls = document.querySelector('input[type="range"]')!.getBoundingClientRect();
  expect(lines.bottom).toBeLessThanOrEqual(controls.top);
});

test('lines are covered until they are sung', async () => {
  const screen = await opened();
  await screen.getByRole('button', { name: messages.view }).click();
  await screen.getByRole('button', { name: messages.hides }).click();
  await expect.poll(() => document.querySelector('ol')!.textContent).not.toContain('またあした');
});

test('words are blank while it plays: it waits, a wrong answer plays the line again, and missed ones come again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999); // the first word of the first line, and its options in order
  const screen = await opened();
  choose(tone(30));
  await screen.getByRole('button', { name: messages.blanks }).click();
  await screen.getByRole('radio', { name: messages.blankHalf }).click();
  await screen.getByRole('button', { name: messages.blankBegin }).click();
  await expect.element(screen.getByText(messages.blankAskChoose)).toBeVisible();
  expect(now()).not.toMatch(/雨|아메/);
  await userEvent.keyboard('2');
  await expect.element(screen.getByText(messages.blankWrong).first()).toBeInTheDocument();
  await expect.element(screen.getByText(messages.blankAskChoose)).toBeVisible();
  await userEvent.keyboard('1');
  // All others were told, so that this one comes again at once.
  await expect.element(screen.getByText('놓친 빈칸 1개를 한 번 더 들어요')).toBeInTheDocument();
  await expect.element(screen.getByText(messages.blankAskChoose)).toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(screen.getByText('빈칸 1개 가운데 0개를 바로 맞혔어요')).toHaveFocus();
  await screen.getByRole('button', { name: format(course.keep, { n: 1 }) }).click();
  await expect.element(screen.getByRole('button', { name: course.kept })).toBeVisible();
  await screen.getByRole('button', { name: messages.blankEnd }).click();
  await expect.element(screen.getByRole('button', { name: messages.blanks })).toHaveAttribute('aria-pressed', 'false');
});

test('a blank is typed in Hangul, given up, or left', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const screen = await opened();
  choose(tone(30));
  await screen.getByRole('button', { name: messages.blanks }).click();
  await screen.getByRole('radio', { name: messages.blankType }).click();
  await screen.getByRole('button', { name: messages.blankBegin }).click();
  await expect.element(screen.getByRole('textbox', { name: messages.blankAskType })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(messages.blankEmpty)).toBeVisible();
  await userEvent.keyboard('아메{Enter}');
  await expect.element(screen.getByText('빈칸 1개 가운데 1개를 바로 맞혔어요')).toBeVisible();
});

/** The first song of ours, with lines of others at its times. */
const withTune: SongDetail = {
  ...ours,
  id: 1,
  lyrics: tuneTimes(readTune(abc)).map((time, index) => ({ ...ours.lyrics[index % 3]!, ...time, id: 1001 + index })),
};

test('a song of our own plays its tune with nothing else, and a file of one’s own in its place', async () => {
  const screen = await opened(withTune);
  await expect.element(screen.getByText(messages.tune)).toBeVisible();
  document.querySelectorAll<HTMLElement>('ol button')[2]!.click();
  await expect.element(screen.getByText(/^20줄 중 [3-9]번째 줄$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: messages.pause })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText(/^20줄 중 [4-9]번째 줄$/)).toBeVisible();
  await screen.getByRole('button', { name: messages.pause }).click();
  await expect.element(screen.getByRole('button', { name: messages.play })).toBeVisible();
  await screen.getByRole('button', { name: messages.file }).click();
  choose(tone(30));
  await expect.element(screen.getByText('tone.wav')).toBeVisible();
  await screen.getByRole('button', { name: messages.fileOther }).click();
  await screen.getByRole('button', { name: messages.tuneUse }).click();
  await expect.element(screen.getByText(messages.tune)).toBeVisible();
});

test('a song with a video leads from a file back to the video, and out of the choice without one', async () => {
  const screen = await opened({
    ...timed([300, 900, 1500]),
    youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  });
  const other = screen.getByRole('button', { name: messages.videoChange });
  await other.click();
  await screen.getByRole('button', { name: common.cancel }).click();
  await other.click();
  choose(tone(30));
  await expect.element(screen.getByText('tone.wav')).toBeVisible();
  await screen.getByRole('button', { name: messages.fileOther }).click();
  await screen.getByRole('button', { name: messages.videoBack }).click();
  await expect.element(other).toBeVisible();
  expect(screen.getByText('tone.wav').query()).toBeNull();
});

test('a song of our own whose times an admin changed asks for a file: the tune would run beside the words', async () => {
  const [first, ...rest] = withTune.lyrics;
  const screen = await opened({ ...withTune, lyrics: [{ ...first!, startMs: 10 }, ...rest] });
  await expect.element(screen.getByRole('button', { name: messages.fileChoose })).toBeVisible();
  expect(screen.getByText(messages.tune).query()).toBeNull();
});

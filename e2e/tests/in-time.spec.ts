import type { OwnLyric } from '@utarang/contract';
import { player as messages, song, timing } from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { asNewMember } from '../support/member.js';
import { expect, memberTest, type Page } from '../support/test.js';

const write = { 'X-Requested-With': 'XMLHttpRequest' };
const RATE = 8000;

/** A sound file of so many seconds, made here: a tone, 8 bits. */
function tone(seconds: number): Buffer {
  const samples = seconds * RATE;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  const wave = Array.from({ length: samples }, (_, at) => 128 + Math.round(40 * Math.sin((at * 2764.6) / RATE)));
  return Buffer.concat([head, Buffer.from(wave)]);
}

/** Three lines of our own, as a file of a player has them. */
const LRC =
  '[ti:창가]\n[00:01.00]猫(ねこ)を 見(み)る\n[00:02.50]雨(あめ)が 降(ふ)る\n[00:04.00]朝(あさ)の 学校(がっこう)\n[00:05.50]\n';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const now = (page: Page) => page.locator('ol [aria-current="true"]');
const startsOf = ({ times }: OwnLyric) => times.map((time) => time?.startMs ?? null);

type Line = { text: string; startMs: number | null; endMs: number | null };

/** The lines that the server finds in a text as it is pasted. */
async function pasted(page: Page, text: string): Promise<Line[]> {
  const answer = await page.request.post('/api/text/analyse', { headers: write, data: { text } });
  const { stanzas } = (await answer.json()) as { stanzas: Line[][] };
  return stanzas.flat().map(({ text: line, startMs, endMs }) => ({ text: line, startMs, endMs }));
}

memberTest('a text is followed, repeated, slowed down, timed again, taken along and brought back', async ({ page }) => {
  await asNewMember(page);
  const lines = await pasted(page, LRC);
  expect(lines.map(({ text, startMs }) => [text, startMs])).toEqual([
    ['猫を 見る', 1000],
    ['雨が 降る', 2500],
    ['朝の 学校', 4000],
  ]);
  const data = {
    title: '창가',
    text: lines.map(({ text }) => text).join('\n'),
    times: lines.map(({ startMs, endMs }) => ({ startMs, endMs })),
  };
  const added = await page.request.post('/api/my-lyrics', { headers: write, data });
  const { id } = (await added.json()) as OwnLyric;
  const kept = async () => (await (await page.request.get(`/api/my-lyrics/${id}`)).json()) as OwnLyric;
  const exported = async () => (await page.request.get(`/api/my-lyrics/${id}/lrc`)).text();

  await page.goto(`/my-lyrics/${id}`);
  await button(page, song.inTime).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('창가');
  const chooser = page.waitForEvent('filechooser');
  await button(page, messages.fileChoose).click();
  await (await chooser).setFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: tone(60) });
  expect(await axeInBothLooks(page), 'the player').toEqual([]);

  // Followed by the space bar and the arrows.
  await page.getByRole('list', { name: messages.lines }).focus();
  await page.keyboard.press('Space');
  await expect(now(page)).toContainText('学校');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(now(page)).not.toContainText('学校');

  // Slowed down and repeated: the line after it does not come.
  await page.getByRole('button', { name: messages.rate }).click();
  await page.getByRole('radio', { name: '0.5×' }).click();
  await button(page, messages.repeat).click();
  const repeated = await now(page).textContent();
  await page.waitForFunction(() => {
    const w = window as unknown as { wrapped?: number; last?: number };
    const value = Number(document.querySelector<HTMLInputElement>('input[type="range"]')!.value);
    if (w.last !== undefined && value < w.last - 300) w.wrapped = 1;
    w.last = value;
    return w.wrapped === 1;
  });
  expect(await now(page).textContent()).toBe(repeated);
  await button(page, messages.repeat).click();

  // Blanks: the song waits at the end of a line until its word is told.
  await button(page, messages.blanks).click();
  await page.getByRole('radio', { name: messages.blankHalf }).click();
  await button(page, messages.blankBegin).click();
  await expect(page.getByText(messages.blankAskChoose)).toBeVisible();
  expect(await axeInBothLooks(page), 'a blank').toEqual([]);
  await button(page, messages.blankEnd).click();

  // Timed again: all lines a second apart from where the recording is.
  await button(page, messages.view).click();
  await button(page, messages.timing).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(timing.title);
  expect(await axeInBothLooks(page), 'the timing').toEqual([]);
  const again = page.waitForEvent('filechooser');
  await button(page, messages.fileChoose).click();
  await (await again).setFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: tone(60) });
  await button(page, '1번째 줄부터 찍기').click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  await expect(button(page, messages.pause)).toBeVisible();
  for (const n of [1, 2, 3]) {
    await expect(page.locator('li[data-next]')).toContainText([`猫`, `雨`, `朝`][n - 1]!);
    await page.keyboard.press('Space');
  }
  await expect.poll(async () => startsOf(await kept()).every((ms) => ms !== null && ms < 60_000)).toBe(true);
  await expect.poll(async () => startsOf(await kept())[0]).not.toBe(1000);

  // Taken along and brought back: the same lines at the same times.
  const { text, times } = await kept();
  const brought = await pasted(page, await exported());
  expect(brought.map((line) => line.text)).toEqual(text.split('\n'));
  expect(brought.map(({ startMs }) => startMs)).toEqual(times.map((time) => time?.startMs));

  // A song of our own needs no recording: a press on a line plays its tune from there.
  await page.goto('/songs/1');
  await button(page, song.inTime).click();
  await expect(page.getByText(messages.tune)).toBeVisible();
  await page.getByRole('list', { name: messages.lines }).getByRole('button').nth(1).click();
  await expect(page.getByText(/^20줄 중 [2-9]번째 줄$/)).toBeVisible();
  await expect(button(page, messages.pause)).toBeVisible();
});

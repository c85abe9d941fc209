import { queryKeys, type SongDetail } from '@utarang/contract';
import { lineKey } from '@utarang/domain/songs';
import { format, course as messages, song as songMessages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetCoursesRead } from '../../../parts/course/course-storage.js';
import { deviceKnown } from '../../../parts/known/device-known.js';
import { giveVoice, leaveSong, ours, renderSong } from '../song.test-kit.js';

afterEach(() => {
  leaveSong();
  forgetCoursesRead();
  deviceKnown.set(new Set());
});

const card = () => document.querySelector(`[aria-label="${messages.label}"]`);
const steps = () => [...(card()?.querySelectorAll('li button') ?? [])] as HTMLElement[];
/** The steps as they are: a tick, or how far they are. */
const states = () => steps().map((step) => step.querySelector('.sr')?.textContent);
const of = (total: number, n: number) => format(messages.stepOf, { total, n });
const filled = () => card()?.querySelector('div > button')?.textContent;
const kept = () => JSON.parse(localStorage.getItem('song-courses') ?? '[]') as { id: string; seen: number[] }[];

test('a song begins with its unknown words, and opening a step ticks nothing', async () => {
  const screen = await renderSong('/songs/7');
  await expect.poll(filled).toBe(format(messages['go.words'], { n: 2 }));
  expect(states()).toEqual([of(2, 0), of(3, 0), of(3, 0), of(3, 0)]);
  for (const study of ['words', 'true', 'heard', 'whole']) {
    steps()[['words', 'true', 'heard', 'whole'].indexOf(study)]!.click();
    await expect.poll(() => location.search).toBe(`?study=${study}`);
    await screen.getByRole('button', { name: messages.toSong }).click();
    await expect.poll(states).toEqual([of(2, 0), of(3, 0), of(3, 0), of(3, 0)]);
  }
});

test('the unknown words are looked at one by one; one that a guest knows is noted, the others are put aside', async () => {
  const screen = await renderSong('/songs/7');
  await screen.getByRole('button', { name: format(messages['go.words'], { n: 2 }) }).click();
  const place = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
  await expect.poll(place).toBe(format(messages.wordOf, { total: 2, n: 1 }));
  const text = () => document.querySelector('main')!.textContent;
  // As they are sung, with the line they stand in; nothing tells what they mean.
  expect(text()).toContain('雨あめ [아메]');
  expect(text()).not.toContain('빗소리');
  await expect.element(screen.getByRole('button', { name: messages.learn })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: messages.showMeaning }).click();
  expect(text()).toContain('빗소리');
  await expect.element(screen.getByRole('button', { name: messages.learn })).toHaveFocus();
  await screen.getByRole('button', { name: messages.learn }).click();
  await expect.poll(place).toBe(format(messages.wordOf, { total: 2, n: 2 }));

  // Left, and gone on with.
  await screen.getByRole('button', { name: messages.toSong }).click();
  await expect.poll(states).toEqual([of(2, 1), of(3, 0), of(3, 0), of(3, 0)]);
  await screen.getByRole('button', { name: format(messages['goOn.words'], { n: 2 }) }).click();
  await screen.getByRole('button', { name: messages.showMeaning }).click();
  await screen.getByRole('button', { name: messages.knew }).click();
  await expect.element(screen.getByText(format(messages.wordsOver, { n: 2 })).first()).toBeVisible();
  await screen.getByRole('button', { name: format(messages.keep, { n: 1 }) }).click();
  await expect.element(screen.getByRole('button', { name: messages.kept })).toBeVisible();
  await screen.getByRole('button', { name: messages.toLines }).click();
  await expect.poll(() => location.search).toBe('?study=true');
  await screen.getByRole('button', { name: songMessages.lineEnd }).click();
  await expect.poll(() => states()[0]).toBe(messages.stepDone);
  await expect.poll(filled).toBe(format(messages['go.lines'], { n: 3 }));
  await expect.element(screen.getByRole('img', { name: '아는 단어 50%, 2개 중 1개' })).toBeVisible();
  expect(kept()).toMatchObject([{ id: '7', seen: [50_312, 50_503] }]);
});

test('what is heard has to be typed; a line that comes again is heard with it, and passed ones are left', async () => {
  const { said } = giveVoice();
  const again: SongDetail = {
    ...ours,
    lyrics: [...ours.lyrics, { ...ours.lyrics[0]!, id: 7009, seq: 4, stanzaNo: 3 }],
  };
  const screen = await renderSong('/songs/7', [again]);
  await expect.poll(steps).toHaveLength(4);
  steps()[2]!.click();
  const box = screen.getByRole('textbox', { name: songMessages.heardLabel });
  await box.fill('아메노 오토');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(songMessages.heardRight)).toBeVisible();
  expect(document.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '2');
  await screen.getByRole('button', { name: songMessages.lineNext }).click();
  expect(said.at(-1), 'each line is read as it comes').toBe('傘はどこ');
  await screen.getByRole('button', { name: songMessages.lineNext }).click();
  await screen.getByRole('button', { name: songMessages.lineLast }).click();
  await expect.element(screen.getByText(format(messages.heardLeft, { n: 2 })).first()).toBeVisible();
  await screen.getByRole('button', { name: messages.heardLeftGo }).click();
  await expect.element(box).toBeVisible();
  expect(said.at(0)).toBe('雨の音');
  await screen.getByRole('button', { name: songMessages.lineEnd }).click();
  await expect.poll(() => states()[2]).toBe(of(3, 1));
});

test('a song is sung along line by line, with the voice or by hand, and finished on a day', async () => {
  const { said, end } = giveVoice();
  const lines = ours.lyrics.map(({ jpText }) => lineKey(jpText));
  const work = { words: [50_312], seen: [50_312], heard: lines, sung: [], finishedOn: null };
  localStorage.setItem('song-courses', JSON.stringify([{ id: '7', ...work }]));
  localStorage.setItem('song-lines', JSON.stringify({ 7: { at: 4, done: [1, 2, 3] } }));
  const screen = await renderSong('/songs/7');
  await screen.getByRole('button', { name: messages['go.whole'] }).click();
  await expect.element(screen.getByText('빗소리')).toBeVisible(); // all forms at once
  await screen.getByRole('button', { name: messages.run }).click();
  expect(said).toEqual(['雨の音']);
  end();
  await expect.poll(() => said).toEqual(['雨の音', '傘はどこ']);
  await screen.getByRole('button', { name: messages.stop }).click();
  await screen.getByRole('button', { name: songMessages.lineNext }).click();
  await screen.getByRole('button', { name: songMessages.lineLast }).click();
  await expect.element(screen.getByText(messages.wholeOver).first()).toBeVisible();
  await screen.getByRole('button', { name: songMessages.lineEnd }).first().click();
  await expect.poll(states).toEqual(Array(4).fill(messages.stepDone));
  await expect.poll(() => card()?.textContent).toMatch(/\d월 \d+일에 완주했어요/);
});

test('a member goes on with what was done as a guest on this device, and keeps it apart', async () => {
  const work = { words: [50_312, 50_503], seen: [50_312], heard: [], sung: [], finishedOn: null };
  localStorage.setItem('song-courses', JSON.stringify([{ id: '7', ...work }]));
  const screen = await renderSong('/songs/7', [ours], true);
  await screen.getByRole('button', { name: format(messages['goOn.words'], { n: 2 }) }).click();
  await screen.getByRole('button', { name: messages.showMeaning }).click();
  await screen.getByRole('button', { name: messages.learn }).click();
  await screen.getByRole('button', { name: messages.toSong }).click();
  await expect.poll(() => states()[0]).toBe(messages.stepDone);
  expect(kept()).toMatchObject([{ id: '7', seen: [50_312] }]);
});

test('a member goes on where another device has come to', async () => {
  const [rain, umbrella] = ours.lyrics.map(({ jpText }) => lineKey(jpText)) as [number, number];
  const work = { words: [50_312], seen: [50_312], studied: [rain, umbrella], heard: [umbrella], sung: [] };
  // This device had come to its second line.
  localStorage.setItem(
    'song-lines',
    JSON.stringify({ 7: { at: 2, done: [1], lines: [7001, 7002, 7003], studied: 1 } }),
  );
  const screen = await renderSong('/songs/7', [ours], true, [], (client) => {
    client.setQueryData(queryKeys.course(7), { ...work, finishedOn: null });
  });
  await expect.poll(states).toEqual([messages.stepDone, of(3, 2), of(3, 1), of(3, 0)]);
  // The tick stands as it is rendered; only the ring beside it begins at the top.
  const [tick, ring] = [steps()[0]!.querySelector('i svg')!, steps()[1]!.querySelector('svg')!].map((each) =>
    getComputedStyle(each),
  );
  expect([tick?.rotate, tick?.position, ring?.rotate]).toEqual(['none', 'static', '-90deg']);
  steps()[1]!.click();
  await expect.element(screen.getByText('またあした')).toBeVisible();
  await screen.getByRole('button', { name: songMessages.lineLast }).click();
  await screen.getByRole('button', { name: songMessages.lineEnd }).first().click();
  await expect.poll(() => states()[1]).toBe(messages.stepDone);
  // Again from the beginning: the tick stays.
  steps()[1]!.click();
  await expect.element(screen.getByText('またあした')).not.toBeInTheDocument();
});

test.each(['[', '7', '[null]', '[{"id":7}]', '{"7":1}'])('a damaged record %s is no course', async (record) => {
  localStorage.setItem('song-courses', record);
  await renderSong('/songs/7');
  await expect.poll(states).toEqual([of(2, 0), of(3, 0), of(3, 0), of(3, 0)]);
});

test('the next song is the one whose words are known best', async () => {
  const lines = ours.lyrics.map(({ jpText }) => lineKey(jpText));
  const work = { words: [50_312], seen: [50_312], heard: lines, sung: lines, finishedOn: '2026-11-27' };
  localStorage.setItem('song-courses', JSON.stringify([{ id: '7', ...work }]));
  localStorage.setItem('song-lines', JSON.stringify({ 7: { at: 4, done: [1, 2, 3] } }));
  deviceKnown.set(new Set([3, 4]));
  const others = [8, 9].map((id): SongDetail => ({ ...ours, id, title: `歌${id}` }));
  const screen = await renderSong('/songs/7', [ours], false, [], (client) => {
    client.setQueryData(queryKeys.songs(), [ours, ...others]);
    client.setQueryData(queryKeys.songWords(), [
      { id: 7, wordIds: [3, 4] },
      { id: 8, wordIds: [1, 2] },
      { id: 9, wordIds: [2, 3] },
    ]);
  });
  const link = screen.getByRole('link', { name: format(messages.nextKnown, { share: 50 }) });
  await expect.element(link).toHaveAttribute('href', '/songs/9');
  await expect.element(link).toHaveTextContent('歌9');
  await expect.element(screen.getByText(format(messages.finished, { month: 11, day: 27 }))).toBeVisible();
});

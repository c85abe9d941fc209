import { course, format, song as messages, word as wordMessages } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeStudyServer } from '../../../parts/study/fake-server.test-kit.js';
import { setWindow } from '../../../test/set-window.js';
import { coveredByToast } from '../../../test/with-toast.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { giveVoice, leaveSong, ours, renderSong } from '../song.test-kit.js';

afterEach(leaveSong);
afterEach(() => toasts.set([]));

const STUDY = '/songs/7?study=true';
const place = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
const at = (n: number) => format(messages.lineCount, { total: 3, n });
const lineText = () => document.querySelector('[data-line]')?.textContent ?? '';
const study = async (asMember = false) => {
  const screen = await renderSong(STUDY, [ours], asMember);
  await expect.poll(place).toBe(at(1));
  return screen;
};

test('the lyrics lead to the study of lines and back, in the address and with the focus', async () => {
  const screen = await renderSong('/songs/7');
  await screen.getByRole('button', { name: course.skip }).click();
  await expect.poll(() => location.search).toBe('?study=true');
  await expect.element(screen.getByRole('heading', { name: messages.lineMode })).toHaveFocus();
  await screen.getByRole('button', { name: messages.lineNext }).click();
  await screen.getByRole('button', { name: messages.lineEnd }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(screen.getByRole('button', { name: format(course['goOn.lines'], { n: 2 }) })).toHaveFocus();
});

test('what is hidden is not there; a press shows it for this line alone', async () => {
  const screen = await study();
  expect(lineText()).toContain('の');
  expect(lineText()).not.toMatch(/아메노|빗소리/);
  await screen.getByRole('button', { name: messages.linePron }).click();
  expect(lineText()).toContain('아메노 오토');
  await expect.element(screen.getByRole('region', { name: messages.lyrics })).toHaveFocus();
  await screen.getByRole('button', { name: messages.lineNext }).click();
  expect(lineText()).not.toContain('카사와');
  await screen.getByRole('button', { name: messages.formJapanese, exact: true }).click();
  expect(lineText(), 'its words would tell').not.toMatch(/傘|우산/);
  await screen.getByRole('button', { name: messages.formMean, exact: true }).click();
  expect(lineText()).toContain('우산은 어디');
});

test('arrows step from line to line with the focus; buttons keep it', async () => {
  const screen = await study();
  const region = screen.getByRole('region', { name: messages.lyrics });
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(place).toBe(at(2));
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(place).toBe(at(3));
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  await expect.poll(place).toBe(at(1));
  await expect.element(region).toHaveFocus();
  const next = screen.getByRole('button', { name: messages.lineNext });
  await next.click();
  await expect.poll(place).toBe(at(2));
  await expect.element(next).toHaveFocus();
});

test.each([
  [390, 664],
  [1280, 664],
])('at %i×%i no toast covers the next line or the focus', async (width, height) => {
  await setWindow(width, height);
  const screen = await study();
  const next = screen.getByRole('button', { name: messages.lineNext });
  await next.click();
  await expect.element(next).toHaveFocus();
  expect(await coveredByToast()).toEqual([]);
});

test('before the first line there is none, and a press says so', async () => {
  const screen = await study();
  await screen.getByRole('button', { name: messages.linePrev }).click({ force: true });
  expect(toasts.get().map(({ text }) => text)).toEqual([messages.lineFirst]);
  expect(place()).toBe(at(1));
});

test('after the last line all are behind; the song restarts when asked to', async () => {
  const screen = await study();
  await screen.getByRole('button', { name: messages.lineNext }).click();
  await screen.getByRole('button', { name: messages.lineNext }).click();
  await screen.getByRole('button', { name: messages.lineLast }).click();
  await expect.poll(place).toBe(messages.finished);
  expect(document.querySelector('[role=progressbar]')).toHaveAttribute('aria-valuenow', '3');
  await screen.getByRole('button', { name: messages.finishedAgain }).click();
  await expect.poll(place).toBe(at(1));
});

test('the device keeps the line one was at, and what was chosen to be seen', async () => {
  const first = await study();
  await first.getByRole('button', { name: messages.lineNext }).click();
  await first.getByRole('button', { name: messages.formPron, exact: true }).click();
  await first.unmount();
  await renderSong(STUDY, [ours]);
  await expect.poll(place).toBe(at(2));
  expect(lineText()).toContain('카사와 도코');
  expect(JSON.parse(localStorage.getItem('song-lines')!)).toMatchObject({ 7: { at: 2, done: [1] } });
  expect(JSON.parse(localStorage.getItem('song-line-view')!)).toMatchObject({ pronunciation: true, korean: false });
});

test('a damaged record is the beginning', async () => {
  localStorage.setItem('song-lines', '{"7":{"at":99}}');
  await study();
  localStorage.setItem('song-lines', '[');
  await study();
});

test('a line is heard, and repeated until it is enough; the next one goes on with it', async () => {
  const { said, end } = giveVoice();
  const screen = await study();
  await screen.getByRole('button', { name: messages.lineListen }).click();
  expect(said).toEqual(['雨の音']);
  end();
  const loop = screen.getByRole('button', { name: messages.lineLoop });
  await loop.click();
  await expect.element(loop).toHaveAttribute('aria-pressed', 'true');
  expect(said).toHaveLength(2);
  end();
  await expect.poll(() => said).toEqual(['雨の音', '雨の音', '雨の音']);
  await screen.getByRole('button', { name: messages.lineNext }).click();
  expect(said.at(-1)).toBe('傘はどこ');
  await loop.click();
  end();
  await screen.getByRole('button', { name: messages.lineNext }).click();
  expect(said, 'nothing is said unasked').toHaveLength(4);
});

test('without a voice nothing offers to be heard', async () => {
  const screen = await study();
  expect(screen.getByRole('button', { name: messages.lineListen }).query()).toBeNull();
});

test('what was heard is typed and judged: the wrong syllables are marked, then the line is shown', async () => {
  const { said } = giveVoice();
  const screen = await study();
  await screen.getByRole('button', { name: messages.heard }).click();
  expect(said).toEqual(['雨の音']);
  const box = screen.getByRole('textbox', { name: messages.heardLabel });
  await expect.element(box).toHaveFocus();
  expect(lineText(), 'nothing tells').not.toMatch(/雨|아메|빗/);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(messages.heardBlank);
  await box.fill('아메노 우미');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(messages.heardWrong)).toBeInTheDocument();
  expect([...document.querySelectorAll('[data-line] mark')].map(({ textContent }) => textContent)).toContain('토');
  expect(lineText()).toContain('아메노 오토');
  expect(lineText()).toContain('빗소리');
  expect(JSON.parse(localStorage.getItem('song-lines') ?? '{}')).toEqual({});

  await screen.getByRole('button', { name: messages.heardAgain }).click();
  await expect.element(box).toHaveValue('아메노 우미');
  await box.fill('あめのおと');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(messages.heardRight)).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('song-lines')!)).toMatchObject({ 7: { at: 1, done: [1] } });

  await screen.getByRole('button', { name: messages.lineNext }).click();
  await expect.element(box).toHaveValue(''); // the next line is asked at once
  await userEvent.type(box, '카사와 도코');
  await userEvent.keyboard('{ArrowLeft}');
  expect(place(), 'arrows in the box are the box’s').toBe(at(2));
});

test('the words of a line are saved from it, and say what they mean once the line does', async () => {
  const server = fakeStudyServer();
  const screen = await study(true);
  const words = screen.getByRole('list', { name: messages.lineWords });
  await expect.element(words).not.toHaveTextContent('비');
  await screen.getByRole('button', { name: messages.lineMean }).click();
  await expect.element(words).toHaveTextContent('雨 비');
  const star = words.getByRole('button', { name: format(wordMessages.save, { word: '雨' }) });
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(server.writes).toEqual(['/api/checked-words/50312']);
});

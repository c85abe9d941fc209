import { fieldNames } from '@utarang/content/data/fields';
import { PAGE_SIZE } from '@utarang/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, type Call, fakeBrowseServer, leaveBrowse, renderBrowse, shown } from './browse.test-kit.js';

/** The tasks that wait until the browser is idle. */
const waiting = new Map<number, () => void>();

beforeEach(() => {
  let last = 0;
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    waiting.set(++last, () => run({ didTimeout: false, timeRemaining: () => 50 }));
    return last;
  });
  vi.spyOn(window, 'cancelIdleCallback').mockImplementation((handle) => void waiting.delete(handle));
});
afterEach(() => {
  waiting.clear();
  leaveBrowse();
});

function idle() {
  for (const [handle, run] of [...waiting]) {
    waiting.delete(handle);
    run();
  }
}

const levelOf = ({ path }: Call) => /^\/api\/difficulties\/(.+)\/words$/.exec(path)?.[1];
const fieldOf = ({ path }: Call) => /^\/api\/fields\/(.+)\/words$/.exec(path)?.[1];
const radio = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=radio]')].find(({ textContent }) => textContent === name)!;
const hover = (name: string) => radio(name).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const focus = (name: string) => radio(name).focus();

// biome-ignore format: a table, to be read down
test.each([
  ['N5', ['N4']],
  ['N4', ['N5', 'N3']],
  ['N3', ['N4', 'N2']],
  ['N2', ['N3', 'N1']],
  ['N1', ['N2']],
])('beside %s, with nothing else to do, the first words of %j are asked for', async (level, around) => {
  const server = fakeBrowseServer();
  await renderBrowse(`/jlpt?level=${level}`);
  await expect.poll(() => shown()[0]).toBe(`料${level}1`);
  expect(server.calls.map(levelOf)).toEqual([level]);
  idle();
  await expect.poll(() => server.calls.map(levelOf)).toEqual([level, ...around]);
  for (const call of server.calls) expect(call).toMatchObject({ q: '', page: 0, size: PAGE_SIZE });
});

// biome-ignore format: a table, to be read down
test.each([
  ['기초',            ['동물']],
  ['동물',            ['기초', '사과하기']],
  [fieldNames.at(-1), [fieldNames.at(-2)]],
])('beside %s, with nothing else to do, the words of %j are asked for', async (field, around) => {
  const server = fakeBrowseServer();
  await renderBrowse(`/fields?value=${field}`);
  await expect.poll(() => shown()[0]).toBe(`料${field}1`);
  expect(server.calls.map(fieldOf)).toEqual([field]);
  idle();
  await expect.poll(() => server.calls.map(fieldOf)).toEqual([field, ...around]);
});

test('a reader who moves on before loads nothing around the earlier place', async () => {
  const server = fakeBrowseServer();
  await renderBrowse('/jlpt?level=N5');
  await expect.poll(() => shown()[0]).toBe('料N51');
  radio('N1').click();
  await expect.poll(() => shown()[0]).toBe('料N11');
  idle();
  await expect.poll(() => server.calls.map(levelOf)).toEqual(['N5', 'N1', 'N2']);
});

test.each([
  ['pointer', hover],
  ['focus', focus],
])('the words of a situation come with the %s on it, and are rendered with its press', async (_, near) => {
  const server = fakeBrowseServer();
  await renderBrowse('/fields?value=기초');
  await expect.poll(() => shown()[0]).toBe('料기초1');
  const asked = () => server.calls.map(fieldOf);
  near('식당');
  await expect.poll(asked).toEqual(['기초', '식당']);
  near('식당');
  server.gate = () => new Promise(() => {});
  radio('식당').click();
  expect(address()).toBe('/fields?value=식당');
  await expect.poll(() => shown()[0]).toBe('料식당1');
  expect(asked()).toEqual(['기초', '식당']);
});

test.each([
  ['pointer', hover],
  ['focus', focus],
])('the words of a level come with the %s on it', async (_, near) => {
  const server = fakeBrowseServer();
  await renderBrowse('/jlpt?level=N5');
  await expect.poll(() => shown()[0]).toBe('料N51');
  near('N2');
  await expect.poll(() => server.calls.map(levelOf)).toEqual(['N5', 'N2']);
});

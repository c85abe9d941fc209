import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWindow } from '../../../test/set-window.js';
import { address, count, fakeServer, leavePages, renderPages, type } from '../words.test-kit.js';

const totals = { 타베루: 1, xkqpfn: 0, 하나: 4 };
const readAs = { xkqpfn: '타베루', ﾀﾍﾞﾙ: '타베루' };

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await setWindow(390, 844);
  server = Object.assign(fakeServer(totals), { readAs });
});
afterEach(() => {
  leavePages();
  vi.restoreAllMocks();
});

const notice = () => document.querySelector('[role=status]:not(form *)');
const said = () => notice()?.textContent;

test('says how a query was read, and searches for exactly what was typed', async () => {
  const screen = await renderPages('/?m=pron&q=xkqpfn');
  await expect.poll(said).toBe('‘xkqpfn’ 대신 ‘타베루’ 검색 결과를 보여 드려요');
  expect(count()).toBe('1개 찾았어요');
  const push = vi.spyOn(history, 'pushState'); // the length of the history is capped

  const button = screen.getByRole('button', { name: '입력한 그대로 찾기' }).element() as HTMLElement;
  button.focus();
  button.click();
  await expect.poll(said).toBe('‘xkqpfn’ 그대로 찾은 결과예요');
  expect(address()).toBe('/?m=pron&q=xkqpfn&exact=true');
  expect(server.calls.at(-1)).toMatchObject({ q: 'xkqpfn', exact: true });
  await expect.element(screen.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible();
  expect(document.activeElement?.textContent).toBe('비슷한 말도 찾기');

  (document.activeElement as HTMLElement).click();
  await expect.poll(count).toBe('1개 찾았어요');
  expect(address()).toBe('/?m=pron&q=xkqpfn');
  expect(document.activeElement?.textContent).toBe('입력한 그대로 찾기');
  expect(push.mock.calls.length).toBeLessThanOrEqual(1);
});

test('a query read as typed has no notice, and the next one typed is not meant exactly', async () => {
  const screen = await renderPages('/?m=pron&q=xkqpfn&exact=true');
  await expect.element(screen.getByRole('button', { name: '비슷한 말도 찾기' })).toBeVisible();
  type('하나');
  await expect.poll(count).toBe('4개 찾았어요');
  expect(address()).toBe('/?m=pron&q=하나');
  expect(said()).toBe('');
  expect(screen.getByRole('button', { name: /찾기$/ }).elements()).toEqual([]);
});

test('the other mode of an exact search is exact too', async () => {
  const screen = await renderPages('/?m=pron&q=하나&exact=true');
  await expect.poll(said).toBe('‘하나’ 그대로 찾은 결과예요');
  await screen.getByRole('radio', { name: '뜻으로' }).click();
  await expect.poll(address).toBe('/?m=meaning&q=하나&exact=true');
});

test('kana in the notice are Japanese', async () => {
  await renderPages('/?m=pron&q=ﾀﾍﾞﾙ');
  await expect.poll(() => notice()?.querySelector('[lang=ja]')?.textContent).toBe('ﾀﾍﾞﾙ');
});

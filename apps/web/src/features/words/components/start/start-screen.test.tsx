import { PAGE_SIZE } from '@utarang/contract';
import { tries } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enableShortcuts } from '../../../../lib/keyboard.js';
import { acting } from '../../../../test/acting.js';
import { setWindow } from '../../../../test/set-window.js';
import { address, box, count, details, fakeServer, leavePages, renderPages, type } from '../../words.test-kit.js';

const totals = { '': 721, 하: 40, 타벨: 4 };

beforeEach(async () => {
  sessionStorage.clear();
  await setWindow(1280, 800);
});
afterEach(() => {
  enableShortcuts(true);
  vi.useRealTimers();
  scrollTo(0, 0);
  leavePages();
  vi.restoreAllMocks();
});

const greets = () =>
  expect.poll(() => document.querySelectorAll('main li, section li').length > 0 && !count()).toBe(true);
const link = (name: string) => page.getByRole('link', { name, exact: true });

test("the start: today's word with its reading above its kanji, the levels, the first words, and no list yet", async () => {
  const server = fakeServer(totals);
  const screen = await renderPages('/');
  await expect.element(screen.getByRole('region', { name: '오늘의 단어' })).toHaveTextContent('11월 22일 일요일');
  await expect.poll(() => document.querySelector('ruby')?.innerHTML).toBe('食<rt>た</rt>');
  await expect.element(screen.getByRole('region', { name: '급수별 단어' })).toHaveTextContent('N3생각과 느낌1,725개');
  const first = screen.getByRole('region', { name: '처음이라면 이 단어부터' });
  await expect.poll(() => first.getByRole('listitem').elements()).toHaveLength(PAGE_SIZE);
  expect(first.getByRole('listitem').first().element().textContent).toContain('語0');
  expect(count()).toBe('');
  expect(server.calls.map(({ path }) => path).sort()).toEqual(['/api/start', '/api/words']);
});

test('who has a keyboard can type at once, in the same box to the end, and the start stays until words are there', async () => {
  const server = fakeServer(totals);
  await renderPages('/');
  await greets();
  const before = box();
  await expect.poll(() => document.activeElement).toBe(before);
  let pass = () => {};
  server.gate = () =>
    new Promise((resolve) => {
      pass = resolve;
    });
  type('하');
  await expect.poll(() => server.calls.at(-1)?.q).toBe('하');
  expect(document.querySelector('ruby')).not.toBeNull();
  pass();
  await expect.poll(count).toBe('40개 찾았어요');
  expect(document.querySelector('ruby')).toBeNull();
  expect(box()).toBe(before);
  expect(document.activeElement).toBe(before);
  await userEvent.keyboard('{Escape}');
  await greets();
  expect(address()).toBe('/');
  expect(document.activeElement).toBe(before);
});

test('the box shows the key that leads back to it, unless such keys are turned off', async () => {
  fakeServer(totals);
  await renderPages('/');
  await greets();
  const hint = () => document.querySelector('form span[aria-hidden]')?.textContent;
  expect(hint()).toBe('/');
  await expect.poll(() => document.activeElement).toBe(box());
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(box());
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(box());
  await acting(() => enableShortcuts(false));
  expect(hint()).toBeUndefined();
});

test('what one can type is a link to its search; a press fills the box, and Back leads to the start', async () => {
  fakeServer(totals);
  const screen = await renderPages('/');
  await greets();
  const group = screen.getByRole('list', { name: '이렇게 입력해도 찾아요' });
  expect(
    group
      .getByRole('link')
      .elements()
      .map((each) => decodeURIComponent(each.getAttribute('href') ?? '')),
  ).toEqual(tries.map(({ q, mode }) => `/?m=${mode === 'meaning' ? 'meaning' : 'pron'}&q=${q}`));
  await group.getByRole('link').first().click();
  await expect.poll(count).toBe('4개 찾았어요');
  expect(address()).toBe('/?m=pron&q=타벨');
  expect(box().value).toBe('타벨');
  expect(document.activeElement).toBe(box());
  history.back();
  await greets();
  expect(box().value).toBe('');
});

test.each([
  ['모두 보기', '/?page=1'],
  ['더 보기', '/?page=2'],
])('%s opens the list at %s, with the focus; Back finds the start as it was', async (name, list) => {
  fakeServer(totals);
  await renderPages('/');
  await greets();
  scrollTo(0, 500);
  (link(name).element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe('단어 721개');
  expect(address()).toBe(list);
  await expect.poll(() => document.activeElement?.textContent).toBe('단어 721개');
  await expect.poll(() => document.querySelector('nav [aria-current=true]')?.textContent).toBe(list.at(-1));
  history.back();
  await greets();
  expect(address()).toBe('/');
  await expect.poll(() => scrollY).toBe(500);
});

test('what a list tells late gives the start no page', async () => {
  fakeServer(totals);
  await renderPages('/');
  await greets();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  (link('모두 보기').element() as HTMLElement).click();
  await expect.poll(count).toBe('단어 721개');
  history.back();
  await greets();
  await acting(() => vi.advanceTimersByTime(2000));
  expect(address()).toBe('/');
});

test('the same kana may stand before the kanji and after them', async () => {
  const told = vi.spyOn(console, 'error');
  const server = fakeServer(totals);
  server.start = { ...server.start, word: details({ japaneseWord: 'か行か', hiragana: 'かいくか' }) };
  await renderPages('/');
  await expect
    .poll(() => document.querySelector('ruby')?.parentElement?.innerHTML.replaceAll(/<span>|<.span>/g, ''))
    .toBe('か<ruby>行<rt>いく</rt></ruby>か');
  expect(told).not.toHaveBeenCalled();
});

test('a failure is told once each in its place, with another try', async () => {
  const server = fakeServer(totals);
  server.down = true;
  const screen = await renderPages('/');
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  server.down = false;
  while (screen.getByRole('button', { name: '다시 시도' }).elements().length > 0) {
    await screen.getByRole('button', { name: '다시 시도' }).first().click();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  }
  await greets();
  await expect.element(screen.getByRole('region', { name: '오늘의 단어' })).toBeVisible();
});

import { EXAMPLES_MORE, type Example } from '@utarang/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allShown, sentenceView } from '../../../parts/sentences/view.js';
import { setWindow } from '../../../test/set-window.js';
import { details, fakeServer, leavePages, renderPages, said } from '../words.test-kit.js';

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await setWindow(390, 844);
  server = fakeServer();
});
afterEach(() => {
  sentenceView.set(allShown);
  leavePages();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** 学校で食べます。 */
const example = (id: number): Example => ({
  id,
  japanese: '学校で食べます。',
  furigana: [
    ['学校', 'がっこう'],
    ['で', null],
    ['食', 'た'],
    ['べます。', null],
  ],
  pronunciation: '갓코우데 타베마스.',
  korean: `학교에서 ${id}번 먹어요.`,
  level: 'N5',
  target: [3, 7],
  entries: [{ entry: { list: 'particles', id: null }, start: 2, end: 3 }],
  words: [
    { id: 50_201, start: 0, end: 2 },
    { id: 50_100, start: 3, end: 7 },
  ],
});
const examples = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => example(from + n));

const items = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
const text = (element: Element | null | undefined) => element?.textContent;

async function render(shown: number, count = shown) {
  server.words['50100'] = details({ examples: examples(1, shown), exampleCount: count });
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('heading', { name: '예문' })).toBeVisible();
  return screen;
}

test('a sentence has furigana, its word marked, its other words as links, pronunciation and Korean', async () => {
  await render(1);
  const [item] = items();
  expect([...item!.querySelectorAll('ruby')].map((ruby) => ruby.textContent)).toEqual(['学校がっこう', '食た']);
  expect(text(item!.querySelector('mark'))).toBe('食たべます');
  const links = [...item!.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['学校がっこう', '/words/50201'],
    ['で', `/particles?q=${encodeURIComponent('で')}`],
  ]);
  expect(text(item)).toContain('갓코우데 타베마스.');
  expect(text(item)).toContain('학교에서 1번 먹어요.');
  expect(item!.querySelector('[lang=ja]')?.textContent).not.toMatch(/[가-힣]/);
  expect(document.querySelector('section')?.textContent).toContain('1개');
});

test('a word without sentences has no such part', async () => {
  server.words['50100'] = details();
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('食べる');
  expect(screen.getByRole('heading', { name: '예문' }).elements()).toEqual([]);
});

test('furigana are hidden and shown again, and nothing moves up or down', async () => {
  const screen = await render(2);
  const heights = () => items().map((item) => item.getBoundingClientRect().height);
  const before = heights();
  const toggle = screen.getByRole('button', { name: '후리가나' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  expect([...document.querySelectorAll<HTMLElement>('rt')].map((rt) => getComputedStyle(rt).display)).toEqual(
    Array(4).fill('none'),
  );
  expect(heights()).toEqual(before);
  await toggle.click();
  expect(document.querySelector('rt')!.checkVisibility()).toBe(true);
});

test('furigana are not copied with a selection', async () => {
  await render(1);
  const japanese = items()[0]!.querySelector('p[lang=ja]')!;
  getSelection()!.selectAllChildren(japanese);
  expect(getSelection()!.toString()).toBe('学校で食べます。');
  expect(getComputedStyle(document.querySelector('rt')!).userSelect).toBe('none');
});

test('the pronunciation can be left out', async () => {
  const screen = await render(1);
  await screen.getByRole('button', { name: '발음', exact: true }).click();
  await expect.poll(() => text(items()[0])).not.toContain('타베마스');
});

test('a press covers the Korean of a sentence and shows it again; its place and the focus stay', async () => {
  const screen = await render(2);
  const { height } = items()[0]!.getBoundingClientRect();
  const eye = screen.getByRole('button', { name: '1번 예문 뜻 가리기' }).element() as HTMLElement;
  eye.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(items()[0])).not.toContain('먹어요');
  expect(text(items()[1])).toContain('학교에서 2번 먹어요.');
  expect(text(eye)).toBe('뜻 보기, 1번 예문');
  expect(document.activeElement).toBe(eye);
  expect(items()[0]!.getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(items()[0])).toContain('학교에서 1번 먹어요.');
  expect(document.activeElement).toBe(eye);
});

test('all Korean is covered at once, and shown one by one', async () => {
  const screen = await render(3);
  const covered = () => items().map((item) => !item.textContent.includes('먹어요'));
  await screen.getByRole('button', { name: '2번 예문 뜻 가리기' }).click();
  await expect.poll(covered).toEqual([false, true, false]);
  const all = screen.getByRole('button', { name: '뜻', exact: true });
  await all.click();
  await expect.poll(covered).toEqual([true, true, true]);
  await screen.getByRole('button', { name: /3번 예문$/ }).click();
  await expect.poll(covered).toEqual([true, true, false]);
  await all.click();
  await expect.poll(covered).toEqual([false, false, false]);
});

test('the Japanese is copied without its readings', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(1);
  await screen.getByRole('button', { name: '学校で食べます。 복사하기' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith('学校で食べます。');
  await expect.poll(said).toBe('복사했어요');
});

test('a sentence can be heard on a device with a Japanese voice', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang: 'ja-JP', name: 'ja' } as SpeechSynthesisVoice]);
  const speak = vi.spyOn(speechSynthesis, 'speak').mockReturnValue();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  const screen = await render(1);
  await screen.getByRole('button', { name: '学校で食べます。 듣기' }).click();
  expect(speak.mock.calls[0]?.[0].text).toBe('学校で食べます。');
});

const page0 = `/api/words/50100/examples?page=0&size=${EXAMPLES_MORE}`;
const page1 = `/api/words/50100/examples?page=1&size=${EXAMPLES_MORE}`;
const answer = (number: number, content: Example[]) => ({
  content,
  number,
  size: EXAMPLES_MORE,
  totalPages: 2,
  totalElements: 23,
});

test('more come when asked for, until all are there; a failure says so and can be tried again', async () => {
  const screen = await render(5, 23);
  const more = screen.getByRole('button', { name: '예문 더 보기' });
  await more.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('예문을 더 불러오지 못했어요');
  expect(items()).toHaveLength(5);
  server.others[page0] = answer(0, examples(1, 20));
  await more.click();
  await expect.poll(() => items().length).toBe(20);
  await expect.poll(said).toBe('예문을 20개까지 보여 드려요');
  expect(document.querySelector('[role=alert]')).toBeNull();
  server.others[page1] = answer(1, examples(21, 23));
  await more.click();
  await expect.poll(() => items().length).toBe(23);
  expect(more.elements()).toEqual([]);
  await expect.poll(() => document.activeElement === items()[20]).toBe(true);
});

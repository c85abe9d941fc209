import type { FoundSentence } from '@utarang/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWindow } from '../../../test/set-window.js';
import { fakeServer, leavePages, renderPages } from '../words.test-kit.js';

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await setWindow(390, 844);
  server = fakeServer({ 먹어요: 0, 먹: 3 });
});
afterEach(() => {
  leavePages();
  vi.restoreAllMocks();
});

const sentence: FoundSentence = {
  id: 1,
  japanese: '学校で食べます。',
  furigana: [
    ['学校', 'がっこう'],
    ['で食べます。', null],
  ],
  pronunciation: '갓코우데 타베마스.',
  korean: '학교에서 먹어요.',
  level: 'N5',
  entries: [],
  words: [{ id: 50_201, start: 0, end: 2 }],
  marks: [[5, 8]],
};
const call = `/api/sentences?${new URLSearchParams({ q: '먹어요', size: '5' })}`;
const answer = (content: FoundSentence[]) => ({
  content,
  number: 0,
  size: 5,
  totalPages: 1,
  totalElements: content.length,
});
const asked = () => server.calls.filter(({ path }) => path === '/api/sentences').length;

test('a search by meaning that finds no word shows sentences that hold it, marked, below', async () => {
  server.others[call] = answer([sentence]);
  const screen = await renderPages('/?m=meaning&q=먹어요');
  await expect.element(screen.getByText('검색 결과가 없어요')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '뜻에 ‘먹어요’ 글자가 들어간 예문이에요' })).toBeVisible();
  const item = document.querySelector('ol > li')!;
  expect([...item.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['먹어요']);
  expect(item.querySelector('a')?.getAttribute('href')).toBe('/words/50201');
  const none = document.querySelector('main, body')!.textContent;
  expect(none.indexOf('검색 결과가 없어요')).toBeLessThan(none.indexOf('뜻에 ‘먹어요’'));
});

test.each([
  ['none holds it', '/?m=meaning&q=먹어요', true],
  ['it is searched by pronunciation', '/?m=pron&q=먹어요', false],
])('nothing stands there where %s', async (_, address, asks) => {
  server.others[call] = answer([]);
  const screen = await renderPages(address);
  await expect.element(screen.getByText('검색 결과가 없어요')).toBeVisible();
  if (asks) await expect.poll(asked).toBe(1);
  expect(document.querySelector('ol')).toBeNull();
  expect(asked()).toBe(asks ? 1 : 0);
});

test('where words are found sentences are not asked for', async () => {
  const screen = await renderPages('/?m=meaning&q=먹');
  await expect.poll(() => document.querySelector('[data-card="0"]')).not.toBeNull();
  expect(screen.getByText('검색 결과가 없어요').elements()).toEqual([]);
  expect(asked()).toBe(0);
});

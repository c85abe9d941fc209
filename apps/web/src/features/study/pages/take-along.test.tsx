import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setWindow } from '../../../test/set-window.js';
import { comeToStudy, completed, leaveStudy, names, renderStudy, shown, words } from '../study-pages.test-kit.js';

beforeEach(comeToStudy);
afterEach(leaveStudy);

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
const inProgress = words(3);

test.each([
  ['/mywords', 'IN_PROGRESS_OR_COOLDOWN', '학습 중인 단어를 모두 파일로 받아요', inProgress],
  ['/mywords/completed', 'COMPLETED', '완료한 단어를 모두 파일로 받아요', [completed(1), completed(2), completed(3)]],
] as const)('%s has its words as two files', async (page, status, lead, had) => {
  const { screen } = await renderStudy(page, [...had]);
  await expect.poll(shown).toEqual(names(1, 2, 3));
  await screen.getByRole('button', { name: '가져가기' }).click();
  await expect.element(screen.getByText(lead)).toBeVisible();
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Anki 덱 받기카드와 복습 날짜까지 그대로 옮겨요', `/api/users/me/words.apkg?status=${status}`],
    ['CSV 받기엑셀이나 스프레드시트에서 열 수 있어요', `/api/users/me/words.csv?status=${status}`],
  ]);
  await expect
    .element(screen.getByRole('link', { name: '인쇄하기, 가져오기' }))
    .toHaveAttribute('href', '/mywords/files');
});

test('by keys: opened, walked through and closed, with the focus back on its button', async () => {
  const { screen } = await renderStudy('/mywords', inProgress);
  await expect.poll(shown).toEqual(names(1, 2, 3));
  const button = screen.getByRole('button', { name: '가져가기' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(links()[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links()[1]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(links).toEqual([]);
  await expect.element(button).toHaveFocus();
});

test('on a phone the row of tabs stays one line, and the panel inside the screen', async () => {
  await setWindow(390, 844);
  const { screen } = await renderStudy('/mywords', inProgress);
  await expect.poll(shown).toEqual(names(1, 2, 3));
  const button = screen.getByRole('button', { name: '가져가기' });
  const box = button.element().getBoundingClientRect();
  const tabs = document.querySelector('nav[aria-label="내 단어"]')!.getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(Math.abs(box.bottom - tabs.bottom)).toBeLessThanOrEqual(2);
  await button.click();
  const panel = links()[0]!.closest('ul')!.parentElement!.getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(390);
  for (const link of links()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('without a word there is nothing to take along', async () => {
  const { screen } = await renderStudy('/mywords', []);
  await expect.element(screen.getByText('저장한 단어가 없어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '가져가기' }).query()).toBeNull();
});

import { PAGE_SIZE } from '@utarang/contract';
import { returnsAfterDays } from '@utarang/domain/study';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeStudyServer, holdWrites, problem } from '../../../parts/study/fake-server.test-kit.js';
import { testSession } from '../../../parts/study/test-session.js';
import { tap } from '../../../test/tap.js';
import { toasts } from '../../../ui/toast/toasts.js';
import {
  address,
  card,
  chosen,
  comeToStudy,
  completed,
  count,
  days,
  inCard,
  leaveStudy,
  names,
  renderStudy,
  shown,
  toastTexts,
  type,
  words,
} from '../study-pages.test-kit.js';

beforeEach(comeToStudy);
afterEach(leaveStudy);

const done = (count: number) => Array.from({ length: count }, (_, index) => completed(index + 1));
const ADDRESS = '/mywords/completed';

test('lists what was passed, the latest first, and says that it comes back', async () => {
  const { screen } = await renderStudy(ADDRESS, [...done(4), ...words(30).slice(20)]);
  await expect.poll(shown).toEqual(names(1, 2, 3, 4));
  await expect.poll(count).toBe('단어 4개');
  expect(days()).toEqual([]);
  expect(document.title).toBe('완료한 단어 · 우타랑');
  await expect
    .element(screen.getByText(`완료한 단어는 ${returnsAfterDays}일이 지나면 자동으로 다시 ‘학습 중’이 돼요`))
    .toBeVisible();
  expect(card(1)!.textContent).toContain('완료12월 5일부터 다시 학습해요');
  expect(screen.getByText('완료한 단어를 모두 봤어요').query()).toBeNull(); // one page shows its end
  expect(document.querySelector('nav[aria-label="페이지 이동"]')).toBeNull();
});

test('more than one page has a navigator', async () => {
  const { screen } = await renderStudy(ADDRESS, done(PAGE_SIZE + 1));
  await screen.getByRole('link', { name: '2페이지로 가기' }).click();
  await expect.poll(() => shown().includes(`語${PAGE_SIZE + 1}`)).toBe(true);
  await expect.poll(address).toBe(`${ADDRESS}?page=2`);
});

/** docs/product/my-words.md#lists-of-saved-words */
test('its cards are rendered to 600 px below the screen', async () => {
  await renderStudy(ADDRESS, done(120));
  await expect.poll(shown).toContain('語1');
  const drawnTo = () =>
    Math.max(...[...document.querySelectorAll('[data-card]')].map((each) => each.getBoundingClientRect().bottom));
  await expect.poll(drawnTo).toBeGreaterThanOrEqual(innerHeight + 600);
});

test('a word copies as pronunciation, hiragana, base form and meaning', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderStudy(ADDRESS, done(1));
  await expect.poll(shown).toEqual(names(1));
  inCard(1, '복사하기').click();
  await expect.poll(() => write.mock.calls).toEqual([['고1 (ご1) (語1) - 말1']]);
});

test('a word is practised, never tested', async () => {
  await renderStudy(ADDRESS, done(1));
  await expect.poll(shown).toEqual(names(1));
  expect(card(1)!.textContent).not.toContain('테스트');
  inCard(1, '연습하기').click();
  expect(testSession.get()).toMatchObject({ mode: 'practice', words: [{ id: 1 }] });
});

test('another search or order lets go of what was chosen, and begins at the first page', async () => {
  const { screen } = await renderStudy(`${ADDRESS}?page=2`, done(30));
  await expect.poll(count).toBe('단어 30개');
  const all = document.querySelector<HTMLInputElement>('fieldset input')!;
  await userEvent.click(all);
  await expect.poll(chosen).toBe('30개 선택');
  type('말1');
  await expect.poll(() => shown()[0]).toBe('語1');
  await expect.poll(chosen).toBe('');
  await expect.poll(address).toBe(`${ADDRESS}?q=말1`);
  await userEvent.click(all);
  await expect.poll(chosen).toBe('11개 선택');
  await screen.getByRole('combobox', { name: '정렬' }).selectOptions('원형순');
  await expect.poll(chosen).toBe('');
});

test('one is deleted once it is confirmed, and does not come back', async () => {
  const { screen, server } = await renderStudy(ADDRESS, done(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  inCard(2, '삭제하기').click();
  const dialog = screen.getByRole('alertdialog', { name: '이 단어를 삭제할까요?' });
  await expect.element(dialog).toHaveTextContent('삭제하면 완료 기록이 사라져요');
  expect(document.activeElement?.textContent).toBe('취소');
  await tap(dialog.getByRole('button', { name: '취소' }));
  expect(server.writes()).toEqual([]);

  const release = holdWrites(server);
  inCard(2, '삭제하기').click();
  await tap(dialog.getByRole('button', { name: '삭제하기' }));
  await expect.poll(shown).toEqual(names(1, 3));
  release();
  await expect.poll(toastTexts).toEqual(['단어를 삭제했어요']);
  expect(toasts.get()[0]?.action).toBeUndefined();
});

test('one that cannot be deleted is back', async () => {
  const { screen, server } = await renderStudy(ADDRESS, done(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  server.refuse = ({ method }) => (method === 'POST' ? problem('internal') : null);
  inCard(2, '삭제하기').click();
  await tap(screen.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }));
  await expect.poll(toastTexts).toEqual(['삭제하지 못했어요. 단어를 되돌렸어요.']);
  expect(shown()).toEqual(names(1, 2, 3));
});

test('the chosen ones are deleted together', async () => {
  const { screen, server } = await renderStudy(ADDRESS, done(4));
  const button = screen.getByRole('button', { name: '선택 삭제' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await tap(button);
  await expect.poll(toastTexts).toEqual(['선택한 단어가 없어요']);
  await userEvent.click(inCard(1, '선택하기'));
  await userEvent.click(inCard(3, '선택하기'));
  await tap(button);
  const dialog = screen.getByRole('alertdialog', { name: '완료한 단어 2개를 삭제할까요?' });
  await tap(dialog.getByRole('button', { name: '삭제하기' }));
  await expect.poll(shown).toEqual(names(2, 4));
  await expect.poll(toastTexts).toEqual(['선택한 단어가 없어요', '2개를 삭제했어요']);
  expect([...server.words.keys()]).toEqual([2, 4]);
});

test('when one of several fails the whole list is restored, until the server says what is gone', async () => {
  const { screen, server } = await renderStudy(ADDRESS, done(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  server.refuse = ({ path }) => (path.endsWith('delete/2') ? problem('internal') : null);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  document.querySelector<HTMLInputElement>('fieldset input')!.click();
  await expect.poll(chosen).toBe('3개 선택');
  await tap(screen.getByRole('button', { name: '선택 삭제' }));
  server.gate = async ({ method }) => (method === 'GET' ? released : undefined);
  await tap(screen.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }));
  await expect.poll(toastTexts).toEqual(['1개를 삭제하지 못했어요. 다시 시도해 주세요.']);
  expect(shown()).toEqual(names(1, 2, 3));
  release();
  await expect.poll(shown).toEqual(names(2));

  server.refuse = () => null;
  toasts.get()[0]!.action!.run();
  await expect.poll(toastTexts).toContain('1개를 삭제했어요');
  await expect.poll(() => server.words.size).toBe(0);
});

test('nothing completed says how to get there', async () => {
  const { screen } = await renderStudy(ADDRESS, words(3));
  await expect.element(screen.getByRole('heading', { name: '완료한 단어가 아직 없어요' })).toBeVisible();
  await screen.getByRole('link', { name: '내 단어 테스트하러 가기' }).click();
  expect(address()).toBe('/mywords');
});

describe.each([
  { at: '/mywords', had: words(2), failed: '단어를 불러오지 못했어요' },
  { at: ADDRESS, had: done(2), failed: '완료한 단어를 불러오지 못했어요' },
])('likewise on both pages of saved words: $at', ({ at, had, failed }) => {
  test('a list that cannot be loaded says why and can be asked for again', async () => {
    const server = fakeStudyServer(had);
    // One that is not tried again by itself, which takes its time.
    server.refuse = ({ path }) => (path.startsWith('/api/checked-words') ? problem('too_many_requests') : null);
    const { screen } = await renderStudy(at, [], { server });
    const alert = screen.getByRole('alert').filter({ hasText: failed });
    await expect.element(alert).toHaveTextContent('요청이 너무 많아요');
    server.refuse = () => null;
    await tap(alert.getByRole('button', { name: '다시 시도' }));
    await expect.poll(shown).toEqual(names(1, 2));
  });

  test.each([['login_required'], ['forbidden']] as const)('%s shows the way to log in', async (code) => {
    const server = fakeStudyServer(had);
    server.refuse = () => problem(code);
    const { screen } = await renderStudy(at, [], { server });
    await expect.element(screen.getByRole('heading', { name: '로그인이 필요해요' })).toBeVisible();
    const link = screen.getByRole('link', { name: '로그인하러 가기' });
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute('href', '/login');
  });

  test('while it is on its way there are twelve skeletons as high as cards', async () => {
    const server = fakeStudyServer(had);
    let release = () => {};
    server.gate = () => new Promise((resolve) => (release = resolve));
    await renderStudy(at, [], { server });
    const bones = [...document.querySelectorAll<HTMLElement>('[aria-busy=true] > div > [aria-hidden=true]')];
    expect(bones).toHaveLength(12);
    const height = bones[0]!.offsetHeight;
    server.gate = async () => {};
    release();
    await expect.poll(shown).toEqual(names(1, 2));
    expect(Math.abs(card(1)!.offsetHeight - height)).toBeLessThanOrEqual(4);
  });
});

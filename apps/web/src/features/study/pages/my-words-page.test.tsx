import { PAGE_SIZE, QUERY_MAX } from '@utarang/contract';
import { list, validationMessages } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdWrites, problem } from '../../../parts/study/fake-server.test-kit.js';
import { testSession } from '../../../parts/study/test-session.js';
import { acting } from '../../../test/acting.js';
import { tap } from '../../../test/tap.js';
import { toasts } from '../../../ui/toast/toasts.js';
import {
  address,
  box,
  card,
  chosen,
  comeToStudy,
  completed,
  cooling,
  count,
  days,
  inCard,
  leaveStudy,
  names,
  renderStudy,
  shown,
  stopClock,
  toastTexts,
  type,
  word,
  words,
} from '../study-pages.test-kit.js';

beforeEach(comeToStudy);
afterEach(leaveStudy);

const chooseAll = () => document.querySelector<HTMLInputElement>('fieldset input')!.click();
const deletions = (server: { writes: () => string[] }) =>
  server.writes().map((path) => Number(path.replace('/api/checked-words/delete/', '')));

test('lists what is in progress, the latest first, under the days in Seoul', async () => {
  await page.viewport(1280, 1500);
  await renderStudy('/mywords', [...words(14), completed(20)]);
  await expect.poll(count).toBe('단어 14개');
  expect(shown()).toEqual(names(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));
  expect(days()).toEqual(['2026년 11월 21일 토요일', '2026년 11월 20일 금요일']);
  expect(document.title).toBe('내 단어 · 우타랑');
});

test('a day is the heading of a list of its words, whose count is theirs', async () => {
  await page.viewport(1280, 1500);
  await renderStudy('/mywords', words(14));
  await expect.poll(count).toBe('단어 14개');
  const lists = [...document.querySelectorAll('[role=list]')];
  expect(lists.map((list) => list.ariaLabel)).toEqual(['2026년 11월 21일 토요일', '2026년 11월 20일 금요일']);
  expect(lists.map((list) => list.querySelectorAll('h2').length)).toEqual([0, 0]);
  expect(lists.map((list) => [...list.children].map(({ role }) => role))).toEqual(
    [12, 2].map((size) => Array(size).fill('listitem')),
  );
  for (const list of lists) {
    for (const [index, item] of [...list.children].entries()) {
      expect([item.ariaPosInSet, item.ariaSetSize]).toEqual([`${index + 1}`, `${list.children.length}`]);
    }
  }
});

test.each([0, 2])(
  'a card says which keys lead to its box, its deletion and its test (learning mode %i)',
  async (mode) => {
    localStorage.setItem('learning-mode:mywords', String(mode));
    await renderStudy('/mywords', words(2));
    await expect.poll(() => document.querySelectorAll('[data-card]').length).toBe(2);
    const stop = () => document.activeElement as HTMLElement;
    for (let tabs = 0; tabs < 40 && !stop().matches('article h3 *, article h3 ~ *'); tabs++) await userEvent.tab();
    await expect.element(page.elementLocator(stop())).toHaveAccessibleDescription(list.cardKeys);
    const said = stop().closest('[data-card]')!.querySelector('article + span')!;
    expect(said.textContent).toBe(list.cardKeys);
    expect(said.checkVisibility()).toBe(true);
    const reached: (string | null)[] = [];
    await userEvent.keyboard('{ArrowLeft}');
    reached.push(stop().ariaLabel);
    for (let step = 0; step < 9; step++) {
      await userEvent.keyboard('{ArrowRight}');
      reached.push(stop().ariaLabel);
    }
    expect(reached).toEqual(expect.arrayContaining([expect.stringContaining('선택'), expect.stringContaining('삭제')]));
    expect(reached.at(-1)).toContain('테스트');
  },
);

test('each key filters at once; what it came to is said once it has settled', async () => {
  await renderStudy('/mywords', words(30));
  await expect.poll(count).toBe('단어 30개');
  const said: string[] = [];
  new MutationObserver(() => said.push(count() ?? '')).observe(document.querySelector('form [role=status]')!, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('말1');
  await expect.poll(shown).toEqual(names(1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19));
  type('말12');
  await expect.poll(shown).toEqual(names(12));
  expect(said).toEqual([]);
  await acting(() => vi.runAllTimers());
  await expect.poll(count).toBe('1개 찾았어요');
  vi.useRealTimers();
  expect(said).toEqual(['1개 찾았어요']);
  expect(address()).toBe('/mywords?q=말12');
});

test('a text that cannot be searched says why, and stays', async () => {
  const { screen } = await renderStudy('/mywords', words(3));
  const box = screen.getByRole('searchbox');
  await expect.poll(shown).toEqual(names(1, 2, 3));
  type('가'.repeat(QUERY_MAX + 1));
  await expect.element(box).toHaveAccessibleDescription(expect.stringContaining(validationMessages.query_too_long));
  await expect.element(box).toHaveValue('가'.repeat(QUERY_MAX + 1));
});

test('spaces in a text count as one, a tab too; so says the address', async () => {
  await renderStudy('/mywords', [word(1, { meaningKo: '알려 주다' }), word(2)]);
  await expect.poll(shown).toEqual(names(1, 2));
  type('알려 \t 주');
  await expect.poll(shown).toEqual(names(1));
  await expect.poll(address).toBe('/mywords?q=알려+주');
});

test.each([
  ['pronunciation', '고7'],
  ['hiragana', 'ご7'],
  ['kanji', '語7'],
  ['meaning', '말7'],
])('a word is found by its %s', async (_, text) => {
  await renderStudy(`/mywords?q=${encodeURIComponent(text)}`, words(9));
  await expect.poll(shown).toEqual(names(7));
  expect(box().value).toBe(text);
});

test('typing is one entry of the history; clearing goes back to the list as it was', async () => {
  const { screen } = await renderStudy('/mywords', words(300));
  await expect.poll(count).toBe('단어 300개');
  scrollTo(0, 5000);
  await expect.poll(() => shown()[0]).not.toBe('語1');
  await expect.poll(address).toMatch(/page=\d/);
  const push = vi.spyOn(history, 'pushState');
  const top = () => document.elementFromPoint(300, 400)?.closest('article')?.textContent;
  const before = top();
  expect(before).toBeTruthy();

  type('말2');
  await expect.poll(() => shown()[0]).toBe('語2');
  expect(scrollY).toBeLessThan(400);
  type('말29');
  await expect.poll(count).toBe('11개 찾았어요');
  expect(push).toHaveBeenCalledTimes(1);

  await screen.getByRole('button', { name: '검색어 지우기' }).click();
  await expect.poll(count).toBe('단어 300개');
  await expect.poll(top).toBe(before);
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());

  type('말29');
  await expect.poll(count).toBe('11개 찾았어요');
  history.back();
  await expect.poll(count).toBe('단어 300개');
  await expect.poll(() => box().value).toBe('');
});

test('nothing found says so and leads back', async () => {
  const { screen } = await renderStudy('/mywords?q=없다', words(3));
  await tap(screen.getByRole('button', { name: '검색어 지우고 모두 보기' }));
  await expect.poll(shown).toEqual(names(1, 2, 3));
});

test('the order is in the address; days are headings only in the order of saving', async () => {
  const list = [
    word(1, { koreanPronunciation: '하나', hiragana: 'い' }),
    word(2, { koreanPronunciation: '가', hiragana: 'う' }),
    word(3, { koreanPronunciation: '나', hiragana: 'あ' }),
  ];
  const { screen } = await renderStudy('/mywords', list);
  await expect.poll(shown).toEqual(names(1, 2, 3));
  const sort = screen.getByRole('combobox', { name: '정렬' });
  await sort.selectOptions('발음순');
  await expect.poll(shown).toEqual(names(2, 3, 1));
  expect(days()).toEqual([]);
  expect(address()).toBe('/mywords?sort=pron');
  await sort.selectOptions('히라가나순');
  await expect.poll(shown).toEqual(names(3, 1, 2));
  history.back();
  await expect.poll(shown).toEqual(names(2, 3, 1));
});

test('of a long list those near the screen are in the document, and the rail leads to each page', async () => {
  const { screen } = await renderStudy('/mywords', words(60));
  await expect.poll(count).toBe('단어 60개');
  expect(shown().length).toBeLessThan(40);
  await screen.getByRole('link', { name: '3페이지로 가기' }).click();
  await expect.poll(() => card(2 * PAGE_SIZE + 1)?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(110);
  await expect.poll(() => document.querySelector('nav [aria-current=true]')?.textContent).toBe('3');
  expect(card(2 * PAGE_SIZE + 1)!.getBoundingClientRect().bottom).toBeLessThan(900);
  await expect.poll(address).toBe('/mywords?page=3');
});

test('a word can be chosen alone, with its day, with all; the main button tests the chosen', async () => {
  await page.viewport(1280, 1500);
  const { screen } = await renderStudy('/mywords', [...words(14).slice(1), cooling(1)]);
  await expect.poll(count).toBe('단어 14개');
  const testButton = screen.getByRole('button', { name: '선택한 단어 테스트' });
  await expect.element(testButton).toHaveAttribute('aria-disabled', 'true');
  (testButton.element() as HTMLElement).click();
  await expect.poll(toastTexts).toEqual(['선택한 단어가 없어요']);
  expect(testSession.get()).toBeNull();

  await userEvent.click(inCard(2, '선택하기'));
  await expect.poll(chosen).toBe('1개 선택');
  // The 21st: words 1 to 12, of which 1 waits for its next try.
  await tap(screen.getByRole('button', { name: '2026년 11월 21일 토요일, 이 날짜 모두 선택' }));
  await expect.poll(chosen).toBe('11개 선택');
  await tap(screen.getByRole('button', { name: '2026년 11월 21일 토요일, 이 날짜 선택 해제' }));
  await expect.poll(chosen).toBe('');
  inCard(14, '선택하기').click();
  await expect.poll(chosen).toBe('1개 선택');
  const all = document.querySelector<HTMLInputElement>('fieldset input')!;
  expect(all.indeterminate).toBe(true);
  all.click();
  await expect.poll(chosen).toBe('13개 선택');
  expect(inCard(1, '선택하기').getAttribute('aria-disabled')).toBe('true');
  inCard(1, '선택하기').click();
  expect(inCard(1, '선택하기')).toHaveProperty('checked', false);

  await tap(screen.getByRole('button', { name: '13개 테스트하기' }));
  expect(testSession.get()?.mode).toBe('test');
  expect(testSession.get()?.words.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  await tap(screen.getByRole('button', { name: '전체 해제' }));
  await expect.poll(chosen).toBe('');
});

test('what is out of sight is neither tested nor deleted', async () => {
  const { screen } = await renderStudy('/mywords', words(12));
  await expect.poll(count).toBe('단어 12개');
  chooseAll();
  type('말12');
  await expect.poll(chosen).toBe('1개 선택');
  await tap(screen.getByRole('button', { name: '1개 테스트하기' }));
  expect(testSession.get()?.words.map(({ id }) => id)).toEqual([12]);
});

test('a deleted word leaves at once and can be brought back; the focus goes to what takes its place', async () => {
  const { server } = await renderStudy('/mywords', words(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  const release = holdWrites(server);
  inCard(2, '삭제하기').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(names(1, 3));
  await expect.poll(() => document.activeElement).toBe(inCard(3, '삭제하기'));
  release();
  await expect.poll(toastTexts).toEqual(['단어를 삭제했어요']);
  expect(server.words.has(2)).toBe(false);

  expect(toasts.get()[0]?.action?.label).toBe('되돌리기');
  toasts.get()[0]!.action!.run();
  await expect.poll(() => server.words.has(2)).toBe(true);
  await expect.poll(() => shown().length).toBe(3);
});

test('a word that cannot be deleted is back alone; the failure stays said and can be tried again', async () => {
  const { server } = await renderStudy('/mywords', words(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  server.refuse = ({ path }) => (path.endsWith('/2') ? problem('internal') : null);
  inCard(2, '삭제하기').click();
  inCard(1, '삭제하기').click();
  await expect.poll(shown).toEqual(names(2, 3));
  await expect.poll(toastTexts).toContain('삭제하지 못했어요. 목록을 되돌렸어요.');
  const failed = toasts.get().find(({ kind }) => kind === 'problem')!;
  expect(failed.durationMs).toBeNull();
  server.refuse = () => null;
  failed.action!.run();
  await expect.poll(shown).toEqual(names(3));
});

test('one that another tab has deleted is gone without a word', async () => {
  const { server } = await renderStudy('/mywords', words(2));
  await expect.poll(shown).toEqual(names(1, 2));
  server.words.delete(1);
  inCard(1, '삭제하기').click();
  await expect.poll(shown).toEqual(names(2));
  await expect.poll(toastTexts).toEqual(['단어를 삭제했어요']);
});

test('the chosen ones are deleted once it is confirmed, without those that wait', async () => {
  const { screen, server } = await renderStudy('/mywords', [...words(4), cooling(5), cooling(6)]);
  await expect.poll(count).toBe('단어 6개');
  chooseAll();
  await expect.poll(chosen).toBe('4개 선택');
  const button = screen.getByRole('button', { name: '선택 삭제' });
  await button.click();
  const dialog = screen.getByRole('alertdialog', { name: '단어 4개를 삭제할까요?' });
  await expect.element(dialog).toHaveTextContent('재도전 대기 중인 단어 2개는 빼고 삭제해요');
  expect(document.activeElement?.textContent).toBe('취소');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.writes()).toEqual([]);

  await tap(button);
  await expect.element(dialog).toBeVisible();
  await tap(dialog.getByRole('button', { name: '삭제하기' }));
  await expect.poll(shown).toEqual(names(5, 6));
  await expect.poll(toastTexts).toEqual(['선택한 단어를 삭제했어요']);
  expect(deletions(server).sort()).toEqual([1, 2, 3, 4]);
});

test('of several, those that failed come back and their number is said', async () => {
  const { screen, server } = await renderStudy('/mywords', words(5));
  await expect.poll(count).toBe('단어 5개');
  server.refuse = ({ path }) => (/delete\/[24]$/.test(path) ? problem('internal') : null);
  chooseAll();
  await expect.poll(chosen).toBe('5개 선택');
  await tap(screen.getByRole('button', { name: '선택 삭제' }));
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('대기');
  await tap(dialog.getByRole('button', { name: '삭제하기' }));
  await expect.poll(shown).toEqual(names(2, 4));
  await expect.poll(toastTexts).toEqual(['2개를 삭제하지 못했어요']);
  server.refuse = () => null;
  toasts.get()[0]!.action!.run();
  await expect.poll(toastTexts).toContain('선택한 단어를 삭제했어요');
  await expect.poll(() => server.words.size).toBe(0);
});

test('with nothing chosen there is nothing to delete, and it says so', async () => {
  const { screen } = await renderStudy('/mywords', words(2));
  const button = screen.getByRole('button', { name: '선택 삭제' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLElement).click();
  await expect.poll(toastTexts).toEqual(['선택한 단어가 없어요']);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a word that waits counts down; until then it is neither tested nor deleted nor chosen', async () => {
  const { server } = await renderStudy('/mywords', [cooling(1, 272), word(2)]);
  await expect.poll(count).toBe('단어 2개');
  const timer = card(1)!.querySelector('[role=timer]')!;
  expect(timer.textContent).toMatch(/^재도전까지 04:3[12]$/);
  expect(timer.getAttribute('aria-label')).toMatch(/^4분 3[12]초 뒤에 다시 도전할 수 있어요$/);
  await expect.poll(() => inCard(1, '테스트').getAttribute('aria-disabled')).toBe('true');
  inCard(1, '테스트').click();
  expect(testSession.get()).toBeNull();
  inCard(1, '삭제하기').click();
  await expect.poll(toastTexts).toEqual(['재도전 대기 중인 단어는 삭제할 수 없어요']);
  expect(server.writes()).toEqual([]);
  expect(card(2)!.querySelector('[role=timer]')).toBeNull();
});

test('when its time is over a word is like every other', async () => {
  const goesBy = stopClock();
  await renderStudy('/mywords', [cooling(1, 272)]);
  const timer = () => card(1)?.querySelector('[role=timer]') ?? null;
  await expect.poll(timer).not.toBeNull();
  await goesBy(271);
  expect(timer()).not.toBeNull();
  await goesBy(1);
  expect(timer()).toBeNull();
  expect(inCard(1, '선택하기')).toHaveProperty('disabled', false);
  await expect.poll(() => inCard(1, '테스트').getAttribute('aria-disabled')).not.toBe('true');
  inCard(1, '테스트').click();
  expect(testSession.get()?.words[0]?.id).toBe(1);
});

test('the learning mode hides on all cards, also on those that come later', async () => {
  const { screen } = await renderStudy('/mywords', words(60));
  await expect.poll(count).toBe('단어 60개');
  await screen.getByRole('button', { name: /^학습 모드/ }).click();
  expect(document.querySelector('[role=list]')!.textContent).not.toMatch(/말\d/);
  scrollTo(0, 2500);
  await expect.poll(() => shown().includes('語40')).toBe(true);
  expect(document.querySelector('[data-cards]')!.textContent).not.toMatch(/말\d/);
  expect(document.querySelector('[data-cards]')!.textContent).toContain('ご40');

  await screen.unmount();
  await renderStudy('/mywords', words(60));
  await expect.poll(count).toBe('단어 60개');
  expect(document.querySelector('[role=list]')!.textContent, 'it is remembered').not.toMatch(/말\d/);
});

test('nothing saved leads to the search', async () => {
  const { screen } = await renderStudy('/mywords', [completed(1)]);
  await expect.element(screen.getByRole('heading', { name: '저장한 단어가 없어요' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: '오늘의 단어' })).toHaveTextContent('고양이');
  await expect.element(screen.getByText('단어 카드의 별을 누르면 여기에 모여요')).toBeVisible();
  await screen.getByRole('link', { name: '단어 찾으러 가기' }).last().click();
  expect(address()).toBe('/');
});

test('on a phone the chosen words have a dock at the lower edge, with nothing below it', async () => {
  await page.viewport(390, 844);
  await renderStudy('/mywords', words(30));
  await expect.poll(count).toBe('단어 30개');
  const dock = () => document.querySelector<HTMLElement>('section[aria-label="고른 단어"]');
  expect(dock()).toBeNull();
  await userEvent.click(inCard(1, '선택하기'));
  await expect.poll(() => dock()?.textContent).toBe('1개 선택선택 삭제1개 테스트하기');
  expect(Math.round(dock()!.getBoundingClientRect().bottom), 'above the navigation').toBe(844 - 56);
  expect(document.querySelector('nav[aria-label="페이지 이동"]')?.checkVisibility()).toBe(false);
  scrollTo(0, 100_000);
  await expect
    .poll(() => card(30)?.getBoundingClientRect().bottom ?? 9999)
    .toBeLessThan(dock()!.getBoundingClientRect().top);
});

test('copying takes all of the word', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderStudy('/mywords', words(1));
  await expect.poll(shown).toEqual(names(1));
  inCard(1, '복사하기').click();
  await expect.poll(() => write.mock.calls).toEqual([['語1 (ご1) [고1] 말1']]);
});

test('a test that was passed in another tab takes the word away here', async () => {
  await renderStudy('/mywords', words(3));
  await expect.poll(shown).toEqual(names(1, 2, 3));
  const newValue = JSON.stringify({ message: { wordId: 2, became: 'completed' } });
  dispatchEvent(new StorageEvent('storage', { key: 'tabs:study', newValue }));
  await expect.poll(shown).toEqual(names(1, 3));
});

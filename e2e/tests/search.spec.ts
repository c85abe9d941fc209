import { home as messages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { recordTexts } from '../support/observe.js';
import { expect, test } from '../support/test.js';
import { watchWordsCalls, wordsPage } from '../support/words.js';

const pron = messages['mode.pron'];

test('타베루 by pronunciation shows 食べる', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  await composeHangul(page, '타베루', { commitWithEnter: false });
  await expect(home.card('食べる')).toContainText('먹다');
  await expect(home.count).toHaveText(foundText(1));
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
});

test('먹다 by meaning shows 食べる', async ({ page, home }) => {
  await home.open();
  await home.byMeaning.click();
  await home.box.focus();
  await composeHangul(page, '먹다', { commitWithEnter: false });
  await expect(home.card('食べる')).toContainText('[타베루]');
  await expect(home.cardAt(1)).toContainText('먹다');
  await expect(page).toHaveURL(`/?m=meaning&q=${encodeURIComponent('먹다')}`);
});

test('words come in the middle of a composition, and it goes on undisturbed', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  for (const text of ['ㅌ', '타', '탑', '타베']) await composing(page, text);
  await expect(home.card('食べる')).toBeVisible();
  await composing(page, '타베루');
  await expect(home.count).toHaveText(foundText(1));
  await expect(home.box).toHaveValue('타베루');
  await composeHangul(page, '타베루', { commitWithEnter: false });
  await expect(home.box).toHaveValue('타베루');
});

test('a search starts 250 ms after the last key, not with each', async ({ page, home, timers }) => {
  await home.open();
  await timers.stop();
  const calls = watchWordsCalls(page);
  await home.box.focus();
  for (const text of ['타', '타베', '타베루']) {
    await composing(page, text);
    await timers.run(240);
  }
  expect(calls).toEqual([]);
  await timers.run(20);
  await expect.poll(() => calls.map(({ searchParams }) => searchParams.get('q'))).toEqual(['타베루']);
});

test('the number found is said once for each settled search', async ({ page, home, request, timers }) => {
  const [ta, taberu] = [await wordsPage(request, { q: '타' }), await wordsPage(request, { q: '타베루' })];
  await home.open();
  await timers.stop();
  const texts = await recordTexts(home.count);
  await home.box.focus();
  for (const text of ['ㅌ', '타', '탑', '타베', '타벨', '타베루']) {
    await composing(page, text);
    await timers.run(100);
  }
  await timers.resume();
  await expect(home.count).toHaveText(foundText(taberu.totalElements));
  await home.box.fill('타');
  await expect(home.cardAt(1)).toContainText(ta.content[0]?.meaningKo ?? '');
  await expect(home.count).toHaveText(foundText(ta.totalElements));
  expect(await texts()).toEqual([foundText(taberu.totalElements), foundText(ta.totalElements)]);
});

for (const way of ['Enter', 'the button']) {
  test(`${way} searches without waiting`, async ({ page, home, timers }) => {
    await home.open();
    await timers.stop();
    const calls = watchWordsCalls(page);
    await home.box.fill('타베루');
    expect(calls).toEqual([]);
    await (way === 'Enter' ? home.box.press('Enter') : home.button.click());
    await expect.poll(() => calls.map(({ searchParams }) => searchParams.get('q'))).toEqual(['타베루']);
    await timers.resume();
    await expect(home.card('食べる')).toBeVisible();
  });
}

test('a blank search asks for a word and changes nothing', async ({ page, home }) => {
  await home.open();
  const calls = watchWordsCalls(page);
  for (const text of ['', '   ']) {
    await home.box.fill(text);
    await home.button.click();
    await expect(page.getByRole('alert')).toHaveText(messages.blank);
    await expect(home.box).toBeFocused();
  }
  await expect(page).toHaveURL('/?page=1');
  expect(calls).toEqual([]);
});

test('what matched is marked in the field that was searched', async ({ home }) => {
  await home.open('?m=pron&q=타베');
  const card = home.card('食べる');
  await expect(card.locator('mark')).toHaveText(['타베']);
  await home.byMeaning.click();
  await home.box.fill('먹');
  await expect(card.locator('mark')).toHaveText(['먹']);
  await expect(card.locator('p').last()).toHaveText('먹다');
  await home.box.fill('たべ');
  await expect(card.locator('mark')).toHaveText(['たべ']);
});

test('nothing found: it says so and offers the other way of searching', async ({ page, home }) => {
  await home.open();
  await home.box.fill('먹다');
  const empty = page.getByRole('heading', { name: /^발음으로는 없어요. 뜻으로는 \d+개 있어요\.$/ });
  await expect(empty).toBeVisible();
  await expect(page.getByText(messages['otherTip.pronunciation'])).toBeVisible();
  await expect(home.count).toHaveText(foundText(0));

  await page.getByRole('button', { name: /^뜻으로 \d+개 보기$/ }).click();
  await expect(home.card('食べる')).toBeVisible();
  await expect(home.byMeaning).toBeChecked();
  await expect(home.byMeaning).toBeFocused();
  await expect(home.box).toHaveValue('먹다');
  await expect(empty).toHaveCount(0);
});

test('the other mode searches the same words at once, without the rest of the text lost', async ({
  page,
  home,
  timers,
}) => {
  await home.open();
  await timers.stop();
  const calls = watchWordsCalls(page);
  await home.box.fill('하나');
  await home.byMeaning.click();
  await expect
    .poll(() => calls.map(({ searchParams }) => [searchParams.get('mode'), searchParams.get('q')]))
    .toEqual([['meaning', '하나']]);
  await timers.resume();
  await expect(home.box).toHaveValue('하나');
  await expect(home.box).toHaveAttribute('placeholder', messages['box.meaning']);
  await page.getByRole('radio', { name: pron }).click();
  await expect(home.card('花')).toBeVisible();
});

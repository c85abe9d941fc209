import { foundText } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';
import { watchWordsCalls } from '../support/words.js';

test('타베루 by pronunciation shows 食べる while it is composed, and so does 먹다 by meaning; what matched is marked', async ({
  page,
  home,
}) => {
  await home.open();
  await home.box.focus();
  for (const text of ['ㅌ', '타', '탑', '타베']) await composing(page, text);
  const card = home.card('食べる');
  await expect(card.locator('mark')).toHaveText(['타베']);
  await composing(page, '타베루');
  await expect(home.count).toHaveText(foundText(1));
  await expect(home.box, 'the composition goes on undisturbed').toHaveValue('타베루');
  await composeHangul(page, '타베루', { commitWithEnter: false });
  await expect(home.box).toHaveValue('타베루');
  await expect(card).toContainText('먹다');
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);

  await home.byMeaning.click();
  await home.box.fill('');
  await composeHangul(page, '먹다', { commitWithEnter: false });
  await expect(card).toContainText('[타베루]');
  await expect(card.locator('mark')).toHaveText(['먹다']);
  await expect(home.cardAt(1)).toContainText('먹다');
  await expect(page).toHaveURL(`/?m=meaning&q=${encodeURIComponent('먹다')}`);
  await home.box.fill('たべ');
  await expect(card.locator('mark')).toHaveText(['たべ']);
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

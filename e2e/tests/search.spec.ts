import { format, home as messages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

test('타베루 by pronunciation shows 食べる while it is composed key by key, and so does 먹다 by meaning; what matched is marked', async ({
  page,
  home,
}) => {
  await home.open();
  await home.box.focus();
  for (const step of ['ㅌ', '타', '탑', '타베']) await composing(page, step);
  const card = home.card('食べる');
  await expect(card.locator('mark')).toHaveText(['타베']);
  const unfinished = page.getByText(format(messages.readAs, { typed: '타벨', read: '타베루' }));
  for (const step of ['타벨', '타베루']) {
    await composing(page, step);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    await expect(home.count).not.toHaveText(foundText(0));
    await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');
    await expect(home.box, 'the composition goes on undisturbed').toHaveValue(step);
    await expect(unfinished).toHaveCount(step === '타벨' ? 1 : 0);
  }
  await expect(home.count).toHaveText(foundText(1));
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

import { format, home as messages } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

test('食べる stays while 타베루 is composed key by key, and the page says what half a syllable was read as', async ({
  page,
  home,
}) => {
  await home.open();
  await home.box.focus();
  for (const step of ['ㅌ', '타', '탑', '타베']) await composing(page, step);
  await expect(home.card('食べる')).toBeVisible();
  const unfinished = page.getByText(format(messages.readAs, { typed: '타벨', read: '타베루' }));
  for (const step of ['타벨', '타베루']) {
    await composing(page, step);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    await expect(home.count).not.toHaveText(foundText(0));
    await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');
    await expect(home.box).toHaveValue(step);
    await expect(unfinished).toHaveCount(step === '타벨' ? 1 : 0);
  }
  await composeHangul(page, '타베루', { commitWithEnter: false });
  await expect(home.box).toHaveValue('타베루');
  await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');
});

test('the page says that it read xkqpfn as 타베루, and one press searches for what was typed; the page of the word leads to other spellings', async ({
  page,
  home,
}) => {
  await home.open();
  await home.box.pressSequentially('xkqpfn');
  const notice = page.getByText(format(messages.readAs, { typed: 'xkqpfn', read: '타베루' }));
  await expect(notice).toBeVisible();
  await expect(home.card('食べる')).toBeVisible();

  await page.getByRole('button', { name: messages.exactly }).click();
  await expect(page).toHaveURL('/?m=pron&q=xkqpfn&exact=true');
  await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
  await expect(page.getByText(format(messages.readExactly, { typed: 'xkqpfn' }))).toBeVisible();
  await expect(home.box).toHaveValue('xkqpfn');
  const alike = page.getByRole('button', { name: messages.alike });
  await expect(alike).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
  await alike.click();
  await expect(page).toHaveURL('/?m=pron&q=xkqpfn');
  await expect(notice).toBeVisible();

  await home.card('食べる').getByRole('link').click();
  const spellings = page.getByRole('region').filter({ hasText: 'xkqpfn' }).getByRole('link');
  await spellings.filter({ hasText: /^다베루$/ }).click();
  await expect(home.box).toHaveValue('다베루');
  await expect(home.card('食べる')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(format(messages.readAs, { typed: '다베루', read: '타베루' }))).toBeVisible();
});

test('initials say what word they were read as', async ({ page, home }) => {
  await home.open();
  await home.box.pressSequentially('ㅌㅂㄹ');
  await expect(page.getByText(format(messages.readInitials, { typed: 'ㅌㅂㄹ', read: '타베루' }))).toBeVisible();
  await expect(home.card('食べる')).toBeVisible();
});

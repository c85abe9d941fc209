import { QUERY_MAX } from '@utarang/contract';
import { app, format, home as messages, validationMessages, wordPage } from '@utarang/messages';
import { foundText } from '../support/home.js';
import { expect, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

test('spelling is tidied, signs are only text and what is too long says so; the page says that it read xkqpfn as 타베루, and one press searches for what was typed; the page of the word leads to other spellings', async ({
  page,
  home,
  request,
}) => {
  const [taberu] = (await wordsPage(request, { q: '타베루' })).content;
  const long = '가'.repeat(QUERY_MAX + 1);
  await page.goto(`/?m=pron&q=${long}`);
  await expect(page.getByRole('alert')).toHaveText(validationMessages.query_too_long);
  await expect(home.box).toHaveValue(long);
  await home.box.fill(`\u3000 ${'타베루'.normalize('NFD')} \u00a0`);
  await expect(home.count).toHaveText(foundText(1));
  await expect(home.card('食べる')).toBeVisible();
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const q of ['%', '<b>&lt;👨‍👩‍👧']) {
    await home.box.fill(q);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
    await expect(home.count, q).toHaveText(foundText(0));
    await expect(home.box).toHaveValue(q);
  }

  await home.box.selectText();
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
  await alike.click();
  await expect(page).toHaveURL('/?m=pron&q=xkqpfn');
  await expect(notice).toBeVisible();

  await home.card('食べる').getByRole('link').click();
  await test.step('the page of the word has its title, its heading in focus and what the card said', async () => {
    await expect(page).toHaveURL(`/words/${taberu?.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('食べる');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(format(app.title, { page: format(wordPage.title, { word: '食べる' }) }));
    const main = page.getByRole('main');
    for (const text of ['たべる', '[타베루]', '먹다'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    const level = main.getByRole('term').filter({ hasText: wordPage.level });
    await expect(level.locator('xpath=following-sibling::dd[1]')).toHaveText('N5');
    await main.getByRole('link', { name: wordPage.back }).click();
    await expect(home.box).toHaveValue('xkqpfn');
    await page.goForward();
  });

  const spellings = page.getByRole('region').filter({ hasText: '다베루' }).getByRole('link');
  await spellings.filter({ hasText: /^다베루$/ }).click();
  await expect(home.box).toHaveValue('다베루');
  await expect(home.card('食べる')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(format(messages.readAs, { typed: '다베루', read: '타베루' }))).toBeVisible();

  // Initials are said to be what they are.
  await home.box.fill('');
  await home.box.pressSequentially('ㅌㅂㄹ');
  await expect(page.getByText(format(messages.readInitials, { typed: 'ㅌㅂㄹ', read: '타베루' }))).toBeVisible();
  await expect(home.card('食べる')).toBeVisible();
});

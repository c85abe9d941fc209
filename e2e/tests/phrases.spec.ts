import type { Locator, Page } from '@playwright/test';
import { home as messages } from '@utarang/messages';
import { foundText, type Home } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

const formPanel = (page: Page): Locator => page.getByRole('region', { name: messages['form.title'] });
const phrasePanel = (page: Page): Locator => page.getByRole('region', { name: messages['phrase.title'] });
const parts = (page: Page): Locator => page.getByRole('list', { name: messages['phrase.parts'] }).getByRole('listitem');

async function compose(page: Page, home: Home, text: string): Promise<void> {
  await home.box.focus();
  await composeHangul(page, text, { commitWithEnter: false });
  await expect(page).toHaveURL(`/?${new URLSearchParams({ m: 'pron', q: text })}`);
}

test('타베타이 is read as 食べたい while it is composed and finds 食べる, whose page shows its main forms; 키미노나와 is cut into its words, which lead to their pages; what is a meaning leads with one press to what it means', async ({
  page,
  home,
}) => {
  await home.open();
  await home.box.focus();
  for (const step of ['타', '타베', '타베ㅌ', '타베타', '타베타이']) {
    await composing(page, step);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    await expect(home.count, 'words stay on the screen').not.toHaveText(foundText(0));
    await expect(page.getByRole('heading', { name: messages.empty })).toHaveCount(0);
  }
  await composeHangul(page, '타베타이', { commitWithEnter: false });
  const panel = formPanel(page);
  await expect(panel).toContainText('타베타이');
  await expect(panel.getByText('食べたい', { exact: true })).toHaveAttribute('lang', 'ja');
  await expect(panel.getByText('먹고 싶다', { exact: true })).toBeVisible();
  await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');

  await panel.getByRole('link', { name: '食べる' }).click();
  const forms = page.getByRole('region', { name: '활용' });
  await forms.getByRole('button').click();
  await expect(forms.getByText('食べます', { exact: true })).toBeVisible();
  await expect(forms.getByText('[타베마스]')).toBeVisible();
  await expect(forms.getByText('먹습니다', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(home.box).toHaveValue('타베타이');
  await home.box.fill('');
  await compose(page, home, '키미노나와');
  await expect(phrasePanel(page)).toBeVisible();
  await expect(parts(page)).toContainText(['君', 'の', '名', 'は']);
  await parts(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('君');
  await page.goBack();
  await expect(home.box).toHaveValue('키미노나와');
  await expect(parts(page)).toHaveCount(4);
  await phrasePanel(page).getByRole('button', { name: /縄/ }).click();
  await expect(parts(page)).toContainText(['君', 'の', '縄']);
  await expect(page.getByRole('list', { name: messages['phrase.parts'] })).toBeFocused();

  const toMeaning = page.getByRole('button', { name: /^뜻으로 \d+개 보기$/ });
  const empty = page.getByRole('heading', { name: /^발음으로는 없어요. 뜻으로는 \d+개 있어요\.$/ });
  await home.box.fill('');
  await compose(page, home, '보고 싶다');
  await expect(empty).toBeVisible();
  await expect(page.getByText(messages['otherTip.pronunciation'])).toBeVisible();
  await expect(home.count).toHaveText(foundText(0));
  await toMeaning.click();
  await expect(home.byMeaning).toBeFocused();
  await expect(home.byMeaning).toBeChecked();
  await expect(home.box).toHaveValue('보고 싶다');
  await expect(home.card('会う')).toBeVisible();
  await expect(empty).toHaveCount(0);

  await home.byPronunciation.click();
  await home.box.fill('');
  await compose(page, home, '먹었어요');
  await expect(home.card('模様'), 'sounds so').toBeVisible();
  await toMeaning.click();
  await expect(home.byMeaning).toBeFocused();
  await expect(home.card('食べる')).toBeVisible();
});

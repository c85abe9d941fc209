import type { Locator, Page } from '@playwright/test';
import { home as messages } from '@utarang/messages';
import { foundText, type Home } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';

const formPanel = (page: Page): Locator => page.getByRole('region', { name: messages['form.title'] });
const phrasePanel = (page: Page): Locator => page.getByRole('region', { name: messages['phrase.title'] });
const parts = (page: Page): Locator => page.getByRole('list', { name: messages['phrase.parts'] }).getByRole('listitem');

async function compose(page: Page, home: Home, text: string): Promise<void> {
  await home.open();
  await home.box.focus();
  await composeHangul(page, text, { commitWithEnter: false });
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(text)}`);
}

// biome-ignore format: a table, to be read down
for (const [typed, written, gloss, word] of [
  ['타베타이',   '食べたい',   '먹고 싶다',     '食べる'],
  ['와스레나이', '忘れない',   '잊지 않다',     '忘れる'],
  ['와카라나이', '分からない', '모르다',        '分かる'],
  ['아이시테루', '愛してる',   '사랑하고 있다', '愛する'],
  ['간바레',     '頑張れ',     '힘내라',        '頑張る'],
] as const) {
  test(`${typed} is read as ${written} and finds ${word} first`, async ({ page, home }) => {
    await compose(page, home, typed);
    const panel = formPanel(page);
    await expect(panel).toContainText(typed);
    await expect(panel.getByText(written, { exact: true })).toHaveAttribute('lang', 'ja');
    await expect(panel.getByText(gloss, { exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: word })).toBeVisible();
    await expect(home.cardAt(1).getByRole('heading')).toHaveText(word);
  });
}

for (const typed of ['たべたい', '食べたい', 'tabetai']) {
  test(`${typed} is read as 食べたい`, async ({ page, home }) => {
    await home.open();
    await home.box.fill(typed);
    await expect(formPanel(page)).toContainText('食べたい먹고 싶다');
    await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');
  });
}

// biome-ignore format: a table, to be read down
for (const [typed, ...written] of [
  ['키미노나와', '君', 'の', '名', 'は'],
  ['스키다요',   '好き', 'だ', 'よ'],
] as const) {
  test(`${typed} is cut into its words`, async ({ page, home }) => {
    await compose(page, home, typed);
    await expect(phrasePanel(page)).toBeVisible();
    await expect(parts(page)).toContainText(written);
    await parts(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(written[0]);
    await page.goBack();
    await expect(home.box).toHaveValue(typed);
    await expect(parts(page)).toHaveCount(written.length);
  });
}

test('another cutting is one press away', async ({ page, home }) => {
  await compose(page, home, '키미노나와');
  await phrasePanel(page).getByRole('button', { name: /縄/ }).click();
  await expect(parts(page)).toContainText(['君', 'の', '縄']);
  await expect(page.getByRole('list', { name: messages['phrase.parts'] })).toBeFocused();
});

test('会いたい is shown before 相対, which stays the first word', async ({ page, home }) => {
  await compose(page, home, '아이타이');
  await expect(formPanel(page)).toContainText('会いたい만나고 싶다');
  await expect(formPanel(page)).toContainText('相対');
  await expect(home.cardAt(1).getByRole('heading')).toHaveText('相対');
  await expect(home.card('会う')).toBeVisible();
});

// biome-ignore format: a table, to be read down
for (const [typed, ...words] of [
  ['사랑해',      '愛する'],
  ['예뻐',        'きれい'],
  ['보고 싶다',   '会う'],
  ['슬픈 노래',   '悲しい', '歌'],
] as const) {
  test(`${typed} by pronunciation leads with one press to what it means: ${words.join(', ')}`, async ({ page, home }) => {
    await home.open();
    await home.box.focus();
    await composeHangul(page, typed, { commitWithEnter: false });
    await expect(page.getByRole('heading', { name: /^발음으로는 없어요. 뜻으로는 \d+개 있어요\.$/ })).toBeVisible();
    await page.getByRole('button', { name: /^뜻으로 \d+개 보기$/ }).click();
    await expect(home.byMeaning).toBeFocused();
    for (const word of words) await expect(home.card(word)).toBeVisible();
  });
}

test('먹었어요 sounds like 模様 and leads with one press to what it means: 食べる', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  await composeHangul(page, '먹었어요', { commitWithEnter: false });
  await expect(home.card('模様')).toBeVisible();
  await page.getByRole('button', { name: /^뜻으로 \d+개 보기$/ }).click();
  await expect(home.byMeaning).toBeFocused();
  await expect(home.card('食べる')).toBeVisible();
});

test('뷁뷁뷁 is not cut: the page says plainly that nothing is known', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  await composeHangul(page, '뷁뷁뷁', { commitWithEnter: false });
  await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
  await expect(phrasePanel(page)).toHaveCount(0);
});

test('words stay on the screen while a phrase is composed syllable by syllable', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  for (const step of ['타', '타베', '타베ㅌ', '타베타', '타베타이']) {
    await composing(page, step);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    await expect(home.count).not.toHaveText(foundText(0));
    await expect(page.getByRole('heading', { name: messages.empty })).toHaveCount(0);
  }
  await expect(formPanel(page)).toBeVisible();
});

test('a word page shows its main forms', async ({ page, home }) => {
  await compose(page, home, '타베타이');
  await formPanel(page).getByRole('link', { name: '食べる' }).click();
  const forms = page.getByRole('region', { name: '활용' });
  await expect(forms.getByText('食べます', { exact: true })).toBeVisible();
  await expect(forms.getByText('[타베마스]')).toBeVisible();
  await expect(forms.getByText('먹습니다', { exact: true })).toBeVisible();
});

test('쓰키 finds 月 first', async ({ page, home }) => {
  await compose(page, home, '쓰키');
  await expect(home.cardAt(1).getByRole('heading')).toHaveText('月');
});

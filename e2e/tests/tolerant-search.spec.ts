import { format, home as messages } from '@utarang/messages';
import { foundText, type Home } from '../support/home.js';
import { composeHangul, composing } from '../support/ime.js';
import { expect, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

type Request = Parameters<typeof wordsPage>[0];

/** 食べる is on the screen, and before it only words that hold the query as it was typed. */
async function expectTaberu(home: Home, request: Request, q: string): Promise<void> {
  const { content } = await wordsPage(request, { q });
  const before = content.findIndex(({ japaneseWord }) => japaneseWord === '食べる');
  expect(before, q).toBeGreaterThanOrEqual(0);
  expect(content.slice(0, before).map(({ match }) => match)).toEqual(Array(before).fill('exact'));
  await expect(home.cardAt(before + 1).getByRole('heading')).toHaveText('食べる');
}

/** What an input method shows from key to key. */
const composed: readonly (readonly [query: string, ...steps: string[]])[] = [
  ['타벨', 'ㅌ', '타', '탑', '타베', '타벨'],
  ['ㅌㅂㄹ', 'ㅌ', 'ㅌㅂ', 'ㅌㅂㄹ'],
  ['다베루', 'ㄷ', '다', '답', '다베', '다벨', '다베루'],
  ['타베르', 'ㅌ', '타', '탑', '타베', '타벨', '타베르'],
];

for (const [query, ...steps] of composed) {
  test(`${query}, still being composed, shows 食べる`, async ({ page, home, request }) => {
    await home.open();
    await home.box.focus();
    for (const step of steps) await composing(page, step);
    await expectTaberu(home, request, query);
    await expect(home.box).toHaveValue(query);
    await composeHangul(page, query, { commitWithEnter: false });
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(query)}`);
    await expectTaberu(home, request, query);
    await expect(page.getByRole('button', { name: messages.exactly })).toHaveCount(0);
  });
}

for (const query of ['xkqpfn', 'たべる', 'ﾀﾍﾞﾙ', 'taberu']) {
  test(`${query} shows 食べる`, async ({ home, request }) => {
    await home.open();
    await home.box.pressSequentially(query);
    await expectTaberu(home, request, query);
  });
}

test('食べる stays while 타베루 is composed key by key', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  for (const step of ['ㅌ', '타', '탑', '타베']) await composing(page, step);
  await expect(home.card('食べる')).toBeVisible();
  for (const step of ['타벨', '타베루']) {
    await composing(page, step);
    await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent(step)}`);
    await expect(home.count).not.toHaveText(foundText(0));
    await expect(home.cardAt(1).getByRole('heading')).toHaveText('食べる');
  }
});

for (const query of ['xkqpfn', 'taberu']) {
  test(`the page says that it read ${query} as 타베루, and one press searches for what was typed`, async ({
    page,
    home,
  }) => {
    await home.open();
    await home.box.fill(query);
    const notice = page.getByText(format(messages.readAs, { typed: query, read: '타베루' }));
    await expect(notice).toBeVisible();
    await expect(home.card('食べる')).toBeVisible();

    await page.getByRole('button', { name: messages.exactly }).click();
    await expect(page).toHaveURL(`/?m=pron&q=${query}&exact=true`);
    await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
    await expect(page.getByText(format(messages.readExactly, { typed: query }))).toBeVisible();
    await expect(home.box).toHaveValue(query);
    const alike = page.getByRole('button', { name: messages.alike });
    await expect(alike).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { name: messages.empty })).toBeVisible();
    await alike.click();
    await expect(page).toHaveURL(`/?m=pron&q=${query}`);
    await expect(notice).toBeVisible();
    await expect(home.card('食べる')).toBeVisible();
  });
}

test('an exact search is for its query only', async ({ page, home }) => {
  await home.open('?m=pron&q=%ED%83%80%EB%B2%A0&exact=true');
  await home.box.fill('xkqpfn');
  await expect(home.card('食べる')).toBeVisible();
  await expect(page).toHaveURL('/?m=pron&q=xkqpfn');
});

test("a word's page lists spellings, and each leads to a search that finds the word", async ({
  page,
  home,
  request,
}) => {
  const [taberu] = (await wordsPage(request, { q: '타베루' })).content;
  await page.goto(`/words/${taberu?.id}`);
  const spellings = page.getByRole('region').filter({ hasText: 'xkqpfn' }).getByRole('link');
  await expect(spellings.filter({ hasText: /^다베루$/ })).toBeVisible();
  const texts = await spellings.allTextContents();
  for (const text of texts) {
    await spellings.filter({ hasText: new RegExp(`^${text}$`) }).click();
    await expect(home.box).toHaveValue(text);
    await expect(home.card('食べる')).toBeVisible();
    await page.goBack();
  }
});

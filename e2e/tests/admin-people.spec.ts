import type { Locator } from '@playwright/test';
import { pages } from '@utarang/contract';
import { admin, adminErr, adminHistory, adminMembers, adminQueue, auth, common, format } from '@utarang/messages';
import { axeInBothLooks, axeInBothThemes } from '../support/axe.js';
import { asAdmin, asNewMember, firstAdmin, signUp } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';
import { theWord } from '../support/words.js';

test.use({ expectedErrors: /40[0139]|Failed to load resource/ });

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Members report a word twice, and two of them add the same answer. Afterwards the page is the admin's. */
async function reportWord(page: Page, id: number): Promise<void> {
  for (const note of ['뜻이 하나 빠졌어요', '']) {
    await asNewMember(page);
    const report = await page.request.post(`/api/words/${id}/reports`, { headers, data: { field: 'meaningKo', note } });
    expect(report.status()).toBe(201);
    const own = await page.request.post(`/api/my-words/${id}/synonyms`, { headers, data: { answerKo: '새로운 답' } });
    expect(own.status()).toBe(201);
  }
  await asAdmin(page);
}

/** Accepts every waiting report of a word by the API, as another admin would. */
async function decideElsewhere(page: Page, wordId: number): Promise<void> {
  const queue = (await (await page.request.get('/api/admin/queue')).json()) as {
    reports: { id: number; word: { id: number } }[];
  };
  const waiting = queue.reports.filter(({ word }) => word.id === wordId);
  expect(waiting).toHaveLength(1);
  for (const { id } of waiting) {
    const decided = await page.request.post(`/api/admin/reports/${id}/accept`, { headers });
    expect(decided.status()).toBe(204);
  }
}

/** The state of a member as the API tells it to the page's admin. */
async function memberNamed(page: Page, username: string) {
  const found = await page.request.get(`/api/admin/members?q=${username}`);
  return ((await found.json()) as { content: { id: number; suspendedAt: string | null }[] }).content[0];
}

test('what members say of a word is decided by keyboard, row after row; what fails or comes second is told, and an accepted answer earns', async ({
  page,
}) => {
  const { id } = await theWord(page.request, '灰皿', '재떨이');
  await reportWord(page, id);
  await page.goto(pages.adminQueue);
  const rows = page.getByRole('row').filter({ hasText: '灰皿' });
  await expect(rows).toHaveCount(3);
  expect(await axeInBothLooks(page)).toEqual([]);
  await expect(rows.filter({ hasText: '새로운 답' })).toContainText(format(adminQueue.members, { n: 2 }));

  await page.getByRole('radio', { name: adminQueue['kind.reports'] }).click();
  await expect(page).toHaveURL(`${pages.adminQueue}?kind=reports`);
  await expect(rows).toHaveCount(2);
  // No answer: the row is there again, with the reason.
  const refuse = button(rows.first(), format(adminQueue['refuse.report'], { word: '灰皿' }));
  await page.route('**/api/admin/reports/**', (route) => route.abort());
  await refuse.click();
  await expect(rows.first().getByRole('alert')).not.toBeEmpty();
  await expect(rows).toHaveCount(2);
  expect(await axeInBothThemes(page, 'main')).toEqual([]);
  await page.unroute('**/api/admin/reports/**');

  // The row leaves before the server has answered.
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/refuse'));
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  expect((await refused).status()).toBe(204);
  // The next row's button has the focus, and Enter goes on. Another admin has decided over the row meanwhile.
  const next = button(rows.first(), format(adminQueue['refuse.report'], { word: '灰皿' }));
  await expect(next).toBeFocused();
  await decideElsewhere(page, id);
  await page.keyboard.press('Enter');
  await expect(page.getByText(format(adminQueue.decidedElsewhere, { word: '灰皿' }))).toBeVisible();
  await expect(rows).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(pages.adminQueue);
  await expect(rows).toHaveCount(1);
  const names = { word: '灰皿', answer: '새로운 답' };
  const accepted = page.waitForResponse((answer) => answer.url().endsWith('/accept'));
  await button(page, format(adminQueue['accept.synonym'], names)).click();
  await expect(rows).toHaveCount(0);
  expect((await accepted).status()).toBe(204);

  await asNewMember(page);
  const answered = await page.request.post(`/api/my-words/${id}/clear/answer`, {
    headers,
    data: { answerKo: '새로운 답' },
  });
  const result = (await answered.json()) as { state: string; points: number };
  expect([result.state, result.points > 0]).toEqual(['PASSED', true]);
});

test('a member is found, suspended, and out in the other browser at once; the account is deleted by its name', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username, password, email } = await signUp(page);
  const context = await browser.newContext({ baseURL: baseURL! });
  const theirs = await context.newPage();
  const logIn = () => theirs.request.post('/api/login', { headers, form: { username, password } });
  expect((await logIn()).status()).toBe(200);
  await theirs.goto(pages.userInfo);
  await expect(theirs.getByText(email).first()).toBeVisible();

  await asAdmin(page);
  await page.goto(pages.adminMembers);
  await page.getByRole('searchbox').fill(username.toUpperCase());
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(page.getByText(format(adminMembers.count, { n: 1 }))).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  await button(row, format(adminMembers.open, { username })).click();
  const panel = page.getByRole('region', { name: format(adminMembers.region, { username }) });
  await expect(panel).toContainText(email);
  await expect(panel).toContainText(format(adminMembers.sessionCount, { n: 1 }));
  expect(await axeInBothLooks(page)).toEqual([]);

  await button(panel, adminMembers.suspend).click();
  const dialog = page.getByRole('alertdialog');
  await expect(button(dialog, common.cancel)).toBeFocused();
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await memberNamed(page, username))?.suspendedAt).toBeNull();
  await button(panel, adminMembers.suspend).click();
  await button(dialog, adminMembers.suspend).click();
  await expect(panel.getByText(adminMembers['suspend.done'])).toBeVisible();
  await expect(row.first()).toContainText(adminMembers.suspended);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: auth.required })).toBeVisible();
  expect((await logIn()).status()).toBe(403);

  // The address leads there again; then the suspension ends.
  await page.reload();
  await button(panel, adminMembers.unsuspend).click();
  await button(dialog, adminMembers.unsuspend).click();
  await expect(panel.getByText(adminMembers['unsuspend.done'])).toBeVisible();
  expect((await logIn()).status()).toBe(200);

  await button(panel, adminMembers.delete).click();
  const box = dialog.getByRole('textbox', { name: adminMembers['delete.field'] });
  await box.fill(`${username}x`);
  await page.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription(format(adminMembers['delete.differs'], { username }));
  expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
  await box.fill(username);
  await page.keyboard.press('Enter');
  await expect(page.getByText(format(adminMembers['delete.done'], { username }))).toBeVisible();
  await expect(page.getByText(adminMembers.noMatch)).toBeVisible();
  await expect(page.getByRole('heading', { name: adminMembers.title, level: 1 })).toBeFocused();
  expect((await logIn()).status()).toBe(401);
  await context.close();

  // Admins do neither to their own account.
  const own = firstAdmin.ADMIN_USERNAME;
  await page.getByRole('searchbox').fill(own);
  await button(page, format(adminMembers.open, { username: own })).click();
  const ownPanel = page.getByRole('region', { name: format(adminMembers.region, { username: own }) });
  await expect(ownPanel.getByText(adminErr.ownAccount)).toBeVisible();
  for (const name of [adminMembers.suspend, adminMembers.delete]) await expect(button(ownPanel, name)).toHaveCount(0);
});

test('the history tells what was done, and takes a change of a word back with one press', async ({ page }) => {
  await asAdmin(page);
  const word = await theWord(page.request, '万年筆', '만년필');
  const { id, japaneseWord, hiragana, koreanPronunciation } = word;
  const text = { id, japaneseWord, hiragana, koreanPronunciation, meaningKo: '다른 뜻' };
  expect((await page.request.put(`/api/admin/words/${id}`, { headers, data: text })).status()).toBe(200);

  await page.goto(pages.adminHistory);
  const entries = page.getByRole('listitem').filter({ hasText: '万年筆' });
  const edited = entries.filter({ hasText: '다른 뜻' });
  await expect(entries).toHaveCount(1);
  await expect(edited).toContainText(word.meaningKo);
  expect(await axeInBothLooks(page)).toEqual([]);
  await edited.getByRole('button', { name: new RegExp(`万年筆 ${adminHistory['action.edited']}`) }).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(adminHistory['action.reverted']);
  await expect(entries.nth(1)).toContainText(admin['history.undone']);
  expect((await theWord(page.request, '万年筆', '만년필')).meaningKo).toBe(word.meaningKo);

  await page.getByRole('radio', { name: adminHistory['subject.member'] }).click();
  await expect(page).toHaveURL(`${pages.adminHistory}?kind=member`);
  await expect(entries).toHaveCount(0);
  await page.goBack();
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('link', { name: '万年筆' }).click();
  await expect(page).toHaveURL(`${pages.adminWords}?q=${encodeURIComponent('万年筆')}`);
});

import { attemptsPerRound, wordPoints } from '@utarang/domain/study';
import { auth, common, format, login, test as messages, profile, quiz, word as wordMessages } from '@utarang/messages';
import { enter } from '../support/keyboard.js';
import { type Account, asNewMember } from '../support/member.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/ });

const write = { 'X-Requested-With': 'XMLHttpRequest' };
/** 食べる, in every book. */
const wordsPage = '/words?q=食べる';

/** The owner ends the session from another device. */
async function endElsewhere(page: Page, { username, password }: Account): Promise<void> {
  const phone = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  await phone.request.post('/api/login', { headers: write, form: { username, password } });
  expect((await phone.request.delete('/api/users/me/sessions', { headers: write })).status()).toBe(204);
  await phone.close();
}

const endedDialog = (page: Page) => page.getByRole('dialog', { name: auth.ended, exact: true });

async function logInAgain(page: Page, { username, password }: Account): Promise<void> {
  await expect(endedDialog(page).getByLabel(login.username, { exact: true })).toHaveValue(username);
  await expect(endedDialog(page).getByLabel(login.password, { exact: true })).toBeFocused();
  await page.keyboard.insertText(password);
  await enter(page);
  await expect(endedDialog(page)).toBeHidden();
}

test('a session that ends is told with the next answer or change, which counts after the log-in', async ({ page }) => {
  const account = await asNewMember(page);
  await page.goto(wordsPage);
  await page.getByRole('button', { name: format(wordMessages.quizAria, { word: '食べる' }), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: quiz.title, exact: true });
  const field = dialog.getByLabel(messages.answer, { exact: true });
  await expect(dialog.getByText(format(messages.attempts, { n: attemptsPerRound }))).toBeVisible();
  await endElsewhere(page, account);

  await field.fill('먹다');
  await enter(page);
  await expect(dialog.getByText(messages.ended).first()).toBeVisible();
  await expect(dialog.getByText(messages.correct)).toHaveCount(0);
  await expect(field).toHaveValue('먹다');
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
  await logInAgain(page, account);
  await expect(dialog.getByText(format(messages.attempts, { n: attemptsPerRound }))).toBeVisible();
  await expect(field).toHaveValue('먹다');
  await field.focus();
  await enter(page);
  await expect(dialog.getByText(format(messages.points, { n: wordPoints('N5') })).first()).toBeVisible();
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ totalPoints: wordPoints('N5') });

  // The profile keeps what was typed, too.
  await page.goto('/user-info');
  await page.getByRole('button', { name: profile.editStart, exact: true }).click();
  const name = page.getByLabel(profile.name, { exact: true });
  const job = page.getByLabel(profile.job);
  await name.fill('김바다');
  await job.fill('어부');
  await endElsewhere(page, account);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await logInAgain(page, account);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/user-info');
  await expect(name).toHaveValue('김바다');
  await expect(job).toHaveValue('어부');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(profile.saved)).toBeVisible();
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ name: '김바다', job: '어부' });
});

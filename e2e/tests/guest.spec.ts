import {
  course,
  format,
  guest,
  login,
  my,
  myLyrics,
  nav,
  signup,
  song,
  start,
  test as tests,
  word,
} from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { newName, signUp } from '../support/member.js';
import { expect, memberTest, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
test.use(phone);
memberTest.use(phone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const star = (page: Page, name: string) => button(page, format(word.save, { word: name })).first();

/** Counts what is pressed from here on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    addEventListener('click', ({ detail }) => (counted.taps += detail > 0 ? 1 : 0), true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** Logs in on the log-in page that is open. */
async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel(login.username, { exact: true }).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await button(page, login.submit).click();
}

const savedIds = async (page: Page): Promise<number[]> =>
  ((await (await page.request.get('/api/users/checked-words/ids')).json()) as { ids: number[] }).ids;

test('a first word is found with one press and typing, waits with one more, and its test is passed with three', async ({
  page,
  home,
}) => {
  await home.start();
  const taps = await countTaps(page);
  await home.box.tap();
  await page.keyboard.type('타베루');
  await expect(home.card('食べる')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(1);

  await star(page, '食べる').tap();
  await expect(link(page, word.loginHint)).toBeVisible();
  await expect(star(page, '食べる')).toHaveAttribute('aria-pressed', 'false');
  await expect(star(page, '食べる')).toHaveAttribute('aria-description', word.waits);
  expect(await taps()).toBeLessThanOrEqual(2);
  await page.goto('/mywords');
  await expect(heading(page, '食べる')).toBeVisible();
  await expect(page.getByText(format(guest.barWords, { n: 1 }))).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);
});

test('a first test is passed with three presses, and goes on with the next word', async ({ page, home }) => {
  await page.goto('/jlpt?level=N5');
  const quiz = home.cardAt(1).getByRole('button', { name: / 퀴즈 풀기$/ });
  const name = (await quiz.getAttribute('aria-label'))?.replace(' 퀴즈 풀기', '') ?? '';
  const { content } = await wordsPage(page.request, { q: name, mode: 'all' });
  const meaningKo = content.find(({ japaneseWord }) => japaneseWord === name)?.meaningKo ?? '';
  const taps = await countTaps(page);
  await quiz.tap();
  await page.getByLabel(tests.answer, { exact: true }).fill(meaningKo.split(/[,(]/)[0]!.trim());
  await page.keyboard.press('Enter');
  await expect(page.getByText(tests.correct).first()).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  await button(page, guest.next).click();
  await expect(page.getByText(tests.question).first()).toBeVisible();
});

test('a first line is studied with one press on the start, at that line; another word of it moves nothing', async ({
  page,
  home,
}) => {
  await home.start();
  const card = page.getByRole('region', { name: start.line });
  const words = card.locator('a[aria-current]');
  const study = link(page, start.lineStudy);
  await expect(study).toBeVisible();
  const taps = await countTaps(page);
  const before = await study.boundingBox();
  const last = words.last();
  await last.tap();
  await expect(last).toHaveAttribute('aria-current', 'true');
  expect(await study.boundingBox()).toEqual(before);
  const { line } = await (await page.request.get('/api/start')).json();
  await study.tap();
  expect(await taps()).toBeLessThanOrEqual(2);
  await expect(
    page.getByText(format(song.lineCount, { total: 0, n: line.line.seq }).split('중')[1]!).first(),
  ).toBeVisible();
  const read = page.getByRole('region', { name: song.lyrics, exact: true }).locator('[lang=ja]');
  expect(
    await read.evaluate((each) =>
      [...each.querySelectorAll('rt')].reduce((text, rt) => text.replace(rt.textContent, ''), each.textContent),
    ),
  ).toBe(line.line.jpText);
});

test('where the store is refused, it is said', async ({ page, home }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await home.open('?m=pron&q=타베루');
  await star(page, '食べる').tap();
  await expect(page.getByText(guest.notStored)).toBeVisible();
});

test('a text waits in 내 가사, and another tab shows it, too', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/my-lyrics');
  await expect(heading(other, myLyrics.empty)).toBeVisible();
  await page.goto('/my-lyrics');
  await link(page, myLyrics.add).tap();
  await page.getByLabel(myLyrics.label, { exact: true }).fill('雨が降る。\n傘がない。');
  await button(page, guest.textSave).tap();
  for (const each of [page, other])
    await expect(each.getByRole('heading', { level: 1, name: '雨が降る。' })).toBeVisible();
  expect(await axeInBothLooks(page)).toEqual([]);
  // It is learnt as a member's text is.
  await expect(page.getByRole('region', { name: course.label })).toBeVisible();
  await page.getByRole('region', { name: course.label }).getByRole('button').nth(1).tap();
  await expect(page).toHaveURL(/\?study=true$/);
  await expect(heading(page, song.lineMode)).toBeVisible();
});

memberTest('who signs up to keep it comes back and has it without another press', async ({ page, home }) => {
  await home.open('?m=pron&q=타베루');
  await star(page, '食べる').tap();
  await expect(star(page, '食べる')).toHaveAttribute('aria-description', word.waits);
  await page.goto('/mywords');
  await link(page, guest.barGo).tap();
  const username = newName();
  await page.getByLabel(signup.username, { exact: true }).fill(username);
  await page.getByLabel(signup.password, { exact: true }).fill('Sorairo-1204');
  await page.getByLabel(signup.password2, { exact: true }).fill('Sorairo-1204');
  await page.getByLabel('이름', { exact: true }).fill('김하늘');
  await page.getByLabel(signup.birth).fill('1999-04-12');
  await page.getByLabel(signup.email, { exact: true }).fill(`${username}@example.com`);
  await button(page, signup.submit).click();
  await button(page, signup.doneGo).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel(login.username, { exact: true })).toHaveValue(username);
  await expect(page.getByLabel(login.password, { exact: true })).toBeFocused();
  await page.keyboard.type('Sorairo-1204');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mywords');
  await expect(page.getByText(guest.movedWord)).toBeVisible();
  await expect(heading(page, '食べる')).toBeVisible();
  expect(await savedIds(page)).toHaveLength(1);
  await page.reload();
  await expect(heading(page, '食べる')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

memberTest(
  'who logs in otherwise is asked once; later is later, and 내 단어 offers it again',
  async ({ page, home, context }) => {
    const account = await signUp(page);
    await home.open('?m=pron&q=타베루');
    await star(page, '食べる').tap();
    await expect(star(page, '食べる')).toHaveAttribute('aria-description', word.waits);
    await link(page, nav.login).first().tap();
    await logIn(page, account);
    await expect(page.getByRole('dialog', { name: guest.moveTitle })).toBeVisible();
    expect(await axeInBothLooks(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto('/mywords');
    await expect(other.getByRole('dialog', { name: guest.moveTitle })).toBeVisible();
    await button(page, guest.moveLater).click();
    await page.goto('/mywords');
    await expect(heading(page, my.empty)).toBeVisible();
    await button(page, guest.memberMove).click();
    await expect(heading(page, '食べる')).toBeVisible();
    await expect(other.getByRole('dialog', { name: guest.moveTitle })).toBeHidden();
    expect(await savedIds(page)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('guest'))).toBeNull();
  },
);

import { type AnswerResult, type Level, type LevelWordsPage, levels } from '@utarang/contract';
import {
  attemptsPerRound,
  heatBand,
  type LearningLevel,
  levelNumber,
  levelSteps,
  returnsAfterDays,
  seoulDate,
  wordPoints,
} from '@utarang/domain/study';
import {
  a11y,
  done,
  format,
  heat,
  level as levelMessages,
  word as messages,
  my,
  nav,
  profile,
  test as testMessages,
} from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { cooledDown, justBegun } from '../support/cooldown.js';
import { enter, tabTo, toSearchBox } from '../support/keyboard.js';
import { asNewMember, newName } from '../support/member.js';
import { announcement, focused } from '../support/observe.js';
import { setWidth, sidewaysScroll } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

const START = '2026-11-20T12:00:00+09:00';
test.use({ now: START });

const HOUR = 3600;
const DAY = 24 * HOUR;
const dayAfter = (days: number) => seoulDate(new Date(Date.parse(START) + days * DAY * 1000));
const monthAndDay = (date: string) => {
  const [, m = 0, d = 0] = date.split('-').map(Number);
  return { m, d };
};

/** The points that a pass of 食べる earns. */
const EARNED = wordPoints('N5');
const [first, next, afterNext] = levelSteps;
const nameOf = (level: LearningLevel) => format(levelMessages.name, { n: levelNumber(level), level });
const nextName = nameOf(next!.level);
/** The points after a diligent day: a pass of 食べる is missing to the next level. */
const DILIGENT = next!.from - EARNED;
/** The number of words of N1 that earn almost all of it, and the level of the word that earns the rest. */
const N1_WORDS = Math.floor(DILIGENT / wordPoints('N1'));
const REST = levels.find((level) => wordPoints(level) === DILIGENT % wordPoints('N1'));
const WORDS = N1_WORDS + (REST ? 1 : 0);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
/** 食べる, which earns one point. */
const card = (page: Page) => cards(page).filter({ has: page.getByRole('heading', { name: '食べる', exact: true }) });
const testButton = (page: Page) => button(page, format(messages.testName, { word: '食べる' }));
const count = (page: Page) => page.getByRole('search').getByRole('status');

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, text: string) => dialog(page).getByText(text, { exact: true }).first();
/** The text that screen readers hear in the dialog. */
const spoken = (page: Page) => dialog(page).locator('[aria-live=assertive]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, format(a11y.userMenuBtn, { initials: '하늘' })), 'Shift+Tab');
  await enter(page);
  await tabTo(page, page.getByRole('navigation', { name: a11y.navUser }).getByRole('link', { name, exact: true }));
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function startTest(page: Page): Promise<void> {
  await tabTo(page, testButton(page));
  await enter(page);
  await expect(inDialog(page, format(testMessages.attempts, { n: attemptsPerRound }))).toBeVisible();
}

async function answer(page: Page, text: string): Promise<void> {
  const field = dialog(page).getByRole('textbox', { name: testMessages.answer });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type(text);
  await enter(page);
}

/** Passes words of a level without the screens for it. */
async function passWords(page: Page, level: Level, n: number): Promise<void> {
  const listed = await page.request.get(`/api/difficulties/${level}/words`, { params: { size: n } });
  const { content }: LevelWordsPage = await listed.json();
  expect(content).toHaveLength(n);
  for (const { id, meaningKo } of content) {
    const passed = await page.request.post(`/api/my-words/${id}/clear/answer`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { answerKo: meaningKo.split(/[,(]/)[0]?.trim() },
    });
    const { state }: AnswerResult = await passed.json();
    expect(state, meaningKo).toBe('PASSED');
  }
}

const me = async (page: Page) => (await page.request.get('/api/users/me')).json();

test('a learner saves a word, fails, waits, passes, rises a level and meets the word again', async ({
  page,
  time: { pass: later },
}) => {
  test.slow(); // a fortnight
  await asNewMember(page, newName().padEnd(30, 'x')); // as long as one may be

  await test.step('a diligent first day: one word is missing to the next level', async () => {
    await passWords(page, 'N1', N1_WORDS);
    if (REST) await passWords(page, REST, 1);
    expect(await me(page)).toMatchObject({ level: first!.level, totalPoints: DILIGENT });
    await later(DAY);
  });

  await test.step('save a word with its star on the home page', async () => {
    await open(page, '/');
    await toSearchBox(page);
    await page.keyboard.type('타베루');
    const star = button(page, format(messages.save, { word: '食べる' }));
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await tabTo(page, star);
    await enter(page);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a round of wrong answers: the word has to wait', async () => {
    await fromMenu(page, nav.myWords);
    await expect(cards(page)).toHaveCount(1);
    await startTest(page);
    for (let left = attemptsPerRound - 1; left > 0; left--) {
      await answer(page, '마시다');
      await expect(inDialog(page, format(testMessages.wrong, { n: left }))).toBeVisible();
    }
    await answer(page, '자다');
    await expect(dialog(page).getByRole('timer')).toHaveText(justBegun);
    await expect(inDialog(page, '먹다')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(testButton(page)).toBeFocused();
    await expect(testButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(card(page).getByRole('timer')).toHaveText(justBegun);
  });

  await test.step('after the cooldown it can be tested again', async () => {
    await later(cooledDown);
    await expect(card(page).getByRole('timer')).toHaveCount(0);
    await expect(announcement(page)).toHaveText(messages.cooldownOver);
    await expect(testButton(page)).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('the pass reaches the next level', async () => {
    await startTest(page);
    await answer(page, '먹다');
    await expect(spoken(page)).toContainText(testMessages.correct);
    await expect(inDialog(page, format(testMessages.points, { n: EARNED }))).toBeVisible();
    await expect(inDialog(page, format(testMessages.level, { level: nextName }))).toBeVisible();
    await expect(focused(page)).toHaveText(levelMessages.continue);
    await enter(page);
    await expect(dialog(page)).toHaveAccessibleName(levelMessages['up.title']);
    const reached = format(levelMessages['up.body'], { name: '김하늘', level: nextName });
    await expect(inDialog(page, reached)).toBeVisible();
    await expect(inDialog(page, format(levelMessages.total, { n: next!.from }))).toBeVisible();
    await expect(
      dialog(page).getByRole('progressbar', { name: format(levelMessages.next, { level: nameOf(afterNext!.level) }) }),
    ).toHaveAttribute('aria-valuenow', String(next!.from));
    await expect(spoken(page)).toContainText(reached);
    expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
    await setWidth(page, 320);
    await expect.poll(() => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await setWidth(page, 1280);
    await expect(focused(page)).toHaveText(levelMessages.continue);
  });

  await test.step('the word is among the completed ones, with the day of its return', async () => {
    await tabTo(page, dialog(page).getByRole('button', { name: testMessages.alreadyGo }));
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: done.title })).toBeVisible();
    await expect(count(page)).toHaveText(format(my.count, { n: WORDS + 1 }));
    await expect(cards(page).first()).toContainText('食べる'); // the latest comes first
    await expect(card(page)).toContainText(messages.completedBadge);
    await expect(card(page)).toContainText(format(done.returns, monthAndDay(dayAfter(1 + returnsAfterDays))));
  });

  await test.step('the profile counts the point, and the day has its square', async () => {
    await fromMenu(page, nav.myInfo);
    const number = (name: string) =>
      page.getByRole('main').locator('dl > div', { hasText: name }).getByRole('definition');
    await expect(number(profile.level).first()).toHaveText(`${levelNumber(next!.level)} ${next!.level}`);
    await expect(number(profile.total)).toHaveText(format(profile.points, { n: next!.from }));
    await expect(number(profile.word)).toHaveText(format(profile.points, { n: next!.from }));
    await expect(page.getByText(format(heat.streak, { n: 2 }))).toBeVisible();
    const bands = await page
      .getByRole('list', { name: heat.legend })
      .locator('i')
      .evaluateAll((squares) => squares.map((square) => getComputedStyle(square).backgroundColor));
    for (const [date, points] of [
      [dayAfter(0), DILIGENT],
      [dayAfter(1), EARNED],
    ] as const) {
      const square = page.locator(`td[data-day="${date}"]`);
      const text = format(heat.cell, { date: format(heat.date, monthAndDay(date)), n: points, w: points, q: 0 });
      await expect(square).toHaveAccessibleName(text);
      await expect(square, text).toHaveCSS('background-color', bands[heatBand(points)] ?? '');
    }
    await setWidth(page, 320);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await setWidth(page, 1280);
  });

  await test.step('an hour before it returns the word is still completed', async () => {
    await later(returnsAfterDays * DAY - HOUR);
    await open(page, '/mywords/completed');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page)).toBeVisible();
    await open(page, '/mywords');
    await expect(count(page)).toHaveText(format(my.count, { n: WORDS }));
  });

  await test.step('then the word is in progress again, with all attempts, and earns again', async () => {
    await later(HOUR);
    await open(page, '/mywords/completed');
    await expect(page.getByText(done.emptyTitle)).toBeVisible();
    await fromMenu(page, nav.myWords);
    await expect(count(page)).toHaveText(format(my.count, { n: WORDS + 1 }));
    await expect(cards(page).first()).toContainText('食べる');
    await startTest(page);
    await answer(page, '마시다');
    await expect(inDialog(page, format(testMessages.wrong, { n: attemptsPerRound - 1 }))).toBeVisible();
    await answer(page, '먹다');
    await expect(inDialog(page, format(testMessages.points, { n: EARNED }))).toBeVisible();
    await enter(page);
    await expect(dialog(page)).toBeHidden();
    await expect(card(page)).toHaveCount(0);
    await expect(cards(page).first().getByRole('article')).toBeFocused(); // what has come to its place
    expect(await me(page)).toMatchObject({ level: next!.level, totalPoints: next!.from + EARNED });
  });
});

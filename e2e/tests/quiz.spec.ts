import type { Quiz, QuizResult } from '@utarang/contract';
import { common, format, test as messages, sent } from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { enterAfterReading, tabTo } from '../support/keyboard.js';
import { asNewMember } from '../support/member.js';
import { inBothLooks, setWidth, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

const quizPage = '/SentenceQuizPage';
const PATH = '/api/my-words/sent-quiz';
const write = { 'X-Requested-With': 'XMLHttpRequest' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counter = (page: Page, n: number) =>
  page.getByRole('heading', { name: format(sent.counter, { n }), exact: true });
const card = (page: Page) => page.getByRole('article');

/** Does what loads a question, and answers with it once it is shown. */
async function nextQuiz(page: Page, n: number, load: () => Promise<void>): Promise<Quiz> {
  const given = page.waitForResponse((response) => response.url().includes(`${PATH}/random`));
  await load();
  const quiz = (await (await given).json()) as Quiz;
  await expect(counter(page, n)).toBeFocused();
  return quiz;
}

/** Finds what a visitor without an account is told of a quiz: which option is right. */
async function rightOption(page: Page, { quizId, ask, options }: Quiz): Promise<number> {
  const passerBy = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const data = { quizId, ask, optionId: options[0]!.optionId };
  const told = await passerBy.request.post(`${PATH}/submit`, { headers: write, data });
  const { correctOptionId } = (await told.json()) as QuizResult;
  await passerBy.close();
  return options.findIndex(({ optionId }) => optionId === correctOptionId) + 1;
}

/**
 * Inspects a state: all that changes with it stands in the page's own part. The rest is looked at in
 * every-page.spec.ts.
 */
async function inspect(page: Page): Promise<void> {
  expect(await axeInBothThemes(page, 'main')).toEqual([]);
  await inBothLooks(page, async (at) => {
    expect(await sidewaysScroll(page), at).toBeLessThanOrEqual(0);
    expect(await smallTargets(page, 24), at).toEqual([]);
  });
}

test('a guest plays a sitting by keys alone, whose every state can be seen, read and pressed, and is told what became of it', async ({
  page,
}) => {
  test.slow(); // every state is looked at by axe
  await setWidth(page, 390);
  await page.goto(`${quizPage}?level=N5`);
  await tabTo(page, button(page, sent.load).first());
  const first = await nextQuiz(page, 1, () => enterAfterReading(page));
  await inspect(page);
  const right = await rightOption(page, first);
  await page.keyboard.press(String((right % 4) + 1));
  await expect(card(page).getByText(sent.wrong)).toBeVisible();
  await expect(button(page, sent.explain)).toBeFocused();
  await inspect(page);
  await enterAfterReading(page);
  await expect(card(page).locator('mark')).toBeVisible();
  await expect(button(page, sent.next)).toBeFocused();
  await inspect(page);
  const quizzes = [first, await nextQuiz(page, 2, () => enterAfterReading(page))];
  for (const n of [2, 3]) {
    await page.keyboard.press(String(await rightOption(page, quizzes.at(-1)!)));
    await expect(button(page, sent.next)).toBeFocused();
    await expect(card(page).getByText(sent.correct)).toBeVisible();
    if (n === 2) {
      await expect(page.getByText(sent['guest.title'])).toBeVisible();
      await inspect(page);
      quizzes.push(await nextQuiz(page, 3, () => enterAfterReading(page)));
    }
  }
  expect(new Set(quizzes.map(({ quizId }) => quizId)).size).toBe(3);
  await tabTo(page, button(page, sent.stop), 'Shift+Tab');
  await enterAfterReading(page);
  await expect(page.getByRole('heading', { name: sent['sum.title'] })).toBeFocused();
  await expect(page.locator('dl > div').first()).toContainText(format(common.count, { n: 3 }));
  await expect(page.locator('dl > div').nth(1)).toContainText(format(common.count, { n: 2 }));
  await inspect(page);
});

test('a member plays by keys alone, earns, and saves what was missed at one press', async ({ page }) => {
  await asNewMember(page);
  await page.goto(quizPage);
  await page.getByRole('radio', { name: sent['mode.field'], exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?value=/);
  await page.getByRole('radio', { name: '음식', exact: true }).press('Space');
  await expect(page).toHaveURL(`${quizPage}?value=${encodeURIComponent('음식')}`);
  await page.getByRole('radio', { name: sent['ask.usage'], exact: true }).press('Space');
  await expect(page).toHaveURL(`${quizPage}?value=${encodeURIComponent('음식')}&ask=usage`);
  await tabTo(page, button(page, sent.load).first());
  let quiz = await nextQuiz(page, 1, () => enterAfterReading(page));
  expect(quiz.ask).toBe('usage');
  for (let n = 1; n <= 2; n++) {
    await page.keyboard.press(String(await rightOption(page, quiz)));
    await expect(card(page).getByText(format(sent.points, { n: 2 }))).toBeVisible();
    await expect(button(page, sent.next)).toBeFocused();
    quiz = await nextQuiz(page, n + 1, () => enterAfterReading(page));
  }
  await page.keyboard.press(String(((await rightOption(page, quiz)) % 4) + 1));
  await expect(button(page, sent.explain)).toBeFocused();
  await enterAfterReading(page);
  await expect(button(page, sent.next)).toBeFocused();
  await expect(card(page).locator('mark')).toBeVisible();
  await tabTo(page, button(page, sent.stop), 'Shift+Tab');
  await enterAfterReading(page);
  await expect(page.getByText(format(messages.points, { n: 4 }), { exact: true })).toBeVisible();
  await tabTo(page, button(page, format(sent['sum.saveAll'], { n: 1 })));
  await enterAfterReading(page);
  await expect(button(page, sent['sum.allSaved'])).toBeVisible();
  const me = (await (await page.request.get('/api/users/me')).json()) as { totalPoints: number; sentPoints: number };
  expect([me.totalPoints, me.sentPoints]).toEqual([4, 4]);
  const { ids } = (await (await page.request.get('/api/users/checked-words/ids')).json()) as { ids: number[] };
  expect(ids).toHaveLength(1);
});

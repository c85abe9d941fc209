import { conjugation, endings, format, grammarDrill } from '@utarang/messages';
import { axeFindings } from '../support/axe.js';
import { enterAfterReading } from '../support/keyboard.js';
import { setWidth } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const field = (page: Page) => page.getByRole('textbox', { name: conjugation.answer });
const verdict = (page: Page) => page.locator('section [role=status]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The right answers to the two irregular verbs, which are asked by turns. */
const FORMS = { する: 'shite', 来る: '키테' } as const;

test('a guest drills a form by keys alone: from the endings, with the rule after a mistake, which comes again, to the result', async ({
  page,
}) => {
  await page.goto('/endings');
  await page.getByRole('link', { name: endings.toConjugation }).press('Enter');
  await expect(page).toHaveURL('/conjugation');
  await page.goto('/conjugation?group=irregular&form=te');
  await button(page, conjugation.start).press('Enter');
  await expect(field(page)).toBeFocused();
  await enterAfterReading(page);
  await expect(page.getByText(conjugation.blank)).toBeVisible();

  const asked = async () => ((await page.locator('[id$=word]').textContent())?.startsWith('する') ? 'する' : '来る');
  const total = 11;
  for (let n = 1; n <= total; n++) {
    const first = n === 1;
    await field(page).fill(first ? 'くって' : FORMS[await asked()]);
    await enterAfterReading(page);
    await expect(verdict(page)).toContainText(first ? conjugation.wrong : conjugation.right);
    if (first) {
      await expect(page.getByText(`${conjugation.rule} · `)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await setWidth(page, 390);
      expect(await axeFindings(page)).toEqual([]);
    }
    await expect(page.getByText(format(conjugation.place, { total, n }))).toBeVisible();
    await expect(button(page, n < total ? conjugation.next : conjugation.results)).toBeFocused();
    await enterAfterReading(page);
  }
  const result = page.getByRole('heading', { name: format(conjugation.score, { total: 10, n: 9 }) });
  await expect(result).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, conjugation.missedAgain).focus();
  await enterAfterReading(page);
  await expect(field(page)).toBeFocused();

  // The drill of endings is played by keys alone, too: a group with few patterns, to its result.
  await page.goto('/endings?drill=true&level=n1&f=change');
  await button(page, grammarDrill.start).press('Enter');
  for (let isLast = false; !isLast; ) {
    await expect(page.getByRole('group', { name: grammarDrill.options })).toBeVisible();
    await page.keyboard.press('1');
    const next = page.getByRole('button', { name: new RegExp(`^(?:${grammarDrill.next}|${grammarDrill.results})$`) });
    await expect(next).toBeFocused();
    isLast = (await next.textContent()) === grammarDrill.results;
    await enterAfterReading(page);
  }
  await expect(page.getByRole('heading', { name: /맞혔어요$/u })).toBeFocused();
});

test('a group without the form says so, and an address with an unknown one leads to the whole page', async ({
  page,
}) => {
  await page.goto('/conjugation?group=na&form=imperative');
  await expect(page.getByText(conjugation.none)).toBeVisible();
  await page.goto('/conjugation?form=nothing');
  await page.getByRole('main').getByRole('link', { name: conjugation.title }).click();
  await expect(page).toHaveURL('/conjugation');
  await expect(button(page, conjugation.start)).toBeVisible();
});

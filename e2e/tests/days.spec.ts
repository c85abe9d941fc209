import { done, format, heat, my, strip } from '@utarang/messages';
import { asNewMember, save } from '../support/member.js';
import { card, openSaved, pass, someWords } from '../support/saved-words.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

const text = (date: string) => {
  const [y = '', m, d] = date.split('-');
  return { y, m: String(Number(m)), d: String(Number(d)) };
};

/** A number of the member's day on the home page. */
const number = (page: Page, name: string) =>
  page.getByRole('region', { name: strip.title }).locator('dl > div', { hasText: name }).getByRole('definition');

/** Nights in Seoul over which dates go wrong, seen from browsers that are in another day. */
// biome-ignore format: a table, to be read down
for (const [evening, weekday, morning, nextWeekday, returns, timezoneId] of [
  ['2028-02-29', '화', '2028-03-01', '수', '2028-03-14', 'America/Los_Angeles'],
  ['2028-12-31', '일', '2029-01-01', '월', '2029-01-14', 'Pacific/Kiritimati'],
] as const) {
  test.describe(`the night from ${evening}, in ${timezoneId}`, () => {
    test.use({ now: `${evening}T23:58:00+09:00`, timezoneId });

    test('what is learned belongs to its day in Seoul, on every page', async ({ page, time }) => {
      await asNewMember(page);
      const [one, two, three, four] = await someWords(page, 4);
      await save(page, three!.id);
      await pass(page, one!);
      const points = (date: string) =>
        `${format(heat.date, text(date))} ${format(heat.cell, { date: '', n: 1, w: 1, q: 0 }).trim()}`;
      const day = (date: string) => page.locator(`td[data-day="${date}"]`);

      await page.goto('/user-info');
      await expect(day(evening)).toHaveAccessibleName(points(evening));
      await expect(day(morning)).toHaveCount(0);
      await expect(page.getByText(format(heat.streak, { n: 1 }))).toBeVisible();
      await time.pass(150, async () => {
        await save(page, four!.id);
        await pass(page, two!);
      });
      await expect(day(morning)).toHaveAccessibleName(points(morning));
      await expect(page.getByText(format(heat.streak, { n: 2 }))).toBeVisible();
      if (text(evening).y !== text(morning).y) await page.getByRole('button', { name: heat.prevYear }).click();
      await expect(day(evening)).toHaveAccessibleName(points(evening));

      await page.goto('/');
      await expect(number(page, strip.today)).toHaveText('1점');
      await expect(number(page, strip.streak)).toHaveText('2일');

      await openSaved(page);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings.filter({ hasText: '요일' })).toHaveText([
        format(my.dateHeader, { ...text(morning), weekday: nextWeekday }),
        format(my.dateHeader, { ...text(evening), weekday }),
      ]);
      await openSaved(page, '/mywords/completed');
      await expect(card(page, one!)).toContainText(format(done.returns, text(returns)));
    });
  });
}

import { type LevelWordsPage, levels as levelNames, PAGE_SIZE, type Start } from '@utarang/contract';
import { format, start, tries } from '@utarang/messages';
import { tabTo } from '../support/keyboard.js';
import { asNewMember, save } from '../support/member.js';
import { focused, painted, scrollTop, watchCalls } from '../support/observe.js';
import { expect, memberTest, type Page, test } from '../support/test.js';
import { wordsPage } from '../support/words.js';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
/** The hint in the box, which screen readers hear otherwise. */
const slash = (page: Page) => page.getByRole('search').locator('[aria-hidden]', { hasText: /^\/$/ });

test("it greets with the day's word, the levels and the first words; by keyboard alone the list goes on where they end, at an address of its own, and leads back", async ({
  page,
  home,
  request,
}) => {
  const [{ content }, answer] = [await wordsPage(request), await request.get('/api/start')];
  const { word, levels }: Start = await answer.json();
  const calls = watchCalls(page);
  await home.start();
  await expect(home.box).toBeFocused();
  await expect(slash(page)).toBeVisible();
  await expect(region(page, start.today)).toContainText(word?.meaningKo ?? '');
  await expect(link(page, start.details)).toHaveAttribute('href', `/words/${word?.id}`);
  const levelLinks = region(page, start.levels).getByRole('listitem').getByRole('link');
  await expect(levelLinks).toHaveCount(levelNames.length);
  await expect(levelLinks.first()).toContainText(String(levels.N5));
  await expect(region(page, start.first).getByRole('listitem')).toHaveCount(PAGE_SIZE);
  await expect(region(page, start.first).getByRole('listitem').last()).toContainText(
    content[PAGE_SIZE - 1]?.meaningKo ?? '',
  );
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await painted(page);
  expect(calls, 'all of it has come with the page').toEqual([]);

  await tabTo(page, link(page, start.more));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const y = await scrollTop(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?page=2');
  await expect(home.cardAt(PAGE_SIZE + 1)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, home.cardAt(PAGE_SIZE + 1).getByRole('link'));
  await expect(home.cardAt(PAGE_SIZE + 1)).toBeInViewport();
  await page.reload();
  await expect(home.cardAt(PAGE_SIZE + 1)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
  await link(page, start.all).click();
  await expect(page).toHaveURL('/?page=1');
  await expect(home.cardAt(1)).toBeInViewport();
  await home.box.fill('타베루');
  await expect(home.card('食べる')).toBeVisible();
  await home.clear.click();
  await expect(page).toHaveURL('/?page=1');
  await expect(home.cardAt(1)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no keyboard comes up by itself, and a press on what one can type finds it', async ({ page, home }) => {
    await home.start();
    await expect(slash(page)).toBeHidden();
    await expect(focused(page)).toHaveCount(0);
    await link(page, `${tries[0]?.q} ${tries[0]?.kind}`).tap();
    await expect(home.card('食べる')).toBeVisible();
    await expect(home.box).toHaveValue(tries[0]?.q ?? '');
    await expect(home.box).not.toBeFocused();
  });
});

memberTest('a member is led back to where they left off, a new one to the beginning', async ({ page, home }) => {
  await asNewMember(page);
  await home.start();
  await expect(link(page, start.begin)).toHaveAttribute('href', '/jlpt?level=N5');
  // Of its level: what admins add in other journeys stands before all others in the list of all words.
  const listed = await page.request.get('/api/difficulties/N5/words', { params: { page: 1, size: PAGE_SIZE } });
  const word = ((await listed.json()) as LevelWordsPage).content[5];
  await save(page, word?.id ?? 0);
  await home.start();
  const { levels }: Start = await (await page.request.get('/api/start')).json();
  const place = format(start.place, { level: 'N5', total: levels.N5, n: 30 });
  await expect(region(page, start.leftOff)).toContainText(place);
  await link(page, start.goOn).click();
  await expect(page).toHaveURL('/jlpt?level=N5&page=2');
  await expect(home.cardAt(30)).toContainText(word?.meaningKo ?? '');
});

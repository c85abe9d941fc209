import { PAGE_SIZE } from '@utarang/contract';
import { home as messages, start } from '@utarang/messages';
import { foundText, type Home } from '../support/home.js';
import { announcement, arrived, painted, scrollTop, watchCalls } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';
import { watchWordsCalls, wordsPage } from '../support/words.js';

const address = (mode: 'pron' | 'meaning', q: string, page = 1) =>
  `/?m=${mode}&q=${encodeURIComponent(q)}${page > 1 ? `&page=${page}` : ''}`;

/** Scrolls, lets the page see it, and answers where the window came to rest. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(y - 50);
  await painted(page);
  return scrollTop(page);
}

const expectScroll = (page: Page, y: number) =>
  expect
    .poll(async () => Math.abs((await scrollTop(page)) - y), 'distance from the earlier position')
    .toBeLessThanOrEqual(2);

const ways = {
  'the clear button': ({ home }) => home.clear.click(),
  Escape: ({ home }) => home.box.press('Escape'),
  'deleting the text': ({ home }) => home.box.fill(''),
  Back: ({ page }) => page.goBack(),
} satisfies Record<string, (at: { page: Page; home: Home }) => Promise<unknown>>;

test('however a search is left, the list is as it was before; Back from a word brings the search back, and a reload keeps it: text, mode, page and place', async ({
  page,
  home,
  request,
}) => {
  await home.open();
  await home.railInput.fill('5');
  await home.railInput.press('Enter');
  await expect(page).toHaveURL('/?page=5');
  await expect(home.cardAt(97).getByRole('link')).toBeFocused(); // the words of the page have come
  const place = await scrollTo(page, (await scrollTop(page)) + 170);
  for (const [way, leave] of Object.entries(ways)) {
    await home.box.fill('타베루');
    await expect(home.card('食べる'), way).toBeInViewport();
    await expect(page).toHaveURL(address('pron', '타베루'));
    await announcement(page).evaluate((region) => region.replaceChildren());

    await leave({ page, home });
    await expect(page, way).toHaveURL('/?page=5');
    await expect(home.box, way).toHaveValue('');
    await expectScroll(page, place);
    await expect(home.railPage(5), way).toHaveAttribute('aria-current', 'true');
    if (way !== 'Back') await expect(announcement(page), way).toHaveText(messages.restored);
  }

  await home.byMeaning.click();
  await home.box.fill('하');
  await expect(page).toHaveURL(address('meaning', '하'));
  // The address comes before the words: until then the rail is that of the list before.
  await expect(home.count).toHaveText(
    foundText((await wordsPage(request, { q: '하', mode: 'meaning' })).totalElements),
  );
  await home.railPage(2).click();
  await expect(page).toHaveURL(address('meaning', '하', 2));
  await arrived(page);
  const y = await scrollTo(page, (await scrollTop(page)) + 333);
  const card = home.cardAt(37);
  await expect(card.getByRole('heading')).toBeVisible();
  const text = await card.textContent();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await expect.poll(() => scrollTop(page)).toBe(0);

  for (const come of [() => page.goBack(), () => page.reload()]) {
    await come();
    await expect(page).toHaveURL(address('meaning', '하', 2));
    await expect(home.box).toHaveValue('하');
    await expect(home.byMeaning).toBeChecked();
    await expectScroll(page, y);
    await expect(home.railPage(2)).toHaveAttribute('aria-current', 'true');
    await expect(card).toHaveText(text ?? '');
    await expect(card).toBeInViewport();
  }
  await page.goForward();
  await expect(page).toHaveURL(/\/words\/\d+$/);
});

test('a search can be sent to someone as a link, and so can a page of the list: its words come with the page, those beside them later', async ({
  page,
  home,
  request,
}) => {
  const { totalElements } = await wordsPage(request, { q: '먹다', mode: 'meaning' });
  const calls = watchCalls(page);
  await home.open('?m=meaning&q=먹다');
  await expect(home.box).toHaveValue('먹다');
  await expect(home.byMeaning).toBeChecked();
  await expect(home.count).toHaveText(foundText(totalElements));
  await painted(page);
  expect(calls).toEqual([]);
  await home.clear.click();
  await expect(page).toHaveURL('/?m=meaning');
  await expect(page.getByRole('heading', { name: start.first })).toBeVisible();

  const wordsCalls = watchWordsCalls(page);
  await page.goto('/?page=3');
  await expect(home.cardAt(2 * PAGE_SIZE + 1).getByRole('heading')).toBeInViewport();
  await expect(home.cardAt(2 * PAGE_SIZE).getByRole('heading')).toBeAttached();
  await painted(page);
  expect(wordsCalls.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);
});

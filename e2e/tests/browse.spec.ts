import { PAGE_SIZE } from '@utarang/contract';
import { format, koLike, learn, list, word } from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { painted, scrollTop } from '../support/observe.js';
import { boxOf } from '../support/screen.js';
import { expect, type Page, test } from '../support/test.js';

const cards = (page: Page) => page.locator('main [role=listitem]');
const firstHeading = (page: Page) => cards(page).getByRole('heading', { level: 3 }).first();
const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const box = (page: Page) => page.getByRole('searchbox');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await firstHeading(page).waitFor();
}

/** Presses where it stands: `click` would scroll to what is in the sticky bar first. */
async function press(page: Page, name: string): Promise<void> {
  const place = await page.getByRole('button', { name }).boundingBox();
  if (!place) throw new Error(`there is no button ${name}`);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
}

test('four levels forth and back: the right words at the right place', async ({ page }) => {
  await open(page, '/jlpt?level=N5');
  const steps = ['N4', 'N1', 'N4'];
  const seen: { level: string; y: number; first: string | null }[] = [];
  const look = async (name: string) => {
    await expect(level(page, name)).toBeChecked();
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveText('');
    await page.evaluate((y) => scrollTo(0, y), 700 + seen.length * 431);
    await painted(page);
    await expect(firstHeading(page)).toBeVisible();
    await atRest(page);
    await expect.poll(() => onTop(page)).not.toBeNull();
    seen.push({ level: name, y: await scrollTop(page), first: await onTop(page) });
  };
  await look('N5');
  for (const name of steps) {
    await level(page, name).dispatchEvent('click');
    await look(name);
  }
  const expectAt = async ({ level: name, y, first }: (typeof seen)[number]) => {
    await expect(level(page, name)).toBeChecked();
    await expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
    await expect.poll(() => onTop(page)).toBe(first);
  };
  for (const entry of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expectAt(entry);
  }
  for (const entry of seen.slice(1, 3)) {
    await page.goForward();
    await expectAt(entry);
  }
});

/** The list has come to rest: the address names the page that the rail says is being read. */
async function atRest(page: Page): Promise<void> {
  await painted(page);
  await painted(page);
  const read = page.getByRole('navigation', { name: list.pageRail }).locator('[aria-current]');
  await expect
    .poll(async () => new URL(page.url()).searchParams.get('page') ?? '1')
    .toBe((await read.textContent())?.trim());
}

/** The heading of the first card below the sticky bar. */
const onTop = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-card]')]
        .find((card) => card.getBoundingClientRect().top > 110)
        ?.querySelector('h3')?.textContent ?? null,
  );

test("by the keyboard alone: level, learning mode, search, bridge, which opens over a list that does not move and is on the word's own page, too", async ({
  page,
}) => {
  await open(page, '/jlpt?level=N5');
  await level(page, 'N5').focus();
  await page.keyboard.press('ArrowRight');
  await expect(level(page, 'N4')).toBeFocused();
  await expect(page).toHaveURL('/jlpt?level=N4');
  await page.keyboard.press('End');
  await expect(level(page, 'N1')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(level(page, 'N5')).toBeFocused();
  await expect(firstHeading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('요리');
  await expect(page).toHaveURL(/q=/);
  const card = cards(page).filter({ has: page.getByRole('heading', { name: '料理', exact: true }) });
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab'); // clear
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /외우기$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card).not.toContainText('요리');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('요리');

  const bridge = card.getByRole('button', { name: format(koLike.bridgeOf, { word: '料理' }) });
  await bridge.focus();
  const before = await card.boundingBox();
  await page.keyboard.press('Enter');
  await expect(bridge).toHaveAttribute('aria-expanded', 'true');
  const opened = page.locator('[popover]:popover-open');
  const rule = format(koLike.initialRule, { from: '료', to: '요' });
  await expect(opened).toContainText(koLike.hanja);
  await expect(opened).toContainText(/료.*리.*요리/);
  await expect(opened).toContainText(rule);
  await expect(opened.locator('[lang=ja]')).toHaveText(['料', '理']);
  expect(await card.boundingBox()).toEqual(before);
  const place = await boxOf(opened);
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.x + place.width).toBeLessThanOrEqual(1280);
  expect(await axeInBothThemes(page, '[popover]:popover-open')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bridge).toBeFocused();
  await expect(opened).toHaveCount(0);

  await page.getByRole('link', { name: '料理', exact: true }).press('Enter');
  const read = page.getByRole('definition').filter({ hasText: '요리' });
  await expect(read).toContainText('료');
  await expect(read).toContainText(rule);
});

test('a page to learn: its words, learning mode, then the test of the same words; and back to the place', async ({
  page,
}) => {
  await open(page, '/jlpt?level=N3&page=3');
  // The list hydrates where the server rendered it, and has its whole length above it a frame later.
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expect.poll(() => onTop(page)).not.toBeNull();
  const [y, first] = [await scrollTop(page), await onTop(page)];
  await press(page, format(learn.studyPage, { n: PAGE_SIZE }));
  await expect(page).toHaveURL('/jlpt?level=N3&page=3&study=true');
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(PAGE_SIZE));
  await expect(firstHeading(page)).toHaveText(first ?? '');
  await expect(page.getByText(format(learn.studying, { n: PAGE_SIZE }))).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: format(word.revealFor, { word: '', field: word['label.meaning'] }).trim() }),
  ).toBeVisible();
  await page.getByRole('button', { name: learn.studyTest }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await press(page, learn.studyEnd);
  await expect(page).toHaveURL('/jlpt?level=N3&page=3');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
});

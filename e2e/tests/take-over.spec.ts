import type { Word } from '@utarang/contract';
import { common } from '@utarang/messages';
import { foundText, Home } from '../support/home.js';
import { asNewMember, save } from '../support/member.js';
import { scrollTop } from '../support/observe.js';
import { setWidth } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';

/** Holds back the script until the function returned lets it go. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed before the program is there is kept, and searched for', async ({ page }) => {
  const home = new Home(page);
  const release = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await home.box.fill('타베');
  release();
  await expect(home.card('食べる')).toBeVisible();
  await home.box.press('End');
  await home.box.pressSequentially('루');
  await expect(page).toHaveURL(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await expect(home.box).toHaveValue('타베루');
  await expect(home.count).not.toHaveText(foundText(0));
});

memberTest('what is chosen before the program is there is chosen then: unsaved words first', async ({ page }) => {
  await asNewMember(page);
  const { content } = await (await page.request.get('/api/difficulties/N5/words?page=0&size=2')).json();
  const [first, second]: Word[] = content;
  await save(page, first?.id ?? 0);
  const release = await holdProgram(page);
  await page.goto('/jlpt?level=N5', { waitUntil: 'commit' });
  const heading = page.locator('main [role=listitem]').getByRole('heading', { level: 3 }).first();
  await expect(heading).toHaveText(first?.japaneseWord ?? '');
  const sort = page.getByRole('combobox', { name: common.sort });
  await sort.selectOption('unsaved');
  release();
  await expect(page).toHaveURL('/jlpt?level=N5&sort=unsaved');
  await expect(sort).toHaveValue('unsaved');
  await expect(heading).toHaveText(second?.japaneseWord ?? '');
  await sort.selectOption('order');
  await expect(heading).toHaveText(first?.japaneseWord ?? '');
});

/** Observes how far a layout moved what was seen, without the reader's doing (CLS). */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

/** Waits until the whole page and its fonts are there: what they moved is not the script's doing. */
async function typeSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(fonts).toContain('loaded');
  await expect.poll(fonts).not.toContain('loading');
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Resolves when a list is as long as its words: the program has it then. */
const whole = (page: Page) => new Home(page).whole();

/** Lists alike are looked at in one place: from their start and from a page of theirs, at each width under one head. */
const visits = [
  ['/', 390],
  ['/?page=3', 390],
  ['/jlpt?level=N3', 390],
  ['/ko-like', 390],
  ['/words/50721', 390],
  ['/', 1280],
  ['/?page=1', 1280],
  ['/jlpt?level=N3&page=2', 1280],
] as const;

test('the program takes pages over without moving anything: what one has scrolled to, and the cards that came with them, stay', async ({
  page,
}) => {
  await observeShifts(page);
  for (const [path, width] of visits) {
    await test.step(`${path} at ${width} px`, async () => {
      await setWidth(page, width);
      const release = await holdProgram(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main h1, main h3').last().waitFor();
      await typeSettled(page);
      const card = path === '/?page=1' ? await page.locator('[data-card="0"]').elementHandle() : null;
      const before = await shifted(page);
      release();
      await page.waitForLoadState('networkidle');
      const moved = () => shifted(page).then((value) => value - before);
      await expect.poll(moved).toBeLessThanOrEqual(0.001);
      if (card) {
        await whole(page);
        expect(await card.evaluate((element) => element.isConnected)).toBe(true);
      }
      await page.unrouteAll();
    });
  }

  await test.step('a list that was scrolled before the program is there stays where it is', async () => {
    await setWidth(page, 390);
    const release = await holdProgram(page);
    await page.goto('/jlpt?level=N1', { waitUntil: 'commit' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.evaluate(() => scrollTo(0, 1500));
    const place = () =>
      page.evaluate(() => {
        const card = document.elementFromPoint(100, 400)?.closest('[data-card]');
        return [card?.getAttribute('data-card'), Math.round(card?.getBoundingClientRect().top ?? 0)];
      });
    const before = await place();
    expect(before[0]).toBeTruthy();
    release();
    await whole(page);
    expect(await place()).toEqual(before);
    expect(await scrollTop(page)).toBe(1500);
  });
});

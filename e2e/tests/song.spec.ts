import { course, format, song as messages, nav, plus, word } from '@utarang/messages';
import { axeFindings, axeInBothThemes } from '../support/axe.js';
import { tabTo, toSearchBox } from '../support/keyboard.js';
import { asNewMember } from '../support/member.js';
import { focused, painted, scrollTop } from '../support/observe.js';
import { apart, boxOf, sidewaysScroll, smallTargets } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';
import { stubHost } from '../support/video-host.js';

/** A song of our own, and a published one with a video. */
const OURS = '/songs/1';
const PUBLISHED = '/songs/1001';
const TITLE = 'Lemon';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const player = (page: Page) => page.locator('iframe');
const stageOf = (page: Page, title: string) =>
  page.getByRole('complementary', { name: format(messages.video, { title }) });
const stage = (page: Page) => stageOf(page, TITLE);
const poster = (page: Page) => button(page, format(messages.play, { title: TITLE }));
const place = (page: Page) => page.getByRole('progressbar', { name: messages.progress });
const lyricsLink = (page: Page) => page.getByRole('link', { name: messages.oursGo });

/** Whatever has the focus below the lyrics stands clear of the small player. */
async function expectFocusUncovered(page: Page): Promise<void> {
  for (const [target, key] of [
    [lyricsLink(page), 'Tab'],
    [page.getByRole('contentinfo').getByRole('link').last(), 'Tab'],
    [lyricsLink(page), 'Shift+Tab'],
  ] as const) {
    await tabTo(page, target, key);
    await painted(page);
    expect(apart(await boxOf(stage(page)), await boxOf(focused(page)))).toBe(true);
  }
}

/** In a list that each key filters: Back from what was found, and clearing it, lead to the list and its place. */
async function backToPlace(page: Page): Promise<void> {
  const box = page.getByRole('searchbox');
  await page.locator('main li').first().waitFor();
  await page.evaluate(() => scrollTo(0, 2000));
  await painted(page);
  await painted(page);
  const y = await scrollTop(page);
  await toSearchBox(page);
  await page.keyboard.type('na');
  await expect(page).toHaveURL(/q=na/);
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('');
  const expectPlace = () => expect.poll(async () => Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
  await expectPlace();

  // The focus is where it was left, or the key of the search brings it there.
  if (!(await box.evaluate((element) => element === document.activeElement))) await toSearchBox(page);
  await page.keyboard.type('na');
  await expect(page).toHaveURL(/q=na/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/q=/);
  await expectPlace();
}

/** A step of the song's course, counted from 0. */
const step = (page: Page, n: number) =>
  page.getByRole('region', { name: course.label }).getByRole('listitem').nth(n).getByRole('button');

/** Inspects a state of the study. */
const inspect = async (page: Page) => expect.soft(await axeInBothThemes(page, '#lyrics')).toEqual([]);

/** The text of a line of Japanese without its furigana. */
function withoutReadings(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const reading of copy.querySelectorAll('rt')) reading.remove();
  return copy.textContent ?? '';
}

test('from the list, to whose place Back and clearing a search lead, to a song: lyrics are read, hidden, copied; its words are found and lead on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/songs');
  await backToPlace(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(OURS);
  const first = page.getByRole('region', { name: format(messages.stanza, { n: 1 }) });
  await expect(first.locator('rt').first()).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await button(page, messages.view).click();
  await button(page, plus.furigana).click();
  await expect(first.locator('rt').first()).toBeHidden();
  await button(page, messages.showPron).click();
  await button(page, messages.copyAll).click();
  await expect(button(page, messages.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [line = '', meaning = ''] = copied.split('\n');
  expect(await first.locator('p').first().evaluate(withoutReadings)).toBe(line);
  await expect(first).toContainText(meaning);
  expect(copied).not.toContain('undefined');

  await page.getByRole('searchbox', { name: messages.wordsSearch }).fill('우산');
  const found = page.locator('#words').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('button', { name: format(word.save, { word: '傘' }) }).click();
  await expect(page.getByText(word.loginHint)).toBeVisible();
  await found.getByRole('link', { name: '傘' }).click();
  await expect(page).toHaveURL(/\/words\/\d+$/);
  await page.getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(OURS);
});

test('the video is asked for by a press alone, and goes on in the corner without loading again, on a phone, too', async ({
  page,
  context,
}) => {
  const asked = await stubHost(context);
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto(PUBLISHED);
  await expect(poster(page)).toBeVisible();
  expect(asked).toEqual([]);
  await poster(page).click();
  await expect(player(page)).toBeFocused();
  const frame = player(page).contentFrame();
  await frame.locator('body').evaluate((body) => body.setAttribute('data-mark', 'the same'));
  await expect
    .poll(() => frame.locator('body').evaluate(() => (globalThis as { told?: string[] }).told))
    .toContainEqual(expect.stringContaining('addEventListener'));
  const slot = await boxOf(player(page));
  await page.getByRole('heading', { name: messages.noLyrics }).click(); // the keyboard is the page's again
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(button(page, messages.videoClose)).toBeVisible();
  const small = await boxOf(player(page));
  expect(small.width).toBeLessThan(slot.width);
  expect(small.height).toBeGreaterThanOrEqual(200); // its host asks for that
  await expect(player(page)).toBeInViewport({ ratio: 1 });
  await expect(frame.locator('body')).toHaveAttribute('data-mark', 'the same');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page, 24)).toEqual([]);
  await expectFocusUncovered(page);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await button(page, messages.videoBack).click();
  await expect(button(page, messages.videoClose)).toBeHidden();
  await expect(player(page)).toBeInViewport();
  await expect(frame.locator('body')).toHaveAttribute('data-mark', 'the same');

  await test.step('on a phone it covers neither what has the focus nor the navigation, and is closed by keys', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('heading', { name: messages.noLyrics }).focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button(page, messages.videoClose)).toBeVisible();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page, 24)).toEqual([]);
    const bottom = await boxOf(page.getByRole('navigation', { name: nav.bottom }));
    expect(apart(await boxOf(stage(page)), bottom)).toBe(true);
    // Whatever lies under the small player is read once it is scrolled clear.
    expect(await axeInBothThemes(page, 'aside')).toEqual([]);
    await expectFocusUncovered(page);
    await tabTo(page, button(page, messages.videoClose), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, messages.videoClose)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus'), 'the focus goes back into the page').toHaveCount(1);
    await expect(player(page)).toHaveCount(1);
    const told = () =>
      player(page)
        .contentFrame()
        .locator('body')
        .evaluate(() => (globalThis as { told?: string[] }).told);
    await expect.poll(told).toContainEqual(expect.stringContaining('pauseVideo'));

    // A reader who scrolls back to it and away again gets the small player again.
    await page.evaluate(() => scrollTo(0, 0));
    await painted(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button(page, messages.videoClose)).toBeVisible();
    await lyricsLink(page).focus(); // in a text box Escape is the box's own
    await page.keyboard.press('Escape');
    await expect(button(page, messages.videoClose)).toBeHidden();
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);

  await test.step('a video that is gone says so, and offers to look for the song', async () => {
    await stubHost(context, 150);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PUBLISHED);
    await poster(page).click();
    await expect(page.getByRole('alert').filter({ hasText: messages.videoGone })).toBeVisible();
    const link = page.getByRole('link', { name: messages.videoFind });
    await expect(link).toHaveAttribute('href', /results\?search_query=Lemon/);
    await expect(player(page)).toHaveCount(0);
    expect(await axeFindings(page, 'main')).toEqual([]);
  });
});

test('beside lyrics the small player covers neither the line that is read nor what has the focus', async ({
  page,
  context,
}) => {
  await stubHost(context);
  // With a video, as imported songs have one.
  await page.route(`**/api${OURS}`, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), youtubeUrl: 'https://www.youtube.com/watch?v=ABCDEFGHIJK' };
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/artists/1');
  await page.locator(`main a[href="${OURS}"]`).first().click();
  await expect(page).toHaveURL(OURS);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, 'a page that is led to has the focus').toBeFocused();
  const title = (await heading.textContent()) ?? '';
  await button(page, format(messages.play, { title })).click();
  await expect(player(page)).toBeFocused();
  const small = stageOf(page, title);
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const line = page.locator('#lyrics section').last().locator('p').last();
      await line.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      await painted(page);
      await expect(button(page, messages.videoClose)).toBeVisible();
      expect(apart(await boxOf(small), await boxOf(line))).toBe(true);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

      // The study of lines goes on beside it.
      await page.evaluate(() => scrollTo(0, 0));
      await step(page, 1).focus();
      await page.keyboard.press('Enter');
      for (let n = 2; n <= 6; n++) {
        await page.keyboard.press('ArrowRight');
        await painted(page);
        if (await small.isVisible()) expect(apart(await boxOf(small), await boxOf(focused(page)))).toBe(true);
      }
      await page.goBack();
    });
  }
});

test.describe('with one thumb on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a song is learnt line by line, left, and gone on with', async ({ page }) => {
    await page.goto(OURS);
    await button(page, course.skip).tap();
    await expect(place(page)).toHaveAttribute('aria-valuetext', /줄 중 1번째 줄/);
    const lines = Number(await place(page).getAttribute('aria-valuemax'));
    const next = button(page, messages.lineNext);
    const here = await boxOf(next);
    expect(here.y, 'within reach of the thumb').toBeGreaterThan(844 / 2);
    expect(here.height).toBeGreaterThanOrEqual(44);
    for (let n = 2; n <= 3; n++) {
      await page.getByRole('button', { name: messages.linePron }).tap();
      await page.getByRole('button', { name: messages.lineMean }).tap();
      await expect(page.getByRole('button', { name: messages.lineMean })).toHaveCount(0);
      await next.tap();
      await expect(place(page)).toHaveAttribute('aria-valuetext', format(messages.lineCount, { total: lines, n }));
      await expect(next).toBeInViewport({ ratio: 1 });
    }
    await page.reload();
    await expect(place(page)).toHaveAttribute('aria-valuetext', format(messages.lineCount, { total: lines, n: 3 }));
    await page.goBack();
    await expect(button(page, format(course['goOn.lines'], { n: 3 }))).toBeVisible();
  });
});

test('by keys alone a line is revealed, stepped on from, heard and typed, which all can read', async ({ page }) => {
  await page.goto(OURS);
  await tabTo(page, step(page, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: messages.lineMode })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const line = page.getByRole('region', { name: messages.lyrics });
  await expect(line).toBeFocused();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /줄 중 2번째 줄/);
  await page.keyboard.press('ArrowUp');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /줄 중 1번째 줄/);
  await tabTo(page, page.getByRole('button', { name: messages.linePron }));
  await page.keyboard.press('Enter');
  const spoken = (await line.locator('p').nth(1).textContent()) ?? '';
  expect(spoken).toMatch(/[가-힣]/);

  await tabTo(page, button(page, messages.heard));
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: messages.heardLabel });
  await expect(box).toBeFocused();
  await expect(page.getByText(spoken)).toHaveCount(0);
  await page.keyboard.insertText(spoken.slice(0, 4));
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-line] mark').first()).toBeVisible();
  await expect(page.getByText(messages.heardWrong)).toBeVisible();
  await inspect(page);
  await expect(button(page, messages.heardAgain)).toBeFocused();
  await page.keyboard.press('Enter');
  await box.fill(spoken.replaceAll(' ', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.heardRight)).toBeVisible();
});

memberTest('a member saves a word from the line where it stands', async ({ page }) => {
  await asNewMember(page);
  await page.goto(`${OURS}?study=true`);
  const star = page.getByRole('list', { name: messages.lineWords }).getByRole('button').first();
  // The star moves with the press; a page that is left before the answer saves nothing.
  const saved = page.waitForResponse(/\/api\/checked-words\/\d+$/);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved;
  const name = (await star.getAttribute('aria-label')) ?? '';
  await expect(page.locator('#words').getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

import type { ElementHandle, Locator } from '@playwright/test';
import {
  a11y,
  common,
  format,
  myLyrics,
  sent,
  song,
  test as testMessages,
  word as wordMessages,
} from '@utarang/messages';
import { hold } from '../support/keyboard.js';
import { asNewMember, newText } from '../support/member.js';
import { openPlace, places } from '../support/places.js';
import { boxOf } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';
import { theWord } from '../support/words.js';

/** Phones, the last with its keyboard open. */
const phones = [
  { width: 390, height: 664 },
  { width: 412, height: 780 },
  { width: 390, height: 844 },
  { width: 390, height: 460 },
] as const;

test.use({ viewport: phones[0], expectedErrors: /404|Failed to load resource/ });
memberTest.use({ viewport: phones[0] });

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

type Watched = { hiddenFocus: () => string | null; hidden: string[] };

/**
 * Gives a page `hiddenFocus`, which says which element has the focus although it cannot be seen or something lies over
 * it, and notes in `hidden` what it says before each key moves the focus on.
 */
function watchFocus(): void {
  const watched = window as unknown as Watched;
  watched.hidden = [];
  watched.hiddenFocus = () => {
    const focus = document.activeElement;
    if (!(focus instanceof HTMLElement) || focus === document.body || focus.tagName === 'MAIN') return null;
    const seen = focus.closest('label') ?? focus;
    const { left, top, width, height } = seen.getBoundingClientRect();
    if (width < 2 || height < 2) return null; // the skip link before it has the focus, or a hidden box of a label
    const lines = [...seen.getClientRects()];
    const isThere = lines.some((line) => {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const over = document.elementFromPoint(x, y);
      return over !== null && (seen.contains(over) || over.contains(seen) || over.closest('label') === seen);
    });
    return isThere ? null : `${focus.outerHTML.slice(0, 120)} at ${left},${top} ${width}×${height}`;
  };
  const note = () => {
    // What slides in with the focus and out again, as the skip link does, does so at once.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const hidden = watched.hiddenFocus();
    if (hidden) watched.hidden.push(hidden);
  };
  addEventListener('keydown', note, { capture: true });
}

const hiddenFocus = (page: Page) => page.evaluate(() => (window as unknown as Watched).hiddenFocus());

/** In the middle of the screen, with nothing over it. */
async function inSight(target: Locator, what: string): Promise<void> {
  await expect.soft(target, what).toBeInViewport({ ratio: 1 });
  const covered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.soft.poll(covered, `${what}: something lies over it`).toBe(false);
}

/** The controls whose middle is on the screen, but belongs to another control. */
const underAnother = (controls: Element[]): (string | null)[] =>
  controls
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button, a[href]');
      return hit && hit !== control && !hit.closest('nav');
    })
    .map(({ textContent }) => textContent);

const MOST_STOPS = 45;

test('what has the focus is in sight, whatever Tab stops at', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  await page.addInitScript(watchFocus);
  for (const [index, { name, path }] of places.entries()) {
    await page.setViewportSize(phones[index % 3]!);
    await openPlace(page, path);
    // At once, which takes a fraction of the time of single presses. Only a page on which that hides something, as one
    // that is still coming to rest, is gone through stop by stop.
    await hold(page, 'Tab', MOST_STOPS);
    const seen = await page.evaluate(() => (window as unknown as Watched).hidden.length);
    if (seen === 0 && (await hiddenFocus(page)) === null) continue;
    await openPlace(page, path);
    expect.soft(await hiddenStops(page), name).toEqual([]);
  }
});

/** Stops of Tab that are out of sight, each given its time. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const found = await hiddenFocus(page);
    if (found)
      await expect
        .poll(() => hiddenFocus(page), { timeout: 2000 })
        .toBeNull()
        .catch(() => hidden.push(found));
  }
  return hidden;
}

test('nothing moves between a press beside a box and its release', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  for (const path of ['/', '/jlpt?level=N5', '/songs', '/kana', '/particles', '/lookup', '/login', '/signup']) {
    await openPlace(page, path);
    const box = page.locator('main :is(input:not([type=checkbox], [type=radio]), textarea):visible').first();
    const targets = await page.locator('main :is(button, a[href]):visible').elementHandles();
    for (const target of targets.slice(0, 25)) {
      await box.focus();
      const place = await target.boundingBox();
      if (!place || place.y < 0 || place.y + place.height > phones[0].height) continue;
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      const [text, there] = await (target as ElementHandle<Element>).evaluate(async (element) => {
        await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, { x, y, width, height }] as const;
      });
      expect.soft(there, `${path}: ${text}`).toEqual(place);
      await page.mouse.move(1, 1);
      await page.mouse.up();
    }
  }
});

memberTest('a correction is saved by one press, although its box has the focus', async ({ page }) => {
  await asNewMember(page);
  await page.goto(`/my-lyrics/${await newText(page)}`);
  await page.getByRole('article').getByRole('button', { name: /아메/ }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: new RegExp(myLyrics.fix) }).click();
  const meaning = panel.getByRole('textbox').last();
  await meaning.fill('빗물');
  const save = button(panel, myLyrics.save);
  await save.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const place = await boxOf(save);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(panel.getByText('빗물')).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/my-lyrics\/[\w-]+$/);
});

for (const phone of phones.slice(0, 3)) {
  test(`the quiz shows its result and what comes next at ${phone.width}×${phone.height}, and outlives a reload`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/SentenceQuizPage?level=N5');
    await button(page.getByRole('main'), sent.load).first().click();
    const options = page.getByRole('group', { name: sent.options }).getByRole('button');
    await expect.poll(() => options.evaluateAll(underAnother), 'options that another control lies over').toEqual([]);
    await options.first().click();
    const said = page.getByRole('article').getByText(new RegExp(`${sent.correct}|${sent.wrong}`));
    await inSight(said, 'what is said');
    const explain = button(page, sent.explain);
    if (await explain.isVisible()) {
      await inSight(explain, sent.explain);
      await expect(explain).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(button(page, sent.next)).toBeFocused();
    await inSight(button(page, sent.next), sent.next);
    await page.reload();
    await expect(button(page, sent.next)).toBeVisible();
    await page.getByRole('button', { name: format(sent.choiceOf, { of: '' }).trim(), expanded: false }).click();
    await page.getByRole('radio', { name: 'N4' }).click();
    await expect(button(page, sent.next)).toHaveCount(0);
    await page.goBack();
    await expect(button(page, sent.next)).toBeVisible();
  });

  test(`the next line of a song is within reach at ${phone.width}×${phone.height}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/songs/1?study=true');
    await inSight(button(page, song.lineNext), song.lineNext);
  });
}

test('what a press of a guest says stands on the screen, beside the first of two cards, too', async ({ page }) => {
  await page.goto('/artists');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const said = page.getByRole('main').getByRole('listitem').first().getByRole('status');
  await expect(said).toContainText(wordMessages.loginHint);
  await expect(said).toBeInViewport({ ratio: 1 });
});

test('a test fits above the keyboard; Back closes it, a question over it first, and a reload begins without it', async ({
  page,
}) => {
  await page.setViewportSize(phones[3]);
  const { id } = await theWord(page.request, '食べる', '먹다');
  await page.goto('/about');
  await page.goto(`/words/${id}`);
  const open = button(page.getByRole('main'), format(wordMessages.testName, { word: '食べる' }));
  await open.click();
  await inSight(button(dialog(page), testMessages.submit), testMessages.submit);
  await dialog(page).getByRole('textbox').fill('머');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/words/${id}`);
  await open.click();
  await expect(dialog(page).getByRole('textbox')).toHaveValue('머');
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, a11y.openMenu).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(`/words/${id}`);
  await button(page, a11y.openMenu).click();
  await button(dialog(page), common.close)
    .or(button(dialog(page), a11y.closeMenu))
    .first()
    .click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

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
import { asNewMember, newText } from '../support/member.js';
import { openPlace } from '../support/places.js';
import { boxOf, phones as usualPhones } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';
import { theWord } from '../support/words.js';

/** Phones, the last with its keyboard open. */
const phones = [...usualPhones, { width: 390, height: 460 }] as const;

test.use({ viewport: phones[0], expectedErrors: /404|Failed to load resource/ });
memberTest.use({ viewport: phones[0] });

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

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

test('nothing moves between a press beside a box and its release', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  for (const path of ['/', '/jlpt?level=N5', '/songs', '/kana', '/particles', '/lookup', '/login', '/signup']) {
    await openPlace(page, path);
    const box = page.locator('main :is(input:not([type=checkbox], [type=radio]), textarea):visible').first();
    await box.focus();
    // One of each kind on the screen: what the focus of the box moves, it moves for all of them.
    const some = await page.evaluateHandle(() => {
      const kinds = new Map<string, Element>();
      for (const target of document.querySelectorAll('main :is(button, a[href])')) {
        const { top, bottom } = target.getBoundingClientRect();
        const kind = `${target.tagName} ${target.className}`;
        if (target.checkVisibility() && top >= 0 && bottom <= innerHeight && !kinds.has(kind)) kinds.set(kind, target);
      }
      return [...kinds.values()];
    });
    for (const handle of (await some.getProperties()).values()) {
      const target = handle.asElement() as ElementHandle<Element>;
      await box.focus();
      const place = await target.boundingBox();
      if (!place) continue;
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      const [text, there] = await target.evaluate(async (element) => {
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

for (const phone of usualPhones) {
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

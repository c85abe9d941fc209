import { a11y, common, footer, list, home as messages, nav, plus } from '@utarang/messages';
import { composeHangul, composing, safariEnter } from '../support/ime.js';
import { countSubmits, focused } from '../support/observe.js';
import { expect, test } from '../support/test.js';

test('the Enter that ends a composition searches nothing, the next one does, once', async ({ page, home }) => {
  await home.open();
  const submits = await countSubmits(page);
  await home.box.focus();
  await composeHangul(page, '타베루');
  await expect(home.box).toHaveValue('타베루');
  expect(await submits()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(submits).toBe(1);
});

test('nor does it in the order of Safari', async ({ home }) => {
  await home.open();
  await home.box.fill('타베루');
  expect(await safariEnter(home.box)).toBe(true);
});

test('the Enter that ends a composition jumps to no page', async ({ page, home }) => {
  await home.open();
  await home.railInput.fill('4');
  await composeHangul(page, '２');
  await expect(home.railInput).toHaveValue('42');
  await safariEnter(home.railInput);
  await expect(home.railInput).toHaveValue('42');
  await expect(home.railPage(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(home.railPage(42)).toHaveAttribute('aria-current', 'true');
});

test('arrows move the caret where there is text, and keep the mode', async ({ page, home }) => {
  await home.open();
  await home.box.fill('하나');
  const caret = () => home.box.evaluate((box: HTMLInputElement) => box.selectionStart);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(caret).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(caret).toBe(2);
  await expect(home.byPronunciation).toBeChecked();
});

test('arrows switch the mode from the empty box, from the toggle and from the page', async ({ page, home }) => {
  await home.open();
  await page.keyboard.press('ArrowRight');
  await expect(home.byMeaning).toBeChecked();
  await home.box.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(home.byPronunciation).toBeChecked();
  await expect(home.box).toBeFocused();
  await home.byPronunciation.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(home.byMeaning).toBeChecked();
  // Within a card they lead from one of its buttons to the next.
  await home.cardAt(1).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(home.cardAt(1).getByRole('link')).not.toBeFocused();
  await expect(home.byMeaning).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(home.byPronunciation).toBeChecked();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(home.byPronunciation).toBeChecked();
});

test('no arrow switches while composing', async ({ page, home }) => {
  await home.open();
  await home.box.focus();
  const client = await page.context().newCDPSession(page);
  const arrow = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 229 };
  for (const text of ['', 'ㅌ']) {
    if (text) await composing(page, text);
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...arrow });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...arrow });
    await expect(home.byPronunciation).toBeChecked();
  }
});

test('no key of the page works behind a dialog', async ({ page, home }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await home.open();
  await page.getByRole('button', { name: a11y.openMenu }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('/');
  await expect(home.byPronunciation).toHaveAttribute('aria-checked', 'true');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(home.byMeaning).toBeChecked();
});

test('/ goes to the box, Escape clears it and then leaves it', async ({ page, home }) => {
  await home.open();
  await page.keyboard.press('/');
  await expect(home.box).toBeFocused();
  await expect(home.box).toHaveValue('');
  await page.keyboard.type('1/2');
  await expect(home.box).toHaveValue('1/2');
  await page.keyboard.press('Escape');
  await expect(home.box).toHaveValue('');
  await expect(home.box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home.box).not.toBeFocused();

  await home.box.fill('타');
  await home.byPronunciation.focus();
  await page.keyboard.press('/');
  await page.keyboard.type('노무');
  await expect(home.box, 'the old text was selected').toHaveValue('노무');
});

test('shortcuts of one character can be turned off for good', async ({ page, home }) => {
  await home.open();
  await page.getByRole('button', { name: plus['theme.label'] }).click();
  const off = page.getByRole('checkbox', { name: plus.shortcutsOff });
  await off.check();
  await page.keyboard.press('Escape');
  await expect(off).toBeHidden();
  for (const visit of ['now', 'after a reload']) {
    await page.keyboard.press('/');
    await expect(home.box, visit).not.toBeFocused();
    await page.reload();
    await home.cards.first().waitFor();
  }
  await page.keyboard.press('ArrowRight');
  await expect(home.byMeaning).toBeChecked();
  await page.getByRole('button', { name: plus['theme.label'] }).click();
  await off.uncheck();
  await page.keyboard.press('Escape');
  await expect(off).toBeHidden();
  await page.keyboard.press('/');
  await expect(home.box).toBeFocused();
});

test('the modes are one stop of Tab; arrows move and select, and go round', async ({ page, home }) => {
  await home.open();
  await home.byPronunciation.focus();
  const steps = [
    ['ArrowRight', home.byMeaning],
    ['ArrowRight', home.byPronunciation],
    ['ArrowLeft', home.byMeaning],
    ['ArrowDown', home.byPronunciation],
    ['ArrowUp', home.byMeaning],
    ['Home', home.byPronunciation],
    ['Home', home.byPronunciation],
    ['End', home.byMeaning],
  ] as const;
  for (const [key, chosen] of steps) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(home.box).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(home.byMeaning).toBeFocused();
});

test('Tab goes through the page in the order in which it is read', async ({ page, home }) => {
  await home.open('?m=pron&q=타베루');
  const stops: string[] = [];
  while (stops.length < 40 && stops.at(-1) !== footer.about) {
    await page.keyboard.press('Tab');
    const stop = focused(page);
    stops.push((await stop.getAttribute('aria-label')) ?? (await stop.textContent()) ?? '');
  }
  const order = [
    ...[a11y.skip, nav.search, nav.jlpt, nav.koLike, nav.fields, plus['theme.label'], nav.login, nav.signup],
    ...[messages['mode.pron'], messages['box.label'], list.clear, common.search, '食べる'],
    ...[footer.email, footer.about],
  ];
  expect(stops.filter((stop) => order.includes(stop))).toEqual(order);
});

import { common, fields, format, jlpt, koLike, learn, list, pageTitles, word } from '@utarang/messages';
import { axeInBothThemes } from '../support/axe.js';
import { asNewMember, save } from '../support/member.js';
import { drawn, scrollTop } from '../support/observe.js';
import { expect, memberTest, type Page, test } from '../support/test.js';

const cards = (page: Page) => page.locator('main [role=listitem]');
const firstHeading = (page: Page) => cards(page).getByRole('heading', { level: 3 }).first();
const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const box = (page: Page) => page.getByRole('searchbox');
const fieldAddress = (name: string, more = '') => `/fields?value=${encodeURIComponent(name)}${more}`;

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

// biome-ignore format: a table, to be read down
for (const [path, shown, checked] of [
  ['/jlpt',                                    '/jlpt?level=N5',     'N5'],
  ['/jlpt?level=n3',                           '/jlpt?level=n3',     'N3'],
  ['/jlpt?level=N9',                           '/jlpt?level=N5',     'N5'],
  ['/jlpt?level=',                             '/jlpt?level=N5',     'N5'],
  ['/jlpt?level=N1&level=N2',                  '/jlpt?level=N5',     'N5'],
  ['/jlpt/xyz',                                '/jlpt?level=N2',     'N2'],
  ['/fields',                                  fieldAddress('기초'), '기초'],
  [fieldAddress('첫 만남').replace('%20', '+'), fieldAddress('첫 만남').replace('%20', '+'), '첫 만남'],
] as const) {
  test(`${decodeURIComponent(path)} shows ${checked}`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('radio', { checked: true })).toHaveText(checked);
  });
}

test('a situation that does not exist says so, and leads on', async ({ page }) => {
  await page.goto(fieldAddress('없는상황'));
  await expect(page.getByRole('heading', { name: format(fields.unknown, { field: '없는상황' }) })).toBeVisible();
  await page.getByRole('link', { name: format(fields.unknownGo, { field: '기초' }) }).click();
  await expect(page).toHaveURL(fieldAddress('기초'));
  await expect(firstHeading(page)).toBeVisible();
});

for (const path of ['/jlpt?level=N4', fieldAddress('음식'), '/ko-like', '/words']) {
  test(`${decodeURIComponent(path)}: a page past the end is the last one`, async ({ page }) => {
    await open(page, `${path}${path.includes('?') ? '&' : '?'}page=9999`);
    const total = Number(await cards(page).first().getAttribute('aria-setsize'));
    const first = (Math.ceil(total / 24) - 1) * 24 + 1;
    await expect(cards(page).and(page.locator(`[aria-posinset="${first}"]`))).toBeInViewport();
    await page.keyboard.press('End');
    await expect(cards(page).and(page.locator(`[aria-posinset="${total}"]`))).toBeInViewport();
    await expect(page.getByText(list.end)).toBeInViewport();
  });
}

test('ten levels forth and back: the right words at the right place', async ({ page }) => {
  await open(page, '/jlpt?level=N5');
  const steps = ['N4', 'N3', 'N2', 'N1', 'N2', 'N3', 'N4', 'N5', 'N4', 'N3'];
  const seen: { level: string; y: number; first: string | null }[] = [];
  const look = async (name: string) => {
    await expect(level(page, name)).toBeChecked();
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveText('');
    await page.evaluate((y) => scrollTo(0, y), 700 + seen.length * 431);
    await drawn(page);
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
  for (const entry of seen.slice(1, 4)) {
    await page.goForward();
    await expectAt(entry);
  }
});

/** The list has come to rest: the address names the page that the rail says is being read. */
async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await drawn(page);
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

test('clearing a search in a situation leads back to its page and place', async ({ page }) => {
  await open(page, fieldAddress('식당'));
  await page.evaluate(() => scrollTo(0, 900));
  await drawn(page);
  await atRest(page);
  const [y, first] = [await scrollTop(page), await onTop(page)];
  await page.keyboard.press('/');
  await page.keyboard.type('주문');
  await expect(page.getByRole('status').filter({ hasText: '찾았어요' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => onTop(page)).toBe(first);
  expect(Math.abs((await scrollTop(page)) - y)).toBeLessThanOrEqual(2);
});

test('by the keyboard alone: level, learning mode, search, bridge', async ({ page }) => {
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
  await page.keyboard.type('시간');
  await expect(page).toHaveURL(/q=/);
  await expect(firstHeading(page)).toHaveText('時間');
  await page.keyboard.press('Tab'); // clear
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /외우기$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).not.toContainText('시간');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const bridge = page.getByRole('button', { name: format(koLike.bridgeOf, { word: '時間' }) });
  await bridge.focus();
  await page.keyboard.press('Enter');
  await expect(bridge).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[popover]:popover-open')).toContainText(/시.*간.*시간/);
  await page.keyboard.press('Escape');
  await expect(bridge).toBeFocused();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});

test('the bridge opens beside its card without moving the list, and says its rule', async ({ page }) => {
  await open(page, `/ko-like?q=${encodeURIComponent('요리')}`);
  const card = cards(page).filter({ has: page.getByRole('heading', { name: '料理', exact: true }) });
  const before = await card.boundingBox();
  await card.getByRole('button', { name: format(koLike.bridgeOf, { word: '料理' }) }).click();
  const opened = page.locator('[popover]:popover-open');
  await expect(opened).toContainText(koLike.hanja);
  await expect(opened).toContainText('료');
  await expect(opened).toContainText(format(koLike.initialRule, { from: '료', to: '요' }));
  await expect(opened.locator('[lang=ja]')).toHaveText(['料', '理']);
  expect(await card.boundingBox()).toEqual(before);
  const place = (await opened.boundingBox())!;
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.x + place.width).toBeLessThanOrEqual(1280);
  await page.mouse.click(5, 500);
  await expect(opened).toHaveCount(0);
});

test("the word's own page has the reading of its kanji without a press", async ({ page }) => {
  await open(page, `/ko-like?q=${encodeURIComponent('요리')}`);
  await page.getByRole('link', { name: '料理', exact: true }).click();
  const read = page.getByRole('definition').filter({ hasText: '요리' });
  await expect(read).toContainText('료');
  await expect(read).toContainText(format(koLike.initialRule, { from: '료', to: '요' }));
});

test('a page to learn: its words, learning mode, then the test of the same words; and back to the place', async ({
  page,
}) => {
  await open(page, '/jlpt?level=N3&page=3');
  await expect.poll(() => onTop(page)).not.toBeNull();
  const [y, first] = [await scrollTop(page), await onTop(page)];
  await press(page, format(learn.studyPage, { n: 24 }));
  await expect(page).toHaveURL('/jlpt?level=N3&page=3&study=true');
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '24');
  await expect(firstHeading(page)).toHaveText(first ?? '');
  await expect(page.getByText(format(learn.studying, { n: 24 }))).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: format(word.revealFor, { field: word['label.meaning'] }) }),
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

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('levels, rail and learning are within reach, and nothing lies outside', async ({ page }) => {
    await open(page, '/jlpt?level=N5');
    await level(page, 'N2').tap();
    await expect(page).toHaveURL('/jlpt?level=N2');
    await expect(page.getByRole('navigation', { name: list.pageRail })).toHaveCount(0);
    await page.getByRole('button', { name: list.railShow }).tap();
    const rail = page.getByRole('navigation', { name: list.pageRail });
    await expect(rail).toBeVisible();
    const [railPlace, cardPlace] = [(await rail.boundingBox())!, (await cards(page).first().boundingBox())!];
    expect(cardPlace.x + cardPlace.width).toBeLessThanOrEqual(railPlace.x);
    await rail.getByRole('link', { name: format(list.pageGo, { n: 2 }), exact: true }).tap();
    await expect(page).toHaveURL('/jlpt?level=N2&page=2');
    await page.reload();
    await expect(rail).toBeVisible();
    await page.getByRole('button', { name: list.railHide }).tap();
    await expect(rail).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the situation of the address is in view', async ({ page }) => {
    await open(page, fieldAddress('숫자·시간'));
    await expect(page.getByRole('radio', { checked: true })).toBeInViewport();
    await page.getByRole('radio', { name: '취미' }).tap();
    await expect(page.getByRole('heading', { name: format(fields.selected, { field: '취미' }) })).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
  });
});

test.describe('axe', () => {
  for (const [name, path] of [
    ['words like Korean', '/ko-like'],
    ['the situations', fieldAddress('식당')],
  ] as const) {
    test(`the bridge among ${name}, in both themes`, async ({ page }) => {
      await open(page, path);
      // A bridge with a caution is so high that axe, which knows no top layer, sees the next card over its text.
      await page
        .getByRole('listitem')
        .filter({ hasNotText: koLike.caution })
        .getByRole('button', { name: /한자로 이어 보기/ })
        .first()
        .click();
      await expect(page.locator('[popover]:popover-open')).toContainText(koLike.hanja);
      expect(await axeInBothThemes(page, '[popover]:popover-open')).toEqual([]);
    });
  }
});

test.describe('of a member', () => {
  for (const path of ['/jlpt?level=N5', fieldAddress('음식'), '/ko-like', '/words']) {
    memberTest(`${decodeURIComponent(path)}: unsaved words first`, async ({ page }) => {
      await asNewMember(page);
      await page.goto(path);
      const first = await firstHeading(page).textContent();
      const second = await cards(page).getByRole('heading', { level: 3 }).nth(1).textContent();
      const id = Number((await cards(page).getByRole('link').first().getAttribute('href'))?.split('/').at(-1));
      await save(page, id);
      await page.reload();
      await page.getByRole('combobox', { name: common.sort }).selectOption('unsaved');
      await expect(page).toHaveURL(/sort=unsaved/);
      await expect(firstHeading(page)).toHaveText(second ?? '');
      await page.getByRole('combobox', { name: common.sort }).selectOption('order');
      await expect(firstHeading(page)).toHaveText(first ?? '');
    });
  }
});

test('the four pages are called what they are', async ({ page }) => {
  // biome-ignore format: a table, to be read down
  for (const [path, heading, title] of [
    ['/jlpt?level=N5',     pageTitles.jlpt,   format(jlpt.titleOf, { level: 'N5' })],
    [fieldAddress('기초'), pageTitles.fields, format(fields.titleOf, { field: '기초' })],
    ['/ko-like',           pageTitles.koLike, pageTitles.koLike],
    ['/words',             pageTitles.words,  pageTitles.words],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveTitle(`${title} · 우타랑`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('status').filter({ hasText: /개/ })).toBeVisible();
  }
});

import { isBuilt, levelPath, type PageId, type PageOfOne, pageIds, pathOf } from '@utarang/contract';
import { asAdmin, asNewMember, newText, save } from '../support/member.js';
import { places } from '../support/places.js';
import { complaintsOf, waitForHydration } from '../support/rendered-alike.js';
import { looks, setWidth } from '../support/screen.js';
import { expect, memberTest, type Page, test } from '../support/test.js';

/** For each page that shows one thing, the id of a thing that exists; of a member's own, of none. */
const ids: Readonly<Record<PageOfOne, string>> = {
  word: '50721',
  artist: '113',
  song: '1',
  particle: 'wa',
  ending: 'te-iru',
  kanji: '学',
  myLyric: '1',
  adminSong: '1',
};
const addressOf = (id: PageId) =>
  id === 'jlpt' ? levelPath('N4') : pathOf(id, { id: (ids as Partial<Record<PageId, string>>)[id] ?? '' });

const ofPlaces = places.map(({ path }) => path);
/** Addresses at which a page looks otherwise. */
const others = [
  '/?page=3',
  '/jlpt?level=N3&page=2',
  '/jlpt?level=N2&q=%EB%A8%B9',
  '/words?q=%E9%A3%9F',
  '/ko-like?q=%EC%95%BD%EC%86%8D',
  '/mywords?sort=pron',
  '/jlpt?level=N5&sort=unsaved',
];
const addresses = [...new Set([...pageIds.map(addressOf), ...ofPlaces, ...others])];
const isForAdmins = (address: string) => /^[/]a(dmin|dd)\b/.test(address);
const forAll = addresses.filter((address) => !isForAdmins(address));
/** The addresses of members. A page for admins is one page to all others. */
const memberAddresses = [...forAll, '/add'];
/** A guest's places are looked at in every-page.spec.ts. */
const guestAddresses = forAll.filter((address) => !ofPlaces.includes(address));

/** The addresses at which admins see another page than others do. */
const adminAddresses = [
  '/add',
  '/admin/words?reported=true&q=%E9%A3%9F',
  '/admin/queue?kind=reports',
  '/admin/members?q=a&member=1',
  '/admin/history?kind=member',
  '/admin/words/import',
  '/admin/sentences?level=N5&state=asked&q=%E9%A3%9F',
  '/admin/songs?show=lines&q=%EB%B4%84',
  '/admin/songs/1',
  '/admin/artists?q=a',
];

/** Each address is in one of the looks: the server knows of neither. */
const ofLook = (all: readonly string[], position: number) =>
  all.filter((_, index) => index % looks.length === position);

async function look(page: Page, at: readonly string[]): Promise<void> {
  const complaints = complaintsOf(page);
  for (const address of at) {
    await page.goto(address, { waitUntil: 'commit' });
    await waitForHydration(page);
  }
  expect(complaints).toEqual([]);
}

const MINUTES = 60_000;

memberTest.describe('a member', () => {
  memberTest.use({ expectedErrors: /404/ });
  for (const [index, { width, colorScheme }] of looks.entries()) {
    memberTest(`${width} px, ${colorScheme}: what the server renders is what the browser renders`, async ({ page }) => {
      memberTest.setTimeout(5 * MINUTES);
      await page.emulateMedia({ colorScheme });
      await setWidth(page, width);
      await asNewMember(page);
      for (const id of [50412, 50721, 40001]) await save(page, id);
      await look(page, [...ofLook(memberAddresses, index), pathOf('myLyric', { id: await newText(page) })]);
    });
  }
});

memberTest.describe('an admin', () => {
  memberTest.use({ expectedErrors: /404/ });
  for (const [index, { width, colorScheme }] of looks.entries()) {
    memberTest(`${width} px, ${colorScheme}: what the server renders is what the browser renders`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await setWidth(page, width);
      await asAdmin(page);
      await look(page, ofLook(adminAddresses, index));
    });
  }
});

test.describe('a guest', () => {
  test.use({ expectedErrors: /404/ });
  for (const [index, { width, colorScheme }] of looks.entries()) {
    test(`${width} px, ${colorScheme}: what the server renders is what the browser renders`, async ({ page }) => {
      test.setTimeout(5 * MINUTES);
      await page.emulateMedia({ colorScheme });
      await setWidth(page, width);
      await look(page, ofLook(guestAddresses, index));
    });
  }
});

test('every page that is built is looked at', () => {
  const all = [...forAll, ...adminAddresses.map((address) => address.replace(/[?].*/, ''))];
  const looked = (id: PageId) => all.includes(addressOf(id));
  expect(pageIds.filter((id) => isBuilt(id) && !looked(id))).toEqual([]);
});

test('a difference would be seen', async ({ browser }) => {
  // Not watched, as the page of a journey is: a complaint is what is wanted here.
  const page = await browser.newPage();
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<h1', '<h1 lang="x">다른 것</h1><h1'),
    });
  });
  const complaints = complaintsOf(page);
  await page.goto('/about');
  await waitForHydration(page);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/React error #418/);
  await page.close();
});

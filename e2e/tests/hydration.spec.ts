import { expect, type Page, test } from '@playwright/test';
import { builtPages, type PageId, pages } from '@utarang/contract';
import { asAdmin, asNewMember, save } from '../support/member.js';
import { places } from '../support/places.js';
import { setWidth } from '../support/screen.js';
import { memberTest } from '../support/test.js';

/** Each page by one address, and what else a page can look like. */
const addresses = [
  ...new Set([
    ...Object.entries(pages).map(([id, path]) => path.replace(':id', '50721') + (id === 'jlpt' ? '?level=N4' : '')),
    ...places.map(({ path }) => path),
    '/?page=3',
    '/jlpt?level=N3&page=2',
    '/jlpt?level=N2&q=%EB%A8%B9',
    '/words?q=%E9%A3%9F',
    '/ko-like?q=%EC%95%BD%EC%86%8D',
    '/mywords?sort=pron',
    '/jlpt?level=N5&sort=unsaved',
  ]),
];

/** All that a browser complains of: what React could not take over, what the policy refused, what failed to load. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const missing = message.text().includes('404'); // the page itself, where it is the not-found page
    if (['error', 'warning'].includes(message.type()) && !missing) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** Until React has taken over the page's last part. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#root header, #root main > *')];
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')));
  });

/** What an admin sees in these is another page than what others do. */
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

async function look(page: Page, at = addresses): Promise<void> {
  const complaints = complaintsOf(page);
  for (const address of at) {
    await page.goto(address);
    await alive(page);
  }
  expect(complaints).toEqual([]);
}

const MINUTES = 60_000;

memberTest.describe('a member', () => {
  memberTest.use({ expectedErrors: /404/ });
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      memberTest(`${width} px, ${colorScheme}: what the server draws is what the browser draws`, async ({ page }) => {
        memberTest.setTimeout(5 * MINUTES);
        await page.emulateMedia({ colorScheme });
        await setWidth(page, width);
        await asNewMember(page);
        for (const id of [50412, 50721, 40001]) await save(page, id);
        await look(page);
      });
    }
  }
});

memberTest.describe('an admin', () => {
  memberTest.use({ expectedErrors: /404/ });
  for (const width of [390, 1280]) {
    memberTest(`${width} px: what the server draws is what the browser draws`, async ({ page }) => {
      await setWidth(page, width);
      await asAdmin(page);
      await look(page, adminAddresses);
    });
  }
});

test.describe('a guest', () => {
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${width} px, ${colorScheme}: what the server draws is what the browser draws`, async ({ page }) => {
        test.setTimeout(5 * MINUTES);
        await page.emulateMedia({ colorScheme });
        await setWidth(page, width);
        await look(page);
      });
    }
  }
});

test('every page that is built is looked at', () => {
  const looked = (id: PageId) =>
    addresses.some((address) => address.split('?')[0] === pages[id].replace(':id', '50721'));
  expect([...builtPages].filter((id) => !looked(id))).toEqual([]);
});

test('a difference would be seen', async ({ page }) => {
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<h1', '<h1 lang="x">다른 것</h1><h1'),
    });
  });
  const complaints = complaintsOf(page);
  await page.goto('/about');
  await alive(page);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/React error #418/);
});

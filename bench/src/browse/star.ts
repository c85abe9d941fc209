import type { Page } from 'playwright-core';
import { forgetInputs, noteInputs, slowestInput } from './inputs.js';
import { openPhone, slowDown, visit } from './phone.js';

/** The plan of a measurement: the list of words in which stars are pressed. */
export type StarPlan = {
  readonly path: string;
  /** The number of cards to scroll past before the presses. */
  readonly cards: number;
  /** The factor by which the pages are slower than this machine. */
  readonly slowdown: number;
};

const PRESSES = 5;
/** The pause between presses, long enough for the answer to one before the next. */
const BETWEEN_MS = 700;
const SCREEN_PX = 700;

/** Measures how long the screen takes to follow the slowest of some stars that a member presses, in milliseconds. */
export async function pressStars(origin: URL, { path, cards, slowdown }: StarPlan): Promise<number> {
  const phone = await openPhone();
  const { page, browser } = phone;
  try {
    await becomeMember(page, origin);
    await noteInputs(page);
    await visit(phone, new URL(path, origin));
    await readTo(page, cards - 1);
    await slowDown(phone, slowdown);
    await page.waitForTimeout(BETWEEN_MS);
    await forgetInputs(page);
    for (let press = 0; press < PRESSES; press++) {
      const star = page.locator(`[data-card="${cards - PRESSES + press}"] button[aria-pressed="false"]`);
      await star.tap();
      await page.waitForTimeout(BETWEEN_MS);
    }
    if ((await page.locator('[data-card] button[aria-pressed="true"]').count()) < PRESSES) {
      throw new Error('a star that was pressed is off');
    }
    return await slowestInput(page);
  } finally {
    await browser.close();
  }
}

/** Scrolls down screen by screen until this card is rendered. */
async function readTo(page: Page, card: number): Promise<void> {
  const last = page.locator(`[data-card="${card}"] h3`);
  while ((await last.count()) === 0) {
    await page.mouse.wheel(0, SCREEN_PX);
    await page.waitForTimeout(100);
  }
  await last.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

async function becomeMember(page: Page, origin: URL): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const username = `star_${Date.now() % 1e9}`;
  const password = 'Sorairo-1204';
  const form = { username, password };
  const person = {
    password2: password,
    name: '김하늘',
    birthDate: '1999-04-12',
    job: '',
    email: `${username}@example.com`,
  };
  const signedUp = await page.request.post(new URL('/api/users/signup', origin).href, {
    headers,
    data: { ...form, ...person },
  });
  const loggedIn = await page.request.post(new URL('/api/login', origin).href, { headers, form });
  if (!signedUp.ok() || !loggedIn.ok()) throw new Error(`no member: ${signedUp.status()}, ${loggedIn.status()}`);
}

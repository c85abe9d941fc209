import { test as base, expect, type Page } from '@playwright/test';
import { type Time, type Timers, timeFrom, timersOf, usualNow } from './clock.js';
import { firefoxPage, isFirefox } from './firefox.js';
import { Home } from './home.js';
import { awaitingHydration } from './hydration.js';
import { firstAdmin } from './member.js';
import { type Product, startProduct } from './product.js';

type Fixtures = {
  /** The complaint of the browser that a test which makes calls fail expects; null allows none. */
  expectedErrors: RegExp | null;
  home: Home;
  /** A journey that names it controls the page's timers. */
  timers: Timers;
  /** Fails the test when the browser complained: an error in the console, a broken policy, an uncaught error, an alert. */
  noComplaints: undefined;
};

type OfWorker = {
  /**
   * One for all journeys of members in a worker: without limits, with a clock that they move and mails that they read.
   * What admins change in it others do not count on: a start costs as much as a journey.
   */
  product: Product;
};

/**
 * Complaints of Firefox that are about no fault: of the style that Playwright adds for a picture, and of a font that was
 * on its way (NS_BINDING_ABORTED) when the page was left. Chromium says nothing of either.
 */
const OF_FIREFOX =
  /^Content-Security-Policy: .*\(style-src-elem\)|^downloadable font: download failed .*status=2152398850\b/;

/**
 * A journey of a guest, through the product as an operator runs it, at the real time: of what guests see, only the word
 * of the day depends on the date.
 */
export const test = base.extend<Fixtures, OfWorker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const product = await startProduct({
        NODE_ENV: 'test',
        RATE_LIMIT: 'off',
        SHEDDING: 'off',
        TEST_CLOCK: 'on',
        ...firstAdmin,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedErrors: [null, { option: true }],
  // Without scripts nothing is ever hydrated.
  page: async ({ page, javaScriptEnabled, reducedMotion, forcedColors }, use) => {
    const usual = isFirefox(page) ? await firefoxPage(page, { reducedMotion, forcedColors }) : page;
    await use(javaScriptEnabled ? awaitingHydration(usual) : usual);
  },
  home: async ({ page }, use) => use(new Home(page)),
  timers: async ({ page }, use) => {
    await page.clock.install();
    await use(timersOf(page));
  },
  noComplaints: [
    async ({ context, expectedErrors, browserName }, use) => {
      const complaints: string[] = [];
      const isPassed = (text: string) => browserName === 'firefox' && OF_FIREFOX.test(text);
      context.on('console', (message) => {
        if (message.type() !== 'error' || expectedErrors?.test(message.text())) return;
        if (isPassed(message.text())) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!isPassed(text)) complaints.push(text);
      });
      context.on('dialog', async (dialog) => {
        complaints.push(`window.${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await use(undefined);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

type OfMember = {
  /** The moment at which the journey begins, for the server and the browser alike. */
  now: string;
  time: Time;
};

/** A journey of a visitor who is or becomes a member: on a server and in a browser that share its time. */
export const memberTest = test.extend<OfMember>({
  baseURL: ({ product }, use) => use(product.url),
  now: [usualNow, { option: true }],
  time: [async ({ page, product, now }, use) => use(await timeFrom(page, product.url, now)), { auto: true }],
  timers: ({ page, time: _ }, use) => use(timersOf(page)),
});

export { expect, type Page };

import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

/** The factor by which the pages run slower than this machine: "a phone-class CPU (4× slowdown)". */
export const SLOWDOWN = 4;

export type Phone = { readonly browser: Browser; readonly page: Page; readonly devtools: CDPSession };

/** A fresh Chromium with an empty page as large as a phone's, not slowed down yet. */
export async function openPhone(): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
  });
  // What runs TypeScript here wraps functions in `__name`; a function that runs in the page looks for it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { browser, page, devtools: await page.context().newCDPSession(page) };
}

export const slowDown = async ({ devtools }: Phone, rate: number): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Opens a page, and waits until the first words are there and nothing more is loading. */
export async function visit({ page }: Phone, address: URL): Promise<void> {
  await page.goto(address.href);
  await page.locator('main :is([role=listitem], li) h3').first().waitFor();
  await page.waitForLoadState('networkidle');
}

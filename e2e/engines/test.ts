import { type Browser, test as base, expect } from '@playwright/test';
import { chooseInput, composeByKeys } from './compose.js';
import { playwrightVisitor } from './playwright-visitor.js';
import type { Engine, Visitor } from './visitor.js';
import { webdriverVisitor } from './webdriver-visitor.js';
import { startWebkit } from './webkit.js';

export type EngineOption = { engine: Engine };

type OfWorker = EngineOption & {
  /** Opens a window of a new visitor: without cookies, and with nothing kept on the device. One browser for all. */
  open: (baseURL: string) => Promise<{ visitor: Visitor; close: () => Promise<void> }>;
};

export const test = base.extend<{ visitor: Visitor }, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  open: [
    async ({ engine, playwright, launchOptions }, use) => {
      if (engine === 'webkit') {
        const { driver, env, stop } = await startWebkit();
        await use(async (baseURL) => {
          await driver.get(new URL('/favicon.svg', baseURL).href);
          await driver.manage().deleteAllCookies();
          await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
          const visitor = webdriverVisitor(engine, driver, baseURL, (text) =>
            composeByKeys(text, env, () =>
              driver.executeScript('const box = document.activeElement; box.blur(); box.focus()'),
            ),
          );
          await visitor.resize(1280, 900);
          return { visitor, close: () => chooseInput('xkb:us::eng', env) };
        });
        await stop();
        return;
      }
      const browser: Browser = await playwright[engine].launch(launchOptions);
      await use(async (baseURL) => {
        const { visitor, page } = await playwrightVisitor(engine, browser, baseURL);
        return { visitor, close: () => page.context().close() };
      });
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ open, baseURL }, use) => {
    const { visitor, close } = await open(baseURL!);
    await use(visitor);
    await close();
  },
});

export { expect };

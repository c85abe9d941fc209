import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { composeByDevTools, composeByScript } from './compose.js';
import { typingIntoPages } from './firefox-typing.js';
import { CALL, IS_HYDRATED } from './in-page.js';
import type { Engine, Target, Visitor } from './visitor.js';

function allOf(page: Page, target: Target): Locator {
  const from = target.within ? one(page, target.within) : page;
  const found = () => {
    if ('role' in target) {
      const { role, name } = target;
      return from.getByRole(role, { ...(name !== undefined && { name }), exact: typeof name === 'string' });
    }
    if ('label' in target) return from.getByLabel(target.label, { exact: true });
    if ('text' in target) return from.getByText(target.text, { exact: true });
    return from.locator(target.css);
  };
  return found().filter({ visible: true });
}

const one = (page: Page, target: Target): Locator => allOf(page, target).nth(target.nth ?? 0);

/** A visitor in a browser that Playwright drives: Chromium, or the Firefox that the system has. */
export async function playwrightVisitor(
  engine: Engine,
  browser: Browser,
  baseURL: string,
): Promise<{ visitor: Visitor; page: Page }> {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR', viewport: { width: 1280, height: 900 } });
  if (engine === 'firefox') await typingIntoPages(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // Asked again from here: the policy of the page lets nobody run a text within it.
  const waitForHydration = () => expect.poll(() => page.evaluate(`(${IS_HYDRATED})()`).catch(() => false)).toBe(true);
  /** An answer about something that may not be there at this moment. */
  const ofOne = async <Answer>(target: Target, absent: Answer, ask: (found: Locator) => Promise<Answer>) => {
    const found = one(page, target);
    return (await found.count()) === 0 ? absent : ask(found).catch(() => absent);
  };
  const soon = { timeout: 1000 };
  const visitor: Visitor = {
    engine,
    open: async (path) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await waitForHydration();
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitForHydration();
    },
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    path: async () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (target) => one(page, target).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    compose: (text) => (engine === 'chromium' ? composeByDevTools(page, text) : composeByScript(page, text)),
    count: (target) => allOf(page, target).count(),
    text: (target) => ofOne(target, '', async (found) => (await found.textContent(soon)) ?? ''),
    value: (target) => ofOne(target, '', (found) => found.inputValue(soon)),
    attribute: (target, name) => ofOne<string | null>(target, null, (found) => found.getAttribute(name, soon)),
    hasFocus: (target) =>
      ofOne(target, false, (found) => found.evaluate((element) => element === document.activeElement, null, soon)),
    call: (method, path, body) => page.evaluate(`(${CALL})(...${JSON.stringify([method, path, body ?? null])})`),
    evaluate: (source) => page.evaluate(`(${source})()`),
    screenshot: () => page.screenshot(),
  };
  return { visitor, page };
}

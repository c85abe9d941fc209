import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CALL, FIND, IS_HYDRATED } from './in-page.js';
import type { Engine, Target, Visitor } from './visitor.js';

const TIMEOUT_MS = 20_000;
/** The time for which a target stands still before it is pressed. */
const STILL_MS = 150;

/** Names of `KeyboardEvent.key` that WebDriver has a code for. */
const keyCode = (key: string): string =>
  ({
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Backspace: Key.BACK_SPACE,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    ArrowDown: Key.ARROW_DOWN,
  })[key] ?? key;

/** Targets as JSON has them: regular expressions by their source and flags. */
const sent = (target: Target): unknown =>
  JSON.parse(
    JSON.stringify(target, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

/** Checks for a problem of a page that is moving: a moment later the press may succeed. */
const isTransient = (problem: unknown): boolean =>
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.ElementNotInteractableError ||
  problem instanceof error.ElementClickInterceptedError;

/**
 * A visitor in a browser that speaks WebDriver alone. The driver of WebKit says that keys are pressed before the page
 * has them all: typing waits for them, else the next press takes the focus from under the last ones.
 */
export function webdriverVisitor(
  engine: Engine,
  driver: WebDriver,
  baseURL: string,
  compose: (text: string) => Promise<void>,
): Visitor {
  const find = (target: Target) => driver.executeScript<WebElement[]>(`return (${FIND})(arguments[0])`, sent(target));
  const one = async (target: Target) => (await find(target))[target.nth ?? 0];
  /** An answer about something that may not be there at this moment. */
  const ofOne = async <Answer>(target: Target, absent: Answer, source: string, ...more: unknown[]): Promise<Answer> => {
    const found = await one(target);
    if (!found) return absent;
    return driver.executeScript<Answer>(`return (${source})(...arguments)`, found, ...more).catch(() => absent);
  };
  /** The driver looks for a place, then presses there: what moves between the two is missed. */
  const isStill = async (element: WebElement): Promise<boolean> => {
    const place = () =>
      driver.executeScript<string>('return JSON.stringify(arguments[0].getBoundingClientRect())', element);
    const before = await place();
    await driver.sleep(STILL_MS);
    return (await place()) === before;
  };
  const waitForHydration = () =>
    driver.wait(() => driver.executeScript<boolean>(`return (${IS_HYDRATED})()`).catch(() => false), TIMEOUT_MS);
  return {
    engine,
    open: async (path) => {
      await driver.get(new URL(path, baseURL).href);
      await waitForHydration();
    },
    reload: async () => {
      await driver.navigate().refresh();
      await waitForHydration();
    },
    back: async () => void (await driver.executeScript('history.back()')),
    path: () => driver.executeScript<string>('return location.pathname + location.search'),
    resize: async (width, height) => {
      // The frame of the window is not the page's.
      const wanted = { width, height };
      const rect = await driver.manage().window().setRect(wanted);
      const inner = await driver.executeScript<typeof wanted>('return { width: innerWidth, height: innerHeight }');
      const frame = { width: rect.width - inner.width, height: rect.height - inner.height };
      if (frame.width || frame.height) {
        await driver
          .manage()
          .window()
          .setRect({ width: width + frame.width, height: height + frame.height });
      }
    },
    click: async (target) => {
      await driver.wait(
        async () => {
          try {
            const found = await one(target);
            if (!found) return false;
            // A hidden box is pressed by its label, as people do.
            const pressed = await driver.executeScript<WebElement>(
              "const seen = arguments[0].classList.contains('sr') ? arguments[0].labels[0] : arguments[0]; seen.scrollIntoView({ block: 'center' }); return seen",
              found,
            );
            if (!(await isStill(pressed))) return false;
            await pressed.click();
            return true;
          } catch (problem) {
            if (isTransient(problem)) return false;
            throw problem;
          }
        },
        TIMEOUT_MS,
        `cannot be pressed: ${JSON.stringify(sent(target))}`,
      );
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
      const hasArrived = () =>
        driver.executeScript<boolean>(
          "return !('value' in document.activeElement) || document.activeElement.value.endsWith(arguments[0])",
          text,
        );
      await driver.wait(hasArrived, TIMEOUT_MS, `was not typed: ${text}`);
    },
    press: async (key) => {
      await driver.executeScript("window.heard = false; addEventListener('keyup', () => (window.heard = true), true)");
      await driver.actions().sendKeys(keyCode(key)).perform();
      const isHeard = () => driver.executeScript<boolean>('return window.heard !== false').catch(() => false);
      await driver.wait(isHeard, TIMEOUT_MS, `was not pressed: ${key}`);
    },
    compose,
    count: async (target) => (await find(target)).length,
    text: (target) => ofOne(target, '', '(element) => element.textContent'),
    value: (target) => ofOne(target, '', '(element) => element.value'),
    attribute: (target, name) =>
      ofOne<string | null>(target, null, '(element, name) => element.getAttribute(name)', name),
    hasFocus: (target) => ofOne(target, false, '(element) => element === document.activeElement'),
    call: async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
      const answer = await driver.executeAsyncScript<{ value?: Answer; problem?: string }>(
        `const [method, path, body, done] = arguments;
         (${CALL})(method, path, body).then((value) => done({ value }), (error) => done({ problem: String(error) }))`,
        method,
        path,
        body ?? null,
      );
      if (answer.problem) throw new Error(answer.problem);
      return answer.value as Answer;
    },
    evaluate: (source) =>
      driver.executeAsyncScript(
        `const [done] = arguments; Promise.resolve((${source})()).then(done, () => done(null))`,
      ),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 120;
/** More than a card can do. */
const PARTS_MAX = 15;
/** A second Enter within 0.3 s is taken for a double press. */
const PACE_MS = 350;

/**
 * Goes on with Tab, or back, until something has the focus, as a person without a mouse does. A card is one stop: what
 * it can do is reached with the arrows.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to find it by its name takes longer than a step.
  let element = await found(target);
  await hold(page, key, await element.evaluate(stopsTo, key === 'Shift+Tab'));
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    const focus = await focusSeenFrom(element);
    if (focus === 'on it' || (focus === 'in its card' && (await arrowTo(page, element)))) return;
    if (focus === 'rendered again') element = await found(target);
    else await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/**
 * Counts the stops from the focus to something at least: what is drawn between them and can have the focus, and it
 * itself. Where there are more, the next keys are pressed one by one.
 */
function stopsTo(target: SVGElement | HTMLElement, backwards: boolean): number {
  const focused = document.activeElement ?? document.body;
  const card = target.closest('[data-card]');
  if (target === focused || card?.contains(focused)) return 0;
  const isAhead = (one: Node, other: Node) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    !(one !== document.body && one.contains(other));
  const isBetween = (one: Node) =>
    backwards ? isAhead(one, focused) && isAhead(target, one) : isAhead(focused, one) && isAhead(one, target);
  const room = target.closest('dialog:modal') ?? document;
  // Of radio buttons one is a stop; which one, only the browser knows.
  const all = room.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input:not([type=radio])');
  const between = [...all].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      isBetween(one),
  );
  // A card is one stop, whether it lies before or behind what is looked for in it.
  return between.filter((one) => !card?.contains(one)).length + 1;
}

/**
 * Holds a key for a number of stops. A page draws several at once: that takes a third of the time of single presses.
 */
export async function hold(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<void> {
  if (stops === 0) return;
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
}

type Element = ElementHandle<SVGElement | HTMLElement>;

async function found(target: Locator): Promise<Element> {
  const element = await target.elementHandle();
  if (!element) throw new Error(`${target} is gone`);
  return element;
}

const focusSeenFrom = (target: Element) =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 'on it';
    if (!element.isConnected) return 'rendered again';
    return element.closest('[data-card]')?.contains(document.activeElement) ? 'in its card' : 'elsewhere';
  });

async function arrowTo(page: Page, target: Element): Promise<boolean> {
  for (const arrow of ['ArrowRight', 'ArrowLeft']) {
    for (let part = 0; part < PARTS_MAX; part++) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(arrow);
      const focus = await target.evaluate((element, before) => {
        if (element === document.activeElement) return 'on it';
        return before === document.activeElement ? 'where it was' : 'elsewhere';
      }, before);
      if (focus === 'on it') return true;
      if (focus === 'where it was') break; // on the last part, or there is none at all
    }
  }
  return false;
}

/** Goes to the search box by its key, once its part of the page has hydrated. */
export const toSearchBox = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();

/** The moment of the last Enter that `enter` pressed in a page. */
const lastEnter = new WeakMap<Page, number>();

/** Presses Enter at a person's pace: some time after the last Enter, which may have been pressed otherwise. */
export async function enter(page: Page): Promise<void> {
  const due = (lastEnter.get(page) ?? performance.now()) + PACE_MS;
  await sleep(Math.max(0, due - performance.now()));
  await page.keyboard.press('Enter');
  lastEnter.set(page, performance.now());
}

/** Presses Enter after the time in which a person reads what the key before it has brought. */
export async function enterAfterReading(page: Page): Promise<void> {
  await sleep(PACE_MS);
  await page.keyboard.press('Enter');
}

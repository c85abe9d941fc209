import type { Page } from '@playwright/test';
import axe, { type NodeResult, type RunOnly } from 'axe-core';
import { inBothLooks } from './screen.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme can break: all others are about what both have in common. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * The findings of axe against the page as it stands, or a part of it: every violation, and contrast that it could not
 * make out (a gradient or a picture behind the text). It looks once all animations have ended: nobody reads colours
 * half-way.
 */
export const axeFindings = (page: Page, within = 'html'): Promise<string[]> =>
  findings(page, within, { type: 'tag', values: tags });

/** The findings of axe on a light phone and on a dark desk. */
export async function axeInBothLooks(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  await inBothLooks(page, async (place) => {
    for (const finding of await axeFindings(page, within)) found.push(`${place}: ${finding}`);
  });
  return found;
}

/** The findings of axe in the theme of the page, and those against the colours of the other one. */
export async function axeInBothThemes(page: Page, within = 'html'): Promise<string[]> {
  const found = await axeFindings(page, within);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  const inOther = await findings(page, within, { type: 'rule', values: ofColours });
  await page.emulateMedia({ colorScheme: own });
  return [...found, ...inOther.map((finding) => `${other}: ${finding}`)];
}

async function findings(page: Page, within: string, runOnly: RunOnly): Promise<string[]> {
  const { violations, incomplete } = await analyse(page, within, runOnly);
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
  const found = [...violations, ...unclear].flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  const remaining: string[] = [];
  for (const { id, node } of found) {
    if (isShort(node)) continue;
    // One after the other: looking at a finding may scroll the page.
    const explained = await Promise.all([
      isScrolledAway(page, node),
      isUnderBar(page, node),
      isBehindDialog(page, node),
      isLabelInName(page, node),
    ]);
    if (explained.includes(true) || (await isUncovered(page, node))) continue;
    remaining.push(`${id}: ${node.html}\n${node.failureSummary}`);
  }
  return remaining;
}

/** Asks axe about the page, once all animations have ended. */
async function analyse(page: Page, within: string, runOnly: RunOnly) {
  // Once for each document: loading axe takes as long as looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, runOnly]) => {
      // The animation of an element that leaves the page is rejected.
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(
        // A drawn picture is decoration, and so is the initial in it: the whole name stands beside it.
        { include: [within], exclude: ['svg[aria-hidden=true]'] },
        // Frames show what others made; no rule here asks for style sheets or sounds, which it would load first.
        { runOnly, resultTypes: ['violations', 'incomplete'], iframes: false, preload: false },
      );
      return { violations, incomplete };
    },
    [within, runOnly] as const,
  );
}

/** A single character is text here: a kanji, a kana. Its colours are those of the texts around it. */
const isShort = ({ any }: NodeResult): boolean =>
  any.length > 0 && any.every(({ data }) => data?.messageKey === 'shortTextContent');

/**
 * Checks whether something lies outside a box that scrolls: it is behind others until it is scrolled to, and nobody
 * reads it there.
 */
const isScrolledAway = async (page: Page, { any, target }: NodeResult): Promise<boolean> =>
  any.length > 0 &&
  any.every(({ data }) => /Obscur|Overlap/i.test(data?.messageKey ?? '')) &&
  page
    .locator(String(target[0]))
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const sideways = overflowX === 'auto' && outer.scrollWidth > outer.clientWidth;
        const down = overflowY === 'auto' && outer.scrollHeight > outer.clientHeight;
        if (!sideways && !down) continue;
        const room = outer.getBoundingClientRect();
        return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
      }
      return false;
    });

/** A bar that stays at an edge covers a part of what can be scrolled clear of it: then all of it can be pressed. */
const isUnderBar = async (page: Page, { any, target }: NodeResult): Promise<boolean> =>
  any.some(({ id, data }) => id === 'target-size' && /Obscur/i.test(data?.messageKey ?? '')) &&
  page
    .locator(String(target[0]))
    .first()
    .evaluate((element) => {
      const before = scrollY;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      // Its corners may be round: the middles of its edges are not.
      const isClear = [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint(middle, y)),
      );
      scrollTo({ top: before, behavior: 'instant' });
      return isClear;
    });

/** A dialog covers what is behind it. Axe only sees that two lines of a text have different things behind them. */
const isBehindDialog = async (page: Page, { any, target }: NodeResult): Promise<boolean> =>
  any.length > 0 &&
  any.every(({ data }) => data?.messageKey === 'elmPartiallyObscuring') &&
  page
    .locator(String(target[0]))
    .first()
    .evaluate((element) => element.closest('dialog:modal') !== null);

/**
 * Axe looks for the label of a button among the words of its name. In Korean a word goes on (연습 in 연습하기), and the
 * initial in a drawn picture is decoration, no label.
 */
const isLabelInName = async (page: Page, { any, target }: NodeResult): Promise<boolean> =>
  any.length > 0 &&
  any.every(({ id }) => id === 'label-content-name-mismatch') &&
  page
    .locator(String(target[0]))
    .first()
    .evaluate((element) => {
      const label = element.cloneNode(true) as Element;
      for (const picture of label.querySelectorAll('svg[aria-hidden=true]')) picture.remove();
      return (element.getAttribute('aria-label') ?? '').includes(label.textContent?.trim() ?? '');
    });

/** Axe sees a whole shape where a drawn picture shows a part of it; the browser says what really lies over a text. */
const isUncovered = async (page: Page, { any, target }: NodeResult): Promise<boolean> =>
  any.length > 0 &&
  any.every(({ data }) => data?.messageKey === 'bgOverlap') &&
  page
    .locator(String(target[0]))
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const above = stack.slice(0, stack.indexOf(element));
      const isBare = (one: Element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        return one instanceof HTMLElement && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      };
      return stack.includes(element) && above.every(isBare);
    });

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against the page as it stands, or a part of it: every violation, and contrast that it could not make
 * out (a gradient or a picture behind the text). Movements are over when it looks: half-way colours are nobody's.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(() =>
    // What leaves the page takes its movement along, which then ends as a failure.
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => {}),
  );
  const { violations, incomplete } = await new AxeBuilder({ page }).include(within).withTags(tags).analyze();
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...unclear].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

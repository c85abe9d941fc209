import type { Page } from '@playwright/test';

/** The warning of a browser whose service workers the journeys block, so that each sees the server's own answers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects the errors and warnings of a page: failed hydration, violations of the policy, failed loads. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const missing = message.text().includes('404'); // the page itself, where it is the not-found page
    const expected = missing || message.text() === BLOCKED_WORKER;
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** Waits until React has hydrated the last part of the page: by then it has complained of any difference. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#root header, #root main > *')];
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')));
  });

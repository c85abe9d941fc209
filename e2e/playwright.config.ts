import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from './engines/firefox-launch.js';
import { filesInFirefox } from './support/in-firefox.js';
import { full } from './support/screen.js';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Features of the browser that a journey does not need. The switch replaces Playwright's own, so its features that
 * matter here are named again. Without the last two every new window draws two pages of the browser's own, for its
 * address bar.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The journeys that Firefox runs as they stand (ADR 0051). One at a time: a second Firefox takes the machine from both. */
const firefox = {
  name: 'firefox',
  testMatch: filesInFirefox,
  workers: 1,
  // The pages of all entries, in large text, take it a hundred seconds on a busy machine.
  timeout: 240_000,
  use: { browserName: 'firefox', launchOptions: firefoxLaunch },
} as const;

/** Journeys through the built product, in a real browser, by the names a person sees. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/test-results',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine under load must not stop a change; what passes on the second try only is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  // Generous: nothing here is about time, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  projects: [{ name: 'chromium' }, ...(full ? [firefox] : [])],
  use: {
    // Set by the global set-up, which starts the product on a free port; workers inherit it.
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 900 },
    // What one journey loaded ahead is none of the next; the journey without a network allows it.
    serviceWorkers: 'block',
    // To write down every journey costs a quarter of its time: the second try of one that failed is enough.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from './engines/firefox-launch.js';
import type { EngineOption } from './engines/test.js';
import usual from './playwright.config.js';

/**
 * The most important journeys in every engine: Chromium, Firefox and WebKit, each in a browser that the system has. One
 * worker is one browser, so that none is started twice.
 */
export default defineConfig<object, EngineOption>({
  ...usual,
  testDir: 'engines',
  globalSetup: './engines/start-product.ts',
  outputDir: '../.cache/test-results-engines',
  fullyParallel: false,
  // WebKit under load misses a press now and then, and Back, a list's place by a row: why is not known yet.
  retries: process.env.CI ? 2 : 0,
  projects: [
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'firefox', use: { engine: 'firefox', launchOptions: firefoxLaunch } },
    { name: 'chromium', use: { engine: 'chromium' } },
  ],
});

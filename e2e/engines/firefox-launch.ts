import { fileURLToPath } from 'node:url';

/** The Firefox that the system has, which Playwright drives by WebDriver BiDi. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
};

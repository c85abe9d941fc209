import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The socket at which the Firefox of this process takes preferences. */
export const firefoxDoor = join(tmpdir(), `utarang-firefox-${process.pid}.sock`);

/** The Firefox that the system has, which Playwright drives by WebDriver BiDi. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
  args: [`--door=${firefoxDoor}`],
  // The clipboard is read without asking a person.
  firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
};

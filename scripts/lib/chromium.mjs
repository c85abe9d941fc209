import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The first is Chromium without windows: the same engine, which takes a sixth less of the suite's time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
/** Debian's, the wanted one first: older releases lack it. */
const packages = ['chromium-headless-shell', 'chromium'];

const find = () => [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path));

const canInstall = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
};

/**
 * The browser for the screen tests: `CHROMIUM`, an installed one, or Debian's package where this may install it.
 * Without one the tests cannot be run, and that is a failure, not a reason to leave them out.
 * @returns {Promise<string>} the program's path
 */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Debian’s chromium for the screen tests …');
    await run('apt-get', ['update', '-qq']);
    for (const name of packages) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = find();
      if (installed) return installed;
    }
  }
  console.error(
    'The screen tests need Chromium: install it (Debian: apt-get install chromium-headless-shell, or chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}

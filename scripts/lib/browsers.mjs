import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** The first of some paths that exists. */
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** Debian's folders of libraries, one for each processor. */
const librariesOf = () => {
  try {
    return readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  } catch {
    return [];
  }
};

/** The small browser that Debian ships with WebKitGTK; its folder is called after the processor and the release. */
const miniBrowser = () =>
  firstOf(
    librariesOf().flatMap((processor) =>
      readdirSync(join('/usr/lib', processor))
        .filter((name) => /^webkit2?gtk-\d/.test(name))
        .map((name) => join('/usr/lib', processor, name, 'MiniBrowser')),
    ),
  );

/**
 * A browser that the tests of screens run in.
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} setting the setting that names its program
 * @property {() => string | undefined} find
 * @property {readonly (readonly string[])[]} packages Debian's, the wanted ones first: older releases may lack them
 */

/** @type {Browser} */
const chromium = {
  name: 'Chromium',
  setting: 'CHROMIUM',
  find: () =>
    firstOf([
      process.env.CHROMIUM,
      // The same engine without windows, with which the suite is a sixth faster.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
    ]),
  packages: [['chromium-headless-shell'], ['chromium']],
};

/** @type {Browser} */
const firefox = {
  name: 'Firefox',
  setting: 'FIREFOX',
  find: () => firstOf([process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']),
  packages: [['firefox-esr']],
};

/** WebKitGTK, the engine of Safari, with its driver, a screen for it and a Korean input method on that. @type {Browser} */
const webkit = {
  name: 'WebKit',
  setting: 'MINIBROWSER',
  find: () =>
    ['WebKitWebDriver', 'Xvfb', 'ibus-daemon', 'xdotool', 'dbus-daemon'].every((name) =>
      existsSync(`/usr/bin/${name}`),
    ) && existsSync('/usr/libexec/ibus-engine-hangul')
      ? firstOf([process.env.MINIBROWSER, miniBrowser()])
      : undefined,
  packages: [['webkit2gtk-driver', 'xvfb', 'ibus', 'ibus-gtk3', 'ibus-hangul', 'dbus', 'xdotool']],
};

const canInstall = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
};

/**
 * The browsers for the screen tests: those that settings name, installed ones, or Debian's packages where this may
 * install them. Without one the tests cannot be run, and that is a failure, not a reason to leave them out.
 * @returns {Promise<Record<string, string>>} the programs' paths, by the setting that names each
 */
export async function ensureBrowsers() {
  const paths = {};
  let listed = false;
  for (const { name, setting, find, packages } of [chromium, firefox, webkit]) {
    let path = find();
    for (const wanted of canInstall() ? packages : []) {
      if (path) break;
      console.log(`Installing Debian’s ${wanted.join(' and ')} for the screen tests …`);
      if (!listed) await run('apt-get', ['update', '-qq']);
      listed = true;
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      path = find();
    }
    if (!path) {
      const commands = packages.map((wanted) => `apt-get install ${wanted.join(' ')}`).join(', or ');
      console.error(`The screen tests need ${name}: install it (Debian: ${commands}) or set ${setting} to its path.`);
      process.exit(1);
    }
    paths[setting] = path;
  }
  return paths;
}

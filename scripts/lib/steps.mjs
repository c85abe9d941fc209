import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeysCount } from './journeys-count.mjs';
import { node, root } from './run.mjs';

const bin = (path) => join(root, 'node_modules', path);
const reportFile = (name) => join(root, '.cache', `${name}-report.json`);

/** What a step counted. A check without tests of its own counts as one. */
const check = (name, code) => ({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** A command that passes or fails as a whole. */
export const checkStep = (name, file, args, options) => async () => check(name, await node(bin(file), args, options));

/** Vitest on the named projects, its tests counted one by one. */
export const vitestStep = (projects, env) => async () => {
  const name = `vitest ${projects.join(' ')}`;
  const report = reportFile('vitest');
  rmSync(report, { force: true });
  const code = await node(
    bin('vitest/vitest.mjs'),
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { env },
  );
  const counted = readReport(report);
  if (!counted) return check(name, 1);
  const failed = counted.numFailedTests + counted.numPendingTests;
  // A file that could not be loaded has no failed test, but a failed run.
  return { name, passed: counted.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
};

/** Playwright on the built product, its tests counted one by one; those that passed on the second try only are named. */
export const playwrightStep = (env) => async () => {
  const report = reportFile('playwright');
  rmSync(report, { force: true });
  const code = await node(bin('@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const counted = readReport(report);
  if (!counted) return check('journeys', 1);
  const { passed, failed, flaky } = journeysCount(counted);
  for (const name of flaky) console.log(`flaky, passed on the second try: ${name}`);
  return { name: 'journeys', passed, failed: failed || (code === 0 ? 0 : 1) };
};

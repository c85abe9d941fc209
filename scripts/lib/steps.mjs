import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeysCount } from './journeys-count.mjs';
import { countLine } from './progress.mjs';
import { node, root } from './run.mjs';

const bin = (path) => join(root, 'node_modules', path);
const reportFile = (name) => join(root, '.cache', `${name}-report.json`);

/**
 * A step of `npm test`: its name, and what runs it and answers what it counted.
 * @typedef {{ name: string, run: () => Promise<{ passed: number, failed: number }> }} Step
 */

/** What all of them counted. */
export const sumOf = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

/** What a step counts that broke off. */
export const failedWith = (error) => {
  console.error(error);
  return { passed: 0, failed: 1 };
};

/** Rows of steps, one after the other in each row and all rows at once. @returns {Step} */
export const atOnce = (name, rows) => ({
  name,
  run: async () => {
    const counted = await Promise.all(
      rows.map(async (steps) => {
        const results = [];
        for (const { name, run } of steps) {
          const started = Date.now();
          const result = await run().catch(failedWith);
          results.push(result);
          console.log(countLine(name, result, Date.now() - started));
        }
        return sumOf(results);
      }),
    );
    return sumOf(counted);
  },
});

/** A check without tests of its own counts as one. */
const check = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** A command that passes or fails as a whole. @returns {Step} */
export const checkStep = (name, file, args, options) => ({
  name,
  run: async () => check(await node(bin(file), args, options)),
});

/** Vitest on the named projects, its tests counted one by one. @returns {Step} */
export const vitestStep = (projects, env) => ({
  name: `tests: ${projects.join(', ')}`,
  run: async () => {
    const report = reportFile('vitest');
    rmSync(report, { force: true });
    const code = await node(
      bin('vitest/vitest.mjs'),
      [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=minimal',
        '--reporter=./scripts/lib/vitest-progress.mjs',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { env },
    );
    const counted = readReport(report);
    if (!counted) return check(1);
    const failed = counted.numFailedTests + counted.numPendingTests;
    // A file that could not be loaded has no failed test, but a failed run.
    return { passed: counted.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
  },
});

/**
 * Playwright on the built product, its tests counted one by one; those that passed on the second try only are named.
 * @returns {Step}
 */
export const playwrightStep = (env) => ({
  name: 'journeys',
  run: async () => {
    const report = reportFile('playwright');
    rmSync(report, { force: true });
    const code = await node(
      bin('@playwright/test/cli.js'),
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        `--reporter=${join(root, 'scripts/lib/playwright-progress.mjs')},json`,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    const counted = readReport(report);
    if (!counted) return check(1);
    const { passed, failed, flaky } = journeysCount(counted);
    for (const name of flaky) console.log(`flaky, passed on the second try: ${name}`);
    return { passed, failed: failed || (code === 0 ? 0 : 1) };
  },
});

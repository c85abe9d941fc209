import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { journeysCount } from './journeys-count.mjs';
import { countLine } from './progress.mjs';
import { node, root } from './run.mjs';
import { vitestCount } from './vitest-count.mjs';

const bin = (path) => join(root, 'node_modules', path);
const reportFile = (name) => join(root, '.cache', `${name}-report.json`);

/**
 * The count of a step, and the names of what failed. @typedef {{ passed: number, failed: number, failures: string[] }}
 * Count
 */

/**
 * A step of `npm test`: its name, and what runs it.
 * @typedef {{ name: string, run: () => Promise<Count> }} Step
 */

/** The sum of all counts. */
export const sumOf = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
});

/** The count of a step that was aborted. */
export const failedWith = (name) => (error) => {
  console.error(error);
  return { passed: 0, failed: 1, failures: [`${name}: ${error}`] };
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
          const result = await run().catch(failedWith(name));
          results.push(result);
          console.log(countLine(name, result, Date.now() - started));
        }
        return sumOf(results);
      }),
    );
    return sumOf(counted);
  },
});

/** The count of a check without tests of its own: one. */
const check = (name, code) =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

/** The count of a run; where it failed without a failed test, the run itself has failed. */
const countOf = (name, code, { passed, failed, failures }) =>
  failed === 0 && code !== 0 ? { passed, failed: 1, failures: [...failures, name] } : { passed, failed, failures };

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
  run: async () => check(name, await node(bin(file), args, options)),
});

/** Vitest on the named projects, its tests counted one by one. @returns {Step} */
export const vitestStep = (projects, env) => {
  const name = `tests: ${projects.join(', ')}`;
  return {
    name,
    run: async () => {
      const report = reportFile('vitest');
      const unhandled = reportFile('vitest-unhandled');
      for (const file of [report, unhandled]) rmSync(file, { force: true });
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
        { env: { ...env, UNHANDLED_FILE: unhandled } },
      );
      const counted = readReport(report);
      // A file that could not be loaded has no failed test, but a failed run.
      return counted ? countOf(name, code, vitestCount(counted, readReport(unhandled) ?? [])) : check(name, 1);
    },
  };
};

/**
 * Playwright on the built product, by one of its configurations, its tests counted one by one; those that passed on the
 * second try only are named.
 * @returns {Step}
 */
export const playwrightStep = (name, config, env) => ({
  name,
  run: async () => {
    const report = reportFile(name);
    rmSync(report, { force: true });
    const code = await node(
      bin('@playwright/test/cli.js'),
      ['test', '--config', config, `--reporter=${join(root, 'scripts/lib/playwright-progress.mjs')},json`],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    const counted = readReport(report);
    if (!counted) return check(name, 1);
    const count = journeysCount(counted);
    for (const flaky of count.flaky) console.log(`flaky, passed on the second try: ${flaky}`);
    return countOf(name, code, count);
  },
});

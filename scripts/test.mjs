/**
 * `npm test`: everything a change has to pass, with the count of passed and failed as its last line.
 * `npm run test:unit`: the rules alone, for the inner loop. `npm run test:content`: the rules over all words, sentences
 * and songs. `npm run test:full`: the screens at every width, too. `npm run test:partitioned` and `test:pooled`: the tests
 * of the server, on a database that is partitioned by member, and through PgBouncer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { countLine, followStep } from './lib/progress.mjs';

const mode = process.argv[2] ?? 'all';

checkNode();
await withLock(install);

const { atOnce, checkStep, failedWith, playwrightStep, sumOf, vitestStep } = await import('./lib/steps.mjs');

async function allSteps() {
  const { ensureBrowsers } = await import('./lib/browsers.mjs');
  const { build } = await import('./build.mjs');
  const { quickFolder } = await import('./lib/quick-folder.mjs');
  const env = { ...(await ensureBrowsers()), ...(mode === 'full' ? { E2E_FULL: '1' } : {}) };
  // Where products and browsers keep their files; a test of rules wants two file systems.
  const inMemory = { ...env, TMPDIR: quickFolder(4 * 2 ** 30) };
  // What the first product of the journeys leaves here, every other one begins with (`e2e/support/product.ts`).
  const folder = mkdtempSync(join(inMemory.TMPDIR, 'utarang-seeded-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ofJourneys = { ...inMemory, SEEDED: join(folder, 'data') };
  const buildStep = {
    name: 'build',
    run: async () => {
      await withLock(build);
      return { passed: 1, failed: 0, failures: [] };
    },
  };
  return [
    // Most need one processor alone.
    atOnce('checks', [
      [checkStep('types', 'typescript-native/bin/tsc', ['-b'])],
      [
        checkStep('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
        checkStep('who may import whom', 'dependency-cruiser/bin/dependency-cruise.mjs', [
          '--config',
          '.dependency-cruiser.cjs',
          'packages',
          'apps',
          'e2e',
          'bench',
        ]),
        checkStep('dead code', 'knip/bin/knip.js', []),
      ],
    ]),
    // Apart: what needs a processor alone would take it from those who wait for a database or a browser.
    vitestStep(['unit', 'content', 'tools'], env),
    // Before the tests of the server, which start the program and its commands from the build.
    buildStep,
    vitestStep(['server', 'web'], inMemory),
    checkStep('size budgets', '../apps/web/scripts/size.mjs', []),
    checkStep('oldest browsers', '../apps/web/scripts/newer.mjs', []),
    playwrightStep('engines', 'e2e/engines.config.ts', ofJourneys),
    playwrightStep('journeys', 'e2e/playwright.config.ts', ofJourneys),
  ];
}

/** The tests of the server on another database (`apps/server/test/global-setup.ts`), which make the build themselves. */
const onDatabase = (kind) => [vitestStep(['server'], { TEST_DATABASE: kind })];

const stepsOf = {
  unit: () => [vitestStep(['unit'])],
  content: () => [vitestStep(['content'])],
  partitioned: () => onDatabase('partitioned'),
  pooled: () => onDatabase('pooled'),
};
const steps = await (stepsOf[mode] ?? allSteps)();
const results = [];
for (const [index, { name, run }] of steps.entries()) {
  const end = followStep(name, index + 1, steps.length);
  const result = await run().catch(failedWith(name));
  results.push(result);
  console.log(countLine(name, result, end()));
}

const { passed, failed, failures } = sumOf(results);
// Last, where it is seen: what a step says of it may be thousands of lines above.
if (failures.length > 0) console.log(['', 'Failed:', ...failures.map((failure) => `  ${failure}`)].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

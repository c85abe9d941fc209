/**
 * `npm test`: everything a change has to pass, with the count of passed and failed as its last line.
 * `npm run test:unit`: the rules alone, for the inner loop. `npm run test:content`: the rules over all words, sentences
 * and songs. `npm run test:full`: the screens at every width, too.
 */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { clock, followStep } from './lib/progress.mjs';

const mode = process.argv[2] ?? 'all';

checkNode();
await withLock(install);

const { checkStep, playwrightStep, vitestStep } = await import('./lib/steps.mjs');

async function allSteps() {
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./build.mjs');
  const env = { CHROMIUM: await ensureChromium(), ...(mode === 'full' ? { E2E_FULL: '1' } : {}) };
  const buildStep = {
    name: 'build',
    run: async () => {
      await withLock(build);
      return { passed: 1, failed: 0 };
    },
  };
  return [
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
    checkStep('types', 'typescript/bin/tsc', ['-b']),
    // Apart: what needs a processor alone would take it from those who wait for a database or a browser.
    vitestStep(['unit', 'content', 'tools'], env),
    vitestStep(['server', 'web'], env),
    buildStep,
    checkStep('size budgets', '../apps/web/scripts/size.mjs', []),
    playwrightStep(env),
  ];
}

const steps = mode === 'unit' || mode === 'content' ? [vitestStep([mode])] : await allSteps();
const results = [];
for (const [index, { name, run }] of steps.entries()) {
  const end = followStep(name, index + 1, steps.length);
  const result = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const ms = end();
  results.push(result);
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed (${clock(ms)})`);
}

const sum = (member) => results.reduce((total, result) => total + result[member], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;

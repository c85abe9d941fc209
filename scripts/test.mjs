/**
 * `npm test`: everything a change has to pass, with the count of passed and failed as its last line.
 * `npm run test:unit`: the rules alone, for the inner loop. `npm run test:full`: the screens at every width, too.
 */
import { checkNode, install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

const mode = process.argv[2] ?? 'all';

checkNode();
await withLock(install);

const { checkStep, playwrightStep, vitestStep } = await import('./lib/steps.mjs');

async function allSteps() {
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./build.mjs');
  const env = { CHROMIUM: await ensureChromium(), ...(mode === 'full' ? { E2E_FULL: '1' } : {}) };
  const buildStep = async () => {
    await withLock(build);
    return { name: 'build', passed: 1, failed: 0 };
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
    vitestStep(['unit', 'server', 'web'], env),
    buildStep,
    checkStep('size budgets', '../apps/web/scripts/size.mjs', []),
    playwrightStep(env),
  ];
}

const steps = mode === 'unit' ? [vitestStep(['unit'])] : await allSteps();
const results = [];
for (const step of steps) {
  const started = Date.now();
  const result = await step().catch((error) => {
    console.error(error);
    return { name: 'step', passed: 0, failed: 1 };
  });
  results.push(result);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`— ${result.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

const sum = (member) => results.reduce((total, result) => total + result[member], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;

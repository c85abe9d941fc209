import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

/** The nights over which dates go wrong, a little before midnight in Seoul, each seen from a browser in another day. */
const NIGHTS = [
  ['2028-02-29T23:59:30+09:00', 'America/Los_Angeles'],
  ['2028-12-31T23:59:30+09:00', 'Pacific/Kiritimati'], // a Sunday
] as const;

/** Files of tests that speak of a moment run in these nights, too; fake timers alone, as of a toast, are about none. */
const dated = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.tsx'))
  .map((file) => join('src', file))
  .filter((file) => says(file, /\bnew Date\b|\bDate\.now\b|setSystemTime|\d{4}-\d{2}-\d{2}/));

/** Tests with a moment of their own have only the zone from the browser, so that one night is enough. */
const ofOwnTime = dated.filter((file) => says(file, /useFakeTimers\(\{ now\b/));

function says(file: string, what: RegExp): boolean {
  return what.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox', // needed as root
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const viewport = { width: 1280, height: 800 };

const isRun = process.argv.includes('run');

/** Our packages: three hundred modules, which each file's page would ask for one by one. */
const packages = [
  '@utarang/contract',
  '@utarang/messages',
  ...['fields', 'kana'].map((name) => `@utarang/content/data/${name}`),
  ...['account', 'kana', 'language', 'lyrics', 'search', 'sentences', 'songs', 'study', 'timing', 'tunes', 'words'].map(
    (name) => `@utarang/domain/${name}`,
  ),
];

/** Components in a real browser: `<dialog>`, focus, layout and input methods are the browser's own. */
export default defineProject({
  plugins: [react()],
  // Each file's page loads the same modules: a run keeps them. In watch mode they change meanwhile.
  server: isRun ? { headers: { 'Cache-Control': 'max-age=3600' } } : {},
  // Found in the middle of a run, they would be bundled then and the page with the test reloaded.
  optimizeDeps: {
    // Vite knows when a library has changed, not when one of our packages has: each run bundles them again.
    force: isRun,
    include: [
      ...(isRun ? packages : []),
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'lucide-react',
      'vitest-browser-react',
      'axe-core',
      'workbox-precaching',
      'zod/mini',
    ],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./src/test/setup.ts'],
    // A second, the default, is little on a machine that does other things too.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // As for journeys (ADR 0012): what passes on the second try only is named.
    retry: process.env['CI'] ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [
        { browser: 'chromium', viewport },
        ...NIGHTS.map(([now, timezoneId], night) => ({
          browser: 'chromium' as const,
          name: `web, ${now.slice(0, 10)}`,
          include: night === 0 ? dated : dated.filter((file) => !ofOwnTime.includes(file)),
          provide: { now },
          provider: playwright({ launchOptions, contextOptions: { timezoneId } }),
          viewport,
        })),
      ],
    },
  },
});

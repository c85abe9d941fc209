import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

/** Components in a real browser: `<dialog>`, focus, layout and input methods are the browser's own. */
export default defineProject({
  plugins: [react()],
  // Found in the middle of a run, they would be bundled then and the page with the test loaded anew.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'lucide-react',
      'vitest-browser-react',
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
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox', // needed as root
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});

import { defineConfig } from 'vitest/config';

/** `unit`: rules and pure code. `server`: real PostgreSQL and HTTP. `web`: components in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Generous: nothing here is about time, and the machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,vite}/**/*.test.ts',
            'apps/server/src/**/*.unit.test.ts',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
});

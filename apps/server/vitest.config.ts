import { defineProject } from 'vitest/config';

/** On a real PostgreSQL (`test/global-setup.ts`); each test makes a database of its own with `test/database.ts`. */
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/**/*.unit.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

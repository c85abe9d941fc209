import { defineProject } from 'vitest/config';

/** Tests on a real PostgreSQL (`test/global-setup.ts`); each test makes a database of its own with `test/database.ts`. */
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['src/**/*.unit.test.ts', 'src/**/*.content.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    isolate: false,
    // Servers are built up and thrown away all the time: with room for them, a tenth of the work of the collector goes.
    execArgv: ['--max-semi-space-size=64'],
    // As for journeys (ADR 0012): what passes on the second try only is named.
    retry: process.env['CI'] ? 1 : 0,
    // Generous: nothing here is about time, and the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
});

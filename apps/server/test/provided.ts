import type { Connection } from '@utarang/postgres';

declare module 'vitest' {
  /** The context that `global-setup.ts` hands to the tests. */
  interface ProvidedContext {
    /** The superuser's connection to the PostgreSQL of all tests. */
    superuser: Connection;
    /** The port of a pooler before that PostgreSQL, with `TEST_DATABASE=pooled`; otherwise null. */
    poolerPort: number | null;
    /** The program of `process/main.ts`, installed where every user may run it. */
    processProgram: string;
    /** PostgreSQL's binaries as `installProgram` copies them, where every user may run them. */
    postgresProgram: string;
    /** A DATA_DIR as a first start and an orderly end leave it. */
    usedDataDir: string;
    /**
     * The folder in which the first test that wants one makes a DATA_DIR with all the words: see `seeded-data-dir.ts`.
     */
    seededDataDir: string;
  }
}

/** The migrated database that tests clone. */
export const TEMPLATE = 'utarang_template';

import type { Connection } from '../src/db/embedded/hold.js';

declare module 'vitest' {
  /** What `global-setup.ts` hands to the tests. */
  interface ProvidedContext {
    /** The superuser's connection to the PostgreSQL of all tests. */
    superuser: Connection;
    /** The program of `process/main.ts`, installed where every user may run it. */
    processProgram: string;
  }
}

/** The migrated database that tests clone. */
export const TEMPLATE = 'utarang_template';

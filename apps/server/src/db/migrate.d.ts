import type pg from 'pg';
/**
 * Migrates the schema to this release. Any number of processes may do it at once: one migrates, the others find it
 * done. The lock ends with the connection. Processes of the previous release may be running: if they hold a lock on a
 * table, the migration is rolled back and tried again, so that neither they nor the start fail. Throws `StartupError`
 * when the schema is newer than this release.
 */
export declare function migrateDatabase(client: pg.Client, migrationsFolder?: string): Promise<void>;
/** The nearest `migrations` folder above this code: apps/server/migrations, both for the sources and for the bundle. */
export declare function findMigrations(): string;

import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.js';
import type { Database } from '../db/database.js';
import { lockKeys } from '../db/locks.js';
import type { Log } from '../log.js';
import { backUp } from './back-up.js';
import { excessBackups, fileNameOf, isDue, momentOf, newestFirst } from './due.js';
import { explainFailure } from './failures.js';
import { PART } from './whole-file.js';

/** The interval at which it is checked whether a backup is due, and the delay after a failed one. */
const TIMES = { lookMs: 60_000, retryMs: 600_000 };

const HOUR_MS = 3_600_000;

/** The age from which on a partial file belongs to no running process. */
const PART_AGE_MS = 24 * HOUR_MS;

export type Backups = {
  /** The backups of this process since it started. */
  readonly counts: { readonly made: number; readonly failed: number };
  /** The newest file in BACKUP_DIR, even one made by hand; null when there is none. */
  newest(): Promise<{ readonly at: Date; readonly bytes: number } | null>;
  /** Aborts a running backup, which leaves no file. */
  close(): Promise<void>;
};

type Settings = Pick<Config, 'backupEveryHours' | 'backupKeep'>;

/**
 * Makes backups in `folder`, at the interval of the settings. Of all processes on a database one makes them, as long as
 * it lives.
 */
export class Schedule implements Backups {
  readonly counts = { made: 0, failed: 0 };
  readonly #database: Pick<Database, 'connect'>;
  readonly #folder: string;
  readonly #settings: Settings;
  readonly #log: Log;
  readonly #times: typeof TIMES;
  readonly #timer: NodeJS.Timeout;
  /** The connection that holds the lock. */
  #lockClient: pg.Client | null = null;
  #running: Promise<void> | null = null;
  #pausedUntil = 0;
  #closed = false;

  /** The first look is once `ready` has settled: a process that is busy with its start would be late for the database. */
  constructor(
    database: Pick<Database, 'connect'>,
    folder: string,
    settings: Settings,
    log: Log,
    { times = TIMES, ready = Promise.resolve() }: { times?: typeof TIMES; ready?: Promise<void> } = {},
  ) {
    this.#database = database;
    this.#folder = folder;
    this.#settings = settings;
    this.#log = log;
    this.#times = times;
    this.#timer = setInterval(() => this.#look(), times.lookMs);
    this.#timer.unref();
    const look = () => void (this.#closed || this.#look());
    ready.then(look, look);
  }

  async newest() {
    const [name] = newestFirst(await readdir(this.#folder));
    const moment = name && momentOf(name);
    return moment ? { at: moment, bytes: (await stat(join(this.#folder, name))).size } : null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#release();
    await this.#running;
  }

  #look(): void {
    this.#running ??= this.#makeIfDue()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#running = null;
      });
  }

  async #makeIfDue(): Promise<void> {
    if (this.#pausedUntil > performance.now()) return;
    await access(this.#folder, constants.W_OK);
    if (!(await this.#isDue()) || !(await this.#holdsLock())) return;
    // Another process may have made one before it released the lock.
    if (this.#lockClient && (await this.#isDue())) await this.#make(this.#lockClient);
  }

  async #isDue(): Promise<boolean> {
    return isDue(await readdir(this.#folder), this.#settings.backupEveryHours * HOUR_MS, new Date());
  }

  async #make(client: pg.Client): Promise<void> {
    const now = new Date();
    const file = join(this.#folder, fileNameOf(now));
    const { tables } = await backUp(client, file, 'The database');
    this.counts.made += 1;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    this.#log.info({ file, rows, ms: Date.now() - now.getTime() }, 'a backup was made');
    await deleteExcess(this.#folder, this.#settings.backupKeep).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'old backups could not be removed'),
    );
  }

  /**
   * Returns whether this process has the lock, after trying to take it. It keeps the lock, so that it makes the next
   * backup, too.
   */
  async #holdsLock(): Promise<boolean> {
    if (this.#lockClient) return true;
    const client = await this.#database.connect();
    if (!(await takeLock(client)) || this.#closed) {
      await client.end();
      return false;
    }
    client.once('end', () => {
      if (this.#lockClient === client) this.#lockClient = null;
    });
    this.#lockClient = client;
    return true;
  }

  async #release(): Promise<void> {
    const client = this.#lockClient;
    this.#lockClient = null;
    await client?.end();
  }

  async #fail(error: unknown): Promise<void> {
    if (this.#closed) return;
    this.counts.failed += 1;
    this.#pausedUntil = performance.now() + this.#times.retryMs;
    const { message } = explainFailure(error, `BACKUP_DIR (${this.#folder})`) as Error;
    this.#log.warn({ err: error }, `no backup was made: ${message}`);
    await this.#release(); // the connection may be broken, and another process may succeed
  }
}

/** Takes the lock; false where another process has it. */
async function takeLock(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKeys.backup]);
    return rows[0]?.got === true;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Removes excess backups, and partial files of killed processes. */
async function deleteExcess(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder);
  const old = excessBackups(names, keep);
  for (const name of names.filter((name) => PART.test(name) && momentOf(name.replace(PART, '')))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > PART_AGE_MS) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { force: true });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../src/db/database.js';
import { StartupError } from '../../src/lib/startup-error.js';
import { silentLog } from '../log.js';

/**
 * An order of a test to the process: a statement to run, to let so many writers write numbers into the table `written`
 * from now on, to tell which of them were acknowledged, or to close.
 */
export type Order = { readonly sql: string } | { readonly writers: number } | 'acknowledged' | 'close';
/** A report of the process to the test: that the database is open, then one answer an order. */
export type Report = 'open' | { readonly rows: unknown[] } | { readonly failure: string };

/**
 * A process with nothing but the database, for tests that kill it. As root it becomes the user of RUN_AS first: a
 * user who may not be able to read the sources.
 */
async function main(): Promise<void> {
  const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = '', RUN_AS } = process.env;
  if (RUN_AS) {
    process.setgroups?.([]);
    process.setgid?.(Number(RUN_AS));
    process.setuid?.(Number(RUN_AS));
  }
  const database = await openDatabase({ databaseUrl, dataDir }, silentLog);
  report('open');
  database.lost.then(async (error) => {
    await database.close();
    end(error);
  }, end);
  const acknowledged: number[] = [];
  let closing = false;
  process.on('disconnect', () => {
    if (!closing) process.exit(1); // the test failed and forgot us
  });
  process.on('message', async (order: Order) => {
    if (order === 'close') {
      closing = true;
      await database.close();
      process.disconnect();
      return;
    }
    if (order === 'acknowledged') return report({ rows: acknowledged });
    if ('writers' in order) {
      for (let i = 0; i < order.writers; i++) void write(database, acknowledged, () => !closing);
      return report({ rows: [] });
    }
    try {
      const { rows } = await database.pool.query(order.sql);
      report({ rows });
    } catch (error) {
      report({ failure: String(error) });
    }
  });
}

let next = 0;

/** Two statements in a transaction, over and over; what is acknowledged is remembered, what fails is not. */
async function write({ orm }: Database, acknowledged: number[], goOn: () => boolean): Promise<void> {
  while (goOn()) {
    next += 1;
    const number = next;
    try {
      await orm.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (${number})`);
        await tx.execute(sql`select pg_sleep(0.002)`);
      });
      acknowledged.push(number);
    } catch {
      await sleep(20);
    }
  }
}

function report(report: Report): void {
  process.send?.(report);
}

function end(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}

main().catch(end);

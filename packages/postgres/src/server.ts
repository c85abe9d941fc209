import { APP, createAppDatabase } from './app-database.js';
import { type EmbeddedError, PasswordRefusedError } from './embedded-error.js';
import { explain } from './failures.js';
import { prepareHome } from './home.js';
import { initialise } from './initialise.js';
import { removeLeftovers } from './leftovers.js';
import type { PostgresLog } from './log.js';
import { passwordOf, replacePassword } from './password.js';
import { installProgram } from './program.js';
import { type Connection, type LockedServer, type ServerOptions, startAndLock, superuserOf } from './start-and-lock.js';
import { Supervisor } from './supervisor.js';

/** An embedded PostgreSQL server that is kept running until `close`. */
export type EmbeddedServer = {
  /** The connection of the product; the port changes only when another program took it after a crash. */
  connection(): Connection;
  /** The superuser's connection to the database `postgres`. */
  superuser(): Connection;
  /** Calls the one listener whenever the server had to be restarted. */
  onRestart(listener: () => void): void;
  /** Settles when another process took the server over before we could restart it: this process must end. */
  readonly lost: Promise<EmbeddedError>;
  /** Stops the server in the given time in ms, whatever it is doing. */
  close(withinMs?: number): Promise<void>;
};

/**
 * Creates, adopts or starts the server in `dataDir`/postgres, takes the lock on it and creates the product's database.
 * `settings` are further lines of PostgreSQL's configuration.
 */
export async function startEmbedded(
  dataDir: string,
  log: PostgresLog,
  settings: readonly string[] = [],
): Promise<EmbeddedServer> {
  try {
    const home = prepareHome(dataDir, log);
    const program = installProgram(home.programs);
    await initialise(home, program);
    const password = await passwordOf(home, program);
    const { options, server } = await startWithPassword({ dataDir, home, program, settings, log, password });
    log.info(`PostgreSQL ${server.adopted ? 'was still running' : 'runs'} on port ${server.port}`);
    const supervisor = new Supervisor(options, server);
    try {
      await createAppDatabase(server.lock.client, options.password);
      if (!server.adopted) removeLeftovers(home, program);
    } catch (error) {
      await supervisor.close(); // nobody else would stop a server that was not returned
      throw error;
    }
    return {
      connection: () => ({ ...superuserOf(options, supervisor.port), user: APP, database: APP }),
      superuser: () => superuserOf(options, supervisor.port),
      onRestart(listener) {
        supervisor.onRestart = listener;
      },
      lost: supervisor.lost,
      close: (withinMs) => supervisor.close(withinMs),
    };
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** Starts and locks the server, with a new password where the one in the file is wrong or garbled. */
async function startWithPassword(options: ServerOptions): Promise<{ options: ServerOptions; server: LockedServer }> {
  try {
    return { options, server: await startAndLock(options, null) };
  } catch (error) {
    if (!(error instanceof PasswordRefusedError)) throw error;
    const password = await replacePassword(options.home, options.program, options.password);
    options.log.warn('the password of PostgreSQL was not right; it has a new one');
    const renewed = { ...options, password };
    return { options: renewed, server: await startAndLock(renewed, null) };
  }
}

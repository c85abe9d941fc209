import { APP, createAppDatabase } from './app-database.js';
import { type EmbeddedError, PasswordRefusedError } from './embedded-error.js';
import { explain } from './failures.js';
import { type Connection, type Held, hold, type Place, superuserOf } from './hold.js';
import { placeHome } from './home.js';
import { initialise } from './initialise.js';
import { Keeper } from './keeper.js';
import { removeLeftovers } from './leftovers.js';
import type { PostgresLog } from './log.js';
import { passwordOf, replacePassword } from './password.js';
import { installProgram } from './program.js';

/** A PostgreSQL server of our own that is kept running until `close`. */
export type EmbeddedServer = {
  /** The connection of the product; the port changes only when another program took it after a crash. */
  connection(): Connection;
  /** The connection of the superuser, to the database `postgres`. */
  superuser(): Connection;
  /** Calls the one listener whenever the server had to be started again. */
  onRestart(listener: () => void): void;
  /** Settles when another process took the server over before we could start it again: this one must end. */
  readonly lost: Promise<EmbeddedError>;
  /** Stops the server in the given time in ms, whatever it is doing. */
  close(withinMs?: number): Promise<void>;
};

/**
 * Makes, adopts or starts the server in `dataDir`/postgres, takes the lock on it and makes the product's database.
 * `settings` are further lines of PostgreSQL's configuration.
 */
export async function startEmbedded(
  dataDir: string,
  log: PostgresLog,
  settings: readonly string[] = [],
): Promise<EmbeddedServer> {
  try {
    const home = placeHome(dataDir, log);
    const program = installProgram(home.programs);
    await initialise(home, program);
    const password = await passwordOf(home, program);
    const { place, held } = await holdAnyway({ dataDir, home, program, settings, log, password });
    log.info(`PostgreSQL ${held.adopted ? 'was still running' : 'runs'} on port ${held.port}`);
    const keeper = new Keeper(place, held);
    try {
      await createAppDatabase(held.lock.client, place.password);
      if (!held.adopted) removeLeftovers(home, program);
    } catch (error) {
      await keeper.close(); // nobody else would stop a server that nobody has been given
      throw error;
    }
    return {
      connection: () => ({ ...superuserOf(place, keeper.port), user: APP, database: APP }),
      superuser: () => superuserOf(place, keeper.port),
      onRestart(listener) {
        keeper.onRestart = listener;
      },
      lost: keeper.lost,
      close: (withinMs) => keeper.close(withinMs),
    };
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** Holds the server, with a new password where the file's is not right: a garbled one is as good as lost. */
async function holdAnyway(place: Place): Promise<{ place: Place; held: Held }> {
  try {
    return { place, held: await hold(place, null) };
  } catch (error) {
    if (!(error instanceof PasswordRefusedError)) throw error;
    const password = await replacePassword(place.home, place.program, place.password);
    place.log.warn('the password of PostgreSQL was not right; it has a new one');
    const renewed = { ...place, password };
    return { place: renewed, held: await hold(renewed, null) };
  }
}

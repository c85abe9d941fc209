import { readWordBook } from '@utarang/content/words';
import { createApp } from './app.js';
import { createCatalogue } from './catalogue/catalogue.js';
import type { Config } from './config.js';
import { openDatabase } from './db/database.js';
import { seedWords } from './db/seed.js';
import { listen } from './listen.js';
import type { Log } from './log.js';
import { paths } from './paths.js';
import { readWebApp } from './web-app.js';

export type Server = {
  /** Where a browser reaches it. */
  readonly url: string;
  /** Settles when the server cannot go on. */
  readonly lost: Promise<Error>;
  /** Finishes the requests under way, as long as they may take, and closes everything, the database last. */
  stop(): Promise<void>;
};

/** Starts all there is, in order; what has been started is stopped again when a later step fails. */
export async function startServer(config: Config, log: Log): Promise<Server> {
  const webApp = await readWebApp(config.webRoot);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const database = await openDatabase(config, log);
    closers.push(() => database.close());
    await seedWords(database, await readWordBook(paths.words), log);
    const catalogue = await createCatalogue(database, log);
    closers.push(() => catalogue.close());
    const app = await createApp({ config, log, database, catalogue, webApp });
    closers.push(async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), config.shutdownTimeoutMs);
      await app.close();
      clearTimeout(timer);
    });
    return { url: await listen(app, config), lost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

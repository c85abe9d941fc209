import { readKanji } from '@utarang/content/kanji';
import { readQuizLists, readRefusedPairs } from '@utarang/content/quiz';
import { readReference } from '@utarang/content/reference';
import { createAnalyser } from './analyser/analyser.js';
import { patternSources } from './analyser/pattern-sources.js';
import { createPasswords } from './auth/passwords.js';
import { Schedule } from './backup/schedule.js';
import { builtIndexIn } from './catalogue/built-index.js';
import { createCatalogue } from './catalogue/catalogue.js';
import type { Config } from './config.js';
import { databaseClock, movableClock } from './db/clock.js';
import { contentFingerprint } from './db/content-fingerprint.js';
import { openDatabase } from './db/database.js';
import { lostToFullDisk } from './db/failures.js';
import { readContent, seedsOf } from './db/seed-content.js';
import { seedRelease } from './db/seed-release.js';
import { makeFirstAdmin } from './features/accounts/admins.service.js';
import { readLegal } from './features/legal/legal-texts.js';
import { startHousekeeping } from './housekeeping.js';
import { createClosers } from './lib/closers.js';
import { listen } from './listen.js';
import type { Log } from './log.js';
import { createMail } from './mail/queue.js';
import { createMailTransport } from './mail/transport.js';
import { createMemoryFit } from './memory-fit/memory-fit.js';
import { paths } from './paths.js';
import { backupMetrics } from './plugins/backup-metrics.js';
import { testClock } from './plugins/test-clock.js';
import { readWebApp } from './web-app.js';
import { createWordFiles } from './word-files/word-files.js';

export type Server = {
  /** The address for a browser. */
  readonly url: string;
  /** Settles once everything is computed for which the first requests would have to wait. */
  readonly warmedUp: Promise<void>;
  /** Settles when the server cannot continue. */
  readonly lost: Promise<Error>;
  /**
   * Completes the pending requests and closes everything, the database last. What does not finish in the given time is
   * abandoned.
   */
  stop(withinMs: number): Promise<void>;
};

/** Shares of the shutdown's time: first for requests, then for background work; then the database. */
const [REQUESTS_UNTIL, OTHERS_UNTIL] = [0.7, 0.8];

/** Reads the content that stays in files, and identifies its release. */
async function readFiles() {
  const [fingerprint, refusedPairs, quizLists, reference, kanjiBook] = await Promise.all([
    contentFingerprint(),
    readRefusedPairs(paths.quiz),
    readQuizLists(paths.quiz),
    readReference(paths.reference),
    readKanji(paths.kanji),
  ]);
  return { fingerprint, refusedPairs, quizLists, reference, kanjiBook };
}

/** Starts everything, in order; what has been started is stopped again when a later step fails. */
export async function startServer(config: Config, log: Log): Promise<Server> {
  const legalTexts = await readLegal(config);
  const closers = createClosers();
  const stop = async (withinMs: number) => {
    for (const { name, error } of await closers.closeAll(withinMs)) log.warn({ err: error }, `${name} was not closed`);
  };
  try {
    // While PostgreSQL starts, the code of the routes, the code that renders pages and the files are loaded. The
    // database is awaited first, so that it is closed again where there is no web app.
    const opening = openDatabase(config, log);
    const loading = Promise.all([import('./app.js'), readWebApp(config.webRoot), readFiles()]);
    loading.catch(() => {}); // a failure is thrown where `loading` is awaited
    const database = await opening;
    closers.add('the database', 1, (withinMs) => database.close(withinMs));
    const [{ createApp }, webApp, { fingerprint, reference, ...files }] = await loading;
    const { orm } = database;
    const movable = config.testClock === 'on' ? movableClock() : null;
    const clock = movable ?? databaseClock();
    const passwords = createPasswords();
    await makeFirstAdmin({ orm, clock, passwords, log }, config);
    const mail = createMail({ orm, clock, transport: createMailTransport(config, log), log });
    closers.add('the mail queue', OTHERS_UNTIL, () => mail.close());
    const housekeeping = startHousekeeping({ orm, clock, mail, log });
    closers.add('housekeeping', OTHERS_UNTIL, () => housekeeping.close());
    await seedRelease(database, fingerprint, async () => seedsOf(await readContent(), log));
    const catalogue = await createCatalogue(database, log, builtIndexIn(config.webRoot));
    closers.add('the catalogue', OTHERS_UNTIL, () => catalogue.close());
    const analyser = createAnalyser({ catalogue, log, patterns: patternSources(reference) });
    closers.add('the analyser', OTHERS_UNTIL, () => analyser.close());
    const wordFiles = createWordFiles({ log });
    closers.add('files of words', OTHERS_UNTIL, () => wordFiles.close());
    const memoryFit = createMemoryFit({ orm, clock, log });
    closers.add('the fit of memory', OTHERS_UNTIL, () => memoryFit.close());
    const { backupDir } = config;
    const backups =
      backupDir === null ? null : new Schedule(database, backupDir, config, log, { ready: catalogue.warmedUp });
    closers.add('the backups', OTHERS_UNTIL, async () => backups?.close());
    const app = await createApp({
      config,
      log,
      database,
      clock,
      passwords,
      mail,
      catalogue,
      analyser,
      wordFiles,
      ...files,
      reference,
      legalTexts,
      webApp,
    });
    if (movable) await app.register(testClock, { clock: movable });
    if (backups) await app.register(backupMetrics, { backups });
    closers.add('the HTTP server', REQUESTS_UNTIL, async (withinMs) => {
      const timer = setTimeout(
        () => app.server.closeAllConnections(),
        0.9 * Math.min(withinMs, config.shutdownTimeoutMs),
      );
      await app.close();
      clearTimeout(timer);
    });
    return { url: await listen(app, config), warmedUp: catalogue.warmedUp, lost: database.lost, stop };
  } catch (error) {
    const explained = config.databaseUrl === null ? await lostToFullDisk(error, config.dataDir) : error;
    await stop(config.shutdownTimeoutMs);
    throw explained;
  }
}

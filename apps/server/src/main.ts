import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.js';
import { catchLast, lastWords } from './last-resort.js';
import { collectGarbage } from './lib/collect-garbage.js';
import { StartupError } from './lib/startup-error.js';
import { createLog, type Log } from './log.js';
import { type Server, startServer } from './server.js';

/** Prints one sentence on standard error and ends. An internal error is also logged in full. */
function exitWith(error: unknown, log?: Log): never {
  const { sentence, exitCode } = lastWords(error);
  if (!(error instanceof StartupError)) log?.fatal({ err: error }, 'the server ended on an error');
  console.error(sentence);
  process.exit(exitCode);
}

/** The least time for a shutdown, however short SHUTDOWN_TIMEOUT_MS is: the database has to be closed. */
const SHORTEST_END_MS = 1_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const withinMs = Math.max(config.shutdownTimeoutMs, SHORTEST_END_MS);
  const starting: Promise<Server> = startServer(config, log);

  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= Promise.race([
      starting.then(
        (server) => server.stop(withinMs),
        () => {},
      ),
      sleep(withinMs).then(() => log.warn('the server ended before all of it was closed')),
    ]);
    return stopping;
  };
  catchLast(log, (error) => {
    log.fatal({ err: error }, 'the server is broken and ends');
    void stop().then(() => exitWith(error));
  });

  let askedAt: number | null = null;
  const onSignal = async () => {
    // A second signal ends the process at once, unless it comes within a second of the first: npm passes on a signal
    // that the terminal has already sent to the whole group.
    if (askedAt !== null && performance.now() - askedAt > 1000) process.exit(1);
    if (askedAt !== null) return;
    askedAt = performance.now();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);

  const server = await starting.catch((error: unknown) => exitWith(error, log));
  console.log(`우타랑 is ready: ${server.url}`);
  void server.warmedUp.then(collectGarbage);
  const error = await server.lost;
  await stop();
  exitWith(error, log);
}

main().catch((error: unknown) => exitWith(error));

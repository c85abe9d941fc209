import { readConfig } from './config.js';
import { StartupError } from './lib/startup-error.js';
import { createLog, type Log } from './log.js';
import { startServer } from './server.js';

/** What the operator can mend is one sentence on standard error; anything else is a fault of ours, with its stack. */
function end(error: unknown, log?: Log): never {
  if (error instanceof StartupError) {
    console.error(error.message);
    process.exit(error.exitCode);
  }
  if (log) log.fatal({ err: error }, 'the server ended on an error');
  else console.error(error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  process.on('unhandledRejection', (error) => end(error, log));
  process.on('uncaughtException', (error) => end(error, log));

  const starting = startServer(config, log);
  let askedAt: number | null = null;
  const stop = async () => {
    // Asked again: at once. But npm passes on what the terminal has sent to all of the group: one wish, two signals.
    if (askedAt !== null && performance.now() - askedAt > 1000) process.exit(1);
    if (askedAt !== null) return;
    askedAt = performance.now();
    const server = await starting.catch(() => null);
    await server?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const server = await starting.catch((error: unknown) => end(error, log));
  console.log(`우타랑 is ready: ${server.url}`);
  const error = await server.lost;
  await server.stop();
  end(error, log);
}

main().catch((error: unknown) => end(error));

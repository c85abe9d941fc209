import type { Clock } from './db/clock.js';
import type { Orm } from './db/orm.js';
import { deleteExpired } from './housekeeping.repo.js';
import { replaceOwnWords } from './learner/replace-own-words.js';
import { createTurn } from './learner/turn.js';
import type { Log } from './log.js';
import type { Mail } from './mail/queue.js';

const HOUR_MS = 3_600_000;

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly mail: Pick<Mail, 'tidy'>; readonly log: Log };

/** Deletes expired rows, at the start and every hour; any number of processes may do it. */
export function startHousekeeping({ orm, clock, mail, log }: Deps): { close(): Promise<void> } {
  const tidy = (what: string, task: Promise<void>) =>
    task.catch((error: unknown) => log.warn({ err: error }, `old ${what} could not be deleted`));
  const turn = createTurn({ orm, clock });
  const run = async () => {
    await tidy('rows', deleteExpired(orm, clock));
    await tidy('letters', mail.tidy());
    await replaceOwnWords({ orm, turn, log }).catch((err: unknown) =>
      log.warn({ err }, 'own words could not be replaced'),
    );
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}

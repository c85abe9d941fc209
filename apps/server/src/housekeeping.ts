import {
  DEVICE_KNOWN_MS,
  EMAIL_GUARD_MS,
  SESSION_IDLE_MS,
  SESSION_LONGEST_MS,
  TEMPORARY_PASSWORD_MS,
} from '@utarang/domain/account';
import { lt, or } from 'drizzle-orm';
import type { Clock } from './db/clock.js';
import type { Orm } from './db/orm.js';
import { emailChanges, idempotencyKeys, knownDevices, rateLimits, sessions, temporaryPasswords } from './db/schema.js';
import { KEY_KNOWN_MS } from './learner/once.js';
import type { Log } from './log.js';
import type { Mail } from './mail/queue.js';

const HOUR_MS = 3_600_000;

/** Deletes rows whose time is over. Nothing depends on that: whoever reads such a row looks at its times. */
export async function deleteWhatIsOver(orm: Orm, clock: Clock): Promise<void> {
  const now = await clock.now(orm);
  const before = (ms: number) => new Date(now.getTime() - ms);
  await orm
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, before(SESSION_IDLE_MS)), lt(sessions.createdAt, before(SESSION_LONGEST_MS))));
  await orm.delete(temporaryPasswords).where(lt(temporaryPasswords.createdAt, before(TEMPORARY_PASSWORD_MS)));
  await orm.delete(knownDevices).where(lt(knownDevices.lastLoginAt, before(DEVICE_KNOWN_MS)));
  await orm.delete(emailChanges).where(lt(emailChanges.changedAt, before(EMAIL_GUARD_MS)));
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEY_KNOWN_MS)));
  await orm.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly mail: Pick<Mail, 'tidy'>; readonly log: Log };

/** At the start and every hour; any number of processes may do it. */
export function startHousekeeping({ orm, clock, mail, log }: Deps): { close(): Promise<void> } {
  const tidy = (what: string, task: Promise<void>) =>
    task.catch((error: unknown) => log.warn({ err: error }, `old ${what} could not be deleted`));
  const run = async () => {
    await tidy('rows', deleteWhatIsOver(orm, clock));
    await tidy('letters', mail.tidy());
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

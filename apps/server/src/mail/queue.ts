import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { coalesceRuns } from '../lib/coalesce-runs.js';
import type { Log } from '../log.js';
import type { Letter } from './letters.js';
import {
  addMail,
  claimMail,
  countMail,
  membersThere,
  postponeMail,
  type QueuedMail,
  removeMail,
} from './queue.repo.js';
import { describeFailure, isFinal, retryDelay } from './retry.js';
import type { Transport } from './transport.js';

/** The lease of a mail that is being sent: other processes leave it alone. */
const LEASE_MS = 2 * 60_000;
/** The interval at which the queue is polled. */
const POLL_MS = 10_000;
/** The time for which a mail server that does not answer may delay a shutdown. */
const CLOSE_MS = 3_000;

export type Outgoing = Letter & {
  readonly memberId: number;
  readonly recipient: string;
  /** The time after which the letter is of no use. */
  readonly usefulMs: number;
};

export type Mail = {
  /**
   * Enqueues a letter in the caller's transaction: it is sent once that is committed, by whichever process. Call
   * `deliverSoon` afterwards.
   */
  enqueue(tx: Orm, mail: Outgoing, now: Date): Promise<void>;
  /** Sends what is due, without making anyone wait. */
  deliverSoon(): void;
  readonly counts: { readonly sent: number; readonly failed: number; readonly dropped: number };
  waiting(): Promise<number>;
  /** Deletes the letters to a member whose account is gone. */
  forget(memberId: number): Promise<void>;
  /** Deletes expired letters on this machine. */
  tidy(): Promise<void>;
  close(): Promise<void>;
};

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly transport: Transport; readonly log: Log };

/** The mail queue in the database: a mail server that is down delays mail, and nothing else. */
export function createMail({ orm, clock, transport, log }: Deps): Mail {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  let open = true;

  /** Claims the next mail that is due; null when there is none. */
  const claim = async () => {
    const now = await clock.now(orm);
    const mail = await claimMail(orm, now, new Date(now.getTime() + LEASE_MS));
    return mail && { mail, now };
  };

  const deliver = async ({ mail, now }: { mail: QueuedMail; now: Date }) => {
    if (mail.expiresAt <= now) {
      counts.dropped += 1;
      log.warn({ mail: mail.id, tries: mail.tries }, 'a mail was given up: it came too late');
      return removeMail(orm, mail);
    }
    try {
      await transport.send(mail, mail.recipient, mail);
    } catch (error) {
      counts.failed += 1;
      const final = isFinal(error);
      const failure = { mail: mail.id, tries: mail.tries + 1, ...describeFailure(error) };
      log.warn(failure, final ? 'a mail was refused' : 'a mail could not be sent and is tried again');
      if (final) return removeMail(orm, mail);
      const nextTryAt = new Date(now.getTime() + retryDelay(mail.tries + 1));
      return postponeMail(orm, mail, { tries: mail.tries + 1, nextTryAt });
    }
    counts.sent += 1;
    return removeMail(orm, mail);
  };

  const deliverDue = coalesceRuns(async () => {
    try {
      for (let due = open && (await claim()); due; due = open && (await claim())) await deliver(due);
    } catch (error) {
      log.warn({ err: error }, 'the mail queue could not be read');
    }
  });

  const timer = setInterval(() => void deliverDue(), POLL_MS);
  timer.unref();
  return {
    counts,
    enqueue(tx, { usefulMs, memberId, recipient, subject, text, html }, now) {
      const expiresAt = new Date(now.getTime() + usefulMs);
      return addMail(tx, { memberId, recipient, subject, text, html, expiresAt }, now);
    },
    deliverSoon: () => void deliverDue(),
    waiting: () => countMail(orm),
    forget: (memberId) =>
      transport.outbox
        .forget(memberId)
        .catch((error: unknown) => log.warn({ err: error }, 'letters could not be deleted and are tried again')),
    async tidy() {
      await transport.outbox.tidy(await clock.now(orm), (ids) => membersThere(orm, ids));
    },
    async close() {
      open = false;
      clearInterval(timer);
      const timeout = sleep(CLOSE_MS, undefined, { ref: false });
      await Promise.race([deliverDue(), timeout]); // an aborted mail is sent by the next process
      transport.close();
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { asc, count, eq, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { members, mailQueue as table } from '../db/schema.js';
import { oneAtATime } from '../lib/one-at-a-time.js';
import type { Log } from '../log.js';
import type { Letter } from './letters.js';
import { describeFailure, isFinal, retryDelay } from './retry.js';
import type { Transport } from './transport.js';

/** A mail that is being sent is left alone by other processes for so long. */
const LEASE_MS = 2 * 60_000;
/** How often the queue is looked at without being asked to. */
const POLL_MS = 10_000;
/** How long a mail server that does not answer may hold up the end. */
const CLOSE_MS = 3_000;

export type Outgoing = Letter & {
  readonly memberId: number;
  readonly recipient: string;
  /** How long it is of use. */
  readonly usefulMs: number;
};

export type Mail = {
  /** Part of the caller's transaction: it is sent when that is committed, by whichever process. Then `deliverSoon`. */
  enqueue(tx: Orm, mail: Outgoing, now: Date): Promise<void>;
  /** Sends what is due, without making anyone wait. */
  deliverSoon(): void;
  readonly counts: { readonly sent: number; readonly failed: number; readonly dropped: number };
  waiting(): Promise<number>;
  /** Deletes what was written to a member whose account is gone. */
  forget(memberId: number): Promise<void>;
  /** Deletes letters on this machine that are of no use any more. */
  tidy(): Promise<void>;
  close(): Promise<void>;
};

type Deps = { readonly orm: Orm; readonly clock: Clock; readonly transport: Transport; readonly log: Log };

/** The queue in the database: a mail server that is away delays mail, and nothing else. */
export function createMail({ orm, clock, transport, log }: Deps): Mail {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  let open = true;

  /** Takes the next mail that is due, so that no other process does; null when there is none. */
  const claim = async () => {
    const now = await clock.now(orm);
    const due = orm
      .select({ id: table.id })
      .from(table)
      .where(lte(table.nextTryAt, now))
      .orderBy(asc(table.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [mail] = await orm
      .update(table)
      .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(table.id, due))
      .returning();
    return mail ? { mail, now } : null;
  };

  const remove = (id: number) => orm.delete(table).where(eq(table.id, id));

  const deliver = async ({ mail, now }: NonNullable<Awaited<ReturnType<typeof claim>>>) => {
    if (mail.expiresAt <= now) {
      counts.dropped += 1;
      log.warn({ mail: mail.id, tries: mail.tries }, 'a mail was given up: it came too late');
      return remove(mail.id);
    }
    try {
      await transport.send(mail, mail.recipient, mail);
    } catch (error) {
      counts.failed += 1;
      const final = isFinal(error);
      const failure = { mail: mail.id, tries: mail.tries + 1, ...describeFailure(error) };
      log.warn(failure, final ? 'a mail was refused' : 'a mail could not be sent and is tried again');
      if (final) return remove(mail.id);
      const nextTryAt = new Date(now.getTime() + retryDelay(mail.tries + 1));
      return orm
        .update(table)
        .set({ tries: mail.tries + 1, nextTryAt })
        .where(eq(table.id, mail.id));
    }
    counts.sent += 1;
    return remove(mail.id);
  };

  const deliverDue = oneAtATime(async () => {
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
    async enqueue(tx, { usefulMs, ...mail }, now) {
      const { memberId, recipient, subject, text, html } = mail;
      const expiresAt = new Date(now.getTime() + usefulMs);
      await tx.insert(table).values({ memberId, recipient, subject, text, html, nextTryAt: now, expiresAt });
    },
    deliverSoon: () => void deliverDue(),
    async waiting() {
      const [row] = await orm.select({ waiting: count() }).from(table);
      return row?.waiting ?? 0;
    },
    forget: (memberId) =>
      transport.outbox
        .forget(memberId)
        .catch((error: unknown) => log.warn({ err: error }, 'letters could not be deleted and are tried again')),
    async tidy() {
      await transport.outbox.tidy(await clock.now(orm), async (ids) => {
        const rows = await orm
          .select({ id: members.id })
          .from(members)
          .where(inArray(members.id, [...ids]));
        return new Set(rows.map(({ id }) => id));
      });
    },
    async close() {
      open = false;
      clearInterval(timer);
      const patience = sleep(CLOSE_MS, undefined, { ref: false });
      await Promise.race([deliverDue(), patience]); // what is cut off is sent by the next process
      transport.close();
    },
  };
}

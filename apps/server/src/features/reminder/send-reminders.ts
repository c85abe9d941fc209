import { setTimeout as sleep } from 'node:timers/promises';
import { remindedHours } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { coalesceRuns } from '../../lib/coalesce-runs.js';
import type { Log } from '../../log.js';
import { createSendingRound, hostOf } from '../../push/sending-round.js';
import type { PushTransport, Subscription } from '../../push/transport.js';
import { claimReminders, devicesOf, removeSubscription } from './reminder.repo.js';

/** The interval at which due members are looked up. */
const POLL_MS = 60_000;
/** The most members that are claimed at once. What a process that dies has claimed is lost for the day. */
const CLAIMED = 20;
/** The most members that are processed concurrently. */
const AT_ONCE = 4;
/** The most pending pushes. With these no further members are looked up, so that the queue is bounded. */
const UNDER_WAY = 64;
/** The time for which push services that do not answer may delay a shutdown. */
const CLOSE_MS = 3_000;

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly transport: PushTransport;
  /** The words that are left of a member's day of review. */
  readonly leftToday: (memberId: number) => Promise<number>;
  readonly log: Log;
};

/** A sender with its pending look-up and pushes. */
type Round = {
  readonly transport: PushTransport;
  readonly now: Date;
  readonly underWay: Set<Promise<void>>;
};

/**
 * Reminds members of their review at their hour (docs/product/reminder.md), in any number of processes: each day of a
 * member is claimed in the database before anything is sent, so that it is sent at most once, and not at all where a
 * process dies in between.
 */
export function createReminderSender({ orm, clock, transport, leftToday, log }: Deps) {
  let isOpen = true;
  const failed = (err: unknown) => log.warn({ err }, 'a reminder could not be made');

  async function push(memberId: number, device: Subscription, left: number, { transport, now }: Round) {
    // Nothing that names words: a push passes through other hosts and shows on a locked screen.
    const outcome = await transport.send(device, JSON.stringify({ left }), now);
    if (outcome === 'gone') await removeSubscription(orm, memberId, device.endpoint);
    if (outcome === 'failed' || outcome === 'late') {
      log.warn({ host: hostOf(device.endpoint), outcome }, 'a reminder could not be sent');
    }
  }

  /** Sends to all devices of a member, and waits for none of them. */
  async function remind(memberId: number, round: Round): Promise<void> {
    const left = await leftToday(memberId);
    if (left <= 0) return;
    for (const device of await devicesOf(orm, memberId)) {
      const sent: Promise<void> = push(memberId, device, left, round)
        .catch(failed)
        .finally(() => round.underWay.delete(sent));
      round.underWay.add(sent);
    }
  }

  async function remindAll(memberIds: number[], round: Round): Promise<void> {
    const one = async () => {
      for (let id = memberIds.pop(); id !== undefined; id = memberIds.pop()) {
        while (round.underWay.size >= UNDER_WAY) await Promise.race(round.underWay);
        await remind(id, round).catch(failed);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  const sendDue = coalesceRuns(async () => {
    const sending = createSendingRound(transport);
    const underWay = new Set<Promise<void>>();
    try {
      while (isOpen) {
        const now = await clock.now(orm);
        const claimed = await claimReminders(orm, seoulDate(now), remindedHours(now), CLAIMED);
        if (claimed.length === 0) break;
        await remindAll(claimed, { transport: sending, now, underWay });
      }
    } catch (err) {
      log.warn({ err }, 'reminders could not be looked for');
    }
    await Promise.all(underWay);
  });

  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    sendDue,
    start() {
      timer = setInterval(() => void sendDue(), POLL_MS).unref();
    },
    async close() {
      isOpen = false;
      clearInterval(timer);
      await Promise.race([sendDue(), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

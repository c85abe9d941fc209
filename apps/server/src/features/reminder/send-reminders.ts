import { setTimeout as sleep } from 'node:timers/promises';
import { remindedHours } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { oneAtATime } from '../../lib/one-at-a-time.js';
import type { Log } from '../../log.js';
import type { PushTransport } from '../../push/transport.js';
import { claimReminders, devicesOf, removeSubscription } from './reminder.repo.js';

/** The time after which it is looked who is to be reminded. */
const POLL_MS = 60_000;
/** So many are claimed at once: what a process that dies has claimed is lost for the day. */
const CLAIMED = 20;
/** So many are reminded at the same time. */
const AT_ONCE = 4;
/** The time that push services which do not answer may hold up the end. */
const CLOSE_MS = 3_000;

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly transport: PushTransport;
  /** The words that are left of a member's day of review. */
  readonly leftToday: (memberId: number) => Promise<number>;
  readonly log: Log;
};

/**
 * Reminds members of their review at their hour (docs/product/reminder.md), any number of processes together: each day
 * of a member is claimed in the database before anything is sent, so that it is sent once, or, where a process dies in
 * between, not at all.
 */
export function createReminderSender({ orm, clock, transport, leftToday, log }: Deps) {
  let isOpen = true;

  async function remind(memberId: number, now: Date): Promise<void> {
    const left = await leftToday(memberId);
    if (left <= 0) return;
    for (const device of await devicesOf(orm, memberId)) {
      // Nothing that names words: it crosses hosts of others and lights up a locked screen.
      const outcome = await transport.send(device, JSON.stringify({ left }), now);
      if (outcome === 'gone') await removeSubscription(orm, memberId, device.endpoint);
      if (outcome === 'failed') log.warn({ host: new URL(device.endpoint).host }, 'a reminder could not be sent');
    }
  }

  async function remindAll(memberIds: number[], now: Date): Promise<void> {
    const one = async () => {
      for (let id = memberIds.pop(); id !== undefined; id = memberIds.pop()) {
        await remind(id, now).catch((err: unknown) => log.warn({ err }, 'a reminder could not be made'));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  const sendDue = oneAtATime(async () => {
    try {
      while (isOpen) {
        const now = await clock.now(orm);
        const claimed = await claimReminders(orm, seoulDate(now), remindedHours(now), CLAIMED);
        if (claimed.length === 0) return;
        await remindAll(claimed, now);
      }
    } catch (err) {
      log.warn({ err }, 'reminders could not be looked for');
    }
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

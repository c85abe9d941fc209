import { fail, type Reminder, type ReminderBody, type StudyExport } from '@utarang/contract';
import type { MemberViewer } from '../../auth/viewer.js';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';
import { devicesOf, reminderOf, removeDevice, saveDevice, saveHour } from './reminder.repo.js';

/** The most devices of a member that are reminded: the latest (docs/product/reminder.md). */
export const REMINDED_DEVICES_MAX = 5;

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  /** The public key with which devices subscribe; null where the operator has no key for pushes. */
  readonly publicKey: string | null;
};

/** A member's reminder (docs/product/reminder.md). */
export function createReminder({ orm, turn, publicKey }: Deps) {
  return {
    state: async (viewer: MemberViewer): Promise<Reminder> => ({ publicKey, ...(await reminderOf(orm, viewer)) }),

    /** Sets the hour, and reminds this device from then on. Throws `reminders_off`. */
    async choose(viewer: MemberViewer, { hour, ...subscription }: ReminderBody): Promise<Reminder> {
      if (publicKey === null) fail('reminders_off');
      await turn(viewer.memberId, async (tx, { now }) => {
        await saveHour(tx, viewer.memberId, hour);
        await saveDevice(tx, viewer, subscription, now, REMINDED_DEVICES_MAX);
      });
      return { publicKey, hour, isOn: true };
    },

    /** Ends the reminders of this device. */
    stop: (viewer: MemberViewer): Promise<void> => removeDevice(orm, viewer),

    /** Exports everything that is stored for it, without the addresses and keys of devices. */
    async export(memberId: number): Promise<Pick<StudyExport, 'reminder' | 'reminderDevices'>> {
      const { hour } = await reminderOf(orm, { memberId, sessionId: 0 });
      const devices = await devicesOf(orm, memberId);
      return {
        reminder: { hour },
        reminderDevices: devices.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() })),
      };
    },
  };
}

import { userEvent } from 'vitest/browser';

/** Longer than the pause within a double Enter (`enter-once.ts`). */
const PACE_MS = 1000;

const { get: realTime } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
/** The time by which the clock of events runs ahead: each press adds a second, and no test waits for it. */
let ahead = 0;
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    return realTime!.call(this) + ahead;
  },
});

/** Presses keys as a person does, a while after the last ones. The keys of one call follow each other at once. */
export async function press(keys: string): Promise<void> {
  ahead += PACE_MS;
  await userEvent.keyboard(keys);
}

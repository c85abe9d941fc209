import { userEvent } from 'vitest/browser';

/** More than what makes a second Enter part of a double one (`enter-once.ts`). */
const PACE_MS = 1000;

const { get: realTime } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')!;
/** How far the time of the browser's events is ahead: a second for each press, for which nobody has to wait. */
let ahead = 0;
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    return realTime!.call(this) + ahead;
  },
});

/** Presses keys as long after the last ones as a person does. Those of one call come right after each other. */
export async function press(keys: string): Promise<void> {
  ahead += PACE_MS;
  await userEvent.keyboard(keys);
}

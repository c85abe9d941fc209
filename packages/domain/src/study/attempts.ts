import { CLOCK_SLACK_MS, waitLeft } from '../calendar/wait.js';

/** "Per word and member, kept across closing the dialog and across processes" (docs/product/study.md#attempts). */
export const attemptsPerRound = 2;

/**
 * "The wrong answer that uses the last attempt starts a cooldown" (docs/product/study.md#cooldown), of so many seconds.
 * Only a cooldown that begins reads it: one that runs has its own length.
 */
export const cooldownSeconds = 300;

/** A cooldown as it is stored: its end and its whole length, from which its beginning follows. */
export type Cooldown = {
  readonly cooldownUntil: Date | null;
  /** Null without a cooldown, and where an earlier release began it: then it has the usual length. */
  readonly cooldownSeconds: number | null;
};

/**
 * The stored state of a member's attempts at a word. A `cooldownUntil` that has passed ends the round that led to it.
 */
export type Attempts = Cooldown & { readonly attemptsUsed: number };

const noCooldown: Cooldown = { cooldownUntil: null, cooldownSeconds: null };

/**
 * The length of a cooldown in milliseconds. One that would make it begin in the future is not its own: a process of an
 * earlier release, which knows the end alone, has left it from the cooldown before. Then it is the usual one.
 */
function lengthMs({ cooldownUntil, cooldownSeconds: stored }: Cooldown, now: Date): number {
  const own = stored === null ? null : stored * 1000;
  const fits = own !== null && (cooldownUntil?.getTime() ?? 0) - own <= now.getTime() + CLOCK_SLACK_MS;
  return fits ? own : cooldownSeconds * 1000;
}

/** The attempts at a word never tried, and at one just passed: a word that returns has its full attempts. */
export const noAttempts: Attempts = { attemptsUsed: 0, ...noCooldown };

/** The moment at which a cooldown began, in milliseconds, or null without one. */
export const cooldownStart = (cooldown: Cooldown, now: Date): number | null =>
  cooldown.cooldownUntil && cooldown.cooldownUntil.getTime() - lengthMs(cooldown, now);

/** The rest of a cooldown in milliseconds; it is never longer than the cooldown is. */
const cooldownLeft = (cooldown: Cooldown, now: Date): number =>
  cooldown.cooldownUntil === null
    ? 0
    : waitLeft(cooldown.cooldownUntil.getTime(), now.getTime(), lengthMs(cooldown, now));

export const isCoolingDown = (cooldown: Cooldown, now: Date): boolean => cooldownLeft(cooldown, now) > 0;

export type AttemptState = {
  readonly attemptsLeft: number;
  /** Whole seconds, rounded up, so that 0 is said only when the next answer counts. */
  readonly cooldownRemainingSec: number;
  /** The whole length of the cooldown that runs, of which that is the rest; 0 without one. */
  readonly cooldownLengthSec: number;
};

const notCooling = { cooldownRemainingSec: 0, cooldownLengthSec: 0 };

/** The state of the attempts at this moment. It is derived, never stored: nothing has to run for a cooldown to end. */
export function attemptState(attempts: Attempts, now: Date): AttemptState {
  const { attemptsUsed, cooldownUntil } = attempts;
  if (cooldownUntil === null) return { attemptsLeft: Math.max(attemptsPerRound - attemptsUsed, 0), ...notCooling };
  if (!isCoolingDown(attempts, now)) return { attemptsLeft: attemptsPerRound, ...notCooling };
  const cooldownRemainingSec = Math.ceil(cooldownLeft(attempts, now) / 1000);
  return { attemptsLeft: 0, cooldownRemainingSec, cooldownLengthSec: lengthMs(attempts, now) / 1000 };
}

/**
 * The attempts to store after a wrong answer. "While it lasts … no answer counts" (docs/product/study.md#cooldown): a
 * cooldown stays as it is. One that begins lasts `seconds`.
 */
export function afterWrong(attempts: Attempts, now: Date, seconds: number): Attempts {
  if (isCoolingDown(attempts, now)) return attempts;
  const attemptsUsed = attemptsPerRound - attemptState(attempts, now).attemptsLeft + 1;
  if (attemptsUsed < attemptsPerRound) return { attemptsUsed, ...noCooldown };
  const cooldownUntil = new Date(now.getTime() + seconds * 1000);
  return { attemptsUsed: attemptsPerRound, cooldownUntil, cooldownSeconds: seconds };
}

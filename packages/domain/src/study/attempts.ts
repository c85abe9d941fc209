import { CLOCK_SLACK_MS, waitLeft } from '../calendar/wait.js';

/** "Per word and member, kept across closing the dialog and across processes" (docs/product/study.md#attempts). */
export const attemptsPerRound = 2;

/**
 * "The wrong answer that uses the last attempt starts a cooldown" (docs/product/study.md#cooldown), of so many seconds.
 * It applies to new cooldowns: a running one has stored its own length.
 */
export const cooldownSeconds = 300;

/** A cooldown as it is stored: its end and its whole length, which give its beginning. */
export type Cooldown = {
  readonly cooldownUntil: Date | null;
  /** Null without a cooldown, and for a cooldown of an earlier release, which has the usual length. */
  readonly cooldownSeconds: number | null;
};

/**
 * The stored state of a member's attempts at a word. A `cooldownUntil` that has passed ends the round that led to it.
 */
export type Attempts = Cooldown & { readonly attemptsUsed: number };

const noCooldown: Cooldown = { cooldownUntil: null, cooldownSeconds: null };

/**
 * The length of a cooldown in milliseconds. A length that would put the beginning into the future is of an earlier
 * cooldown: a process of an earlier release has written only the new end. Then the usual length applies.
 */
function lengthMs({ cooldownUntil, cooldownSeconds: stored }: Cooldown, now: Date): number {
  const own = stored === null ? null : stored * 1000;
  const fits = own !== null && (cooldownUntil?.getTime() ?? 0) - own <= now.getTime() + CLOCK_SLACK_MS;
  return fits ? own : cooldownSeconds * 1000;
}

/** The attempts at a word never tried, and at one that was just passed: a word that returns has all its attempts. */
export const noAttempts: Attempts = { attemptsUsed: 0, ...noCooldown };

/** The moment at which a cooldown began, in milliseconds, or null without one. */
export const cooldownStart = (cooldown: Cooldown, now: Date): number | null =>
  cooldown.cooldownUntil && cooldown.cooldownUntil.getTime() - lengthMs(cooldown, now);

/** The remaining milliseconds of a cooldown, at most its length. */
const cooldownLeft = (cooldown: Cooldown, now: Date): number =>
  cooldown.cooldownUntil === null
    ? 0
    : waitLeft(cooldown.cooldownUntil.getTime(), now.getTime(), lengthMs(cooldown, now));

export const isCoolingDown = (cooldown: Cooldown, now: Date): boolean => cooldownLeft(cooldown, now) > 0;

export type AttemptState = {
  readonly attemptsLeft: number;
  /** Whole seconds, rounded up, so that 0 means that the next answer counts. */
  readonly cooldownRemainingSec: number;
  /** The whole length of the running cooldown in seconds; 0 without one. */
  readonly cooldownLengthSec: number;
};

const notCooling = { cooldownRemainingSec: 0, cooldownLengthSec: 0 };

/** The state of the attempts at this moment. It is derived, never stored: no job has to end a cooldown. */
export function attemptState(attempts: Attempts, now: Date): AttemptState {
  const { attemptsUsed, cooldownUntil } = attempts;
  if (cooldownUntil === null) return { attemptsLeft: Math.max(attemptsPerRound - attemptsUsed, 0), ...notCooling };
  if (!isCoolingDown(attempts, now)) return { attemptsLeft: attemptsPerRound, ...notCooling };
  const cooldownRemainingSec = Math.ceil(cooldownLeft(attempts, now) / 1000);
  return { attemptsLeft: 0, cooldownRemainingSec, cooldownLengthSec: lengthMs(attempts, now) / 1000 };
}

/**
 * The attempts to store after a wrong answer. "While it lasts … no answer counts" (docs/product/study.md#cooldown): a
 * cooldown stays as it is. A new one lasts `seconds`.
 */
export function afterWrong(attempts: Attempts, now: Date, seconds: number): Attempts {
  if (isCoolingDown(attempts, now)) return attempts;
  const attemptsUsed = attemptsPerRound - attemptState(attempts, now).attemptsLeft + 1;
  if (attemptsUsed < attemptsPerRound) return { attemptsUsed, ...noCooldown };
  const cooldownUntil = new Date(now.getTime() + seconds * 1000);
  return { attemptsUsed: attemptsPerRound, cooldownUntil, cooldownSeconds: seconds };
}

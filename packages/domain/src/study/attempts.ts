import { waitLeft } from '../calendar/wait.js';

/** "Per word and member, kept across closing the dialog and across processes" (docs/product/study.md#attempts). */
export const attemptsPerRound = 2;

/**
 * "The wrong answer that uses the last attempt starts a cooldown" (docs/product/study.md#cooldown), of so many seconds.
 */
export const cooldownSeconds = 300;

/**
 * The stored state of a member's attempts at a word. A `cooldownUntil` that has passed ends the round that led to it.
 */
export type Attempts = {
  readonly attemptsUsed: number;
  readonly cooldownUntil: Date | null;
};

/** The attempts at a word never tried, and at one just passed: a word that returns has its full attempts. */
export const noAttempts: Attempts = { attemptsUsed: 0, cooldownUntil: null };

/** The rest of a cooldown in milliseconds; it is never longer than a cooldown is. */
const cooldownLeft = ({ cooldownUntil }: Pick<Attempts, 'cooldownUntil'>, now: Date): number =>
  cooldownUntil === null ? 0 : waitLeft(cooldownUntil.getTime(), now.getTime(), cooldownSeconds * 1000);

export const isCoolingDown = (attempts: Pick<Attempts, 'cooldownUntil'>, now: Date): boolean =>
  cooldownLeft(attempts, now) > 0;

export type AttemptState = {
  readonly attemptsLeft: number;
  /** Whole seconds, rounded up, so that 0 is said only when the next answer counts. */
  readonly cooldownRemainingSec: number;
};

/** The state of the attempts at this moment. It is derived, never stored: nothing has to run for a cooldown to end. */
export function attemptState(attempts: Attempts, now: Date): AttemptState {
  const { attemptsUsed, cooldownUntil } = attempts;
  if (cooldownUntil === null)
    return { attemptsLeft: Math.max(attemptsPerRound - attemptsUsed, 0), cooldownRemainingSec: 0 };
  if (!isCoolingDown(attempts, now)) return { attemptsLeft: attemptsPerRound, cooldownRemainingSec: 0 };
  return { attemptsLeft: 0, cooldownRemainingSec: Math.ceil(cooldownLeft(attempts, now) / 1000) };
}

/**
 * The attempts to store after a wrong answer. "While it lasts … no answer counts" (docs/product/study.md#cooldown): a
 * cooldown stays as it is.
 */
export function afterWrong(attempts: Attempts, now: Date): Attempts {
  if (isCoolingDown(attempts, now)) return attempts;
  const attemptsUsed = attemptsPerRound - attemptState(attempts, now).attemptsLeft + 1;
  if (attemptsUsed < attemptsPerRound) return { attemptsUsed, cooldownUntil: null };
  return { attemptsUsed: attemptsPerRound, cooldownUntil: new Date(now.getTime() + cooldownSeconds * 1000) };
}

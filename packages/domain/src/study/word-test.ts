import { type Attempts, afterWrong, attemptState, cooldownSeconds, noAttempts } from './attempts.js';
import { returnsAfterMs, wordStatus } from './word-status.js';

/** The stored progress of a member with a word. Attempts "outlive unsaving" (docs/product/study.md#attempts). */
export type Progress = Attempts & { readonly savedAt: Date | null; readonly completedAt: Date | null };

/** The progress of a word that the member never met. */
export const neverMet: Progress = { ...noAttempts, savedAt: null, completedAt: null };

export type Testable = 'READY' | 'COOLDOWN' | 'ALREADY_COMPLETED';

/** Checks whether the word can be tested. It need not be saved for it. */
export function testable(progress: Progress, now: Date): Testable {
  const { status } = wordStatus(progress, now);
  if (status === 'COMPLETED') return 'ALREADY_COMPLETED';
  return status === 'COOLDOWN' ? 'COOLDOWN' : 'READY';
}

/** The verdict on an answer. `near` is a wrong one that "costs nothing": the reading, or a homograph's meaning. */
export type Verdict = 'right' | 'wrong' | 'near';

export type Answered = {
  readonly state: 'PASSED' | 'WRONG' | 'COOLDOWN' | 'ALREADY_COMPLETED';
  readonly progress: Progress;
};

/**
 * Returns the progress after an answer. In a cooldown and after completion no answer counts. "A pass
 * saves and completes the word" (docs/product/study.md#completed), and a cooldown saves it.
 */
export function afterAnswer(progress: Progress, verdict: Verdict, now: Date): Answered {
  const before = testable(progress, now);
  if (before !== 'READY') return { state: before, progress };
  const savedAt = progress.savedAt ?? now;
  if (verdict === 'right') return { state: 'PASSED', progress: { ...noAttempts, savedAt, completedAt: now } };
  if (verdict === 'near') return { state: 'WRONG', progress };

  const attempts = afterWrong(progress, now, cooldownSeconds);
  if (attemptState(attempts, now).attemptsLeft > 0) return { state: 'WRONG', progress: { ...progress, ...attempts } };
  return { state: 'COOLDOWN', progress: { ...progress, ...attempts, savedAt } };
}

/** Returns the progress of a word that is no longer saved: "saving again does not give attempts back" (docs/product/study.md#attempts). */
export const afterUnsaving = (progress: Progress): Progress => ({ ...progress, savedAt: null, completedAt: null });

/**
 * Checks whether a pass earns points: only once the word has returned since the last pass with points. "Who deletes a completed word and saves it
 * again passes without points" (docs/product/study.md#completed).
 */
export const earnsPoints = (lastEarnedAt: Date | null, now: Date): boolean =>
  lastEarnedAt === null || now.getTime() - lastEarnedAt.getTime() >= returnsAfterMs;

/** Since when a saved word that can be tested has been waiting for it: saved, returned, or its cooldown over. */
export function waitingSince(progress: Progress, now: Date): Date | null {
  const { savedAt, completedAt, cooldownUntil } = progress;
  const { status } = wordStatus(progress, now);
  if (savedAt === null || status !== 'IN_PROGRESS') return null;
  const returnedAt = completedAt ? completedAt.getTime() + returnsAfterMs : 0;
  return new Date(Math.max(savedAt.getTime(), returnedAt, cooldownUntil?.getTime() ?? 0));
}

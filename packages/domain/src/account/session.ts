import { isStillActive } from '../calendar/wait.js';

const DAY_MS = 86_400_000;

/** The lifetime of an unused session, and of any session (docs/product/accounts.md#sessions). */
export const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_LONGEST_MS = 30 * DAY_MS;

/** The validity of a temporary password (docs/product/accounts.md#temporary-password). */
export const TEMPORARY_PASSWORD_MS = 15 * 60_000;

/** The time for which a device is known after its last log-in. */
export const DEVICE_KNOWN_MS = 365 * DAY_MS;

/**
 * The time after a change of the address in which a reset goes to the earlier one
 * (docs/product/accounts.md#changed-address).
 */
export const EMAIL_GUARD_MS = 72 * 3_600_000;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

/** Checks whether a session is still valid. */
export const isSessionAlive = ({ createdAt, lastSeenAt }: Times, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() < SESSION_IDLE_MS && now.getTime() - createdAt.getTime() < SESSION_LONGEST_MS;

export const isTemporaryPasswordAlive = (createdAt: Date, now: Date): boolean =>
  isStillActive(createdAt.getTime(), now.getTime(), TEMPORARY_PASSWORD_MS);

type EmailChange = { readonly oldEmail: string; readonly changedAt: Date };

/**
 * The address to which a reset is sent: while a change is guarded (`EMAIL_GUARD_MS`), the address before the first such
 * change, so that the thief of a session cannot take over the account; else the current address.
 */
export function recoveryAddress(email: string | null, changes: readonly EmailChange[], now: Date): string | null {
  const guarded = changes
    .filter(({ changedAt }) => isStillActive(changedAt.getTime(), now.getTime(), EMAIL_GUARD_MS))
    .sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
  return guarded[0]?.oldEmail ?? email;
}

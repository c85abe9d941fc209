/** How long after the log-in the form for a new password may go without it; then it asks for the password again. */
const KEPT_MS = 15 * 60_000;

/** Kept in the memory of this page alone: a reload forgets it. */
let typed: { readonly password: string; readonly at: number } | null = null;

/** Keeps the temporary password that somebody has just logged in with. */
export function keepTemporary(password: string, now = performance.now()): void {
  typed = { password, at: now };
}

/** The temporary password that was typed minutes ago in this page, or null. */
export const keptTemporary = (now = performance.now()): string | null =>
  typed && now - typed.at < KEPT_MS ? typed.password : null;

export function forgetTemporary(): void {
  typed = null;
}

import { TEMPORARY_PASSWORD_MS } from '@utarang/domain/account';

/** The temporary password, in the memory of this page alone: a reload forgets it. */
let typed: { readonly password: string; readonly at: number } | null = null;

/** Remembers the temporary password with which a member has just logged in. */
export function storeTemporaryPassword(password: string, now = performance.now()): void {
  typed = { password, at: now };
}

/** The temporary password that was typed in this page, or null once it is old: then the form asks for it again. */
export const readTemporaryPassword = (now = performance.now()): string | null =>
  typed && now - typed.at < TEMPORARY_PASSWORD_MS ? typed.password : null;

export function clearTemporaryPassword(): void {
  typed = null;
}

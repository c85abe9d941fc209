import { onRefusedCall } from '../../lib/http.js';
import { createStore } from '../../lib/store.js';

/** A call that was refused because of its caller. */
export type Refusal = {
  code: 'login_required' | 'session_ended' | 'must_change_password';
  /**
   * True if a dialog says so. A refused read is silent where everyone may read it, or where its page says so itself.
   */
  loud: boolean;
  /** True if what was asked for stays on this device until the log-in. */
  kept?: boolean;
};

/** The last refusal, until its dialog is closed. One store, so that several refused calls make one dialog. */
export const refusal = createStore<Refusal | null>(null);

/** True if the session of the member whom the page still shows has ended, until a member is logged in again. */
export const sessionEnded = createStore(false);

const ADMIN = '/api/admin/';
/** The path of the call that asks who the viewer is. */
export const WHO_AM_I = '/api/users/me';
/** The calls of the test dialog and of the sentence quiz, which show an ended session themselves. */
const IN_A_TEST = /^\/api\/my-words\/(\d+\/(clear|practice)|sent-quiz\/)/;

/**
 * The meaning of a refusal for the page: "every write and every call of admins then asks to log in … other reads are
 * silent" (docs/product/accounts.md#refusals). Where the page asks who looks at it, a temporary password is an answer
 * and no refusal.
 */
export function refusalOf(code: string, method: string, path: string): Refusal | null {
  if (code === 'must_change_password') return path === WHO_AM_I && method === 'GET' ? null : { code, loud: true };
  if (code === 'session_ended') return { code, loud: !IN_A_TEST.test(path) };
  if (code === 'login_required') return { code, loud: method !== 'GET' || path.startsWith(ADMIN) };
  return null;
}

export function reportRefusal(code: string, method: string, path: string): void {
  const noted = refusalOf(code, method, path);
  if (noted?.code === 'session_ended') sessionEnded.set(true);
  // A silent refusal does not close the dialog of a loud one.
  if (noted && (noted.loud || !refusal.get()?.loud)) refusal.set(noted);
}

/** Asks to log in by a dialog over the page, which keeps its state. */
export const askToLogIn = (): void => refusal.set({ code: 'session_ended', loud: true });

/** Clears the ended session: a member is logged in again, or the page is a guest's. */
export function clearSessionEnded(): void {
  sessionEnded.set(false);
  if (refusal.get()?.code === 'session_ended') refusal.set(null);
}

onRefusedCall(reportRefusal);

import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSessionToken } from '../../auth/secrets.js';

/** A sitting of a browser: a seed, and how many quizzes of each condition it was given. */
export type Sitting = { readonly seed: string; readonly positions: Readonly<Record<string, number>> };

export const newSitting = (): Sitting => ({ seed: newSessionToken(), positions: {} });

/** The longest cookie that browsers keep. One with all conditions has a kilobyte. */
const LONGEST = 4096;
const SEED = /^[\w-]{22}$/;

const signed = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The value of the cookie: what it says, and the proof that this server said it. */
export function writeSitting({ seed, positions }: Sitting, key: string): string {
  const text = Buffer.from(JSON.stringify([seed, positions])).toString('base64url');
  return `${text}.${signed(text, key).toString('base64url')}`;
}

/** Reads what a cookie says; null for one that this server did not write. */
export function readSitting(cookie: string | undefined, key: string): Sitting | null {
  if (cookie === undefined || cookie.length > LONGEST) return null;
  const [text = '', signature = '', ...rest] = cookie.split('.');
  const [expected, sent] = [signed(text, key), Buffer.from(signature, 'base64url')];
  if (rest.length > 0 || expected.length !== sent.length || !timingSafeEqual(expected, sent)) return null;
  const [seed, positions] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, Record<string, number>];
  return SEED.test(seed) ? { seed, positions } : null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSessionToken } from '../../auth/secrets.js';

/** The sitting of a browser: a seed, and the number of quizzes given for each condition, the latest condition last. */
export type Sitting = { readonly seed: string; readonly positions: Readonly<Record<string, number>> };

export const newSitting = (): Sitting => ({ seed: newSessionToken(), positions: {} });

/** The sitting after another quiz of a condition. */
export function withPosition({ seed, positions }: Sitting, condition: string, position: number): Sitting {
  const { [condition]: _, ...others } = positions;
  return { seed, positions: { ...others, [condition]: position } };
}

/** The longest cookie that browsers accept, with its name and attributes in the strictest of them. */
const LONGEST = 4096;
const BESIDE = 96;
const SEED = /^[\w-]{22}$/;

const signed = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The value of the cookie: the sitting, and a signature. Browsers drop a cookie that is too long, and the next quiz
 * would always be the same: so the conditions that were used longest ago are left out.
 */
export function writeSitting({ seed, positions }: Sitting, key: string): string {
  const entries = Object.entries(positions);
  for (let from = 0; ; from++) {
    const text = Buffer.from(JSON.stringify([seed, Object.fromEntries(entries.slice(from))])).toString('base64url');
    const cookie = `${text}.${signed(text, key).toString('base64url')}`;
    if (cookie.length <= LONGEST - BESIDE || from >= entries.length) return cookie;
  }
}

/** Reads the sitting of a cookie; null where its signature is not ours. */
export function readSitting(cookie: string | undefined, key: string): Sitting | null {
  if (cookie === undefined || cookie.length > LONGEST) return null;
  const [text = '', signature = '', ...rest] = cookie.split('.');
  const [expected, sent] = [signed(text, key), Buffer.from(signature, 'base64url')];
  if (rest.length > 0 || expected.length !== sent.length || !timingSafeEqual(expected, sent)) return null;
  const [seed, positions] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, Record<string, number>];
  return SEED.test(seed) ? { seed, positions } : null;
}

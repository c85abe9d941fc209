import { toNfc } from '../language/index.js';
import { identityKey } from './username.js';

/** Lengths in characters (docs/product/limits.md#text). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * A password in the form in which it is compared: in NFC, so that every keyboard types the same one, and never trimmed.
 */
export const passwordText = (typed: string): string => toNfc(typed);

/** Length in characters, after normalisation. */
export const passwordLength = (typed: string): number => [...passwordText(typed)].length;

/** Checks whether a password contains the username. Such passwords are the first that are guessed. */
export function containsUsername(password: string, username: string): boolean {
  const name = identityKey(username);
  return name !== '' && identityKey(password).includes(name);
}

export type Strength = 'weak' | 'normal' | 'strong';

/**
 * The conditions that give the meter a point each (docs/product/accounts.md#passwords). A letter without case counts as
 * neither.
 */
const POINTS: readonly RegExp[] = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

/** The share of points that a password gets, from 0 to 1, for the meter. */
export function strengthShare(typed: string): number {
  const password = passwordText(typed);
  return POINTS.filter((point) => point.test(password)).length / POINTS.length;
}

/** "Weak below 40 %, normal below 80 %, else strong" (docs/product/accounts.md#passwords). */
export function passwordStrength(typed: string): Strength {
  const share = strengthShare(typed);
  if (share < 0.4) return 'weak';
  return share < 0.8 ? 'normal' : 'strong';
}

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * The hash that is stored in place of a random secret. A fast one is enough: nobody can guess 112 random bits or more.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two such hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 128 random bits, which nobody can guess. */
export const newRandomId = (): string => randomBytes(16).toString('base64url');
/** The value of a session's cookie, or a device's. */
export const newSessionToken = (): string => newRandomId();
export const isSessionToken = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Letters and digits that are not confused with each other. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;

/** A temporary password: 24 random characters (118 bits) in groups that are easy to read and type. */
export function newTemporaryPassword(): string {
  const group = () => Array.from({ length: GROUP }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Normalises a typed temporary password: copied spaces and line ends, and capitals, do not count. */
const asMailed = (typed: string): string => typed.replace(/\s/g, '').toLowerCase();
const TEMPORARY = new RegExp(`^[${READABLE}]{${GROUP}}(?:-[${READABLE}]{${GROUP}}){${GROUPS - 1}}$`);

export const temporaryHash = (typed: string): string => secretHash(asMailed(typed));
export const looksTemporary = (typed: string): boolean => TEMPORARY.test(asMailed(typed));

import { createHash } from 'node:crypto';

/**
 * The entity tag of an answer, a hash of its content: it changes with what is sent, whatever the reason. Weak, because
 * the compressed forms of one answer share it.
 */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Checks whether If-None-Match names this tag. RFC 9110, 13.1.2: a list or `*`, compared weakly. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const listed = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return listed.some((named) => opaque(named) === opaque(tag));
}

import { fail, type Role } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';

export type Guest = { readonly role: 'ANONYMOUS' };

/** A member in a session. */
export type MemberViewer = {
  readonly role: Role;
  readonly memberId: number;
  readonly username: string;
  readonly sessionId: number;
  /** Hash of the temporary password of the log-in, as long as only a change of the password is possible. */
  readonly temporaryHash: string | null;
};

/** The guest or member who makes a request. */
export type RequestViewer = Guest | MemberViewer;

export const GUEST: Guest = { role: 'ANONYMOUS' };

/** The member who makes the request. Throws `login_required`. */
export const memberOf = ({ viewer }: Pick<FastifyRequest, 'viewer'>): MemberViewer =>
  viewer.role === 'ANONYMOUS' ? fail('login_required') : viewer;

/**
 * The member for whom a call that anyone may make stores something. Null for a guest, and for a member whose temporary
 * password has not been replaced.
 */
export const learnerIdOf = ({ viewer }: Pick<FastifyRequest, 'viewer'>): number | null =>
  viewer.role === 'ANONYMOUS' || viewer.temporaryHash !== null ? null : viewer.memberId;

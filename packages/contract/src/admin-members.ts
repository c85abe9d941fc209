import * as z from 'zod/mini';
import { roles } from './account.js';
import { described } from './described.js';
import { rowIdInPath } from './ids.js';
import { pageOf, pageQuery } from './page.js';
import { auditActors, MEMBER_CHANGES_SHOWN, QUERY_MAX } from './terms.js';
import { line } from './text.js';

/** GET /api/admin/members: the newest account first. */
export const adminMembersQuery = z.object({
  q: described(
    z._default(line(QUERY_MAX, 'query_too_long'), ''),
    'A part of the username, of the name or of the e-mail address; every account without it.',
  ),
  ...pageQuery,
});
export type AdminMembersQuery = z.infer<typeof adminMembersQuery>;

/** A member in the list for admins (docs/product/admin.md#members): nothing that the member wrote or learnt. */
export const foundMember = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  suspendedAt: described(z.nullable(z.string()), 'Since when the account cannot be logged in to; else null.'),
});
export type FoundMember = z.infer<typeof foundMember>;
export const foundMembers = pageOf(foundMember);
export type FoundMembers = z.infer<typeof foundMembers>;

/** Actions on a member by an admin, and by the operator. */
export const memberActions = ['sessions_ended', 'suspended', 'unsuspended', 'deleted'] as const;
export const operatorActions = ['created', 'granted', 'password_reset', 'password_set'] as const;

/** GET /api/admin/members/{id} */
export const memberState = z.extend(foundMember, {
  email: z.nullable(z.string()),
  sessions: described(z.int(), 'How many are not over.'),
  lastSeenAt: described(z.nullable(z.string()), 'When one of these was last used, to the minute; null without any.'),
  changes: described(
    z.array(
      z.object({
        at: z.string(),
        actor: z.enum(auditActors),
        admin: described(z.nullable(z.string()), 'Username; null of the operator, and once that account is deleted.'),
        action: z.string(),
      }),
    ),
    `Of the audit trail, the latest first, ${MEMBER_CHANGES_SHOWN} at most.`,
  ),
});
export type MemberState = z.infer<typeof memberState>;

export const memberParams = z.object({ id: rowIdInPath('member_not_found') });

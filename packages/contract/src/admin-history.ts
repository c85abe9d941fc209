import * as z from 'zod/mini';
import { described } from './described.js';
import { pageOf, pageQuery } from './page.js';
import { auditActors, auditSubjects } from './terms.js';
import { invalid } from './validation.js';

/** GET /api/admin/changes: the latest first. */
export const changesQuery = z.object({
  subject: described(z.optional(z.enum(auditSubjects, invalid('value_invalid'))), 'The kind of thing; all without it.'),
  ...pageQuery,
});
export type ChangesQuery = z.infer<typeof changesQuery>;

const thing = z.nullable(z.record(z.string(), z.unknown()));

/** An entry of the audit trail, whatever it is about (docs/product/admin.md#audit-trail). */
export const change = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.enum(auditActors),
  admin: described(z.nullable(z.string()), 'Username; null of the operator, and once that account is deleted.'),
  subject: z.enum(auditSubjects),
  subjectId: z.int(),
  name: described(z.nullable(z.string()), 'What the thing is called now; null once it is gone.'),
  action: z.string(),
  before: thing,
  after: thing,
  revertedBy: described(z.nullable(z.int()), 'The entry that took this one back.'),
});
export type Change = z.infer<typeof change>;
export const changes = pageOf(change);
export type Changes = z.infer<typeof changes>;

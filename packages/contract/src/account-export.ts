import * as z from 'zod/mini';
import { member, sessions } from './account.js';
import { coursesExport } from './courses.js';
import { favoritesExport } from './favorites.js';
import { lyricsExport } from './lyrics.js';
import { patternsExport } from './saved-patterns.js';
import { studyExport } from './study-export.js';

/** GET /api/users/me/export: everything that is stored of the member. */
export const memberExport = z.object({
  exportedAt: z.string(),
  profile: z.extend(z.omit(member, { level: true, totalPoints: true, wordPoints: true, sentPoints: true }), {
    createdAt: z.string(),
  }),
  points: z.pick(member, { level: true, totalPoints: true, wordPoints: true, sentPoints: true }),
  sessions,
  /** The times of the member's last log-in on each known device. */
  knownDevices: z.array(z.object({ lastLoginAt: z.string() })),
  /** Earlier addresses that still guard the account (docs/product/accounts.md#changed-address). */
  emailChanges: z.array(z.object({ oldEmail: z.string(), changedAt: z.string() })),
  ...studyExport.shape,
  ...favoritesExport.shape,
  ...coursesExport.shape,
  ...lyricsExport.shape,
  ...patternsExport.shape,
});
export type MemberExport = z.infer<typeof memberExport>;

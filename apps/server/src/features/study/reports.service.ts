import { fail, type ReportBody } from '@utarang/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { wordReports } from '../../db/schema.js';
import type { StudyDeps } from './deps.js';

/** So many of a member may wait for an admin; the message of `report_limit` names it. */
export const OPEN_REPORTS_MAX = 100;

/** What members say is wrong with a word. */
export function createReports({ catalogue, turn }: Pick<StudyDeps, 'catalogue' | 'turn'>) {
  return {
    /** Throws `word_not_found` and `report_limit`. */
    async add(memberId: number, wordId: number, { field, note }: ReportBody): Promise<{ id: number }> {
      if (!catalogue.word(wordId)) fail('word_not_found');
      return turn(memberId, async (tx, { now }) => {
        const [open] = await tx
          .select({ count: count() })
          .from(wordReports)
          .where(and(eq(wordReports.memberId, memberId), isNull(wordReports.closedAt)));
        if (open!.count >= OPEN_REPORTS_MAX) fail('report_limit');
        const [report] = await tx
          .insert(wordReports)
          .values({ memberId, wordId, field, note, createdAt: now })
          .returning({ id: wordReports.id });
        return report!;
      });
    },
  };
}

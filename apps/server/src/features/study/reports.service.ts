import { fail, type ReportBody } from '@utarang/contract';
import type { StudyDeps } from './deps.js';
import { countOpenReports, insertReport } from './reports.repo.js';

/** The most open reports of a member; the message of `report_limit` has the number. */
export const OPEN_REPORTS_MAX = 100;

/** Members' reports that something is wrong with a word. */
export function createReports({ catalogue, turn }: Pick<StudyDeps, 'catalogue' | 'turn'>) {
  return {
    /** Throws `word_not_found` and `report_limit`. */
    async add(memberId: number, wordId: number, { field, note }: ReportBody): Promise<{ id: number }> {
      if (!catalogue.word(wordId)) fail('word_not_found');
      return turn(memberId, async (tx, { now }) => {
        if ((await countOpenReports(tx, memberId)) >= OPEN_REPORTS_MAX) fail('report_limit');
        return insertReport(tx, { memberId, wordId, field, note, createdAt: now });
      });
    },
  };
}

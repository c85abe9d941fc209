import { onWire, type StudyExport } from '@utarang/contract';
import { learntWords } from '../../learner/learnt-words.js';
import { awardsOf } from '../../learner/ledger.repo.js';
import { ownWordsOf } from '../../learner/own-words.repo.js';
import type { StudyDeps } from './deps.js';
import { knownWordsOf } from './known-words.repo.js';
import { progressOf } from './progress.repo.js';
import { reportsOf } from './reports.repo.js';
import { synonymsOf } from './synonyms.repo.js';
import { wishesOf } from './wishes.repo.js';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The parts that other features export. */
type ExportedElsewhere =
  | 'quizzes'
  | 'memory'
  | 'reviews'
  | 'reviewDays'
  | 'reviewPlan'
  | 'reminder'
  | 'reminderDevices';

/**
 * Exports everything that is stored of a member's study. Quizzes and reviews are features of their own, and the answers
 * to repeated calls, stored for a day, are left out.
 */
export const createStudyExport =
  ({ orm, catalogue }: Pick<StudyDeps, 'orm' | 'catalogue'>) =>
  async (memberId: number): Promise<Omit<StudyExport, ExportedElsewhere>> => {
    const progress = await progressOf(orm, memberId);
    const ids = progress.map(({ wordId }) => wordId);
    const wordOf = await learntWords(orm, catalogue, memberId, ids);
    const known = await knownWordsOf(orm, memberId);
    const awards = await awardsOf(orm, memberId);
    const synonyms = await synonymsOf(orm, memberId);
    const reports = await reportsOf(orm, memberId);
    const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() });
    return {
      words: progress.map((one) => ({
        wordId: one.wordId,
        japaneseWord: wordOf(one.wordId)?.japaneseWord ?? null,
        savedAt: iso(one.savedAt),
        attemptsUsed: one.attemptsUsed,
        cooldownUntil: iso(one.cooldownUntil),
        cooldownSeconds: one.cooldownSeconds,
        completedAt: iso(one.completedAt),
      })),
      knownWords: known.map(({ wordId, knownAt }) => ({
        wordId,
        japaneseWord: catalogue.word(wordId)?.japaneseWord ?? null,
        knownAt: knownAt.toISOString(),
      })),
      awards: awards.map((award) => ({ ...award, earnedAt: award.earnedAt.toISOString() })),
      synonyms: synonyms.map(dated),
      reports: reports.map(dated),
      ownWords: (await ownWordsOf(orm, memberId)).map(onWire).map(dated),
      wishes: (await wishesOf(orm, memberId)).map(onWire).map(dated),
    };
  };

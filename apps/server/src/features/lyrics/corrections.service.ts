import { fail, type OwnWordCorrection, type WordCorrectionBody } from '@utarang/contract';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';
import { correctionsOf, countOtherCorrections, deleteCorrection, putCorrection } from './corrections.repo.js';
import type { InBook } from './lyric-content.js';

/** The most corrected words of a member; the message of the limit has the number. */
export const CORRECTIONS_MAX = 5000;

type Deps = { readonly orm: Orm; readonly turn: Turn; readonly inBook: InBook };

/** The corrections of a member that apply to all their texts (docs/product/songs.md#my-lyrics). */
export const createCorrections = ({ orm, turn, inBook }: Deps) => ({
  corrections: (memberId: number): Promise<OwnWordCorrection[]> => correctionsOf(orm, memberId),

  /** Throws `correction_limit`. */
  correct: (memberId: number, body: WordCorrectionBody): Promise<OwnWordCorrection> =>
    turn(memberId, async (tx, { now }) => {
      if ((await countOtherCorrections(tx, memberId, body.written)) >= CORRECTIONS_MAX) fail('correction_limit');
      const wordId = inBook(body.wordId);
      if ((body.reading ?? body.meaningKo ?? wordId) === null) fail('word_not_found');
      return putCorrection(tx, { ...body, wordId, memberId, updatedAt: now });
    }),

  /** Removes a correction. Throws `correction_not_found`. */
  takeBack: (memberId: number, id: number): Promise<void> =>
    turn(memberId, async (tx) => {
      if (!(await deleteCorrection(tx, memberId, id))) fail('correction_not_found');
    }),
});

import { fail, type KnownByMember, type Level, levels } from '@utarang/contract';
import { isKnown, wordStatus } from '@utarang/domain/study';
import type { Orm } from '../../db/orm.js';
import type { StudyDeps } from './deps.js';
import { knownWordsOf, markKnown, unmarkKnown } from './known-words.repo.js';
import { progressOf } from './progress.repo.js';

/** The words that members mark as known (docs/product/study.md#known-words). */
export function createKnownWords({ orm, clock, catalogue, turn }: StudyDeps) {
  const answer = async (db: Orm, memberId: number, now: Date): Promise<KnownByMember> => {
    const knownIds = (await knownWordsOf(db, memberId)).map(({ wordId }) => wordId);
    const completed = (await progressOf(db, memberId)).filter((one) => wordStatus(one, now).status === 'COMPLETED');
    const known = { knownIds: new Set(knownIds), completedIds: new Set(completed.map(({ wordId }) => wordId)) };
    return {
      knownIds,
      levels: levels.map((level) => {
        const { items } = catalogue.lists.levels[level];
        return { level, known: items.filter(({ id }) => isKnown(known, id)).length, total: items.length };
      }),
    };
  };

  const change = (memberId: number, wordIds: readonly number[], how: 'mark' | 'unmark') =>
    turn(memberId, async (tx, { now }) => {
      if (how === 'mark') await markKnown(tx, memberId, wordIds, now);
      else await unmarkKnown(tx, memberId, wordIds);
      return answer(tx, memberId, now);
    });

  /** Filters the words that the book has. Throws `word_not_found` where it has none. */
  const inBook = (wordIds: readonly number[]): number[] => {
    const known = [...new Set(wordIds)].filter((id) => catalogue.word(id));
    return known.length > 0 ? known : fail('word_not_found');
  };
  const ofLevel = (level: Level) => catalogue.lists.levels[level].items.map(({ id }) => id);

  return {
    list: async (memberId: number) => answer(orm, memberId, await clock.now(orm)),
    /** Throws `word_not_found`. */
    mark: async (memberId: number, wordIds: readonly number[]) => change(memberId, inBook(wordIds), 'mark'),
    unmark: async (memberId: number, wordIds: readonly number[]) => change(memberId, inBook(wordIds), 'unmark'),
    markLevel: (memberId: number, level: Level) => change(memberId, ofLevel(level), 'mark'),
    unmarkLevel: (memberId: number, level: Level) => change(memberId, ofLevel(level), 'unmark'),
  };
}

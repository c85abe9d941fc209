import { type CheckedWord, type CheckedWordIds, type CheckedWordsQuery, fail } from '@utarang/contract';
import { strengthOf } from '@utarang/domain/review';
import { afterUnsaving, attemptState, wordStatus } from '@utarang/domain/study';
import { inList } from '../../catalogue/word.js';
import { learntWord, learntWords } from '../../learner/learnt-words.js';
import type { Once } from '../../learner/once.js';
import { checkedWordOf } from './checked-word.js';
import type { StudyDeps } from './deps.js';
import { knownWordsOf } from './known-words.repo.js';
import { countSaved, memoriesOf, progressOf, progressOn, saveProgress, type WordProgress } from './progress.repo.js';

/**
 * The most saved words of a member: more than the book has. The message of `saved_limit` has the number. A test may
 * save a word beyond the limit, so that no answer is lost.
 */
export const SAVED_MAX = 20_000;

type Deps = StudyDeps & { readonly once: Once };

/** Filters the words that a page of saved words shows, the latest saved first. */
export function savedNow(progress: readonly WordProgress[], status: CheckedWordsQuery['status'], now: Date) {
  const isAsked = (one: WordProgress) =>
    one.savedAt !== null &&
    (status === undefined || (status === 'COMPLETED') === (wordStatus(one, now).status === 'COMPLETED'));
  const latestFirst = (one: WordProgress, other: WordProgress) =>
    (other.savedAt?.getTime() ?? 0) - (one.savedAt?.getTime() ?? 0) || other.wordId - one.wordId;
  return progress.filter(isAsked).sort(latestFirst);
}

/** The words that a member saved. */
export function createSavedWords({ orm, clock, catalogue, turn, once }: Deps) {
  return {
    /** The latest saved first. */
    async list(memberId: number, status?: CheckedWordsQuery['status']): Promise<CheckedWord[]> {
      const [progress, now] = [await progressOf(orm, memberId), await clock.now(orm)];
      const saved = savedNow(progress, status, now);
      const wordOf = await learntWords(
        orm,
        catalogue,
        memberId,
        saved.map(({ wordId }) => wordId),
      );
      return saved.flatMap((one) => {
        const word = wordOf(one.wordId);
        return word ? checkedWordOf(inList(word), one, now) : [];
      });
    },

    /** The ids of saved words, for the stars and tests of every list. */
    async ids(memberId: number): Promise<CheckedWordIds> {
      const [progress, now] = [await progressOf(orm, memberId), await clock.now(orm)];
      const knownIds = (await knownWordsOf(orm, memberId)).map(({ wordId }) => wordId);
      const strengths = new Map((await memoriesOf(orm, memberId)).map((one) => [one.wordId, strengthOf(one)]));
      const idsWhere = (holds: (one: WordProgress) => boolean) => progress.filter(holds).map(({ wordId }) => wordId);
      const cooling = progress.filter((one) => wordStatus(one, now).status === 'COOLDOWN');
      const ids = idsWhere(({ savedAt }) => savedAt !== null);
      return {
        ids,
        completedIds: idsWhere((one) => wordStatus(one, now).status === 'COMPLETED'),
        cooldowns: Object.fromEntries(
          cooling.map((one) => [one.wordId, attemptState(one, now).cooldownRemainingSec] as const),
        ),
        ...(strengths.size > 0 && { strengths: ids.map((id) => strengths.get(id) ?? 0).join('') }),
        ...(knownIds.length > 0 && { knownIds }),
      };
    },

    /** Throws `word_not_found`, `word_already_saved`, `word_already_completed` and `saved_limit`. */
    async save(memberId: number, wordId: number, key?: string): Promise<CheckedWord> {
      const word = (await learntWord(orm, catalogue, memberId, wordId)) ?? fail('word_not_found');
      return once(memberId, { key, request: ['save', wordId] }, async (tx, { now }) => {
        const progress = await progressOn(tx, memberId, wordId);
        const { status } = wordStatus(progress, now);
        if (status === 'COMPLETED') fail('word_already_completed', { wordStatus: status });
        if (progress.savedAt !== null) fail('word_already_saved');
        if ((await countSaved(tx, memberId)) >= SAVED_MAX) fail('saved_limit');
        const saved = { ...progress, savedAt: now };
        await saveProgress(tx, memberId, wordId, saved);
        return checkedWordOf(inList(word), saved, now);
      });
    },

    /** Removes a saved word. Points that the word earned stay. Throws `word_not_saved` and `word_in_cooldown`. */
    async remove(memberId: number, wordId: number): Promise<void> {
      if (!(await learntWord(orm, catalogue, memberId, wordId))) fail('word_not_saved');
      await turn(memberId, async (tx, { now }) => {
        const progress = await progressOn(tx, memberId, wordId);
        if (progress.savedAt === null) fail('word_not_saved');
        if (wordStatus(progress, now).status === 'COOLDOWN') fail('word_in_cooldown');
        await saveProgress(tx, memberId, wordId, afterUnsaving(progress));
      });
    },
  };
}

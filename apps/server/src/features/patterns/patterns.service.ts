import {
  fail,
  type GrammarQuestion,
  type PatternAnswer,
  type PatternAnswerBody,
  type PatternsExport,
  type SavedPatterns,
} from '@utarang/contract';
import { PATTERNS_ASKED } from '@utarang/domain/grammar';
import { afterReview, daysBetween, isRelearning, patternsOfDay, ratingOf, spentOn } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import { addToDay } from '../../learner/memory.repo.js';
import type { Once } from '../../learner/once.js';
import type { Learner, Turn } from '../../learner/turn.js';
import {
  patternOf,
  patternsOf,
  type StoredPattern,
  savePatternMemory,
  schedulingOf,
  setSavedAt,
} from './patterns.repo.js';

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly turn: Turn;
  readonly once: Once;
  /** The existing particles and endings, and their questions. */
  readonly drill: {
    readonly has: (id: string) => boolean;
    readonly questionFor: (id: string) => GrammarQuestion | null;
    readonly isRight: (id: string, body: PatternAnswerBody) => boolean;
  };
};

/** The particles and endings that members save, and their review (docs/product/review.md#patterns). */
export function createPatterns({ orm, clock, turn, once, drill }: Deps) {
  const known = (id: string): string => (drill.has(id) ? id : fail('entry_not_found'));

  /** The saved patterns that the reference still has, the latest saved first. */
  const savedOf = (patterns: readonly StoredPattern[]) =>
    patterns
      .flatMap(({ patternId: id, savedAt, ...rest }) =>
        savedAt !== null && drill.has(id) ? [{ id, savedAt, ...rest }] : [],
      )
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime() || (one.id < other.id ? -1 : 1));

  const stateIn = async (db: Orm, memberId: number, now: Date): Promise<SavedPatterns> => {
    const saved = savedOf(await patternsOf(db, memberId));
    return { ids: saved.map(({ id }) => id), due: patternsOfDay(saved, now).length };
  };

  async function answerIn(
    tx: Orm,
    { memberId, now }: Learner,
    id: string,
    body: PatternAnswerBody,
  ): Promise<PatternAnswer> {
    const stored = await patternOf(tx, memberId, id);
    if (!stored || stored.savedAt === null) return fail('pattern_not_saved');
    const { memory: before } = stored;
    const isRight = drill.isRight(id, body);
    const elapsedMs = body.elapsedMs ?? null;
    const hadHelp = before !== null && isRelearning(before) && daysBetween(before.reviewedAt, now) === 0;
    const rating = ratingOf({ isRight, hadHelp, elapsedMs, length: body.answer?.length ?? 0 });
    const { memory, days, reason } = afterReview(before, rating, now, await schedulingOf(tx, memberId));
    const today = seoulDate(now);
    await savePatternMemory(tx, memberId, id, { ...memory, begunOn: stored.begunOn ?? today });
    // A judged answer counts for the days on which something was learnt; the daily goal counts only words.
    const spentMs = elapsedMs === null ? 0 : spentOn(elapsedMs);
    await addToDay(tx, memberId, today, { answers: 1, recalled: isRight ? 1 : 0, spentMs });
    const { due } = await stateIn(tx, memberId, now);
    return {
      correct: isRight,
      dueAt: memory.dueAt.toISOString(),
      intervalDays: days,
      reason: { code: reason, times: memory.streak },
      due,
    };
  }

  return {
    dueIn: async (db: Orm, memberId: number, now: Date): Promise<number> => (await stateIn(db, memberId, now)).due,

    async state(memberId: number): Promise<SavedPatterns> {
      return stateIn(orm, memberId, await clock.now(orm));
    },

    /** `added` is false for one that was saved already. Throws `entry_not_found`. */
    save(memberId: number, id: string): Promise<{ state: SavedPatterns; added: boolean }> {
      known(id);
      return turn(memberId, async (tx, { now }) => {
        const stored = await patternOf(tx, memberId, id);
        const added = !stored || stored.savedAt === null;
        if (added) await setSavedAt(tx, memberId, id, now);
        return { state: await stateIn(tx, memberId, now), added };
      });
    },

    remove: (memberId: number, id: string): Promise<void> =>
      turn(memberId, async (tx) => {
        if (drill.has(id) && (await patternOf(tx, memberId, id))) await setSavedAt(tx, memberId, id, null);
      }),

    /** The questions that come next today. */
    async questions(memberId: number): Promise<GrammarQuestion[]> {
      const [stored, now] = [await patternsOf(orm, memberId), await clock.now(orm)];
      const asked: GrammarQuestion[] = [];
      for (const id of patternsOfDay(savedOf(stored), now)) {
        if (asked.length === PATTERNS_ASKED) break;
        const question = drill.questionFor(id);
        if (question) asked.push(question);
      }
      return asked;
    },

    /** Throws `entry_not_found` and `pattern_not_saved`. */
    answer(memberId: number, id: string, body: PatternAnswerBody, key?: string): Promise<PatternAnswer> {
      known(id);
      const { sentenceId, chosen = '', answer = '' } = body;
      const request = ['pattern', id, sentenceId, chosen, answer];
      return once(memberId, { key, request }, (tx, learner) => answerIn(tx, learner, id, body));
    },

    /** Everything that is kept of a member's patterns. */
    async export(memberId: number): Promise<PatternsExport> {
      const patterns = await patternsOf(orm, memberId);
      return {
        patterns: patterns.map(({ patternId, savedAt, memory, begunOn }) => ({
          patternId,
          savedAt: savedAt?.toISOString() ?? null,
          stability: memory?.stability ?? null,
          difficulty: memory?.difficulty ?? null,
          dueAt: memory?.dueAt.toISOString() ?? null,
          reviewedAt: memory?.reviewedAt.toISOString() ?? null,
          reps: memory?.reps ?? 0,
          lapses: memory?.lapses ?? 0,
          streak: memory?.streak ?? 0,
          begunOn,
        })),
      };
    },
  };
}

export type Patterns = ReturnType<typeof createPatterns>;

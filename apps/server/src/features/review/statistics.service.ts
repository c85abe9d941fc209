import { fail, levels, type Statistics } from '@utarang/contract';
import { dateAfter, mondayOf, STRENGTH_FROM, strengthOf } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import { inList } from '../../catalogue/word.js';
import { learntWords } from '../../learner/learnt-words.js';
import { countWords } from '../../learner/memory.repo.js';
import { studyDaysOf } from '../../learner/study-days.js';
import type { ReviewDeps } from './deps.js';
import { planOf } from './review.repo.js';
import { byHour, byWeek, hardest, memoryByWeek, sumOf, wordsNow } from './statistics.repo.js';

/** The most words in the list of the hardest. */
const HARDEST = 10;
/** The default number of weeks. */
export const USUAL_WEEKS = 8;

/** The statistics of a member's answers (docs/product/review.md#statistics). */
export function createStatistics({ orm, clock, catalogue }: Pick<ReviewDeps, 'orm' | 'clock' | 'catalogue'>) {
  return async (memberId: number, weeks = USUAL_WEEKS): Promise<Statistics> => {
    const today = seoulDate(await clock.now(orm));
    const mondays = Array.from({ length: weeks }, (_, index) => dateAfter(mondayOf(today), -7 * (weeks - 1 - index)));
    const sums = await sumOf(orm, memberId);
    const answers = await byWeek(orm, memberId, mondays[0] ?? today);
    const memory = await memoryByWeek(orm, memberId, mondays, STRENGTH_FROM);
    const words = await wordsNow(orm, memberId, today);
    const plan = await planOf(orm, memberId);
    const { streak, longest } = await studyDaysOf(orm, memberId, today, plan?.restDay ?? false);
    const levelOf = new Map(
      levels.flatMap((level) => catalogue.lists.levels[level].items.map(({ id }) => [id, level])),
    );
    const learnt = words.filter((word) => word.learnt);
    const hard = await hardest(orm, memberId, HARDEST);
    const ids = hard.map(({ wordId }) => wordId);
    const hardWord = await learntWords(orm, catalogue, memberId, ids);
    const learntOf = (level: string) => learnt.filter(({ wordId }) => levelOf.get(wordId) === level).length;
    const inWeek = (week: string) => memory.filter((row) => row.week === week);
    return {
      reviews: sums.reviews,
      weeks,
      retention: mondays.map((week) => {
        const { reviews = 0, recalled = 0 } = answers.get(week) ?? {};
        return { week, reviews, recalled };
      }),
      learned: mondays.map((week) => ({
        date: week,
        count: inWeek(week).reduce((sum, row) => sum + row.learnt, 0),
      })),
      memory: STRENGTHS.map((strength) => words.filter((word) => strengthOf(word) === strength).length),
      memoryByWeek: mondays.map((week) => ({
        week,
        counts: STRENGTHS.map((strength) => inWeek(week).find((row) => row.strength === strength)?.words ?? 0),
      })),
      byLevel: levels.map((level) => ({
        level,
        learnt: learntOf(level),
        total: catalogue.lists.levels[level].items.length,
      })),
      byPartOfSpeech: byPartOfSpeech(words, (id) => catalogue.word(id)?.partsOfSpeech ?? []),
      byHour: await byHour(orm, memberId),
      hardest: hard.map(({ wordId, ...counts }) => ({
        ...inList(hardWord(wordId) ?? fail('word_not_found')),
        ...counts,
      })),
      learnt: learnt.length,
      met: (await countWords(orm, memberId, today)).met,
      streak,
      longestStreak: longest(),
      seconds: Math.round(sums.ms / 1000),
      secondsByWeek: mondays.map((week) => ({ week, seconds: Math.round((answers.get(week)?.ms ?? 0) / 1000) })),
    };
  };
}

const STRENGTHS = [1, 2, 3, 4, 5] as const;

/** Counts words by their first part of speech, the largest group first. */
function byPartOfSpeech(
  words: readonly { readonly wordId: number; readonly learnt: boolean }[],
  partsOf: (id: number) => readonly string[],
): Statistics['byPartOfSpeech'] {
  const counts = new Map<string, { learnt: number; met: number }>();
  for (const { wordId, learnt } of words) {
    const [part] = partsOf(wordId);
    if (part === undefined) continue;
    const before = counts.get(part) ?? { learnt: 0, met: 0 };
    counts.set(part, { learnt: before.learnt + (learnt ? 1 : 0), met: before.met + 1 });
  }
  return Array.from(counts, ([partOfSpeech, count]) => ({ partOfSpeech, ...count })).sort((a, b) => b.met - a.met);
}

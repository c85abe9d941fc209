import type { Heatmap, Today } from '@utarang/contract';
import { lastMetAt, type Progress, seoulDate, stageOf, streak, waitingSince } from '@utarang/domain/study';
import { inList } from '../../catalogue/word.js';
import { learntWords } from '../../learner/learnt-words.js';
import { type PointDay, pointDaysOf } from '../../learner/ledger.repo.js';
import { countWords } from '../../learner/memory.repo.js';
import { studyDaysOf } from '../../learner/study-days.js';
import { restDayOf } from '../../learner/study-days.repo.js';
import { checkedWordOf } from './checked-word.js';
import type { StudyDeps } from './deps.js';
import { progressOf, type WordProgress } from './progress.repo.js';

/** The most words of a day's test (`Today` in the contract). */
export const WORDS_OF_A_TEST = 20;

const pointsOf = ({ wordPoints, quizPoints }: PointDay) => wordPoints + quizPoints;
const streakOn = (days: readonly PointDay[], today: string) =>
  streak(
    days.map(({ day }) => day),
    today,
  );

/** A member's days, and the tasks of today. A day is one in Seoul. */
export function createDays({ orm, clock, catalogue }: StudyDeps) {
  /** The level and the page position of the word that was met last, among words that a level lists. */
  const leftOff = (progress: readonly WordProgress[], now: Date): Today['leftOff'] => {
    const lastMet = progress
      .flatMap((one) => {
        const metAt = lastMetAt(one, now);
        return metAt === null ? [] : [{ wordId: one.wordId, at: metAt }];
      })
      .sort((one, other) => other.at - one.at || other.wordId - one.wordId);
    for (const { wordId } of lastMet) {
      const level = catalogue.word(wordId)?.level;
      const items = level ? catalogue.lists.levels[level].items : [];
      const place = items.findIndex(({ id }) => id === wordId) + 1;
      if (level && place > 0) return { level, place, total: items.length };
    }
    return null;
  };

  return {
    /** The points of the days of a year; by default the current year in Seoul. */
    async heatmap(memberId: number, year?: number): Promise<Heatmap> {
      const [days, now] = [await pointDaysOf(orm, memberId), await clock.now(orm)];
      const today = seoulDate(now);
      const shown = year ?? Number(today.slice(0, 4));
      const totalPoints = days.reduce((sum, day) => sum + pointsOf(day), 0);
      const { current, longest } = streakOn(days, today);
      const { learnt, met } = await countWords(orm, memberId, today);
      return {
        year: shown,
        days: Object.fromEntries(
          days
            .filter(({ day }) => day.startsWith(`${shown}-`))
            .map((day) => [day.day, { points: pointsOf(day), wordPoints: day.wordPoints, quizPoints: day.quizPoints }]),
        ),
        totalPoints,
        stage: stageOf(totalPoints),
        streak: current,
        longestStreak: longest,
        learntWords: learnt,
        metWords: met,
      };
    },

    async today(memberId: number): Promise<Today> {
      const [progress, days, now] = [
        await progressOf(orm, memberId),
        await pointDaysOf(orm, memberId),
        await clock.now(orm),
      ];
      const today = seoulDate(now);
      const since = (one: Progress) => waitingSince(one, now)?.getTime() ?? 0;
      const ids = progress.map(({ wordId }) => wordId);
      const wordOf = await learntWords(orm, catalogue, memberId, ids);
      const waiting = progress.flatMap((one) => {
        const word = waitingSince(one, now) && wordOf(one.wordId);
        return word ? [{ word, progress: one }] : [];
      });
      const words = waiting
        .sort((one, other) => since(one.progress) - since(other.progress) || other.word.id - one.word.id)
        .slice(0, WORDS_OF_A_TEST)
        .map(({ word, progress }) => checkedWordOf(inList(word), progress, now));
      const ofToday = days.find(({ day }) => day === today);
      return {
        waiting: waiting.length,
        points: ofToday ? pointsOf(ofToday) : 0,
        streak: (await studyDaysOf(orm, memberId, today, await restDayOf(orm, memberId))).streak,
        words,
        leftOff: leftOff(progress, now),
      };
    },
  };
}
